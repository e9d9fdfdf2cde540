import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { AccountEventType } from '#sentinel/detection-rules/rule-types.ts'
import type { StoredEvaluation } from '#sentinel/transactions/stored-evaluation.ts'

/** An event of a customer's account, such as a change of its phone number. `details` is encrypted. */
export const AccountEvent = defineEntity({
  name: 'ElderAccountEvent',
  schema: 'sentinel',
  tableName: 'account_events',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    /** The tenant's id. */
    eventId: p.text(),
    contentHash: p.text(),
    type: p.text().$type<AccountEventType>(),
    accountId: p.text().strictNullable(),
    occurredAt: p.datetime(),
    receivedAt: p.datetime(),
    country: p.text().strictNullable(),
    deviceHash: p.text().strictNullable(),
    details: p.text().strictNullable(),
    /** Signals and skipped rules; null if no rule was evaluated. */
    evaluation: p.json<StoredEvaluation>().strictNullable(),
  },
})

export type AccountEventRow = Row<typeof AccountEvent>
