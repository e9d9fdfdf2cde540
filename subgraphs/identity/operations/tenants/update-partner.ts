import { command } from '#kernel/command.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { PARTNER_COLUMNS, type Partner } from '#identity/queries/partners.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { normalReturnUrls } from './create-partner.ts'

export interface UpdatePartner {
  readonly id: string
  readonly name?: string | null
  readonly returnUrls?: readonly string[] | null
}

const UPDATE = `update identity.partners
  set name = coalesce($3, name), return_urls = coalesce($4, return_urls), updated_at = $5
  where workspace_id = $1 and id = $2 returning ${PARTNER_COLUMNS}`

/** Changes the given fields. Outstanding handoff tokens keep the returnUrl they were minted with. */
export const updatePartner = command(async (tx, { id, name, returnUrls }: UpdatePartner) => {
  admitAdministrator(tx.actor)
  const allowList = returnUrls ? normalReturnUrls(tx, returnUrls) : null
  const [partner] = await tx.sql<Partner>(UPDATE, [
    tx.actor.workspaceId,
    id,
    name ?? null,
    allowList,
    tx.now(),
  ])
  if (!partner) throw refuse('PARTNER_NOT_FOUND')
  tx.emit(events.partner_updated, id, {
    partnerId: id,
    name: partner.name,
    returnUrls: partner.returnUrls,
    updatedBy: tx.actor.subjectId,
  })
  return partner
})
