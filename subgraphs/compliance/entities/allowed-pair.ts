import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/**
 * A pair of one of two forms: a subject and a list entry known to be different parties, which applies until it ends, or the subject or
 * the entry changes; or a payer and a payee whose payments are expected, which applies until it ends.
 */
export const AllowedPair = defineEntity({
  name: 'AllowedPair',
  schema: 'compliance',
  tableName: 'allow_list',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    subjectId: p.uuid().strictNullable(),
    externalId: p.text().strictNullable(),
    source: p.text().$type<ListSource>().strictNullable(),
    entryId: p.text().strictNullable(),
    entryHash: p.text().strictNullable(),
    matchId: p.uuid().strictNullable(),
    /** Encrypted, as is the payee. */
    payer: p.text().strictNullable(),
    payee: p.text().strictNullable(),
    payerHash: p.text().strictNullable(),
    payeeHash: p.text().strictNullable(),
    ruleCodes: p.array().columnType('text[]').$type<string[]>().strictNullable(),
    reason: p.text(),
    createdBy: p.text(),
    createdByKey: p.uuid().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().strictNullable(),
    endedAt: p.datetime().strictNullable(),
    endedBy: p.text().strictNullable(),
    endedByKey: p.uuid().strictNullable(),
    endReason: p
      .text()
      .$type<'REMOVED' | 'ENTRY_CHANGED' | 'SUBJECT_CHANGED' | 'SUBJECT_DELETED'>()
      .strictNullable(),
    /** Hash of the subject's search fields when the pair was created; null when they were unknown. */
    descriptionHash: p.text().strictNullable(),
    nameHash: p.text().strictNullable(),
  },
})

/** A pair of either form. */
export type AllowListRow = Row<typeof AllowedPair>

type EntryColumn = 'source' | 'entryId' | 'entryHash'
type PaymentColumn = 'payer' | 'payee' | 'payerHash' | 'payeeHash' | 'ruleCodes'

/** A pair of a subject and a list entry. */
export type AllowedPairRow = Omit<AllowListRow, EntryColumn | PaymentColumn> & {
  readonly [Column in EntryColumn]: NonNullable<AllowListRow[Column]>
}
