import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'

export type Outcome = 'CLEAR' | 'BLOCKED'

export interface Party {
  readonly role: 'SENDER' | 'RECIPIENT'
  readonly name: string
  readonly country: string | null
}

interface Payment {
  readonly paymentId: string
  /** As it is made, or before it is paid out: each stage has an answer of its own. */
  readonly stage: 'CREATION' | 'PAYOUT'
  readonly parties: readonly Party[]
}

export const SCREEN_PAYMENT = question<{ input: Payment }, { screenPayment: { outcome: string } | null }>(
  'mutation ScreenTransfer($input: ScreenPaymentInput!) { screenPayment(input: $input) { outcome } }')

export const VOID_PAYMENT_SCREENING = question<{ paymentId: string }, { voidPaymentScreening: boolean }>(
  'mutation VoidScreeningOfTransfer($paymentId: UUID!) { voidPaymentScreening(paymentId: $paymentId) }')

/** What screening says of the payment; undefined where there is no clear answer, whatever the reason, so that the caller can hold the payment. */
export async function screeningOf(ctx: Context, payment: Payment): Promise<Outcome | undefined> {
  try {
    const { screenPayment } = await ctx.ask(ctx, SCREEN_PAYMENT, { input: payment })
    const outcome = screenPayment?.outcome
    return outcome === 'CLEAR' || outcome === 'BLOCKED' ? outcome : undefined
  } catch {
    return undefined
  }
}

/** Says that the payment was not made after all. A screening that stays because nobody could be told is harmless: nothing has its id. */
export async function voidScreening(ctx: Context, paymentId: string): Promise<void> {
  await ctx.ask(ctx, VOID_PAYMENT_SCREENING, { paymentId }).catch(() => undefined)
}
