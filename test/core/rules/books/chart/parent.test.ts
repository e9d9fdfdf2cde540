import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type ChartNode, MAXIMUM_LEVELS, parentIssue } from '#core/rules/books/chart/parent.ts'

const header = (id: string, parentId: string | null = null): ChartNode => ({
  id,
  parentId,
  type: 'ASSET',
  usage: 'HEADER',
  isActive: true,
})
const chartOf = (...nodes: ChartNode[]): Map<string, ChartNode> => new Map(nodes.map(node => [node.id, node]))

test.each<[string, Partial<ChartNode>]>([
  ['must be a header', { usage: 'DETAIL' }],
  ['must be a header of the same type', { type: 'INCOME' }],
  ['must be an active header', { isActive: false }],
])('a parent %s', (reason, change) => {
  const chart = chartOf({ ...header('a'), ...change })
  expect(parentIssue(chart, header('b'), 'a')).toEqual({ field: 'parentId', reason })
})

test('a parent must exist, and none is needed', () => {
  expect(parentIssue(chartOf(), header('b'), 'a')?.reason).toBe('must be an account of the chart')
  expect(parentIssue(chartOf(), header('b'), null)).toBeUndefined()
})

test('no sequence of accepted moves makes a cycle or a chart that is too deep', () => {
  const index = fc.nat({ max: 11 })
  fc.assert(
    fc.property(fc.array(fc.tuple(index, index), { maxLength: 60 }), moves => {
      const chart = chartOf(...Array.from({ length: 12 }, (_, id) => header(String(id))))
      for (const [child, parent] of moves) {
        const account = chart.get(String(child))!
        if (!parentIssue(chart, account, String(parent)))
          chart.set(account.id, { ...account, parentId: String(parent) })
      }
      for (const { id } of chart.values()) expect(levelOf(chart, id)).toBeLessThanOrEqual(MAXIMUM_LEVELS)
    }),
  )
})

/** Counts one level beyond the maximum at most, so that a cycle ends. */
function levelOf(chart: ReadonlyMap<string, ChartNode>, id: string): number {
  let level = 0
  for (let at: string | null = id; at !== null && level <= MAXIMUM_LEVELS; at = chart.get(at)!.parentId)
    level += 1
  return level
}

test('the deepest chart takes no further level, from above or below', () => {
  const ids = Array.from({ length: MAXIMUM_LEVELS }, (_, level) => String(level))
  const chart = chartOf(
    ...ids.map((id, level) => header(id, level === 0 ? null : ids[level - 1]!)),
    header('x'),
  )

  expect(parentIssue(chart, header('new'), ids.at(-1)!)?.reason).toContain('at most 8 levels')
  expect(parentIssue(chart, chart.get('0')!, 'x')?.reason).toContain('at most 8 levels')
  expect(parentIssue(chart, header('new'), ids.at(-2)!)).toBeUndefined()
})
