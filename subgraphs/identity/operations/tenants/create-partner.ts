import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { sentence } from '#kernel/graph/constraints.ts'
import { refuse } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import { events } from '#identity/events.ts'
import { PARTNER_COLUMNS, type Partner } from '#identity/queries/partners.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { normalReturnUrl } from '#identity/rules/return-url.ts'

export interface NewPartner {
  readonly name: string
  readonly returnUrls: readonly string[]
}

/** Adds a partner with its allow-list of return URLs. It cannot act before it has a key. */
export const createPartner = command(async (tx, input: NewPartner) => {
  admitAdministrator(tx.actor)
  return addPartner(tx, input)
})

const ADD = `insert into identity.partners (workspace_id, id, name, return_urls, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $5) returning ${PARTNER_COLUMNS}`

/** Inserts and publishes the partner; shared with other operations. */
export async function addPartner(tx: Tx, { name, returnUrls }: NewPartner): Promise<Partner> {
  const id = newId()
  const partner = one(
    await tx.sql<Partner>(ADD, [tx.actor.workspaceId, id, name, normalReturnUrls(tx, returnUrls), tx.now()]),
  )
  tx.emit(events.partner_created, id, {
    partnerId: id,
    name,
    returnUrls: partner.returnUrls,
    createdBy: tx.actor.subjectId,
  })
  return partner
}

/** The normalised allow-list. Loopback addresses without TLS are only allowed in the sandbox. */
export function normalReturnUrls(tx: Tx, returnUrls: readonly string[]): string[] {
  const normal = returnUrls.map(entry =>
    normalReturnUrl(entry, { loopback: tx.actor.environment === 'sandbox' }),
  )
  const issues = normal.flatMap((entry, index) =>
    entry === undefined
      ? [
          {
            field: `returnUrls[${index}]`,
            reason: 'must be an https origin and path, without user, query or fragment',
          },
        ]
      : [],
  )
  if (issues.length > 0) throw refuse('VALIDATION_ERROR', { message: sentence(issues), issues })
  return [...new Set(normal as string[])]
}
