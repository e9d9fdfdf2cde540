import type { Context } from '#kernel/context.ts'
import type { DecisionOutcome, Assessment } from '#compliance/risk/assessment.ts'
import { addAllowedPair, type AddAllowedPair } from '#compliance/operations/lists/add-allowed-pair.ts'
import type { ScreeningBatchRow } from '#compliance/entities/screening-batch.ts'
import {
  createScreeningBatch,
  type CreateScreeningBatch,
} from '#compliance/operations/screenings/create-screening-batch.ts'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { removeAllowedPair } from '#compliance/operations/lists/remove-allowed-pair.ts'
import { reopenMatch, type OfMatch } from '#compliance/operations/screenings/reopen-match.ts'
import { rescreen } from '#compliance/operations/screenings/rescreen.ts'
import { resolveMatch, type ResolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { reviewMatch } from '#compliance/operations/screenings/review-match.ts'
import { runQueuedScreenings } from '#compliance/operations/screenings/run-queued-screenings.ts'
import { screenSubject, type ScreenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { allowList, type AllowListPage } from '#compliance/queries/allow-list.ts'
import { screeningBatch, type BatchProgress } from '#compliance/queries/screening-batches.ts'
import { screeningReport, type ScreeningReport } from '#compliance/queries/screening-report.ts'
import {
  screening,
  screeningMatch,
  screeningMatches,
  screenings as page,
  type ScreeningPage,
} from '#compliance/queries/screenings.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import type { SavedScreening } from '#compliance/screening/save-screening.ts'
import { NOT_EVALUATED } from '#compliance/screening/plan-screening.ts'
import { inOrderOfSources } from '#compliance/watchlists/source-order.ts'
import { decryptDetails, decryptScreenedSubject } from '#compliance/screening/seal-screening.ts'
import {
  decisionByNumber,
  decisionsOfScreening,
  matchesOfScreening,
  screeningById,
} from '#compliance/screening/load-screening.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}
interface Latest {
  readonly first: number
}
type Row = ScreeningRow & Partial<Pick<SavedScreening, 'matches' | 'decision'>>

/** The latest computed assessment; undefined when the screening is queued or failed. */
async function assessmentOf(row: Row, ctx: Context): Promise<Assessment | undefined> {
  if (row.assessmentNumber === null) return undefined
  const decision =
    row.decision?.number === row.assessmentNumber
      ? row.decision
      : await decisionByNumber(ctx, { screeningId: row.id, number: row.assessmentNumber })
  return JSON.parse(decision!.assessment!) as Assessment
}

const day = (today: Date): string => today.toISOString().slice(0, 10)

export const screenings = {
  Query: {
    screenings: (_: unknown, args: ScreeningPage, ctx: Context) => page(ctx, args),
    screening: (_: unknown, { id }: Id, ctx: Context) => screening(ctx, id),
    screeningMatches: (_: unknown, { screeningId }: { screeningId: string }, ctx: Context) =>
      screeningMatches(ctx, screeningId),
    screeningMatch: (_: unknown, { screeningId, matchId }: OfMatch, ctx: Context) =>
      screeningMatch(ctx, screeningId, matchId),
    screeningReport: (_: unknown, { id }: Id, ctx: Context) => screeningReport(ctx, id),
    screeningBatch: (_: unknown, { id }: Id, ctx: Context) => screeningBatch(ctx, id),
    allowList: (_: unknown, args: AllowListPage, ctx: Context) => allowList(ctx, args),
  },
  Mutation: {
    screenSubject: (_: unknown, { input }: Input<ScreenSubject>, ctx: Context) => screenSubject(ctx, input),
    createScreeningBatch: (_: unknown, { input }: Input<CreateScreeningBatch>, ctx: Context) =>
      createScreeningBatch(ctx, input),
    rescreen: (_: unknown, { id }: Id, ctx: Context) => rescreen(ctx, { id }),
    resolveMatch: (
      _: unknown,
      { screeningId, matchId, input }: OfMatch & Input<Omit<ResolveMatch, keyof OfMatch>>,
      ctx: Context,
    ) => resolveMatch(ctx, { screeningId, matchId, ...input }),
    reopenMatch: (_: unknown, { screeningId, matchId }: OfMatch, ctx: Context) =>
      reopenMatch(ctx, { screeningId, matchId }),
    reviewMatch: (_: unknown, { screeningId, matchId }: OfMatch, ctx: Context) =>
      reviewMatch(ctx, { screeningId, matchId }),
    overrideDecision: (
      _: unknown,
      { id, input }: Id & Input<{ outcome: DecisionOutcome; reason: string }>,
      ctx: Context,
    ) => overrideDecision(ctx, { id, ...input }),
    addAllowedPair: (_: unknown, { input }: Input<AddAllowedPair>, ctx: Context) =>
      addAllowedPair(ctx, input),
    removeAllowedPair: (_: unknown, { id }: Id, ctx: Context) => removeAllowedPair(ctx, { id }),
    runQueuedScreenings: (_: unknown, { batchId }: { batchId: string }, ctx: Context) =>
      runQueuedScreenings(ctx, { batchId }),
  },
  Screening: {
    __resolveReference: ({ id }: Id, ctx: Context) => screeningById(ctx, id),
    subject: (row: Row, _: unknown, ctx: Context) => decryptScreenedSubject(ctx.keys, row),
    riskFactors: async (row: Row, _: unknown, ctx: Context) =>
      (await assessmentOf(row, ctx))?.contributions ?? [],
    decision: async (row: Row, _: unknown, ctx: Context) => {
      const assessment = await assessmentOf(row, ctx)
      return row.outcome === null
        ? null
        : {
            outcome: row.outcome,
            triggeredRules: assessment?.triggeredRules ?? [],
            reasons: assessment?.reasons ?? [],
            computedOutcome: assessment?.outcome ?? null,
            isOverridden: row.overrideNumber !== null,
          }
    },
    decisions: async ({ id }: Row, { first }: Latest, ctx: Context) =>
      ((await decisionsOfScreening(ctx, id)) ?? []).slice(-first),
    matchSummary: (row: Row) => row,
    matches: async (row: Row, { first }: { first?: number | null }, ctx: Context) =>
      (row.matches ?? (await matchesOfScreening(ctx, row.id)) ?? []).slice(0, first ?? undefined),
    datasetVersions: ({ datasetVersions }: Row) => inOrderOfSources(datasetVersions),
    listsNotEvaluated: ({ lists }: Row) => lists.filter(list => NOT_EVALUATED.includes(list)),
  },
  ScreeningMatch: {
    evidence: (row: ScreeningMatchRow, _: unknown, ctx: Context) => decryptDetails(ctx.keys, row).evidence,
    nameAlignment: (row: ScreeningMatchRow, _: unknown, ctx: Context) =>
      decryptDetails(ctx.keys, row).nameAlignment,
    queryName: (row: ScreeningMatchRow, _: unknown, ctx: Context) => decryptDetails(ctx.keys, row).queryName,
    pep: ({ pepClass, pepRelation, snapshot }: ScreeningMatchRow, _: unknown, ctx: Context) =>
      pepClass === null
        ? null
        : {
            class: pepClass,
            relation: pepRelation,
            positions: snapshot.positions.map(({ title, country = null, from, to }) => ({
              title,
              country,
              from: from?.from ?? null,
              to: to?.to ?? null,
              isActive: to === undefined || to.to >= day(ctx.now()),
            })),
          },
    entry: ({ snapshot }: ScreeningMatchRow) => snapshot,
  },
  ScreeningReport: {
    decisions: ({ decisions }: ScreeningReport, { first }: Latest) => decisions.slice(-first),
    replays: ({ replays }: ScreeningReport, { first }: Latest) => replays.slice(-first),
  },
  ScreeningDecisionStep: {
    assessment: ({ assessment }: ScreeningDecisionRow) =>
      assessment === null ? null : (JSON.parse(assessment) as Assessment),
  },
  ScreeningBatch: {
    queued: async (row: ScreeningBatchRow & Partial<BatchProgress>, _: unknown, ctx: Context) =>
      row.queued ?? (await screeningBatch(ctx, row.id)).queued,
    failed: async (row: ScreeningBatchRow & Partial<BatchProgress>, _: unknown, ctx: Context) =>
      row.failed ?? (await screeningBatch(ctx, row.id)).failed,
    hits: async (row: ScreeningBatchRow & Partial<BatchProgress>, _: unknown, ctx: Context) =>
      row.hits ?? (await screeningBatch(ctx, row.id)).hits,
    ok: async (row: ScreeningBatchRow & Partial<BatchProgress>, _: unknown, ctx: Context) => {
      const { total, queued, failed } =
        row.queued === undefined ? await screeningBatch(ctx, row.id) : (row as BatchProgress)
      return total - queued - failed
    },
  },
} satisfies Resolvers
