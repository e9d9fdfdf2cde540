import type { Context } from '#kernel/context.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { requeryTransaction } from '#core/operations/transfers/requery-transaction.ts'
import {
  reverseTransaction,
  type ReverseTransaction,
} from '#core/operations/transactions/reverse-transaction.ts'
import type { TransferExternally } from '#core/operations/transfers/transfer-externally.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { transferInterbank } from '#core/operations/transfers/transfer-interbank.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const rails = {
  Mutation: {
    transferInterbank: (_: unknown, { input }: Input<TransferExternally>, ctx: Context) =>
      transferInterbank(ctx, input),
    transferByNip: (_: unknown, { input }: Input<TransferExternally>, ctx: Context) =>
      transferByNip(ctx, input),
    cancelTransaction: (_: unknown, { id }: Id, ctx: Context) => cancelTransaction(ctx, { id }),
    requeryTransaction: (_: unknown, { id }: Id, ctx: Context) => requeryTransaction(ctx, { id }),
    reverseTransaction: (
      _: unknown,
      { id, input }: Id & Input<Omit<ReverseTransaction, 'id'>>,
      ctx: Context,
    ) => reverseTransaction(ctx, { id, ...input }),
  },
} satisfies Resolvers
