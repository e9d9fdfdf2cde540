import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'

const ASK = `insert into compliance.list_refreshes (workspace_id, source, asked_by, asked_at) values ($1, $2, $3, $4)
  on conflict (workspace_id, source) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at`

/** Has a list fetched at the next look of whoever fetches lists; asked again before that, it is fetched once. */
export const refreshDataset = command(async (tx, { source }: { readonly source: ListSource }) => {
  allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  if (tx.settings.watchlists?.addresses[source] === undefined) throw refuse('DATASET_NOT_REFRESHABLE')
  await tx.sql(ASK, [tx.actor.workspaceId, source, tx.actor.subjectId, tx.now()])
  tx.emit(events.dataset_refresh_asked, newId(), { source })
  return { source }
})
