import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { AllowedPair } from '../entities/allowed-pair.ts'
import { events } from '../events.ts'
import type { AllowedPairRow } from './allowed.ts'

const INSERT = insertOf(AllowedPair, 'pair')

/** Puts a pair on the allow-list. */
export async function allowPair(tx: Tx, pair: AllowedPairRow): Promise<AllowedPairRow> {
  await tx.sql(INSERT, valuesOf(AllowedPair, pair))
  const { id, subjectId, source, entryId, expiresAt, reason } = pair
  tx.emit(events.allow_list_extended, id, { pairId: id, subjectId, source, entryId, expiresAt: expiresAt?.toISOString() ?? null }, { reason })
  return pair
}
