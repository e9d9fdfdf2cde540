/** Reused work arrays, as long as the longest input so far; index 0 means not assigned. */
let buffers = buffersFor(32)

function buffersFor(size: number) {
  return {
    size,
    costs: new Float64Array(size * size),
    rowPotential: new Float64Array(size + 1),
    columnPotential: new Float64Array(size + 1),
    rowOf: new Int32Array(size + 1),
    min: new Float64Array(size + 1),
    cameFrom: new Int32Array(size + 1),
    isUsed: new Uint8Array(size + 1),
  }
}

/**
 * Assignment by Kuhn and Munkres with potentials: for every row the column that maximises the sum of gains, or -1.
 * Time is cubic in the size, which is small for names.
 */
export function assign(gains: readonly (readonly number[])[], columns: number): number[] {
  const rows = gains.length
  const size = Math.max(rows, columns)
  if (size > buffers.size) buffers = buffersFor(size)
  const { costs, rowPotential, columnPotential, rowOf } = buffers
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) costs[row * size + column] = -(gains[row]?.[column] ?? 0)
  rowPotential.fill(0, 0, size + 1)
  columnPotential.fill(0, 0, size + 1)
  rowOf.fill(0, 0, size + 1)
  for (let row = 1; row <= size; row++) augment(row, size)
  const assigned = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column]! - 1
    if (row < rows && (gains[row]?.[column - 1] ?? 0) > 0) assigned[row] = column - 1
  }
  return assigned
}

function augment(row: number, size: number): void {
  const { costs, rowPotential, columnPotential, rowOf, min, cameFrom, isUsed } = buffers
  min.fill(Infinity, 0, size + 1)
  isUsed.fill(0, 0, size + 1)
  rowOf[0] = row
  let column = 0
  do {
    isUsed[column] = 1
    const from = rowOf[column]!
    const costsFrom = (from - 1) * size - 1
    const potential = rowPotential[from]!
    let delta = Infinity
    let next = 0
    for (let j = 1; j <= size; j++) {
      if (isUsed[j] === 1) continue
      const reduced = costs[costsFrom + j]! - potential - columnPotential[j]!
      if (reduced < min[j]!) {
        min[j] = reduced
        cameFrom[j] = column
      }
      if (min[j]! < delta) {
        delta = min[j]!
        next = j
      }
    }
    // Happens only when a gain is NaN; the row stays unassigned, which prevents an endless loop.
    if (next === 0) return
    for (let j = 0; j <= size; j++) {
      if (isUsed[j] === 1) {
        rowPotential[rowOf[j]!]! += delta
        columnPotential[j]! -= delta
      } else min[j]! -= delta
    }
    column = next
  } while (rowOf[column] !== 0)
  while (column !== 0) {
    rowOf[column] = rowOf[cameFrom[column]!]!
    column = cameFrom[column]!
  }
}
