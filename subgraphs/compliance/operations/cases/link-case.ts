import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { checkLinks, joinAlerts, linksOf, type GivenLinks } from '#compliance/cases/case-links.ts'
import { changeCase, checkMove, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { addLinks, linksByKind } from '#compliance/cases/open-case.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

interface LinkCase extends GivenLinks {
  readonly id: string
}

const link = command(async (tx, { id, analyst, ...given }: WithAnalyst<LinkCase>): Promise<ReadableCase> => {
  const links = linksOf(given)
  if (links.length === 0) throw invalid([{ field: '', reason: 'must name at least one id to link' }])
  const before = await lockCase(tx, id)
  checkMove('link', before)
  await checkLinks(tx, links)
  const added = await addLinks(tx, id, links)
  if (added.length === 0) return decryptCase(tx.keys, before)

  await joinAlerts(tx, id, added)
  const after = await changeCase(tx, before, { type: 'LINKED', by: analyst, changes: linksByKind(added) })
  publishCase(tx, events.case_updated, after, { before, by: analyst, reason: null })
  return decryptCase(tx.keys, after)
})

/** Links alerts, transactions, screenings, subjects and payments to a case. Links are never removed. */
export const linkCase = async (ctx: Context, input: LinkCase): Promise<ReadableCase> =>
  link(ctx, { ...input, analyst: admitCaseWorker(ctx) })
