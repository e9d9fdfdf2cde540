import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { PageArguments } from '#kernel/page.ts'
import { breakTerm, type BreakTerm } from '#core/operations/terms/break-term.ts'
import { startTerm, type StartTerm } from '#core/operations/terms/start-term.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import {
  accountTerms,
  termById,
  termsOf,
  type AccountTermPage,
  type AccountTermRow,
} from '#core/queries/terms/terms.ts'
import type { Resolvers } from '#core/schema.gen.ts'

const ifEnded = (minor: bigint | null, currency: string): string | null =>
  minor === null ? null : formatMinor(minor, currency)

/** Resolvers of the terms of fixed deposits. */
export const terms = {
  Query: {
    accountTerms: (_: unknown, page: AccountTermPage, ctx: Context) => accountTerms(ctx, page),
  },
  Mutation: {
    startTerm: (_: unknown, { id, input }: { id: string; input: Omit<StartTerm, 'id'> }, ctx: Context) =>
      startTerm(ctx, { id, ...input }),
    breakTerm: (_: unknown, args: BreakTerm, ctx: Context) => breakTerm(ctx, args),
  },
  Account: {
    term: ({ termId }: AccountRow, _: unknown, ctx: Context) =>
      termId === null ? null : termById(ctx, termId),
    terms: ({ id }: AccountRow, page: PageArguments, ctx: Context) => termsOf(ctx, id, page),
  },
  AccountTerm: {
    principal: (row: AccountTermRow) => formatMinor(row.principalMinor, row.currency),
    interestAtMaturity: (row: AccountTermRow) => formatMinor(row.interestMinor, row.currency),
    interestPaid: (row: AccountTermRow) => ifEnded(row.paidInterestMinor, row.currency),
    taxWithheld: (row: AccountTermRow) => ifEnded(row.taxMinor, row.currency),
    interestForgone: (row: AccountTermRow) => ifEnded(row.forgoneInterestMinor, row.currency),
  },
} satisfies Resolvers
