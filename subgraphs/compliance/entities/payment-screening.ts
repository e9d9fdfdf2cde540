import { defineEntity, p } from '@mikro-orm/core'

export type ScreeningOutcome = 'CLEAR' | 'BLOCKED'

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
    outcome: p.text().$type<ScreeningOutcome>(),
    parties: p.json<readonly ScreenedParty[]>(),
    matchedEntryIds: p.array().columnType('uuid[]'),
    createdAt: p.datetime(),
    voidedAt: p.datetime().strictNullable(),
  },
})
