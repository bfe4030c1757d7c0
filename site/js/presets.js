/**
 * The examples to start from. Each link is canonical and holds its seed, so that what the sentences say is what is seen;
 * a new seed in the form shows that it is no accident.
 *
 * @typedef {{title: string, look: string, query: string}} Preset look: two sentences
 */

/** @type {Preset[]} */
export const PRESETS = [
  {
    title: 'The power of two choices',
    look: 'The second candidate takes the gap from eleven to two. A third and a fourth hardly help any more.',
    query: 'm=20n&seed=5&p=one-choice&p=d-choice&p=d-choice~3&p=d-choice~4&speed=60',
  },
  {
    title: 'One choice against two',
    look: 'Both lanes meet the same candidates; where they choose differently, both choices are marked. Above the loads drift apart, below they stay almost level.',
    query: 'n=50&seed=42&p=one-choice&p=d-choice&speed=10',
  },
  {
    title: 'A gap that does not grow',
    look: 'A hundred thousand balls fall into a hundred bins: the gap of One-Choice grows like the root of m/n. That of Two-Choice is at ten balls a bin what it is at a thousand.',
    query: 'm=1000n&seed=8&p=one-choice&p=d-choice&speed=3000',
  },
  {
    title: 'A second look now and then',
    look: 'With probability β a ball sees a second bin: a tenth of the balls is enough to stop the growth of the gap. Compare the gaps with ln n / β under Theory.',
    query: 'm=100n&seed=4&p=one-choice&p=one-plus-beta~0.1&p=one-plus-beta&speed=300',
  },
  {
    title: 'Mean-Thinning and its threshold',
    look: 'A ball that falls on or above the average is sent on, unseen, to a second bin. With the threshold three above the average the gap is about the same and fewer samples are needed, but holes stay open for longer.',
    query: 'm=100n&seed=6&p=one-choice&p=thinning&p=thinning~3&speed=300',
  },
  {
    title: 'Quantile: who must refuse',
    look: 'A ball refuses the fullest tenth, half or nine tenths of the bins. If nearly all bins refuse, the second bin is nearly a lone choice, and the gap grows again.',
    query: 'm=100n&seed=9&p=quantile~0.1&p=quantile&p=quantile~0.9&speed=300',
  },
  {
    title: 'Memory instead of a second sample',
    look: 'Caching draws one bin a ball and remembers one, the marked bin. It keeps up with Two-Choice on half the samples, and under Theory its maximum grows even more slowly.',
    query: 'm=n&seed=3&p=d-choice&p=caching&speed=10',
  },
  {
    title: 'Packing',
    look: 'A chosen bin below the average is filled at once to just above it, any other gets one ball. The gap stays small although there is less than one sample for each ball.',
    query: 'n=50&m=30n&seed=11&p=one-choice&p=packing&speed=15',
  },
  {
    title: 'Tight-Packing',
    look: 'A chosen bin brings as many balls as in Packing, but they go to the fullest bins below the average, which leave it. The gap is about the same and the emptiest bin less far behind: compare Depth under Measured.',
    query: 'n=50&m=30n&seed=2&p=packing&p=tight-packing&speed=15',
  },
  {
    title: 'Twinning',
    look: 'A chosen bin below the average gets two balls, any other gets one. That little help is enough: the gap stays where that of One-Choice goes on growing.',
    query: 'n=50&m=60n&seed=10&p=one-choice&p=twinning&speed=60',
  },
  {
    title: 'Recovery from a bad start',
    look: 'Half the bins start a hundred balls above the others. Watch Δ/n and the exponential potentials fall: Packing recovers in a few hundred rounds, Mean-Thinning steadily, Twinning slowly and One-Choice never.',
    query: 'm=200n&start=two-level&seed=3&p=one-choice&p=thinning&p=twinning&p=packing&speed=300',
  },
  {
    title: 'The rich get richer',
    look: 'Each ball goes to the fullest of two random bins. Some bins stay almost empty for ever while the leaders run away, far beyond the spread of One-Choice.',
    query: 'n=50&m=40n&seed=12&p=one-choice&p=fullest&speed=60',
  },
  {
    title: 'Coupling: every and fullest',
    look: 'Above, both candidates of a round get a ball; below, only the fuller one. In every bin the upper lane holds at least as much, which Measured checks at every round until the upper lane has its balls.',
    query: 'n=40&m=30n&seed=7&p=every&p=fullest&speed=20',
  },
  {
    title: 'Gambler’s ruin of two bins',
    look: 'Bin 1 starts five balls ahead of bin 2, both far above the rest. When the fullest of two wins, bin 2 ever draws level only with probability (17/19)⁵ ≈ 57 %; with Two-Choice it always does, and soon.',
    query: 'n=10&m=60n&start=pair~40~5&seed=1&p=fullest&p=one-choice&p=d-choice&speed=10',
  },
  {
    title: 'Greedy on the complete graph',
    look: 'Every edge joins two random vertices and goes to the lesser one, which is Two-Choice without repetition. After eight edges a vertex the largest load is 10, two above the optimum; a coin for each edge leads to 18.',
    query: 'g=complete~64&T=8n&seed=1&p=greedy&p=random-end&speed=20',
  },
  {
    title: 'Greedy on a ring',
    look: 'A vertex shares edges with two neighbours only, so that what gathers in one place flows off slowly. Greedy ends at 13 and a coin at 19; but the optimum is 11 where the average is 8, so most of that is the fault of the arrivals.',
    query: 'g=cycle~64&T=8n&seed=3&p=greedy&p=random-end&speed=20',
  },
  {
    title: 'Greedy on the hypercube',
    look: 'Each of the 64 vertices has six neighbours instead of 63. That is enough here: Greedy ends at 10 as on the complete graph, and the optimum is the average, 8.',
    query: 'g=hypercube~6&T=8n&seed=1&p=greedy&p=random-end&speed=20',
  },
  {
    title: 'Many vertices, few partners',
    look: 'Left-Assign never looks at the eight vertices on the right: it is One-Choice on the 64 others. Greedy gives the eight edges that their left ends could have held, while the optimum saves them for the left ends that are met again.',
    query: 'g=bipartite~64~8&T=64&seed=5&p=greedy&p=left-assign&p=optimum&speed=5',
  },
  {
    title: 'A graph that fools Greedy',
    look: 'Three layers, each 32 times smaller than the one below and joined to it, in our reconstruction of a graph from the literature. Every coin at a tie helps the loads to climb: see Loads by layer under Measured, and how much less they climb when ties go left.',
    query: 'g=layered~10240~0.9~32~32&seed=5&p=greedy&p=greedy~left&p=optimum&speed=300',
  },
  {
    title: 'Threshold-Greedy on that graph',
    look: 'The lower end of an edge between layers takes its first two without a look above, in our reconstruction of graph and thresholds. The top layer ends with a mean load of 1 instead of 4.5, and the largest load is 4 instead of 6.',
    query: 'g=layered~10240~0.9~32~32&seed=3&p=greedy&p=threshold-greedy-merged~0-2&speed=300',
  },
  {
    title: 'The decomposition of K₄₀₀,₂₀',
    look: 'The edges fall into three classes; under Measured stands how many of each a left end takes before it compares: 1, 5 and 1. On a graph this small that leaves two edges to compare, and Threshold-Greedy ends where Left-Assign does, at 5 above an optimum of 3.',
    query: 'g=bipartite~400~20&seed=1&p=threshold-greedy&p=left-assign&speed=30',
  },
  {
    title: 'The optimum jumps',
    look: 'The lower lane may turn around all edges so far, and holds 1 until round 56, when for the first time a connected piece has more edges than vertices. Greedy, which turns nothing around, holds 2 from round 32 on and ends at 3.',
    query: 'g=circulant~100&seed=1&p=greedy&p=optimum&speed=10',
  },
  {
    title: 'An adversary against Greedy',
    look: 'Each edge joins two vertices of the same load, so that Greedy must make one of them fuller: with 64 vertices it is driven up to log₂ 64 = 6. The same edges make a tree, and whoever knows them all holds 1.',
    query: 'g=complete~64&order=adversary&seed=1&p=greedy&p=optimum',
  },
];
