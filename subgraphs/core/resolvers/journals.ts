import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { CreateJournal } from '#core/ledger/journals/compose-journal.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { approveJournal } from '#core/operations/journals/approve-journal.ts'
import { createJournal } from '#core/operations/journals/create-journal.ts'
import { createJournals, type CreateJournals } from '#core/operations/journals/create-journals.ts'
import { postJournal } from '#core/operations/journals/post-journal.ts'
import { rejectJournal, type RejectJournal } from '#core/operations/journals/reject-journal.ts'
import { reverseJournal, type ReverseJournal } from '#core/operations/journals/reverse-journal.ts'
import { branchById } from '#core/queries/branches/branches.ts'
import { fiscalPeriodById } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { glAccountById } from '#core/queries/general-ledger/gl-accounts.ts'
import { linesOfJournal, type JournalLineRow } from '#core/queries/journals/journal-lines.ts'
import {
  journal,
  journalById,
  journals as journalList,
  type JournalPage,
  type JournalRow,
} from '#core/queries/journals/journals.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const journals = {
  Query: {
    journal: (_: unknown, { id }: Id, ctx: Context) => journal(ctx, id),
    journals: (_: unknown, page: JournalPage, ctx: Context) => journalList(ctx, page),
  },
  Mutation: {
    createJournal: (_: unknown, { input }: Input<CreateJournal>, ctx: Context) => createJournal(ctx, input),
    createJournals: (_: unknown, { input }: Input<CreateJournals>, ctx: Context) =>
      createJournals(ctx, input),
    approveJournal: (_: unknown, { id }: Id, ctx: Context) => approveJournal(ctx, { id }),
    postJournal: (_: unknown, { id }: Id, ctx: Context) => postJournal(ctx, { id }),
    rejectJournal: (_: unknown, { id, input }: Id & Input<Omit<RejectJournal, 'id'>>, ctx: Context) =>
      rejectJournal(ctx, { id, ...input }),
    reverseJournal: (_: unknown, { id, input }: Id & Input<Omit<ReverseJournal, 'id'>>, ctx: Context) =>
      reverseJournal(ctx, { id, ...input }),
  },
  Journal: {
    __resolveReference: ({ id }: Id, ctx: Context) => journalById(ctx, id),
    fiscalPeriod: async ({ fiscalPeriodId }: JournalRow, _: unknown, ctx: Context) =>
      (await fiscalPeriodById(ctx, fiscalPeriodId))!,
    branch: async ({ branchId }: JournalRow, _: unknown, ctx: Context) => (await branchById(ctx, branchId))!,
    // No journal is written for a single transaction: the postings of a date are in one journal.
    sourceTransactionId: () => null,
    isReversal: ({ reversesId }: JournalRow) => reversesId !== null,
    reverses: ({ reversesId }: JournalRow, _: unknown, ctx: Context) =>
      reversesId === null ? null : journalById(ctx, reversesId),
    reversedBy: ({ reversedById }: JournalRow, _: unknown, ctx: Context) =>
      reversedById === null ? null : journalById(ctx, reversedById),
    ledgerSequence: ({ ledgerSequence }: JournalRow) => ledgerSequence?.toString() ?? null,
    entries: async ({ id }: JournalRow, { first }: { readonly first: number }, ctx: Context) =>
      ((await linesOfJournal(ctx, id)) ?? []).slice(0, first),
  },
  JournalEntry: {
    accountId: ({ glAccountId }: JournalLineRow) => glAccountId,
    account: async ({ glAccountId }: JournalLineRow, _: unknown, ctx: Context) =>
      (await glAccountById(ctx, glAccountId))!,
    amount: ({ amountMinor, currency }: JournalLineRow) => formatMinor(amountMinor, currency),
    currencyCode: ({ currency }: JournalLineRow) => currency,
    baseCurrencyAmount: async ({ baseAmountMinor }: JournalLineRow, _: unknown, ctx: Context) =>
      formatMinor(baseAmountMinor, (await policyOf(ctx)).baseCurrency),
  },
  JournalBatch: {
    items: ({ items }: { readonly items: readonly (JournalRow | Refusal)[] }) =>
      items.map((item, index) =>
        item instanceof Refusal
          ? {
              index,
              status: 'FAILED',
              journal: null,
              error: { code: item.code, message: item.message, details: [] },
            }
          : { index, status: 'COMPLETED', journal: item, error: null },
      ),
  },
} satisfies Resolvers
