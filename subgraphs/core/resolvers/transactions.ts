import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { cachedAccounts, cachedAccount } from '#core/ledger/account-cache.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { adjustBalance, type AdjustBalance } from '#core/operations/transactions/adjust-balance.ts'
import { deposit, type CashMovement } from '#core/operations/transactions/deposit.ts'
import {
  transferInternally,
  type TransferInternally,
} from '#core/operations/transfers/transfer-internally.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { transactionById, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { shownConversion, type ShownConversion } from '#core/queries/currencies/shown-conversion.ts'
import { transactions, type TransactionFilter } from '#core/queries/transaction-list.ts'
import {
  entriesOfTransaction,
  feeTransactionOf,
  statesOf,
  transaction,
  type EntryOfTransaction,
} from '#core/queries/transactions.ts'
import { isFromOtherBank, isToOtherBank, senderNameOf, sideIds } from '#core/rules/transaction-event.ts'
import { conversionOf, heldConversionOf, isLeg, publicMetadata } from '#core/rules/transaction.ts'
import type { TransactionType } from '#core/rules/transaction.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

const money =
  (minor: (row: TransactionRow) => bigint) =>
  (row: TransactionRow): string =>
    formatMinor(minor(row), row.currency)

/** The customer's account on a side; null for a system account. */
const source = (row: TransactionRow): string | null => sideIds(row).source
const destination = (row: TransactionRow): string | null => sideIds(row).destination

/** Reads the conversion of a transfer; returned synchronously for the many transactions without one. */
const inConversion =
  (read: (conversion: ShownConversion) => string | null | undefined) =>
  (row: TransactionRow, _: unknown, ctx: Context): string | null | Promise<string | null> => {
    if (!heldConversionOf(row)) {
      const made = conversionOf(row)
      return made ? (read(made) ?? null) : null
    }
    return shownConversion(ctx, row).then(shown => (shown && read(shown)) ?? null)
  }

const ownBankCode = (ctx: Context): Promise<string> => policyOf(ctx).then(({ bankCode }) => bankCode)

/** Returned synchronously if cached, since a bulk has up to 1,000 transactions. */
const numberOf = (ctx: Context, id: string | null): string | null | Promise<string> =>
  id === null
    ? null
    : (cachedAccount(ctx, id)?.accountNumber ??
      cachedAccounts(ctx, [id]).then(([account]) => account!.accountNumber))

export const transactionParts = {
  Query: {
    transaction: (_: unknown, { id, type }: Id & { readonly type?: TransactionType | null }, ctx: Context) =>
      transaction(ctx, id, type),
    transactions: (_: unknown, filter: TransactionFilter, ctx: Context) => transactions(ctx, filter),
  },
  Mutation: {
    deposit: (_: unknown, { input }: Input<CashMovement>, ctx: Context) => deposit(ctx, input),
    withdraw: (_: unknown, { input }: Input<CashMovement>, ctx: Context) => withdraw(ctx, input),
    transferInternally: (_: unknown, { input }: Input<TransferInternally>, ctx: Context) =>
      transferInternally(ctx, input),
    adjustBalance: (_: unknown, { input }: Input<AdjustBalance>, ctx: Context) => adjustBalance(ctx, input),
  },
  Transaction: {
    __resolveReference: ({ id }: Id, ctx: Context) => transactionById(ctx, id),
    tenantId: (_: TransactionRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    transactionRef: (row: TransactionRow) => row.reference,
    transactionType: (row: TransactionRow) => row.type,
    status: (row: TransactionRow) => row.progress?.status ?? row.postedStatus,
    sourceAccountId: source,
    sourceAccountNum: (row: TransactionRow, _: unknown, ctx: Context) =>
      isFromOtherBank(row) ? row.otherAccountNumber : numberOf(ctx, source(row)),
    sourceAccountName: senderNameOf,
    sourceBankCode: (row: TransactionRow, _: unknown, ctx: Context) =>
      isFromOtherBank(row) ? row.otherBankCode : isToOtherBank(row) ? ownBankCode(ctx) : null,
    destAccountId: destination,
    destAccountNum: (row: TransactionRow, _: unknown, ctx: Context) =>
      isFromOtherBank(row)
        ? numberOf(ctx, destination(row))
        : (row.otherAccountNumber ?? numberOf(ctx, destination(row))),
    destBankCode: (row: TransactionRow, _: unknown, ctx: Context) =>
      isFromOtherBank(row) ? ownBankCode(ctx) : row.otherBankCode,
    destAccountName: (row: TransactionRow) => row.destinationName,
    transferType: (row: TransactionRow) => row.transferType ?? (isLeg(row) ? 'INTERNAL' : null),
    amount: money(row => row.amountMinor),
    fee: money(row => row.feeMinor),
    vat: money(row => row.vatMinor),
    totalAmount: money(row => row.amountMinor + row.feeMinor + row.vatMinor),
    processedAt: (row: TransactionRow) =>
      row.progress ? row.progress.processedAt : row.postedStatus === 'COMPLETED' ? row.createdAt : null,
    completedAt: (row: TransactionRow) =>
      row.progress?.completedAt ?? (row.postedStatus === 'COMPLETED' ? row.createdAt : null),
    failureReason: (row: TransactionRow) => row.progress?.failureReason ?? null,
    externalRef: (row: TransactionRow) => row.progress?.externalReference ?? row.externalReference,
    reversedTxnId: (row: TransactionRow) => row.reversesId ?? row.progress?.reversedById ?? null,
    reversalReason: (row: TransactionRow) =>
      row.progress?.reversalReason ?? (row.type === 'REVERSAL' ? row.reason : null),
    history: (row: TransactionRow, _: unknown, ctx: Context) => statesOf(ctx, row),
    feeTxnId: async (row: TransactionRow, _: unknown, ctx: Context) =>
      row.feeMinor === 0n ? null : ((await feeTransactionOf(ctx, row.id))?.id ?? null),
    parentTxnId: (row: TransactionRow) => row.parentId,
    metadata: publicMetadata,
    sourceCurrency: inConversion(({ sourceCurrency }) => sourceCurrency),
    targetCurrency: inConversion(({ targetCurrency }) => targetCurrency),
    exchangeRate: inConversion(({ exchangeRate }) => exchangeRate),
    convertedAmount: inConversion(({ convertedMinor, targetCurrency }) =>
      convertedMinor === undefined ? null : formatMinor(BigInt(convertedMinor), targetCurrency),
    ),
    corridorId: inConversion(({ corridorId }) => corridorId),
    entries: async ({ id }: TransactionRow, _: unknown, ctx: Context) =>
      (await entriesOfTransaction(ctx, id)) ?? [],
  },
  TransactionEntry: {
    entryType: ({ amountMinor }: EntryOfTransaction) => (amountMinor < 0n ? 'DEBIT' : 'CREDIT'),
    amount: ({ amountMinor, currency }: EntryOfTransaction) =>
      formatMinor(amountMinor < 0n ? -amountMinor : amountMinor, currency),
  },
} satisfies Resolvers
