import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { Period } from '#compliance/reports/period.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import type { OwnInput } from '#compliance/screening/compute-assessment.ts'
import { decryptInput } from '#compliance/screening/seal-screening.ts'
import type { AssessmentInput, DecisionOutcome, RiskRule } from './assessment.ts'
import { withRuleset } from './risk-config.ts'
import { createChangeCounter, type ChangeCounts } from './count-changes.ts'

const SCREENINGS_MAX = 10_000
const PAGE_SIZE = 250
/** Time for the last page and for the response. */
const RESERVED_MS = 3_000
const SAMPLES_MAX = 20
/** The slice of the event loop is checked before each screening, which takes about 100 microseconds. */
const FIELDS_PER_SCREENING = 512

/** The computed decision of each screening; an override is another decision. The decisions are looked up one by one, as there are few. */
const PAGE = `
  with page as materialized (
    select id, subject_id as "subjectId", created_at as "createdAt", assessment_number
    from compliance.screenings
    where workspace_id = $1 and (created_at, id) < ($2, $3) and created_at >= $4
    order by created_at desc, id desc limit $5)
  select page.id, page."subjectId", page."createdAt", computed.* from page left join lateral (
    select engine, config_hash as "configHash", input, assessment::json ->> 'outcome' as outcome
    from compliance.screening_decisions
    where workspace_id = $1 and screening_id = page.id and number = page.assessment_number limit 1) computed on true
  order by page."createdAt" desc, page.id desc`
const CONFIGS = planOnce(
  'select hash, content from compliance.screening_configs where workspace_id = $1 and hash = any($2::text[])',
)

/** A screening with its latest computed decision. The decision's fields are null if none was computed; `input` is null once it was erased. */
interface ComputedScreening {
  readonly id: string
  readonly subjectId: string | null
  readonly createdAt: Date
  readonly engine: string | null
  readonly configHash: string | null
  readonly input: string | null
  readonly outcome: DecisionOutcome | null
}

type Config = Pick<AssessmentInput, 'factors' | 'bands' | 'rules'>

/** The rules of one ruleset, which replace those that decided the screenings of the period. */
export interface SimulatedRules {
  readonly rulesetId: string
  readonly rules: readonly RiskRule[]
  readonly period: Period
}

export interface ScreeningSimulation extends Period, ChangeCounts {
  readonly evaluated: number
  readonly skipped: number
  readonly isComplete: boolean
}

/**
 * Decides the newest screenings of a period again, with their stored inputs, and counts those whose decision the rules change. Their other
 * rules, factors and bands stay, so the rules with which a screening was decided change nothing.
 */
export async function decideScreeningsAgain(
  ctx: Context,
  { rulesetId, rules, period }: SimulatedRules,
): Promise<ScreeningSimulation> {
  const { workspaceId } = ctx.actor
  const { assess, engine: current } = dependenciesOf(ctx)
  await ctx.keys.ready(workspaceId)
  const configsOf = createConfigReader(ctx, { rulesetId, rules })
  const counter = createChangeCounter(SAMPLES_MAX)
  let [evaluated, skipped, isComplete] = [0, 0, false]
  for await (const page of readPages(ctx, period)) {
    isComplete = page.isLast
    const configs = await configsOf(page.screenings)
    for (const { id, subjectId, createdAt, engine, configHash, input, outcome } of page.screenings) {
      if (ctx.slices.isUsedUp(FIELDS_PER_SCREENING)) await ctx.slices.next()
      const config = configHash === null ? undefined : configs.get(configHash)
      if (input === null || outcome === null || config === undefined || engine !== current) {
        skipped += 1
        continue
      }
      const own = JSON.parse(decryptInput(ctx.keys, { workspaceId, id }, input)) as OwnInput
      const simulated = assess({ ...own, ...config })
      evaluated += 1
      if (simulated.outcome !== outcome)
        counter.add({
          screeningId: id,
          subjectId,
          createdAt,
          previousOutcome: outcome,
          outcome: simulated.outcome,
          triggeredRules: simulated.triggeredRules.filter(each => each.rulesetId === rulesetId),
        })
    }
  }
  return { ...period, evaluated, skipped, isComplete, ...counter.counts() }
}

interface ComputedPage {
  readonly screenings: readonly ComputedScreening[]
  /** Whether the period has no older screenings. */
  readonly isLast: boolean
}

/** Earlier than every row of the same time. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Pages of the newest screenings of the period, newest first. Ends early when the client disconnects, or shortly before the deadline. */
async function* readPages(ctx: Context, { from, to }: Period): AsyncGenerator<ComputedPage> {
  const { workspaceId } = ctx.actor
  let before = { createdAt: to, id: FIRST_ID }
  let read = 0
  while (read < SCREENINGS_MAX && !ctx.signal.aborted && Date.now() < ctx.deadlineAt - RESERVED_MS) {
    const size = Math.min(PAGE_SIZE, SCREENINGS_MAX - read)
    const rows = await ctx.database.read<ComputedScreening>(workspaceId, PAGE, [
      workspaceId,
      before.createdAt,
      before.id,
      from,
      size + 1,
    ])
    const screenings = rows.slice(0, size)
    const isLast = rows.length <= size
    yield { screenings, isLast }
    if (isLast) return
    read += size
    before = screenings.at(-1)!
  }
}

type ConfigReader = (screenings: readonly ComputedScreening[]) => Promise<ReadonlyMap<string, Config>>

/** Reads the configurations of a page by hash, with the simulated rules; those of the page before are not read again. */
function createConfigReader(
  ctx: Context,
  { rulesetId, rules }: Pick<SimulatedRules, 'rulesetId' | 'rules'>,
): ConfigReader {
  const { workspaceId } = ctx.actor
  let known = new Map<string, Config>()
  return async screenings => {
    const hashes = new Set(screenings.flatMap(({ configHash }) => configHash ?? []))
    const missing = [...hashes].filter(hash => !known.has(hash))
    const rows =
      missing.length === 0
        ? []
        : await ctx.database.read<{ hash: string; content: string }>(workspaceId, CONFIGS, [
            workspaceId,
            missing,
          ])
    known = new Map([...known].filter(([hash]) => hashes.has(hash)))
    for (const { hash, content } of rows) {
      if (ctx.slices.isUsedUp(FIELDS_PER_SCREENING)) await ctx.slices.next()
      const config = JSON.parse(content) as Config
      known.set(hash, { ...config, rules: withRuleset(config.rules, rulesetId, rules) })
    }
    return known
  }
}
