import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

export interface Party {
  readonly role: 'SENDER' | 'RECIPIENT'
  readonly name: string
  readonly country: string | null
  readonly dateOfBirth: string | null
  /** The tenant's id of a sender, or the platform's id of a recipient. Analysts use it to distinguish parties permanently. */
  readonly externalId: string
}

/** A transaction as the rules of compliance judge it. */
export interface JudgedTransaction {
  readonly transactionId: string
  /** When the transfer was created, in RFC 3339; null while it is being created. */
  readonly occurredAt: string | null
  readonly type: 'REMITTANCE'
  readonly direction: 'DEBIT'
  readonly channel: string
  readonly amount: string
  readonly currency: string
  readonly customer: {
    readonly id: string
    readonly type: 'INDIVIDUAL' | 'ORGANIZATION'
    readonly name: string
    readonly dateOfBirth: string | null
    readonly country: string | null
  }
  readonly accountId: string | null
  readonly counterparty: {
    readonly id: string | null
    readonly name: string
    readonly account: string | null
    readonly country: string
    readonly bankBic: string | null
  }
}

interface Payment {
  readonly paymentId: string
  /** CREATION is decided before the transfer is created, PAYOUT before it is paid out. Screening has its own result for each stage. */
  readonly stage: 'CREATION' | 'PAYOUT'
  readonly parties: readonly Party[]
  readonly transaction: JudgedTransaction
}

/** Decision on a payment. HELD waits for an analyst until heldUntil; after that the payment is given up. */
export interface PaymentDecision {
  readonly outcome: 'CLEAR' | 'HELD' | 'BLOCKED'
  readonly heldUntil: Date | null
  /** Ids of the screenings with the matches that hold the payment. */
  readonly screeningIds: readonly string[]
}

interface Result {
  readonly outcome: string
  readonly isAwaitingAnalyst: boolean
  readonly heldUntil: string | null
  readonly screeningIds: readonly string[]
}

/** A decision that takes longer comes too late: the payment is held, and asks again. */
const DECISION_TIMEOUT_MS = 1_500

export const DECIDE_PAYMENT = domainCall<{ input: Payment }, { decidePayment: Result | null }>(
  'mutation DecideTransfer($input: DecidePaymentInput!) { decidePayment(input: $input) { outcome isAwaitingAnalyst heldUntil screeningIds } }',
)

export const VOID_PAYMENT_SCREENING = domainCall<{ paymentId: string }, { voidPaymentScreening: boolean }>(
  'mutation VoidScreeningOfTransfer($paymentId: UUID!) { voidPaymentScreening(paymentId: $paymentId) }',
)

/** Asks for the decision on a payment. Returns undefined when there is none for any reason, so that the caller can hold the payment. */
export async function decisionOn(ctx: Context, payment: Payment): Promise<PaymentDecision | undefined> {
  try {
    const { decidePayment } = await withTimeout(
      ctx.callDomain(ctx, DECIDE_PAYMENT, { input: payment }),
      DECISION_TIMEOUT_MS,
      () => new Error('the decision took too long'),
    )
    return decidePayment === null ? undefined : decisionFrom(decidePayment)
  } catch {
    return undefined
  }
}

function decisionFrom({
  outcome,
  isAwaitingAnalyst,
  heldUntil,
  screeningIds,
}: Result): PaymentDecision | undefined {
  const isGiven = outcome === 'CLEAR' || outcome === 'BLOCKED' || (outcome === 'HELD' && isAwaitingAnalyst)
  return isGiven
    ? { outcome, heldUntil: heldUntil === null ? null : new Date(heldUntil), screeningIds }
    : undefined
}

/** Reports that the payment was not made. Errors are ignored: a screening that stays is harmless, because no transfer has its id. */
export async function voidScreening(ctx: Context, paymentId: string): Promise<void> {
  await ctx.callDomain(ctx, VOID_PAYMENT_SCREENING, { paymentId }).catch(() => undefined)
}
