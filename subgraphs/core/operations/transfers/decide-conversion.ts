import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { refuse } from '#core/errors.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import type { PricingPolicy } from '#core/ledger/policy.ts'
import { account } from '#core/queries/accounts.ts'
import { accountRefusal, destinationRefusal } from '#core/rules/posting-rules.ts'
import {
  decisionContext,
  isBetweenCustomers,
  isProofOfRefusal,
  questionOn,
  voidUnmade,
  type InternalTransfer,
} from './decide-internal-transfer.ts'
import { requestDecision } from './request-decision.ts'

/**
 * A repeat of the request gets the same id, so it asks about the same payment. Refuses accounts that cannot take part, because the ledger
 * does not see the destination of a held transfer.
 */
const beginDecision = command({
  async prepare(ctx: Context, { request, source, destination }: InternalTransfer): Promise<void> {
    const [payer, payee] = await Promise.all([account(ctx, source.id), account(ctx, destination.id)])
    const refusal =
      accountRefusal(payer, undefined, source.currency) ?? destinationRefusal(payee, destination.currency)
    if (refusal) throw refusalOf(refusal, request)
  },
  write: (): Promise<{ paymentId: string }> => Promise.resolve({ paymentId: newId() }),
})

/** What compliance decided about a cross-currency transfer that it did not block. */
export interface DecidedConversion {
  readonly paymentId: string
  /** Whether the transfer is made at once; otherwise it waits. */
  readonly isClear: boolean
}

/** Asks compliance about a cross-currency transfer between customers. */
async function decide(ctx: Context, transfer: InternalTransfer): Promise<DecidedConversion> {
  const { paymentId } = await beginDecision(decisionContext(ctx, ctx.idempotency), transfer)
  const decision = await requestDecision(ctx, questionOn(transfer, paymentId))
  if (decision?.outcome === 'BLOCKED') throw refuse('SCREENING_BLOCKED')
  return { paymentId, isClear: decision?.outcome === 'CLEAR' }
}

/** Decides at most once for a request. `ask` returns undefined for a transfer that needs no decision. */
export interface ConversionDecision {
  ask(policy: PricingPolicy): Promise<DecidedConversion | undefined>
  /** Reports to compliance that the payment was not made, if the error proves it. */
  voidAfter(error: unknown): Promise<void>
}

export function conversionDecision(ctx: Context, transfer: InternalTransfer): ConversionDecision {
  let decided: Promise<DecidedConversion> | undefined
  return {
    // Called again if the policy has changed, so a transfer that was decided under the earlier settings stays decided.
    ask: async policy =>
      decided ??
      (policy.decidesInternalTransfers && isBetweenCustomers(transfer)
        ? (decided = decide(ctx, transfer))
        : undefined),
    async voidAfter(error) {
      const payment = await decided?.catch(() => undefined)
      if (payment && isProofOfRefusal(error)) await voidUnmade(ctx, payment.paymentId)
    },
  }
}
