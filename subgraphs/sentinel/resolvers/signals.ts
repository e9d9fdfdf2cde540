import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import { reportSignal, type ReportSignal } from '#sentinel/operations/signals/report-signal.ts'
import { reviewSignal, type ReviewSignal } from '#sentinel/operations/signals/review-signal.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { profileById } from '#sentinel/queries/profiles.ts'
import { elderRisk, riskScore } from '#sentinel/queries/risk.ts'
import {
  profileSignals,
  signalById,
  signals,
  signalsOfProfile,
  type SignalPage,
} from '#sentinel/queries/signals.ts'
import { sentinelStats } from '#sentinel/queries/stats.ts'
import { riskLevelOf, type SignalStatus } from '#sentinel/risk/risk-score.ts'
import type { Resolvers } from '#sentinel/schema.gen.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { windowOfSignal } from '#sentinel/signals/publish-signal.ts'

interface Id {
  readonly id: string
}
interface OfProfile {
  readonly profileId: string
}
type StatusPage = PageArguments & { readonly status?: SignalStatus | null }

export const signalParts = {
  Query: {
    exploitationSignals: (_: unknown, page: SignalPage, ctx: Context) => signals(ctx, page),
    exploitationSignal: async (_: unknown, { id }: Id, ctx: Context) => (await signalById(ctx, id)) ?? null,
    elderProfileSignals: (_: unknown, page: OfProfile & StatusPage, ctx: Context) =>
      profileSignals(ctx, page),
    elderRisk: (_: unknown, of: OfProfile, ctx: Context) => elderRisk(ctx, of),
    sentinelStats: (_: unknown, __: unknown, ctx: Context) => sentinelStats(ctx),
  },
  Mutation: {
    reportSignal: (_: unknown, { input }: { readonly input: ReportSignal }, ctx: Context) =>
      reportSignal(ctx, input),
    reviewSignal: (
      _: unknown,
      { id, input }: Id & { readonly input: Omit<ReviewSignal, 'id'> },
      ctx: Context,
    ) => reviewSignal(ctx, { id, ...input }),
  },
  ElderProfile: {
    riskScore: ({ id }: ElderProfile, _: unknown, ctx: Context) => riskScore(ctx, id),
    riskLevel: async ({ id }: ElderProfile, _: unknown, ctx: Context) =>
      riskLevelOf(await riskScore(ctx, id)),
    signals: ({ id }: ElderProfile, page: StatusPage, ctx: Context) => signalsOfProfile(ctx, id, page),
  },
  ExploitationSignal: {
    profile: async ({ profileId }: ReadableSignal, _: unknown, ctx: Context) =>
      (await profileById(ctx, profileId))!,
    window: (signal: ReadableSignal) => windowOfSignal(signal),
  },
} satisfies Resolvers
