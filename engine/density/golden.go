package density

import "iter"

// golden visits 0..n-1 in steps of about 0.618n. Lists of edges often go vertex by
// vertex; in this order loads that are evened out edge by edge become even several times
// sooner, as every vertex is met again and again.
func golden(n int) iter.Seq[int] {
	step := max(n*5/8-n/145, 1) // 0.6181n
	for gcd(step, n) > 1 {
		step++
	}
	return func(yield func(int) bool) {
		for k, i := 0, 0; k < n && yield(i); k, i = k+1, (i+step)%n {
		}
	}
}

func gcd(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
