import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { DenyListEntry, type DenyListEntryRow } from '#compliance/entities/deny-list-entry.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { nameKey } from '#compliance/rules/name-key.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'

export interface AddToDenyList {
  readonly name: string
  readonly reason?: string | null
}

const INSERT = `insert into compliance.deny_list as entry (workspace_id, id, name, name_key, reason, created_by, created_at, created_by_key)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (workspace_id, name_key) do nothing
  returning ${columnsOf(DenyListEntry, 'entry')}`

const add = command(async (tx, { name, reason, analyst }: WithAnalyst<AddToDenyList>) => {
  const key = nameKey(name)
  if (key === '') throw invalid([{ field: 'name', reason: 'must have letters or digits' }])

  const id = newId()
  const [entry] = await tx.sql<DenyListEntryRow>(INSERT, [
    tx.actor.workspaceId,
    id,
    name.trim(),
    key,
    reason ?? null,
    analyst.by,
    tx.now(),
    analyst.keyId,
  ])
  if (!entry) throw refuse('ALREADY_LISTED')

  tx.emit(events.deny_list_extended, id, { entryId: id, createdBy: analyst.by })
  return entry
})

/** Adds a name to the tenant's deny-list. It applies to later screenings; payments screened before keep their outcome. */
export async function addToDenyList(ctx: Context, input: AddToDenyList): Promise<DenyListEntryRow> {
  const analyst = await admitAnalyst(ctx)
  return add(ctx, { ...input, analyst })
}
