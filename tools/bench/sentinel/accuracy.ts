import { HISTORY_MONTHS, LIFE_MONTHS, ATTACK_DAYS_MAX } from '#tools/traffic/sentinel/lives/life.ts'
import { addMonths, DAY_MS } from '#tools/traffic/sentinel/lives/local-time.ts'
import { ordinaryLife } from '#tools/traffic/sentinel/lives/ordinary-life.ts'
import { random } from '#tools/traffic/sentinel/lives/random.ts'
import {
  victimLife,
  VICTIM_PATTERN_NAMES,
  type VictimPatternName,
} from '#tools/traffic/sentinel/lives/victim-life.ts'
import { table, verdict } from '../table.ts'
import { liveThrough, type ContextAt, type LivedLife, type OpenedAlert } from './live-through.ts'

const ALERTED_MIN = 0.95
const ALERTS_PER_MONTH_MAX = 0.01
/** An alert that opens later has not protected the victim. */
const DAYS_AFTER_ATTACK = 30
/** Lives begin in all twelve months from here, so that every season is measured. */
const FIRST_MONTH = new Date('2024-01-01T00:00:00Z')
/** Lives at the same time. */
const PARALLEL = 6

export interface AccuracyInput {
  readonly contextAt: ContextAt
  /** Seed of each life, by its index: `tuningSeed` or `measuringSeed`. */
  readonly seeds: (index: number) => number
  /** Number of ordinary lives, each of which gives four months. */
  readonly profiles: number
  readonly victimsPerPattern: number
  /** All unless given. */
  readonly patterns?: readonly VictimPatternName[]
}

export interface PatternAccuracy {
  readonly victims: number
  readonly alerted: number
  /** Customers without an alert. */
  readonly missed: readonly string[]
  /** Median days from the start of the attack to the alert; null without one. */
  readonly medianDays: number | null
}

export interface Accuracy {
  readonly victims: number
  readonly alerted: number
  readonly byPattern: ReadonlyMap<VictimPatternName, PatternAccuracy>
  readonly profileMonths: number
  /** Months of ordinary profiles in which an alert was opened. */
  readonly alerts: number
  /** Alerts of ordinary profiles by the codes of the rules that opened them. */
  readonly byRule: ReadonlyMap<string, number>
}

/**
 * Measures how many victims get an alert and how many ordinary customers do, with the workspace's rules. The alert of a victim counts if it
 * opens between the start of the attack and 30 days after its end. An ordinary life has 14 months of history and four months that count; at
 * the end of each month an analyst dismisses the signals of the open alert, so that each month with a new alert counts once.
 */
export async function measureAccuracy(input: AccuracyInput): Promise<Accuracy> {
  const ordinary = await inParallel(input.profiles, index => ordinaryAlerts(input, index))
  const months = ordinary.flat()
  const patterns = input.patterns ?? VICTIM_PATTERN_NAMES
  const byPattern = new Map<VictimPatternName, PatternAccuracy>()
  const victims = await inParallel(patterns.length * input.victimsPerPattern, index =>
    victimDelay(input, patterns[index % patterns.length]!, index),
  )
  for (const pattern of patterns)
    byPattern.set(pattern, patternAccuracy(victims.filter(each => each.pattern === pattern)))
  const total = [...byPattern.values()]
  const byRule = new Map<string, number>()
  for (const code of months.flatMap(alerts => alerts.map(({ codes }) => codes.join(' + '))))
    byRule.set(code, (byRule.get(code) ?? 0) + 1)
  return {
    victims: total.reduce((sum, each) => sum + each.victims, 0),
    alerted: total.reduce((sum, each) => sum + each.alerted, 0),
    byPattern,
    profileMonths: months.length,
    alerts: months.filter(({ length }) => length > 0).length,
    byRule,
  }
}

/** Runs work for all indexes, several at a time; results are in the order of the indexes. */
async function inParallel<Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return results
}

