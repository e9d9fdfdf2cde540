import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { newId } from '#kernel/id.ts'
import { localDay } from '#kernel/local-day.ts'
import { voidDecision } from '#kernel/payment-decision.ts'
import { invalid } from '#kernel/refusals.ts'
import { VOID_DECISION_OF_BANK_TRANSFER } from '#core/clients/compliance.ts'
import { partyOf, requireInitiator } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts, type CachedAccount } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { chargesOf } from '#core/ledger/international/charges.ts'
import { internationalPostings } from '#core/ledger/international/international-postings.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { policyOf, systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import type { AttemptIds } from '#core/ledger/post-parameters.ts'
import { postEachWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { transactionOf } from '#core/ledger/post.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { protect } from '#core/ledger/protection/protect.ts'
import { isProofOfRefusal } from '#core/operations/transfers/decide-internal-transfer.ts'
import { paymentIdOf, requestDecision } from '#core/operations/transfers/request-decision.ts'
import { itemRefusal, refusalFrom, type ItemRefusal } from '#core/operations/transfers/transfer-atomically.ts'
import { correspondentFor } from '#core/providers/configured.ts'
import type { CorrespondentRail } from '#core/providers/rail.ts'
import { convertAmount } from '#core/queries/currencies/convert-amount.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { accountIssues, canonicalAccountNumber } from '#core/rules/international/bank-identifiers.ts'
import { newUetr } from '#core/ledger/international/uetr.ts'
import type { ChargeBearer, ChargedOrder } from '#core/rules/international/terms.ts'
import { excessEvent } from '#core/rules/limit-excess.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionChannel } from '#core/rules/transaction.ts'

export interface TransferInternationally {
  readonly sourceAccountId: string
  readonly destinationAccountNum: string
  readonly destinationBankCode: string
  readonly destinationAccountName: string
  readonly destinationBankName: string
  readonly destinationCountry: string
  readonly amount: string
  readonly currency: string
  readonly destinationCurrency: string
  readonly chargeBearer: ChargeBearer
  readonly purpose: string
  readonly channel: TransactionChannel
  readonly narration: string
  readonly initiatedBy: string
}

interface Order {
  readonly input: TransferInternationally
  readonly amountMinor: bigint
  readonly accountNumber: string
  readonly source: CachedAccount
  readonly rail: CorrespondentRail
  /** Asks compliance, once, also if the transfer is priced again. Returns the id of the payment; refuses a blocked one. */
  readonly screen: () => Promise<string>
}

interface PreparedTransfer {
  readonly postings: readonly Posting[]
  readonly ids: readonly AttemptIds[]
}

/** A transfer that a limit refused: it commits, so that the event about the refusal is published. */
interface Excess {
  readonly excess: NonNullable<ItemRefusal>
}

const TYPE = { type: 'TRANSFER', transferType: 'INTERNATIONAL' } as const

const transfer = command<Order, PreparedTransfer, TransactionRow | Excess>({
  async prepare(ctx, order) {
    const { input, source, rail } = order
    const { currency, destinationCurrency } = input
    const policy = await policyOf(ctx)
    const charged = chargesOf(policy, rail, { ...input, amountMinor: order.amountMinor })
    if (!charged) throw refuse('AMOUNT_BELOW_CHARGES')
    const conversion =
      currency === destinationCurrency
        ? undefined
        : (
            await convertAmount(ctx, {
              sourceCurrency: currency,
              targetCurrency: destinationCurrency,
              amountMinor: charged.movedMinor,
            })
          ).conversion
    const sender = await partyOf(ctx, source.customerId)
    const paymentId = await order.screen()
    const request = await priced(ctx, policy, order, charged)
    const { postings, ids } = await internationalPostings(ctx, policy, {
      request: { ...request, claim: undefined },
      conversion,
      paymentId,
      terms: {
        currency: destinationCurrency,
        orderedMinor: String(order.amountMinor),
        correspondentMinor: String(charged.correspondentMinor),
        chargeBearer: input.chargeBearer,
        purpose: input.purpose,
        bankName: input.destinationBankName,
        country: input.destinationCountry,
        correspondentBic: rail.bic,
        institution: { bic: policy.institutionBic, name: policy.institutionName },
        senderCountry: sender?.countryCode ?? null,
        estimatedArrival: rail.arrivesOn(currency, destinationCurrency, localDay(ctx.now(), policy.timeZone)),
      },
    })
    return { postings: await protect(ctx, postings), ids }
  },
  async write(tx, { source }, { postings, ids }) {
    const [, results] = await allSettledOrThrow([
      tx.sql('savepoint international'),
      postEachWithin(tx, postings, ids),
    ])
    for (const [index, result] of results.entries()) {
      if (result.kind !== 'refused') continue
      const refusal = refusalOf(result, postings[index]!)
      const event = excessEvent(postings[index]!, source, result)
      if (!event) throw refusal
      await tx.sql('rollback to savepoint international')
      tx.emit(events.limit_exceeded, event.accountId, event)
      return { excess: itemRefusal(refusal) }
    }
    const [first] = results
    if (first?.kind !== 'posted') throw new Error('an international transfer has no posting')
    return transactionOf(postings[0]!, first)
  },
})

const priced = async (
  ctx: Context,
  policy: PricingPolicy,
  { input, accountNumber, source }: Order,
  { movedMinor, fee }: ChargedOrder,
): Promise<Posting> =>
  pricePosting(
    ctx,
    policy,
    {
      ...TYPE,
      accountType: source.accountType,
      status: 'PENDING',
      channel: input.channel,
      currency: input.currency,
      amountMinor: movedMinor,
      debit: { id: input.sourceAccountId, isSystem: false },
      credit: {
        id: await systemAccount(ctx, policy, 'CORRESPONDENT_SETTLEMENT', input.destinationCurrency),
        isSystem: true,
      },
      otherAccountNumber: accountNumber,
      otherBankCode: input.destinationBankCode,
      destinationName: input.destinationAccountName,
      narration: input.narration,
      initiatedBy: input.initiatedBy,
      externalReference: newUetr(),
    },
    fee,
  )

/**
 * Books a transfer to an account abroad with its charges, and converts the amount if the payee's currency is another one. Compliance
 * decides first: a blocked transfer is refused, and one that is held, or has no decision, is booked and waits. A job sends it to the
 * correspondent bank.
 */
export async function transferInternationally(
  ctx: Context,
  input: TransferInternationally,
): Promise<TransactionRow> {
  admitRole(ctx.actor, 'teller')
  const amountMinor = amountIn(input.amount, input.currency)
  const accountNumber = canonicalAccountNumber(input.destinationAccountNum, input.destinationCountry)
  const issues = accountIssues({
    accountNumber,
    bankCode: input.destinationBankCode,
    country: input.destinationCountry,
  })
  if (issues.length > 0) throw invalid(issues)
  const [source] = await cachedAccounts(ctx, [input.sourceAccountId])
  if (source!.currency !== input.currency)
    throw refuse('CURRENCY_MISMATCH', {
      message: `The amount must be in ${source!.currency}, the currency of the source account.`,
    })
  const rail = correspondentFor(ctx)
  if (!rail) throw refuse('RAIL_NOT_CONFIGURED')
  await requireInitiator(ctx, input.initiatedBy)
  const screening = screenOnce(ctx, { input, amountMinor, accountNumber, source: source! })
  try {
    const result = await retryOnStalePricing(ctx, () =>
      transfer(ctx, { input, amountMinor, accountNumber, source: source!, rail, screen: screening.screen }),
    )
    if ('excess' in result) throw refusalFrom(result.excess)
    // A repeat under the same Idempotency-Key returns the first transfer, so this attempt created nothing.
    if (paymentIdOf(result) !== screening.paymentId) await screening.undo()
    return result
  } catch (error) {
    if (isProofOfRefusal(error)) await screening.undo()
    throw error
  }
}

function screenOnce(
  ctx: Context,
  { input, amountMinor, accountNumber, source }: Omit<Order, 'rail' | 'screen'>,
): {
  readonly paymentId: string
  readonly screen: () => Promise<string>
  readonly undo: () => Promise<void>
} {
  const paymentId = newId()
  let outcome: Promise<string> | undefined
  const ask = async (): Promise<string> => {
    const decision = await requestDecision(ctx, {
      paymentId,
      createdAt: null,
      customerId: source.customerId,
      accountId: source.id,
      amountMinor,
      currency: input.currency,
      channel: input.channel,
      destinationName: input.destinationAccountName,
      destinationAccountNumber: accountNumber,
      destinationCustomerId: null,
      abroad: { country: input.destinationCountry, bic: input.destinationBankCode },
    })
    if (decision?.outcome === 'BLOCKED') throw refuse('SCREENING_BLOCKED')
    return paymentId
  }
  return {
    paymentId,
    screen: () => (outcome ??= ask()),
    async undo() {
      if (outcome) await voidDecision(ctx, VOID_DECISION_OF_BANK_TRANSFER, paymentId)
    },
  }
}
