import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { captureHold, type CaptureHold } from '#core/operations/holds/capture-hold.ts'
import { extendHold, type ExtendHold } from '#core/operations/holds/extend-hold.ts'
import { placeHold, type PlaceHold } from '#core/operations/holds/place-hold.ts'
import { releaseHold, type ReleaseHold } from '#core/operations/holds/release-hold.ts'
import { accountById, type AccountRow } from '#core/queries/accounts.ts'
import { accountHolds, hold, holdById, openHolds, type HoldPage, type HoldRow } from '#core/queries/holds.ts'
import { transactionById } from '#core/queries/posted-transaction.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const holds = {
  Query: {
    hold: (_: unknown, { id }: Id, ctx: Context) => hold(ctx, id),
    accountHolds: (_: unknown, page: HoldPage, ctx: Context) => accountHolds(ctx, page),
  },
  Mutation: {
    placeHold: (
      _: unknown,
      { accountId, input }: Input<Omit<PlaceHold, 'accountId'>> & { accountId: string },
      ctx: Context,
    ) => placeHold(ctx, { accountId, ...input }),
    releaseHold: (_: unknown, { id, input }: Id & { input?: Omit<ReleaseHold, 'id'> | null }, ctx: Context) =>
      releaseHold(ctx, { id, ...input }),
    captureHold: (_: unknown, { id, input }: Id & Input<Omit<CaptureHold, 'id'>>, ctx: Context) =>
      captureHold(ctx, { id, ...input }),
    extendHold: (_: unknown, { id, input }: Id & Input<Omit<ExtendHold, 'id'>>, ctx: Context) =>
      extendHold(ctx, { id, ...input }),
  },
  Account: {
    openHolds: async ({ id }: AccountRow, _: unknown, ctx: Context) => (await openHolds(ctx, id)) ?? [],
  },
  Hold: {
    __resolveReference: ({ id }: Id, ctx: Context) => holdById(ctx, id),
    tenantId: (_: HoldRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    account: ({ accountId }: HoldRow, _: unknown, ctx: Context) => accountById(ctx, accountId),
    amount: (row: HoldRow) => formatMinor(row.amountMinor, row.currency),
    remainingAmount: (row: HoldRow) => formatMinor(row.remainingMinor, row.currency),
    capturedAmount: (row: HoldRow) => formatMinor(row.capturedMinor, row.currency),
    capturedTransaction: ({ capturedTransactionId }: HoldRow, _: unknown, ctx: Context) =>
      capturedTransactionId === null ? null : transactionById(ctx, capturedTransactionId),
  },
} satisfies Resolvers
