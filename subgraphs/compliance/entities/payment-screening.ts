import { defineEntity, p } from '@mikro-orm/core'

export type ScreeningOutcome = 'CLEAR' | 'BLOCKED'

/** When a payment is screened: as it is made, and again before it is paid out. */
export type ScreeningStage = 'CREATION' | 'PAYOUT'

/** A party as it was screened. */
export interface ScreenedParty {
  readonly role: string
  readonly name: string
  readonly country?: string | null
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
    parties: p.json<readonly ScreenedParty[]>(),
    matchedEntryIds: p.array().columnType('uuid[]'),
    createdAt: p.datetime(),
    voidedAt: p.datetime().strictNullable(),
  },
})
