import { createSemaphore } from '#kernel/concurrency/semaphore.ts'
import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import type { Context } from '#kernel/context.ts'
import { decisionTimes } from '#kernel/decision-times.ts'
import { allow } from '#kernel/principal.ts'
import { decidePayment, type CombinedDecision, type DecidePayment } from './decide-payment.ts'

const CONCURRENCY = 8

/**
 * Decides several payments, a few at a time, each as if it were asked about alone. Null for a payment whose decision fails or comes too late;
 * a decision that had begun is stored, and a later call gets it.
 */
export function decidePayments(
  ctx: Context,
  payments: readonly DecidePayment[],
): Promise<(CombinedDecision | null)[]> {
  allow(ctx.actor, { kinds: ['service'] })
  const endsAtMs = Date.now() + decisionTimes.decideMs
  const semaphore = createSemaphore({ permits: CONCURRENCY })
  return Promise.all(
    payments.map(payment =>
      semaphore.run(1, async () => {
        const leftMs = endsAtMs - Date.now()
        if (leftMs <= 0) return null
        return withTimeout(
          decidePayment(ctx, payment),
          leftMs,
          () => new Error('the decision took too long'),
        ).catch(() => null)
      }),
    ),
  )
}
