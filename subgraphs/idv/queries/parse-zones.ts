import type { Context } from '#kernel/context.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { parseZone } from '#idv/mrz/parse-zone.ts'
import type { ParsedZone } from '#idv/mrz/zone.ts'
import { admitReader } from '#idv/rules/rights.ts'

const LINES_MAX = 10
const LINE_LENGTH_MAX = 100
const ISSUES_MAX = 20

/** Parses zones as they were sent, in their order. */
export function parseZones(
  ctx: Context,
  { zones }: { readonly zones: readonly (readonly string[])[] },
): readonly ParsedZone[] {
  admitReader(ctx.actor)
  const issues = issuesOf(zones)
  if (issues.length > 0) throw invalid(issues.slice(0, ISSUES_MAX))
  const context = {
    today: ctx.now().toISOString().slice(0, 10),
    isSandbox: ctx.actor.environment === 'sandbox',
  }
  return zones.map(lines => parseZone(lines, context))
}

function issuesOf(zones: readonly (readonly string[])[]): ValidationIssue[] {
  if (zones.length === 0) return [{ field: 'zones', reason: 'must have at least 1 item' }]
  return zones.flatMap((lines, index): ValidationIssue[] => {
    const field = `zones[${index}]`
    if (lines.length === 0 || lines.length > LINES_MAX)
      return [{ field, reason: `must have 1 to ${LINES_MAX} lines` }]
    return lines.flatMap((line, at) =>
      line.length > LINE_LENGTH_MAX
        ? [{ field: `${field}[${at}]`, reason: `must have at most ${LINE_LENGTH_MAX} characters` }]
        : [],
    )
  })
}
