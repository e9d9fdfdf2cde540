import type { Context } from '#kernel/context.ts'
import { cancelTransaction } from '../operations/cancel-transaction.ts'
import { requeryTransaction } from '../operations/requery-transaction.ts'
import { reverseTransaction, type ReverseTransaction } from '../operations/reverse-transaction.ts'
import type { TransferExternally } from '../operations/transfer-externally.ts'
import { transferByNip } from '../operations/transfer-by-nip.ts'
import { transferInterbank } from '../operations/transfer-interbank.ts'
import type { Resolvers } from '../schema.gen.ts'

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
