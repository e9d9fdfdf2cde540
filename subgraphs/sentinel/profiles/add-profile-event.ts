import type { Tx } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { newId } from '#kernel/id.ts'
import type { ElderProfileEventType } from '#sentinel/schema.gen.ts'

/** An entry of a timeline. */
export interface NewProfileEvent {
  readonly type: ElderProfileEventType
  /** The contact, signal, alert or hold that the event is about. */
  readonly referenceId: string | null
}

const INSERT = `insert into sentinel.profile_events (workspace_id, id, profile_id, type, reference_id, actor, at)
  select $1, id, $2, type, reference_id, $3, $4 from unnest($5::uuid[], $6::text[], $7::uuid[]) as event (id, type, reference_id)`

/** Adds entries to the timeline of a profile, in their order. */
export function addProfileEvents(tx: Tx, profileId: string, entries: readonly NewProfileEvent[]): void {
  if (entries.length === 0) return
  tx.atCommit(INSERT, [
    tx.actor.workspaceId,
    profileId,
    actingPerson(tx.actor).by,
    tx.now(),
    entries.map(() => newId()),
    entries.map(({ type }) => type),
    entries.map(({ referenceId }) => referenceId),
  ])
}

/** Adds an entry to the timeline of a profile; `referenceId` is the contact, signal, alert or hold that it is about. */
export const addProfileEvent = (
  tx: Tx,
  profileId: string,
  type: ElderProfileEventType,
  referenceId: string | null = null,
): void => addProfileEvents(tx, profileId, [{ type, referenceId }])
