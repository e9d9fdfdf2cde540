import type { Context } from '#kernel/context.ts'
import {
  cancelTransaction,
  type CancelTransaction,
} from '#core/operations/transactions/cancel-transaction.ts'
import { requeryTransaction } from '#core/operations/transfers/requery-transaction.ts'
import {
  reverseTransaction,
  type ReverseTransaction,
} from '#core/operations/transactions/reverse-transaction.ts'
import {
  simulateInwardCredit,
  type SimulateInwardCredit,
} from '#core/operations/transfers/simulate-inward-credit.ts'
import type { TransferExternally } from '#core/operations/transfers/transfer-externally.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { transferInterbank } from '#core/operations/transfers/transfer-interbank.ts'
import {
  transferInternationally,
  type TransferInternationally,
} from '#core/operations/international/transfer-internationally.ts'
import { transferMessage } from '#core/queries/international/transfer-message.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const rails = {
  Query: {
    transferMessage: (_: unknown, { id }: Id, ctx: Context) => transferMessage(ctx, { id }),
  },
  Mutation: {
    transferInterbank: (_: unknown, { input }: Input<TransferExternally>, ctx: Context) =>
      transferInterbank(ctx, input),
    transferByNip: (_: unknown, { input }: Input<TransferExternally>, ctx: Context) =>
      transferByNip(ctx, input),
    transferInternationally: (_: unknown, { input }: Input<TransferInternationally>, ctx: Context) =>
      transferInternationally(ctx, input),
    simulateInwardCredit: (_: unknown, { input }: Input<SimulateInwardCredit>, ctx: Context) =>
      simulateInwardCredit(ctx, input),
    cancelTransaction: (
      _: unknown,
      { id, input }: Id & { input?: Omit<CancelTransaction, 'id'> | null },
      ctx: Context,
    ) => cancelTransaction(ctx, { id, ...input }),
    requeryTransaction: (_: unknown, { id }: Id, ctx: Context) => requeryTransaction(ctx, { id }),
    reverseTransaction: (
      _: unknown,
      { id, input }: Id & Input<Omit<ReverseTransaction, 'id'>>,
      ctx: Context,
    ) => reverseTransaction(ctx, { id, ...input }),
  },
} satisfies Resolvers
