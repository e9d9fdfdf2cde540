/**
 * Kuhn and Munkres' assignment by potentials: for every row the column that makes the sum of gains the largest, or -1.
 * Of sizes that names have; the time grows with the third power.
 */
export function assign(gains: readonly (readonly number[])[], columns: number): number[] {
  const rows = gains.length
  const size = Math.max(rows, columns)
  const cost = (row: number, column: number): number => -(gains[row]?.[column] ?? 0)
  const rowPotential = new Array<number>(size + 1).fill(0)
  const columnPotential = new Array<number>(size + 1).fill(0)
  const rowOf = new Array<number>(size + 1).fill(0)
  for (let row = 1; row <= size; row++) {
    augment(row, size, cost, rowPotential, columnPotential, rowOf)
  }
  const assigned = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column]! - 1
    if (row < rows && (gains[row]?.[column - 1] ?? 0) > 0) assigned[row] = column - 1
  }
  return assigned
}

function augment(row: number, size: number, cost: (row: number, column: number) => number, rowPotential: number[], columnPotential: number[], rowOf: number[]): void {
  const least = new Array<number>(size + 1).fill(Infinity)
  const cameFrom = new Array<number>(size + 1).fill(0)
  const isUsed = new Array<boolean>(size + 1).fill(false)
  rowOf[0] = row
  let column = 0
  do {
    isUsed[column] = true
    const from = rowOf[column]!
    let delta = Infinity
    let next = 0
    for (let j = 1; j <= size; j++) {
      if (isUsed[j]) continue
      const reduced = cost(from - 1, j - 1) - rowPotential[from]! - columnPotential[j]!
      if (reduced < least[j]!) { least[j] = reduced; cameFrom[j] = column }
      if (least[j]! < delta) { delta = least[j]!; next = j }
    }
    // Only where a gain is no number; its row goes without, and nothing turns in circles.
    if (next === 0) return
    for (let j = 0; j <= size; j++) {
      if (isUsed[j]) { rowPotential[rowOf[j]!]! += delta; columnPotential[j]! -= delta } else least[j]! -= delta
    }
    column = next
  } while (rowOf[column] !== 0)
  while (column !== 0) {
    rowOf[column] = rowOf[cameFrom[column]!]!
    column = cameFrom[column]!
  }
}
