import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { accountFacts } from '../ledger/account-facts.ts'
import { deposit, type CashMovement } from '../operations/deposit.ts'
import { transferInternally, type TransferInternally } from '../operations/transfer-internally.ts'
import { withdraw } from '../operations/withdraw.ts'
import { transactionById, type TransactionRow } from '../queries/posted-transaction.ts'
import { transaction } from '../queries/transactions.ts'
import type { Resolvers } from '../schema.gen.ts'

interface Id { readonly id: string }
interface Input<Given> { readonly input: Given }

const money = (minor: (row: TransactionRow) => bigint) => (row: TransactionRow): string => formatMinor(minor(row), row.currency)

/** The customer's account on a side; null on the side of one of our own. */
const source = ({ debitPlace, debitAccountId }: TransactionRow): string | null => (debitPlace === null ? null : debitAccountId)
const destination = ({ creditPlace, creditAccountId }: TransactionRow): string | null => (creditPlace === null ? null : creditAccountId)

const numberOf = async (ctx: Context, id: string | null): Promise<string | null> => (id === null ? null : (await accountFacts(ctx, [id]))[0]!.accountNumber)

export const transactions = {
  Query: {
    transaction: (_: unknown, { id }: Id, ctx: Context) => transaction(ctx, id),
  },
  Mutation: {
    deposit: (_: unknown, { input }: Input<CashMovement>, ctx: Context) => deposit(ctx, input),
    withdraw: (_: unknown, { input }: Input<CashMovement>, ctx: Context) => withdraw(ctx, input),
    transferInternally: (_: unknown, { input }: Input<TransferInternally>, ctx: Context) => transferInternally(ctx, input),
  },
  Transaction: {
    __resolveReference: ({ id }: Id, ctx: Context) => transactionById(ctx, id),
    tenantId: (_: TransactionRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    transactionRef: (row: TransactionRow) => row.reference,
    transactionType: (row: TransactionRow) => row.type,
    status: (row: TransactionRow) => row.progress?.status ?? row.postedStatus,
    sourceAccountId: source,
    sourceAccountNum: (row: TransactionRow, _: unknown, ctx: Context) => numberOf(ctx, source(row)),
    sourceBankCode: () => null,
    destAccountId: destination,
    destAccountNum: (row: TransactionRow, _: unknown, ctx: Context) => row.otherAccountNumber ?? numberOf(ctx, destination(row)),
    destBankCode: (row: TransactionRow) => row.otherBankCode,
    destAccountName: (row: TransactionRow) => row.destinationName,
    amount: money(row => row.amountMinor),
    fee: money(row => row.feeMinor),
    vat: money(row => row.vatMinor),
    totalAmount: money(row => row.amountMinor + row.feeMinor + row.vatMinor),
    processedAt: (row: TransactionRow) => (row.progress ? row.progress.processedAt : row.postedStatus === 'COMPLETED' ? row.createdAt : null),
    completedAt: (row: TransactionRow) => row.progress?.completedAt ?? (row.postedStatus === 'COMPLETED' ? row.createdAt : null),
    failureReason: (row: TransactionRow) => row.progress?.failureReason ?? null,
    externalRef: (row: TransactionRow) => row.progress?.externalReference ?? row.externalReference,
    reversedTxnId: (row: TransactionRow) => row.reversesId ?? row.progress?.reversedById ?? null,
    reversalReason: (row: TransactionRow) => row.progress?.reversalReason ?? (row.type === 'REVERSAL' ? row.reason : null),
  },
} satisfies Resolvers
