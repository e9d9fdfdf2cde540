import type { Reaction } from '#kernel/events/reactions.ts'
import { applyProtectiveHold } from '#core/operations/accounts/apply-protective-hold.ts'
import type { ProtectiveHoldScope } from '#core/rules/protective-hold.ts'

/** Data of a hold's event that core uses. */
interface HoldEvent {
  readonly customerId: string
  readonly scope: ProtectiveHoldScope
  readonly transactionId: string | null
  readonly accountId: string | null
  readonly payeeHashes: readonly string[]
  readonly expiresAt: string | null
}

const ENDS: ReadonlySet<string> = new Set(['sentinel.hold_released', 'sentinel.hold_expired'])

/** Refuses the debits that a protective hold covers, as long as it is in force. */
export const onProtectiveHold: Reaction = {
  name: 'core.apply_protective_hold',
  on: [
    'sentinel.hold_placed',
    'sentinel.hold_extended',
    'sentinel.hold_ordered',
    'sentinel.hold_released',
    'sentinel.hold_expired',
  ],
  run(ctx, { type, aggregateId, sequence, data }) {
    const { customerId, scope, transactionId, accountId, payeeHashes, expiresAt } =
      data as unknown as HoldEvent
    return applyProtectiveHold(ctx, {
      id: aggregateId,
      externalCustomerId: customerId,
      scope,
      transactionId,
      accountId,
      payeeHashes,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      isInForce: !ENDS.has(type),
      sequence,
    })
  },
}
