// Package engine turns a link into a run.
//
// A link holds everything: sizes, seed, processes. [ParseQuery] reads it into a
// [Config] or lists every error; [New] makes a [Run]; Advance plays rounds, the
// only way in which time passes; SeekTo goes to any round. The same link and rules
// version give the same loads everywhere: natively, in WebAssembly, in any
// chunking and after any seek.
//
//	c, err := engine.ParseQuery("n=100&m=10n&seed=42&p=one-choice&p=d-choice~2")
//	run, err := engine.New(c)
//	run.Advance(math.MaxInt64)
//	fmt.Println(run.Digest(), run.Lanes()[1].State.Gap())
//
// Lanes are processes that meet the same arrivals: in every round each gets the
// same candidates. A lane that has its m balls waits for the others.
package engine
