import type { Compared } from './load.ts'

/** Renders a Markdown table; each column is as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map(row => row[column]!.length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const [head, ...body] = rows
  return [line(head!), line(widths.map(width => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** Compares all contenders with the baseline, which comes last. */
export function comparison(all: readonly Compared[]): string {
  const yardstick = all.at(-1)!
  return table([
    ['', 'requests/s (median)', 'least-most', 'ratio', 'p50 ms', 'p99 ms'],
    ...all.map(({ name, median, least, most }) => [
      name,
      median.perSecond.toFixed(0),
      `${least.toFixed(0)}-${most.toFixed(0)}`,
      (median.perSecond / yardstick.median.perSecond).toFixed(2),
      median.p50Ms.toFixed(1),
      median.p99Ms.toFixed(1),
    ]),
  ])
}

/** Renders the target and the measured value. */
export const verdict = (what: string, seen: number, wanted: number, isAtLeast = true): string =>
  `${what}: ${seen.toFixed(2)} (wanted: ${isAtLeast ? 'at least' : 'at most'} ${wanted}) ${(isAtLeast ? seen >= wanted : seen <= wanted) ? 'reached' : 'MISSED'}`
