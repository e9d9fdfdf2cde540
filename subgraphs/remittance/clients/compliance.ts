import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'

export interface Party {
  readonly role: 'SENDER' | 'RECIPIENT'
  readonly name: string
  readonly country: string | null
  readonly dateOfBirth: string | null
  /** The tenant's own id of a sender, ours of a recipient; by it analysts tell somebody apart for good. */
  readonly externalId: string
}

interface Payment {
  readonly paymentId: string
  /** As it is made, or before it is paid out: each stage has an answer of its own. */
  readonly stage: 'CREATION' | 'PAYOUT'
  readonly parties: readonly Party[]
}

/** What screening says of a payment: HELD waits for an analyst, and is given up when its time is over. */
export interface Screening {
  readonly outcome: 'CLEAR' | 'HELD' | 'BLOCKED'
  readonly heldUntil: Date | null
  /** Where the matches are found that it waits for. */
  readonly screeningIds: readonly string[]
}

interface Answer {
  readonly outcome: string
  readonly holdReason: string | null
  readonly heldUntil: string | null
  readonly screeningIds: readonly string[]
}

export const SCREEN_PAYMENT = question<{ input: Payment }, { screenPayment: Answer | null }>(
  'mutation ScreenTransfer($input: ScreenPaymentInput!) { screenPayment(input: $input) { outcome holdReason heldUntil screeningIds } }')

export const VOID_PAYMENT_SCREENING = question<{ paymentId: string }, { voidPaymentScreening: boolean }>(
  'mutation VoidScreeningOfTransfer($paymentId: UUID!) { voidPaymentScreening(paymentId: $paymentId) }')

/** What screening says of the payment; undefined where there is no clear answer, whatever the reason, so that the caller can hold the payment. */
export async function screeningOf(ctx: Context, payment: Payment): Promise<Screening | undefined> {
  try {
    const { screenPayment } = await ctx.ask(ctx, SCREEN_PAYMENT, { input: payment })
    return screenPayment === null ? undefined : read(screenPayment)
  } catch {
    return undefined
  }
}

function read({ outcome, holdReason, heldUntil, screeningIds }: Answer): Screening | undefined {
  const isSaid = outcome === 'CLEAR' || outcome === 'BLOCKED' || (outcome === 'HELD' && holdReason === 'MATCH')
  return isSaid ? { outcome, heldUntil: heldUntil === null ? null : new Date(heldUntil), screeningIds } : undefined
}

/** Says that the payment was not made after all. A screening that stays because nobody could be told is harmless: nothing has its id. */
export async function voidScreening(ctx: Context, paymentId: string): Promise<void> {
  await ctx.ask(ctx, VOID_PAYMENT_SCREENING, { paymentId }).catch(() => undefined)
}
