import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { checkLinks, joinAlerts, linksOf, type GivenLinks } from '#compliance/cases/case-links.ts'
import { lockCustomer, openCasesOf } from '#compliance/cases/case-rows.ts'
import { openCase } from '#compliance/cases/open-case.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import type { CasePriority, CaseType } from '#compliance/entities/cases/compliance-case.ts'
import { refuse } from '#compliance/errors.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

export interface CreateCase extends GivenLinks {
  readonly type: CaseType
  readonly priority?: CasePriority | null
  readonly title?: string | null
  readonly summary?: string | null
  /** The tenant's own id of the customer. */
  readonly customerId?: string | null
}

const create = command(
  async (
    tx,
    {
      type,
      priority,
      title = null,
      summary = null,
      customerId = null,
      analyst,
      ...given
    }: WithAnalyst<CreateCase>,
  ): Promise<ReadableCase> => {
    const links = linksOf(given)
    if (customerId !== null) {
      await lockCustomer(tx, customerId)
      const [open] = await openCasesOf(tx, { customerId, types: [type] })
      if (open)
        throw refuse('CONFLICT', {
          message: `The customer already has an open case of this type: ${open.id} (${open.caseNumber}).`,
        })
    }
    await checkLinks(tx, links)
    const opened = await openCase(tx, {
      type,
      priority: priority ?? 'P3',
      customerId,
      title,
      summary,
      by: analyst,
      links,
      reason: null,
    })
    await joinAlerts(tx, opened.id, links)
    return decryptCase(tx.keys, opened)
  },
)

/** Opens a case by hand. A customer has at most one open case of each type. */
export const createCase = async (ctx: Context, input: CreateCase): Promise<ReadableCase> =>
  create(ctx, { ...input, analyst: admitCaseWorker(ctx) })
