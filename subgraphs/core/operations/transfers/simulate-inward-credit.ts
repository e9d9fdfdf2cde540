import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { isDuplicate } from '#kernel/database/errors.ts'
import { refuse as refuseAnything } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { policyOf, systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { allocateNumber } from '#core/ledger/references.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { bankOf } from '#core/rules/banks.ts'
import { admitRole } from '#core/rules/rights.ts'
import { sessionId } from '#core/rules/session-id.ts'

export interface SimulateInwardCredit {
  readonly accountNumber: string
  readonly amount: string
  readonly currency: string
  readonly senderName: string
  readonly senderAccountNum: string
  readonly senderBankCode: string
  readonly narration: string
  readonly sessionId?: string | null
}

const BY_NUMBER = `select id, account_type as "accountType" from core.accounts where workspace_id = $1 and account_number = $2`
const OF_SESSION = 'select 1 from core.transactions where workspace_id = $1 and session_id = $2'

const receive = command({
  async prepare(ctx: Context, input: SimulateInwardCredit): Promise<Posting> {
    admitRole(ctx.actor, 'teller')
    if (ctx.actor.environment !== 'sandbox')
      throw refuseAnything('FORBIDDEN', {
        message: 'Credits from other banks are simulated only in the sandbox.',
      })
    const { currency } = input
    const amountMinor = amountIn(input.amount, currency)
    const bank = bankOf(input.senderBankCode)
    if (!bank) throw refuse('BANK_UNKNOWN')
    if (currency !== 'NGN')
      throw refuse('CURRENCY_MISMATCH', { message: 'NIBSS Instant Payment supports only NGN.' })
    const { workspaceId } = ctx.actor
    const [account] = await ctx.database.read<{ id: string; accountType: string }>(workspaceId, BY_NUMBER, [
      workspaceId,
      input.accountNumber,
    ])
    if (!account) throw refuse('ACCOUNT_NOT_FOUND')
    const policy = await policyOf(ctx)
    const posting = await pricePosting(ctx, policy, {
      accountType: account.accountType,
      type: 'DEPOSIT',
      transferType: 'NIP',
      status: 'COMPLETED',
      channel: 'API',
      currency,
      amountMinor,
      debit: { id: await systemAccount(ctx, policy, 'NIP_SETTLEMENT', currency), isSystem: true },
      credit: { id: account.id, isSystem: false },
      otherAccountNumber: input.senderAccountNum,
      otherBankCode: input.senderBankCode,
      narration: input.narration,
      sessionId: input.sessionId ?? (await newSessionId(ctx, policy, bank.nipCode)),
      metadata: { senderName: input.senderName },
    })
    // Limits of deposits are for cash. The command already claims the idempotency key.
    return { ...posting, claim: undefined, checks: [] }
  },
  async write(tx, _, posting): Promise<TransactionRow> {
    const used = await tx.sql(OF_SESSION, [tx.actor.workspaceId, posting.sessionId])
    if (used.length > 0) throw duplicateSession()
    return postOnce(tx, posting)
  },
})

/** Another request may credit the session between its look-up and this posting. */
async function postOnce(tx: Tx, posting: Posting): Promise<TransactionRow> {
  try {
    const [row] = await postWithin(tx, [posting])
    return row!
  } catch (error) {
    if (isDuplicate(error, 'transactions_sessions')) throw duplicateSession()
    throw error
  }
}

const duplicateSession = () =>
  refuse('DUPLICATE_REFERENCE', { message: 'A transaction with this session_id already exists.' })

/** The sending bank makes the session id, so it begins with that bank's code. */
const newSessionId = async (
  ctx: Context,
  { timeZone }: PricingPolicy,
  institutionCode: string,
): Promise<string> => sessionId(institutionCode, ctx.now(), timeZone, await allocateNumber(ctx, 'NIP'))

/**
 * Credits an account with money from another bank, as the rail delivers it: once per session id. Only in the sandbox, where no other bank
 * sends money.
 */
export const simulateInwardCredit = (ctx: Context, input: SimulateInwardCredit): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => receive(ctx, input))
