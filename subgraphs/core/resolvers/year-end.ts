import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { YearEndCheckRow } from '#core/entities/journals/year-end-close.ts'
import { policyOf } from '#core/ledger/policy.ts'
import {
  closeFiscalYear,
  type ClosedFiscalYear,
  type CloseFiscalYear,
} from '#core/operations/year-end/close-fiscal-year.ts'
import {
  reverseYearEndClose,
  type ReverseYearEndClose,
} from '#core/operations/year-end/reverse-year-end-close.ts'
import { journalById } from '#core/queries/journals/journals.ts'
import { yearEndCloseById } from '#core/queries/year-end/year-end-closes.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

const inBaseCurrency = async (ctx: Context, minor: string): Promise<string> =>
  formatMinor(BigInt(minor), (await policyOf(ctx)).baseCurrency)

export const yearEnd = {
  Query: {
    yearEndClose: (_: unknown, { id }: Id, ctx: Context) => yearEndCloseById(ctx, id),
  },
  Mutation: {
    closeFiscalYear: (_: unknown, { input }: Input<CloseFiscalYear>, ctx: Context) =>
      closeFiscalYear(ctx, input),
    reverseYearEndClose: (
      _: unknown,
      { id, input }: Id & Input<Omit<ReverseYearEndClose, 'id'>>,
      ctx: Context,
    ) => reverseYearEndClose(ctx, { id, ...input }),
  },
  YearEndClose: {
    year: ({ fiscalYear }: ClosedFiscalYear) => fiscalYear,
    netIncome: ({ netIncomeMinor }: ClosedFiscalYear, _: unknown, ctx: Context) =>
      inBaseCurrency(ctx, netIncomeMinor),
    journals: async ({ journalIds }: ClosedFiscalYear, { first }: { readonly first: number }, ctx: Context) =>
      (await Promise.all(journalIds.slice(0, first).map(id => journalById(ctx, id)))).flatMap(
        found => found ?? [],
      ),
    journalCount: ({ journalIds }: ClosedFiscalYear) => journalIds.length,
  },
  YearEndCheck: {
    left: ({ left }: YearEndCheckRow, _: unknown, ctx: Context) => inBaseCurrency(ctx, left),
    right: ({ right }: YearEndCheckRow, _: unknown, ctx: Context) => inBaseCurrency(ctx, right),
  },
} satisfies Resolvers
