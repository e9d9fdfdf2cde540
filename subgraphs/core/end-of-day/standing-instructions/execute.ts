import type { Context } from '#kernel/context.ts'
import { loaderBatches } from '#kernel/graph/loader-batches.ts'
import { formatMinor } from '#kernel/money.ts'
import { Refusal } from '#kernel/refusals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { feeFor } from '#core/ledger/price-posting.ts'
import { transferExternally } from '#core/operations/transfers/transfer-externally.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { ACCOUNT_COLUMNS, availableMinor, type AccountRow } from '#core/queries/accounts.ts'
import { TRANSACTION_COLUMNS, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { largestPayable, transferTypeFor } from '#core/rules/standing-instructions/amount.ts'
import type { Leased } from './lease.ts'

/** How an attempt at a due date ended. */
export type Executed =
  | { readonly outcome: 'COMPLETED'; readonly transactionId: string; readonly amountMinor: bigint }
  | { readonly outcome: 'SKIPPED' }
  | {
      readonly outcome: 'FAILED'
      readonly code: string
      readonly message: string
      readonly isSourceClosed: boolean
    }

const FINAL: ReadonlySet<string> = new Set(['refused', 'not-found', 'conflict', 'invalid'])

/** A refusal that says something about the transfer, not about the state of the platform. */
const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && FINAL.has(error.kind) && !error.code.startsWith('IDEMPOTENCY_')

/** Makes the transfer of a due date, like any other transfer. Throws if its outcome is unknown. */
export async function execute(ctx: Context, item: Leased): Promise<Executed> {
  const own = contextFor(ctx, item)
  try {
    const made = item.isRepeated ? await earlierTransfer(own, item) : undefined
    if (made) return completed(made)
    const amountMinor = await amountOf(own, item)
    return amountMinor === 0n ? { outcome: 'SKIPPED' } : completed(await transfer(own, item, amountMinor))
  } catch (error) {
    if (!isFinal(error)) throw error
    const isSourceClosed = error.code === 'ACCOUNT_CLOSED' && (await sourceOf(own, item)).status === 'CLOSED'
    return { outcome: 'FAILED', code: error.code, message: error.message, isSourceClosed }
  }
}

const completed = ({ id, amountMinor }: Pick<TransactionRow, 'id' | 'amountMinor'>): Executed => ({
  outcome: 'COMPLETED',
  transactionId: id,
  amountMinor,
})

/** The context of one transfer, with a key that each repeat of the attempt has too. Its reads are not shared with other transfers. */
const contextFor = (ctx: Context, { instruction, dueDate, attempts }: Leased): Context =>
  Object.assign(Object.create(ctx) as Context, {
    idempotency: {
      subject: 'standing-instructions',
      key: `standing-instruction:${instruction.id}:${dueDate}:${attempts}`,
      fingerprint: '',
    },
    outcome: { replayed: false },
    loaders: new Map(),
    batches: loaderBatches(),
  })

// The key of the transfer may have expired.
const EARLIER = `select ${TRANSACTION_COLUMNS} from core.transactions posting
  where workspace_id = $1 and metadata ? 'standingInstructionId' and metadata ->> 'standingInstructionId' = $2 and metadata ->> 'dueDate' = $3
    and debit_sequence is not null`

async function earlierTransfer(
  { database, actor: { workspaceId } }: Context,
  { instruction, dueDate }: Leased,
): Promise<TransactionRow | undefined> {
  const [row] = await database.read<TransactionRow>(workspaceId, EARLIER, [
    workspaceId,
    instruction.id,
    dueDate,
  ])
  return row
}

const SOURCE = `select ${ACCOUNT_COLUMNS} from core.accounts account where workspace_id = $1 and id = $2`

/** The source account as it is now, after the transfers before this one. */
async function sourceOf(
  { database, now, actor: { workspaceId } }: Context,
  { instruction: { sourceAccountId } }: Leased,
): Promise<AccountRow> {
  const [row] = await database.read<AccountRow>(workspaceId, SOURCE, [workspaceId, sourceAccountId, now()])
  return row!
}

/** The amount to transfer: under BALANCE_ABOVE what is available beyond the amount of the instruction, less fee and VAT. */
async function amountOf(ctx: Context, item: Leased): Promise<bigint> {
  const { instruction } = item
  if (instruction.amountType === 'FIXED') return instruction.amountMinor
  const [source, policy] = [await sourceOf(ctx, item), await policyOf(ctx)]
  const { currency } = instruction
  const transferType = instruction.destinationAccountId === null ? transferTypeFor(currency) : 'INTERNAL'
  return largestPayable(availableMinor(source) - instruction.amountMinor, {
    steps: policy.fees.flatMap(({ minimumAmountMinor, maximumAmountMinor }) => [
      ...(minimumAmountMinor === null ? [] : [minimumAmountMinor]),
      ...(maximumAmountMinor === null ? [] : [maximumAmountMinor + 1n]),
    ]),
    on(amountMinor) {
      const { feeMinor, vatMinor } = feeFor(policy, { type: 'TRANSFER', transferType, currency, amountMinor })
      return feeMinor + vatMinor
    },
  })
}

function transfer(
  ctx: Context,
  { instruction, dueDate }: Leased,
  amountMinor: bigint,
): Promise<TransactionRow> {
  const common = {
    sourceAccountId: instruction.sourceAccountId,
    destinationAccountName: instruction.destinationAccountName,
    amount: formatMinor(amountMinor, instruction.currency),
    currency: instruction.currency,
    channel: 'API',
    narration: instruction.narration,
    initiatedBy: instruction.createdBy,
    standingInstruction: { standingInstructionId: instruction.id, dueDate },
  } as const
  const { destinationAccountId, currency } = instruction
  return destinationAccountId === null
    ? transferExternally(ctx, transferTypeFor(currency), {
        ...common,
        destinationAccountNum: instruction.destinationAccountNum!,
        destinationBankCode: instruction.destinationBankCode!,
      })
    : transferInternally(ctx, { ...common, destinationAccountId })
}
