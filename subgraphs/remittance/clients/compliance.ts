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

interface Payment {
  readonly paymentId: string
  /** CREATION is screened before the transfer is created, PAYOUT before it is paid out. Each stage has its own result. */
  readonly stage: 'CREATION' | 'PAYOUT'
  readonly parties: readonly Party[]
}

/** Screening result of a payment. HELD waits for an analyst until heldUntil; after that the payment is given up. */
export interface Screening {
  readonly outcome: 'CLEAR' | 'HELD' | 'BLOCKED'
  readonly heldUntil: Date | null
  /** Ids of the screenings with the matches that hold the payment. */
  readonly screeningIds: readonly string[]
}

interface Result {
  readonly outcome: string
  readonly holdReason: string | null
  readonly heldUntil: string | null
  readonly screeningIds: readonly string[]
}

export const SCREEN_PAYMENT = domainCall<{ input: Payment }, { screenPayment: Result | null }>(
  'mutation ScreenTransfer($input: ScreenPaymentInput!) { screenPayment(input: $input) { outcome holdReason heldUntil screeningIds } }',
)

export const VOID_PAYMENT_SCREENING = domainCall<{ paymentId: string }, { voidPaymentScreening: boolean }>(
  'mutation VoidScreeningOfTransfer($paymentId: UUID!) { voidPaymentScreening(paymentId: $paymentId) }',
)

/** Screens the payment. Returns undefined when there is no clear result for any reason, so that the caller can hold the payment. */
export async function screeningOf(ctx: Context, payment: Payment): Promise<Screening | undefined> {
  try {
    const { screenPayment } = await ctx.callDomain(ctx, SCREEN_PAYMENT, { input: payment })
    return screenPayment === null ? undefined : screeningFrom(screenPayment)
  } catch {
    return undefined
  }
}

function screeningFrom({ outcome, holdReason, heldUntil, screeningIds }: Result): Screening | undefined {
  const isGiven =
    outcome === 'CLEAR' || outcome === 'BLOCKED' || (outcome === 'HELD' && holdReason === 'MATCH')
  return isGiven
    ? { outcome, heldUntil: heldUntil === null ? null : new Date(heldUntil), screeningIds }
    : undefined
}

/** Reports that the payment was not made. Errors are ignored: a screening that stays is harmless, because no transfer has its id. */
export async function voidScreening(ctx: Context, paymentId: string): Promise<void> {
  await ctx.callDomain(ctx, VOID_PAYMENT_SCREENING, { paymentId }).catch(() => undefined)
}
