import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { addEntries, entryRow } from '#compliance/blacklists/entries.ts'
import { expectationOf, normalise } from '#compliance/blacklists/normalise.ts'
import type { BlacklistEntryRow } from '#compliance/entities/monitoring/blacklist-entry.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

export interface AddBlacklistEntry {
  readonly kind: BlacklistKind
  readonly value: string
  readonly reason: string
  readonly source?: string | null
  readonly expiresAt?: Date | null
}

/** Adds a value to a blacklist. It counts from the next evaluation on. */
export const addBlacklistEntry = command(
  async (
    tx,
    { kind, value, reason, source = null, expiresAt = null }: AddBlacklistEntry,
  ): Promise<BlacklistEntryRow> => {
    admitWriter(tx.actor)
    const person = actingPerson(tx.actor)
    const normal = normalise(kind, value)
    if (normal === undefined) throw invalid([{ field: 'value', reason: `must be ${expectationOf(kind)}` }])
    if (expiresAt !== null && expiresAt <= tx.now())
      throw invalid([{ field: 'expiresAt', reason: 'must be later than now' }])

    const { workspaceId } = tx.actor
    const given = { value: value.trim(), normal, reason, source, expiresAt }
    const row = entryRow(tx.keys, { workspaceId, kind, person, at: tx.now() }, given)
    if ((await addEntries(tx, [row])) === 0)
      throw refuse('CONFLICT', { message: 'The value is already on this blacklist.' })
    tx.emit(
      events.blacklist_extended,
      row.id,
      { entryId: row.id, kind, expiresAt: expiresAt?.toISOString() ?? null, addedBy: person.by },
      { reason },
    )
    return { ...row, value: given.value }
  },
)
