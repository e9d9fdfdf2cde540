import type { Context } from '#kernel/context.ts'
import type { CreatedIdsPage } from '#kernel/created-ids.ts'
import {
  captureTransferHold,
  type CaptureTransferHold,
} from '#core/operations/transfer-holds/capture-transfer-hold.ts'
import {
  placeTransferHold,
  type PlaceTransferHold,
} from '#core/operations/transfer-holds/place-transfer-hold.ts'
import { releaseTransferHold } from '#core/operations/transfer-holds/release-transfer-hold.ts'
import { accountMovements, accountMovementsPosted } from '#core/queries/account-movements.ts'
import { bankTransfersCreated } from '#core/queries/bank-transfers-created.ts'
import { walletsOfCustomer } from '#core/queries/wallets.ts'
import type { Resolvers } from '#core/schema.gen.ts'

export const transferHolds = {
  Query: {
    walletsOfCustomer: (_: unknown, { customerId }: { customerId: string }, ctx: Context) =>
      walletsOfCustomer(ctx, customerId),
    bankTransfersCreated: (_: unknown, page: CreatedIdsPage, ctx: Context) => bankTransfersCreated(ctx, page),
    accountMovements: (_: unknown, args: { ids: readonly string[] }, ctx: Context) =>
      accountMovements(ctx, args),
    accountMovementsPosted: (_: unknown, page: CreatedIdsPage, ctx: Context) =>
      accountMovementsPosted(ctx, page),
  },
  Mutation: {
    placeTransferHold: (_: unknown, { input }: { input: PlaceTransferHold }, ctx: Context) =>
      placeTransferHold(ctx, input),
    captureTransferHold: (_: unknown, args: CaptureTransferHold, ctx: Context) =>
      captureTransferHold(ctx, args),
    releaseTransferHold: (_: unknown, args: { transferId: string }, ctx: Context) =>
      releaseTransferHold(ctx, args),
  },
} satisfies Resolvers
