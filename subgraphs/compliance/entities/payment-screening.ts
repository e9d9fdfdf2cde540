import { defineEntity, p } from '@mikro-orm/core'
import type { ListSource } from '../watchlists/formats/formats.ts'

export type ScreeningOutcome = 'CLEAR' | 'HELD' | 'BLOCKED'

/** Why a payment is held: somebody has to look at a match, or nobody could look at the lists. */
export type PaymentHoldReason = 'MATCH' | 'UNAVAILABLE'

/** When a payment is screened: as it is made, and again before it is paid out. */
export type ScreeningStage = 'CREATION' | 'PAYOUT'

/** A party as it was screened. */
export interface ScreenedParty {
  readonly role: string
  readonly name: string
  readonly country?: string | null
  /** Not kept with the answer. */
  readonly dateOfBirth?: string | null
  /** By which it is known elsewhere: the tenant's own id of a customer, or the id of a recipient. */
  readonly externalId?: string | null
}

/** One screening of a payment's parties, with what was looked at and what was found. Evidence: it stays when a customer is erased. */
export const PaymentScreening = defineEntity({
  name: 'PaymentScreening',
  schema: 'compliance',
  tableName: 'payment_screenings',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    paymentId: p.uuid(),
    stage: p.text().$type<ScreeningStage>(),
    outcome: p.text().$type<ScreeningOutcome>(),
    holdReason: p.text().$type<PaymentHoldReason>().strictNullable(),
    /** When a payment that is held for a match is given up; null where it is not, or never is. */
    heldUntil: p.datetime().strictNullable(),
    parties: p.json<readonly ScreenedParty[]>(),
    /** Entries of the deny-list. */
    matchedEntryIds: p.array().columnType('uuid[]'),
    /** The screenings whose matches it waits for or was blocked by. */
    screeningIds: p.array().columnType('uuid[]'),
    /** The versions of the lists that were searched. */
    versions: p.json<Readonly<Partial<Record<ListSource, string>>>>(),
    createdAt: p.datetime(),
    voidedAt: p.datetime().strictNullable(),
    /** Whether matches that were cleared do not release it by themselves; stays so whatever the policy says later. */
    needsRelease: p.boolean(),
    /** When somebody let it go all the same. */
    releasedAt: p.datetime().strictNullable(),
    releasedBy: p.text().strictNullable(),
    /** The key that acted for this person; null where staff let it go. */
    releasedByKey: p.uuid().strictNullable(),
    /** The matches that it was let go with; one that is found later is not covered. */
    releasedMatchIds: p.array().columnType('uuid[]'),
  },
})
