import { withTimeout } from './concurrency/with-timeout.ts'
import type { Context } from './context.ts'
import { decisionTimes } from './decision-times.ts'
import { domainCall, type DomainCall } from './graph/domain-call.ts'

/** A party of a payment to screen. */
export interface PartyToScreen {
  readonly role: 'SENDER' | 'RECIPIENT'
  readonly name: string
  readonly country: string | null
  readonly dateOfBirth: string | null
  /** The tenant's id of a customer, or the platform's id of a recipient. Analysts use it to distinguish parties permanently. */
  readonly externalId: string | null
}

/** The transaction of a payment as the rules of compliance judge it. */
export interface PaymentTransaction {
  readonly transactionId: string
  /** When the payment was created, in RFC 3339; null while it is being created. */
  readonly occurredAt: string | null
  readonly type: 'REMITTANCE' | 'TRANSFER'
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
    readonly country: string | null
    readonly bankBic: string | null
  }
}

export interface PaymentToDecide {
  readonly paymentId: string
  /** CREATION is decided before the payment is created, PAYOUT before it leaves. Screening has its own result for each stage. */
  readonly stage: 'CREATION' | 'PAYOUT'
  readonly parties: readonly PartyToScreen[]
  readonly transaction: PaymentTransaction
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

type DecidePayment = DomainCall<{ input: PaymentToDecide }, { decidePayment: Result | null }>

/** The call of compliance that decides a payment, under the operation name of the asking domain. */
export const decidePaymentCall = (name: string): DecidePayment =>
  domainCall(
    `mutation ${name}($input: DecidePaymentInput!) { decidePayment(input: $input) { outcome isAwaitingAnalyst heldUntil screeningIds } }`,
  )

/** Asks for the decision on a payment. Returns undefined when there is none for any reason, so that the caller can hold the payment. */
export async function decisionOn(
  ctx: Context,
  call: DecidePayment,
  input: PaymentToDecide,
): Promise<PaymentDecision | undefined> {
  try {
    const { decidePayment } = await withTimeout(
      ctx.callDomain(ctx, call, { input }),
      decisionTimes.waitMs,
      () => new Error('the decision took too long'),
    )
    return decidePayment === null ? undefined : decisionFrom(decidePayment)
  } catch {
    return undefined
  }
}

type DecidePayments = DomainCall<
  { inputs: readonly PaymentToDecide[] },
  { decidePayments: readonly (Result | null)[] }
>

/** The call of compliance that decides up to 250 payments, under the operation name of the asking domain. */
export const decidePaymentsCall = (name: string): DecidePayments =>
  domainCall(
    `mutation ${name}($inputs: [DecidePaymentInput!]!) { decidePayments(inputs: $inputs) { outcome isAwaitingAnalyst heldUntil screeningIds } }`,
  )

/** Asks for the decisions on several payments in one call. Undefined for each payment without one, so that the caller can hold it. */
export async function decisionsOn(
  ctx: Context,
  call: DecidePayments,
  inputs: readonly PaymentToDecide[],
): Promise<(PaymentDecision | undefined)[]> {
  try {
    const { decidePayments } = await withTimeout(
      ctx.callDomain(ctx, call, { inputs }),
      decisionTimes.waitMs,
      () => new Error('the decisions took too long'),
    )
    return inputs.map((_, index) => {
      const result = decidePayments[index]
      return result ? decisionFrom(result) : undefined
    })
  } catch {
    return inputs.map(() => undefined)
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

type VoidPayment = DomainCall<{ paymentId: string }, { voidPaymentScreening: boolean }>

/** The call of compliance that voids the decision on a payment, under the operation name of the calling domain. */
export const voidPaymentCall = (name: string): VoidPayment =>
  domainCall(`mutation ${name}($paymentId: UUID!) { voidPaymentScreening(paymentId: $paymentId) }`)

/** Reports that the payment was not made. Errors are ignored: a decision that stays is harmless, because no payment has its id. */
export async function voidDecision(ctx: Context, call: VoidPayment, paymentId: string): Promise<void> {
  await ctx.callDomain(ctx, call, { paymentId }).catch(() => undefined)
}
