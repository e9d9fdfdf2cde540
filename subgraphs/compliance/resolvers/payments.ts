import type { Context } from '#kernel/context.ts'
import { addToDenyList, type AddToDenyList } from '../operations/add-to-deny-list.ts'
import { removeFromDenyList } from '../operations/remove-from-deny-list.ts'
import { screenPayment, type ScreenPayment } from '../operations/screen-payment.ts'
import { voidPaymentScreening } from '../operations/void-payment-screening.ts'
import { denyList } from '../queries/deny-list.ts'
import type { Resolvers } from '../schema.gen.ts'

export const payments = {
  Query: {
    denyList: (_: unknown, __: unknown, ctx: Context) => denyList(ctx),
  },
  Mutation: {
    addToDenyList: (_: unknown, { input }: { input: AddToDenyList }, ctx: Context) => addToDenyList(ctx, input),
    removeFromDenyList: (_: unknown, args: { id: string }, ctx: Context) => removeFromDenyList(ctx, args),
    screenPayment: (_: unknown, { input }: { input: ScreenPayment }, ctx: Context) => screenPayment(ctx, input),
    voidPaymentScreening: (_: unknown, args: { paymentId: string }, ctx: Context) => voidPaymentScreening(ctx, args),
  },
} satisfies Resolvers
