import type { ValidationIssue } from '#kernel/refusals.ts'
import type { GlAccountType, GlAccountUsage } from './gl-account.ts'

/** An account's place in the chart. */
export interface ChartNode {
  readonly id: string
  readonly parentId: string | null
  readonly type: GlAccountType
  readonly usage: GlAccountUsage
  readonly isActive: boolean
}

/** Levels of the chart, counted from an account without a parent. */
export const MAXIMUM_LEVELS = 8

/** Why the account cannot stand under the parent; undefined if it can. The chart includes the account unless it is new. */
export function parentIssue(
  chart: ReadonlyMap<string, ChartNode>,
  account: Pick<ChartNode, 'id' | 'type'>,
  parentId: string | null,
): ValidationIssue | undefined {
  if (parentId === null) return undefined
  const reason = reasonAgainst(chart, account, parentId)
  return reason === undefined ? undefined : { field: 'parentId', reason }
}

function reasonAgainst(
  chart: ReadonlyMap<string, ChartNode>,
  account: Pick<ChartNode, 'id' | 'type'>,
  parentId: string,
): string | undefined {
  const parent = chart.get(parentId)
  if (!parent) return 'must be an account of the chart'
  if (parent.usage !== 'HEADER') return 'must be a header'
  if (parent.type !== account.type) return 'must be a header of the same type'
  if (!parent.isActive) return 'must be an active header'
  const ancestors = ancestorsOf(chart, parent)
  if (ancestors.includes(account.id)) return 'must not be the account itself or an account below it'
  return ancestors.length + levelsFrom(chart, account.id) > MAXIMUM_LEVELS
    ? `must leave the chart at most ${MAXIMUM_LEVELS} levels deep`
    : undefined
}

/** Ids from the account up to the top. */
function ancestorsOf(chart: ReadonlyMap<string, ChartNode>, account: ChartNode): readonly string[] {
  const ids: string[] = []
  for (
    let node: ChartNode | undefined = account;
    node;
    node = node.parentId === null ? undefined : chart.get(node.parentId)
  )
    ids.push(node.id)
  return ids
}

/** Levels that the account and the accounts below it take up. */
function levelsFrom(chart: ReadonlyMap<string, ChartNode>, id: string): number {
  let levels = 1
  for (const node of chart.values()) {
    const ids = ancestorsOf(chart, node)
    const below = ids.indexOf(id)
    levels = Math.max(levels, below + 1)
  }
  return levels
}
