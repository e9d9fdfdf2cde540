import type { Context } from '#kernel/context.ts'
import { approveScreeningPolicyChange } from '#compliance/operations/policy/approve-screening-policy-change.ts'
import { addToDenyList, type AddToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { rejectScreeningPolicyChange } from '#compliance/operations/policy/reject-screening-policy-change.ts'
import { decidePayment, type DecidePayment } from '#compliance/operations/payments/decide-payment.ts'
import { decidePayments } from '#compliance/operations/payments/decide-payments.ts'
import { releasePayment } from '#compliance/operations/payments/release-payment.ts'
import { removeFromDenyList } from '#compliance/operations/lists/remove-from-deny-list.ts'
import {
  setScreeningPolicy,
  type SetScreeningPolicy,
} from '#compliance/operations/policy/set-screening-policy.ts'
import { voidPaymentScreening } from '#compliance/operations/payments/void-payment-screening.ts'
import { denyList } from '#compliance/queries/deny-list.ts'
import { paymentScreenings } from '#compliance/queries/payment-screenings.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import {
  pendingPolicyChange,
  screeningPolicyChange,
  screeningPolicyChanges,
} from '#compliance/queries/screening-policy-changes.ts'
import { policyOf } from '#compliance/policy/policy-in-force.ts'
import { screeningPolicy } from '#compliance/queries/screening-policy.ts'
import { changeStatus } from '#compliance/rules/policy-change.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'
import type { PolicyChangeRow } from '#compliance/entities/screening-policy-change.ts'

/** A policy whose pending change is already loaded, or is loaded when the field is selected. */
type Policy = PaymentPolicy & { readonly pendingChange?: PolicyChangeRow | null }

export const payments = {
  Query: {
    denyList: (_: unknown, __: unknown, ctx: Context) => denyList(ctx),
    screeningPolicy: (_: unknown, __: unknown, ctx: Context) => screeningPolicy(ctx),
    screeningPolicyChange: (_: unknown, { id }: { id: string }, ctx: Context) =>
      screeningPolicyChange(ctx, id),
    screeningPolicyChanges: (_: unknown, args: { first: number; after?: string | null }, ctx: Context) =>
      screeningPolicyChanges(ctx, args),
    paymentScreenings: (_: unknown, { paymentId }: { paymentId: string }, ctx: Context) =>
      paymentScreenings(ctx, paymentId),
  },
  Mutation: {
    addToDenyList: (_: unknown, { input }: { input: AddToDenyList }, ctx: Context) =>
      addToDenyList(ctx, input),
    removeFromDenyList: (_: unknown, args: { id: string }, ctx: Context) => removeFromDenyList(ctx, args),
    decidePayment: (_: unknown, { input }: { input: DecidePayment }, ctx: Context) =>
      decidePayment(ctx, input),
    decidePayments: (_: unknown, { inputs }: { inputs: readonly DecidePayment[] }, ctx: Context) =>
      decidePayments(ctx, inputs),
    voidPaymentScreening: (_: unknown, args: { paymentId: string }, ctx: Context) =>
      voidPaymentScreening(ctx, args),
    setScreeningPolicy: (_: unknown, { input }: { input: SetScreeningPolicy }, ctx: Context) =>
      setScreeningPolicy(ctx, input),
    approveScreeningPolicyChange: (_: unknown, args: { id: string }, ctx: Context) =>
      approveScreeningPolicyChange(ctx, args),
    rejectScreeningPolicyChange: (_: unknown, args: { id: string }, ctx: Context) =>
      rejectScreeningPolicyChange(ctx, args),
    releasePayment: (_: unknown, args: { paymentId: string }, ctx: Context) => releasePayment(ctx, args),
  },
  ScreeningPolicy: {
    pep: ({ pepForeign, pepDomestic, pepInternationalOrg }: PaymentPolicy) => ({
      foreign: pepForeign,
      domestic: pepDomestic,
      internationalOrg: pepInternationalOrg,
    }),
    onUnavailable: () => 'HOLD',
    pendingChange: ({ pendingChange }: Policy, _: unknown, ctx: Context) =>
      pendingChange === undefined ? pendingPolicyChange(ctx) : pendingChange,
  },
  ScreeningPolicyChange: {
    status: (change: PolicyChangeRow, _: unknown, ctx: Context) => changeStatus(change, ctx.now()),
    policy: ({ policy }: PolicyChangeRow): Policy => ({ ...policyOf(policy), pendingChange: null }),
  },
} satisfies Resolvers
