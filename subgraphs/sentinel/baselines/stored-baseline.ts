import { columnsOf } from '#kernel/database/columns.ts'
import { Baseline, type BaselineMetric, type BaselineRow } from '#sentinel/entities/baseline.ts'

export const BASELINE_COLUMNS = columnsOf(Baseline, 'baseline')

const STALE_AFTER_MS = 7 * 86_400_000
/** Entries of a mix that a read returns. */
const MIX_SIZE_MAX = 50

/** The statistics as they are stored: those of values, a mix or a schedule, by metric. */
interface StoredStatistics {
  readonly n: number
  readonly median?: string
  readonly mad?: string
  readonly quantiles?: Readonly<Record<'p05' | 'p25' | 'p50' | 'p75' | 'p95' | 'p99', string>>
  readonly logMedian?: number
  readonly logMad?: number
  readonly logIqr?: number
  readonly mix?: Readonly<Record<string, number>>
  readonly schedule?: readonly StoredScheduleEntry[]
}

interface StoredScheduleEntry {
  readonly payeeHash: string
  readonly occurrences: number
  readonly medianAmount: string
  readonly medianGapDays: number | null
  readonly gapMadDays: number | null
  /** RFC 3339. */
  readonly lastSeenAt: string
  readonly isPeriodic: boolean | null
}

/** The time from which on a baseline is not stale yet. */
export const freshSince = (now: Date): Date => new Date(now.getTime() - STALE_AFTER_MS)

/** A baseline as the graph returns it. It becomes stale without being changed, so the status depends on the time. */
export function readableBaseline({ statistics, ...row }: BaselineRow, now: Date) {
  const { n, median, mad, quantiles, logMedian, logMad, logIqr, mix, schedule } =
    statistics as unknown as StoredStatistics
  return {
    ...row,
    status: row.computedAt < freshSince(now) ? ('STALE' as const) : row.status,
    n,
    median: median ?? null,
    mad: mad ?? null,
    quantiles: quantiles ?? null,
    logScale: logMedian === undefined ? null : { median: logMedian, mad: logMad!, iqr: logIqr! },
    mix: mix ? mixEntries(mix, row.metric) : null,
    schedule:
      schedule?.map(({ isPeriodic, lastSeenAt, ...entry }) => ({
        ...entry,
        lastSeenAt: new Date(lastSeenAt),
        isPeriodic: isPeriodic ?? false,
      })) ?? null,
  }
}

export type ReadableBaseline = ReturnType<typeof readableBaseline>

/** Most frequent first; equal ones in the order of their keys, hours as numbers. */
function mixEntries(
  mix: Readonly<Record<string, number>>,
  metric: BaselineMetric,
): { readonly key: string; readonly count: number }[] {
  const compareKeys = (a: string, b: string): number =>
    metric === 'HOUR_MIX' ? Number(a) - Number(b) : a < b ? -1 : 1
  return Object.entries(mix)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || compareKeys(a.key, b.key))
    .slice(0, MIX_SIZE_MAX)
}