const startOf = (index: number): Date => addMonths(FIRST_MONTH, index % 12)

/** The alerts of each measured month of an ordinary life. */
async function ordinaryAlerts(
  { contextAt, seeds }: AccuracyInput,
  index: number,
): Promise<readonly (readonly OpenedAlert[])[]> {
  const seed = seeds(index)
  const customerId = `ordinary-${seed}`
  const start = startOf(index)
  const bounds = Array.from({ length: LIFE_MONTHS - HISTORY_MONTHS + 1 }, (_, month) =>
    addMonths(start, HISTORY_MONTHS + month),
  )
  const alerts = await liveThrough(contextAt, {
    customerId,
    life: ordinaryLife({ seed, customerId, from: start }),
    from: bounds[0]!,
    to: bounds.at(-1)!,
    reviews: bounds.slice(1),
  })
  return bounds
    .slice(1)
    .map((end, month) =>
      alerts.filter(({ at }) => at >= bounds[month]! && (at < end || end === bounds.at(-1))),
    )
}

interface VictimResult {
  readonly pattern: VictimPatternName
  readonly customerId: string
  /** Days from the start of the attack to the alert; undefined without one. */
  readonly days: number | undefined
}

async function victimDelay(
  { contextAt, seeds }: AccuracyInput,
  pattern: VictimPatternName,
  index: number,
): Promise<VictimResult> {
  const seed = seeds(index)
  const customerId = `victim-${pattern.toLowerCase()}-${seed}`
  const from = startOf(index)
  const earliest = addMonths(from, HISTORY_MONTHS).getTime()
  const latest = addMonths(from, LIFE_MONTHS).getTime() - ATTACK_DAYS_MAX * DAY_MS
  const attackAt = new Date(random(seed, customerId, 'attack').between(earliest, latest))
  // The life continues for the days in which an alert still counts.
  const months = LIFE_MONTHS + 1
  const life = victimLife({ seed, customerId, from, months, pattern, attackAt })
  const to = new Date(life.attackTo.getTime() + DAYS_AFTER_ATTACK * DAY_MS)
  const lived: LivedLife = { customerId, life, from: life.attackFrom, to, reviews: [] }
  const [alert] = await liveThrough(contextAt, lived)
  const days = alert && (alert.at.getTime() - life.attackFrom.getTime()) / DAY_MS
  return { pattern, customerId, days }
}

function patternAccuracy(victims: readonly VictimResult[]): PatternAccuracy {
  const days = victims.flatMap(each => (each.days === undefined ? [] : [each.days])).toSorted((a, b) => a - b)
  return {
    victims: victims.length,
    alerted: days.length,
    missed: victims.filter(each => each.days === undefined).map(({ customerId }) => customerId),
    medianDays: days[Math.floor(days.length / 2)] ?? null,
  }
}

/** Renders the accuracy as a table with the verdicts. */
export function accuracyTable(accuracy: Accuracy): string {
  const { victims, alerted, byPattern, profileMonths, alerts, byRule } = accuracy
  return [
    table([
      ['victims', 'alerted', 'days to the alert, median'],
      ...[...byPattern].map(([pattern, each]) => [
        pattern,
        `${each.alerted} of ${each.victims}`,
        each.medianDays === null ? '-' : each.medianDays.toFixed(1),
      ]),
    ]),
    '',
    table([
      ['alerts of ordinary customers', 'number'],
      ...[...byRule]
        .toSorted(([, one], [, other]) => other - one)
        .map(([codes, count]) => [codes, `${count}`]),
    ]),
    '',
    verdict(`Share of ${victims} victims alerted`, alerted / victims, ALERTED_MIN),
    verdict(
      `Alerts in 100 of ${profileMonths} ordinary profile-months`,
      (100 * alerts) / profileMonths,
      100 * ALERTS_PER_MONTH_MAX,
      false,
    ),
  ].join('\n')
}
