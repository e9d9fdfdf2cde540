import type { Context } from '#kernel/context.ts'
import { decisionTimes } from '#kernel/decision-times.ts'

/**
 * Runs the work with calls whose replies to documents with this text come after the time that a payment waits for its decision.
 */
export async function withLateReplies<Result>(
  to: string,
  { callDomain }: Context,
  work: (late: Context['callDomain']) => Promise<Result>,
): Promise<Result> {
  const { waitMs } = decisionTimes
  decisionTimes.waitMs = 3_000
  try {
    return await work(async (ctx, call, variables) => {
      const reply = await callDomain(ctx, call, variables)
      if (call.text.includes(to))
        await new Promise(resolve => setTimeout(resolve, decisionTimes.waitMs + 200))
      return reply
    })
  } finally {
    decisionTimes.waitMs = waitMs
  }
}
