import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

export type ScreeningOutcome = 'CLEAR' | 'HELD' | 'BLOCKED'

/** Why a payment is held: a match needs review, or the lists could not be searched. */
export type PaymentHoldReason = 'MATCH' | 'UNAVAILABLE'

/** Stage of a payment screening: at creation, and again before the payout. */
export type ScreeningStage = 'CREATION' | 'PAYOUT'

/** A party of a payment, as screened. */
export interface ScreenedParty {
  readonly role: string
  readonly name: string
  readonly country?: string | null
  /** Not stored with the payment screening. */
  readonly dateOfBirth?: string | null
  /** The tenant's own id of a customer, or the id of a recipient. */
  readonly externalId?: string | null
}

/** One screening of the parties of a payment, with the searched lists and the result. It is evidence and stays when a customer is erased. */
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
    /** Time at which a hold for a match expires; null when the payment is not held for a match or the hold has no expiry. */
    heldUntil: p.datetime().strictNullable(),
    parties: p.json<readonly ScreenedParty[]>(),
    /** Ids of the matching deny-list entries. */
    matchedEntryIds: p.array().columnType('uuid[]'),
    /** Ids of the screenings whose matches hold or block the payment. */
    screeningIds: p.array().columnType('uuid[]'),
    /** The versions of the lists that were searched. */
    versions: p.json<Readonly<Partial<Record<ListSource, string>>>>(),
    createdAt: p.datetime(),
    voidedAt: p.datetime().strictNullable(),
    /** Whether the payment needs a release after its matches are cleared; later policy changes do not alter this. */
    needsRelease: p.boolean(),
    /** Time of the release; null when it was not released. */
    releasedAt: p.datetime().strictNullable(),
    releasedBy: p.text().strictNullable(),
    /** The API key that acted for this person; null when a staff member released it. */
    releasedByKey: p.uuid().strictNullable(),
    /** Ids of the matches that the release covers; later matches are not covered. */
    releasedMatchIds: p.array().columnType('uuid[]'),
  },
})

export type PaymentScreeningRow = Row<typeof PaymentScreening>
