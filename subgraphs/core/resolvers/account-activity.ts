import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { cachedAccounts, cachedAccount } from '#core/ledger/account-cache.ts'
import { accountBalance, type AccountBalance } from '#core/queries/account-balance.ts'
import {
  accountTransactions,
  entriesOf,
  type AccountEntry,
  type EntryConnection,
  type EntryPage,
} from '#core/queries/account-entries.ts'
import {
  accountLimits,
  limitsOfAccount,
  type AccountLimit,
  type AccountLimitWindow,
} from '#core/queries/account-limits.ts'
import { accountStatement, type AccountStatement } from '#core/queries/statements/account-statement.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import type { StatementOf } from '#core/queries/statements/statement-range.ts'
import { sideIds } from '#core/rules/transaction-event.ts'
import type { Resolvers } from '#core/schema.gen.ts'

type EntryEdge = EntryConnection['edges'][number]

const inStatement =
  (minor: (statement: AccountStatement) => bigint) =>
  (statement: AccountStatement): string =>
    formatMinor(minor(statement), statement.account.currency)
const moneyOrNull = (minor: bigint | null, currency: string): string | null =>
  minor === null ? null : formatMinor(minor, currency)

/** Account number of the other side of a line; null for a system account. Returned synchronously if cached, since a statement has thousands of lines. */
function counterparty(
  ctx: Context,
  { transaction, amountMinor }: AccountEntry,
): string | null | Promise<string> {
  if (transaction.otherAccountNumber !== null) return transaction.otherAccountNumber
  const { source, destination } = sideIds(transaction)
  const other = amountMinor < 0n ? destination : source
  return other === null
    ? null
    : (cachedAccount(ctx, other)?.accountNumber ??
        cachedAccounts(ctx, [other]).then(([account]) => account!.accountNumber))
}

/** Resolvers of an account's balances, entries and statements. */
export const accountActivity = {
  Query: {
    accountBalance: (_: unknown, args: { id: string; asOf?: string | null }, ctx: Context) =>
      accountBalance(ctx, args),
    accountTransactions: (_: unknown, args: { accountId: string } & EntryPage, ctx: Context) =>
      accountTransactions(ctx, args),
    accountStatement: (_: unknown, args: StatementOf, ctx: Context) => accountStatement(ctx, args),
    accountLimits: (_: unknown, { id }: { id: string }, ctx: Context) => accountLimits(ctx, id),
  },
  Account: {
    transactions: (row: AccountRow, page: EntryPage, ctx: Context) => entriesOf(ctx, row, page),
    limits: async ({ id }: AccountRow, _: unknown, ctx: Context) => (await limitsOfAccount(ctx, id)) ?? [],
  },
  AccountBalance: {
    ledgerBalance: ({ balanceMinor, currency }: AccountBalance) => formatMinor(balanceMinor, currency),
    availableBalance: ({ availableMinor, currency }: AccountBalance) => moneyOrNull(availableMinor, currency),
    heldBalance: ({ heldMinor, currency }: AccountBalance) => moneyOrNull(heldMinor, currency),
  },
  AccountTransactionEdge: {
    amount: ({ amountMinor, node }: EntryEdge) => formatMinor(amountMinor, node.currency),
    balanceAfter: ({ afterMinor, node }: EntryEdge) => formatMinor(afterMinor, node.currency),
  },
  AccountStatement: {
    accountId: ({ account }: AccountStatement) => account.id,
    accountNumber: ({ account }: AccountStatement) => account.accountNumber,
    accountName: ({ account }: AccountStatement) => account.accountName,
    currency: ({ account }: AccountStatement) => account.currency,
    openingBalance: inStatement(({ openingMinor }) => openingMinor),
    closingBalance: inStatement(({ closingMinor }) => closingMinor),
    totalIn: inStatement(({ inMinor }) => inMinor),
    totalOut: inStatement(({ outMinor }) => outMinor),
  },
  StatementLine: {
    postedAt: ({ transaction }: AccountEntry) => transaction.createdAt,
    bookingDate: ({ transaction }: AccountEntry) => transaction.bookingDate,
    valueDate: ({ transaction }: AccountEntry) => transaction.valueDate,
    transactionId: ({ transaction }: AccountEntry) => transaction.id,
    transactionRef: ({ transaction }: AccountEntry) => transaction.reference,
    transactionType: ({ transaction }: AccountEntry) => transaction.type,
    channel: ({ transaction }: AccountEntry) => transaction.channel,
    counterpartyAccountNum: (entry: AccountEntry, _: unknown, ctx: Context) => counterparty(ctx, entry),
    narration: ({ transaction }: AccountEntry) => transaction.narration,
    debit: ({ amountMinor, transaction }: AccountEntry) =>
      amountMinor < 0n ? formatMinor(-amountMinor, transaction.currency) : null,
    credit: ({ amountMinor, transaction }: AccountEntry) =>
      amountMinor > 0n ? formatMinor(amountMinor, transaction.currency) : null,
    balance: ({ afterMinor, transaction }: AccountEntry) => formatMinor(afterMinor, transaction.currency),
  },
  AccountLimit: {
    singleLimit: ({ singleMinor, currency }: AccountLimit) => moneyOrNull(singleMinor, currency),
  },
  AccountLimitWindow: {
    limit: ({ limitMinor, currency }: AccountLimitWindow) => formatMinor(limitMinor, currency),
    used: ({ usedMinor, currency }: AccountLimitWindow) => formatMinor(usedMinor, currency),
    remaining: ({ limitMinor, usedMinor, currency }: AccountLimitWindow) =>
      formatMinor(limitMinor > usedMinor ? limitMinor - usedMinor : 0n, currency),
  },
} satisfies Resolvers
