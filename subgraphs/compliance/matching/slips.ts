/** Whether two different words are one slip apart: a letter more, less or replaced, or two adjacent letters exchanged. */
export function isOneSlip(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length > 1) return false
  let start = 0
  while (start < shorter.length && shorter[start] === longer[start]) start++
  let [end, there] = [shorter.length, longer.length]
  while (end > start && there > start && shorter[end - 1] === longer[there - 1]) {
    end--
    there--
  }
  // What is left between the equal beginnings and endings.
  const [left, leftThere] = [end - start, there - start]
  if (leftThere <= 1) return leftThere + left > 0
  return (
    left === 2 &&
    leftThere === 2 &&
    shorter[start] === longer[start + 1] &&
    shorter[start + 1] === longer[start]
  )
}
