import type { Context } from '#kernel/context.ts'
import { addToDenyList, type AddToDenyList } from '../operations/add-to-deny-list.ts'
import { releasePayment } from '../operations/release-payment.ts'
import { removeFromDenyList } from '../operations/remove-from-deny-list.ts'
import { screenPayment, type ScreenPayment } from '../operations/screen-payment.ts'
import { setScreeningPolicy, type SetScreeningPolicy } from '../operations/set-screening-policy.ts'
import { voidPaymentScreening } from '../operations/void-payment-screening.ts'
import { denyList } from '../queries/deny-list.ts'
import { paymentScreenings } from '../queries/payment-screenings.ts'
import { screeningPolicy, type PaymentPolicy } from '../queries/screening-policy.ts'
import type { Resolvers } from '../schema.gen.ts'

export const payments = {
  Query: {
    denyList: (_: unknown, __: unknown, ctx: Context) => denyList(ctx),
    screeningPolicy: (_: unknown, __: unknown, ctx: Context) => screeningPolicy(ctx),
    paymentScreenings: (_: unknown, { paymentId }: { paymentId: string }, ctx: Context) => paymentScreenings(ctx, paymentId),
  },
  Mutation: {
    addToDenyList: (_: unknown, { input }: { input: AddToDenyList }, ctx: Context) => addToDenyList(ctx, input),
    removeFromDenyList: (_: unknown, args: { id: string }, ctx: Context) => removeFromDenyList(ctx, args),
    screenPayment: (_: unknown, { input }: { input: ScreenPayment }, ctx: Context) => screenPayment(ctx, input),
    voidPaymentScreening: (_: unknown, args: { paymentId: string }, ctx: Context) => voidPaymentScreening(ctx, args),
    setScreeningPolicy: (_: unknown, { input }: { input: SetScreeningPolicy }, ctx: Context) => setScreeningPolicy(ctx, input),
    releasePayment: (_: unknown, args: { paymentId: string }, ctx: Context) => releasePayment(ctx, args),
  },
  ScreeningPolicy: {
    pep: ({ pepForeign, pepDomestic, pepInternationalOrg }: PaymentPolicy) => ({ foreign: pepForeign, domestic: pepDomestic, internationalOrg: pepInternationalOrg }),
    onUnavailable: () => 'HOLD',
  },
} satisfies Resolvers
