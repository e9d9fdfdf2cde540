import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import {
  extendProtectiveHold,
  type ExtendProtectiveHold,
} from '#sentinel/operations/holds/extend-protective-hold.ts'
import {
  orderProtectiveHold,
  type OrderProtectiveHold,
} from '#sentinel/operations/holds/order-protective-hold.ts'
import {
  placeProtectiveHold,
  type PlaceProtectiveHold,
} from '#sentinel/operations/holds/place-protective-hold.ts'
import {
  releaseProtectiveHold,
  type ReleaseProtectiveHold,
} from '#sentinel/operations/holds/release-protective-hold.ts'
import type { HoldState } from '#sentinel/holds/hold-periods.ts'
import type { HoldWithEvidence } from '#sentinel/holds/publish-hold.ts'
import type { ReadableHold } from '#sentinel/holds/seal-hold.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { disbursementCheck, type CheckDisbursement } from '#sentinel/queries/disbursement-check.ts'
import { elderEvidenceReport } from '#sentinel/queries/evidence-report.ts'
import {
  holdById,
  holdsOfProfile,
  noticesOfHold,
  protectiveHolds,
  stepsOfHold,
  type HoldFilters,
} from '#sentinel/queries/holds.ts'
import { profileById } from '#sentinel/queries/profiles.ts'
import { trustedContactsOfProfile } from '#sentinel/queries/trusted-contacts.ts'
import type { Resolvers } from '#sentinel/schema.gen.ts'

interface Id {
  readonly id: string
}
interface OfProfile {
  readonly profileId: string
}
interface Input<Given> {
  readonly input: Given
}
interface Status {
  readonly status?: HoldState | null
}

/** A hold that a mutation returns already has its steps and notices. */
type AnyHold = ReadableHold & Partial<HoldWithEvidence>

export const holdParts = {
  Query: {
    protectiveHold: async (_: unknown, { id }: Id, ctx: Context) => (await holdById(ctx, id)) ?? null,
    protectiveHolds: (_: unknown, page: HoldFilters & PageArguments, ctx: Context) =>
      protectiveHolds(ctx, page),
    disbursementCheck: (_: unknown, { input }: Input<CheckDisbursement>, ctx: Context) =>
      disbursementCheck(ctx, input),
    elderEvidenceReport: (_: unknown, { profileId }: OfProfile, ctx: Context) =>
      elderEvidenceReport(ctx, profileId),
  },
  Mutation: {
    placeProtectiveHold: (
      _: unknown,
      { profileId, input }: OfProfile & Input<Omit<PlaceProtectiveHold, 'profileId'>>,
      ctx: Context,
    ) => placeProtectiveHold(ctx, { profileId, ...input }),
    extendProtectiveHold: (
      _: unknown,
      { id, input }: Id & Input<Omit<ExtendProtectiveHold, 'id'>>,
      ctx: Context,
    ) => extendProtectiveHold(ctx, { id, ...input }),
    orderProtectiveHold: (
      _: unknown,
      { id, input }: Id & Input<Omit<OrderProtectiveHold, 'id'>>,
      ctx: Context,
    ) => orderProtectiveHold(ctx, { id, ...input }),
    releaseProtectiveHold: (
      _: unknown,
      { id, input }: Id & Input<Omit<ReleaseProtectiveHold, 'id'>>,
      ctx: Context,
    ) => releaseProtectiveHold(ctx, { id, ...input }),
  },
  ElderProfile: {
    holds: ({ id }: ElderProfile, page: PageArguments & Status, ctx: Context) =>
      holdsOfProfile(ctx, { ...page, id }),
    trustedContacts: ({ id }: ElderProfile, page: PageArguments, ctx: Context) =>
      trustedContactsOfProfile(ctx, { ...page, id }),
  },
  ProtectiveHold: {
    __resolveReference: ({ id }: Id, ctx: Context) => holdById(ctx, id),
    profile: ({ profileId }: ReadableHold, _: unknown, ctx: Context) => profileById(ctx, profileId),
    allAssetsInDoubt: ({ scope }: ReadableHold) => scope === 'ALL',
    releasedAt: ({ status, endedAt }: ReadableHold) => (status === 'RELEASED' ? endedAt : null),
    steps: async (hold: AnyHold, _: unknown, ctx: Context) =>
      hold.steps ?? (await stepsOfHold(ctx, hold.id)) ?? [],
    notices: async (hold: AnyHold, _: unknown, ctx: Context) =>
      hold.notices ?? (await noticesOfHold(ctx, hold.id)) ?? [],
  },
} satisfies Resolvers
