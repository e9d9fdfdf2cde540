import type { Counter, Registry } from 'prom-client'

/** Ends a subscription to signals. */
export type Stop = () => void

interface Described<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly Label[]
  readonly registry: Registry
}

/** A series of a metric for fixed labels; the lookup by labels happens once, not on every request. */
export interface Tally {
  add(value?: number): void
}

/** Returns the series for these label values, in the order of the label names. */
export type Tallies = (...labels: readonly string[]) => Tally

interface Line {
  readonly metricName?: string
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
}

/** We define all label values, and none contains a line break. */
const SEPARATOR = '\n'

/** prom-client hashes the labels on every observation, which takes a noticeable part of a request's time; here the series is looked up once. */
function registerSeries<Label extends string, Kind extends Tally>(
  { name, help, labelNames, registry }: Described<Label>,
  type: 'counter' | 'histogram',
  make: (labels: Readonly<Record<string, string>>) => Kind,
  linesOf: (tallies: Kind) => readonly Line[],
): Tallies {
  const tallies = new Map<string, Kind>()
  const get = async (): Promise<unknown> => ({
    name,
    help,
    type,
    aggregator: 'sum',
    values: [...tallies.values()].flatMap(linesOf),
  })
  registry.registerMetric({ name, help, type, labelNames, get } as unknown as Counter)
  return (...labels) => {
    const key = labels.length === 1 ? labels[0]! : labels.join(SEPARATOR)
    const found = tallies.get(key)
    if (found) return found
    const created = make(Object.fromEntries(labelNames.map((label, at) => [label, labels[at]!])))
    tallies.set(key, created)
    return created
  }
}

interface CounterState extends Tally {
  readonly labels: Readonly<Record<string, string>>
  readonly total: number
}

/** Registers a counter. */
export function counterOf<Label extends string>(described: Described<Label>): Tallies {
  return registerSeries(
    described,
    'counter',
    labels => {
      const state = {
        labels,
        total: 0,
        add(value = 1) {
          state.total += value
        },
      }
      return state as CounterState
    },
    ({ labels, total }) => [{ labels, value: total }],
  )
}

interface HistogramState extends Tally {
  readonly labels: Readonly<Record<string, string>>
  readonly counts: readonly number[]
  readonly count: number
  readonly sum: number
}

/** Registers a histogram; `buckets` are upper bounds in ascending order. */
export function histogramOf<Label extends string>(
  described: Described<Label> & { readonly buckets: readonly number[] },
): Tallies {
  const { name, buckets } = described
  return registerSeries(
    described,
    'histogram',
    labels => {
      const counts = buckets.map(() => 0)
      const state = {
        labels,
        counts,
        count: 0,
        sum: 0,
        add(value = 0) {
          let at = 0
          while (at < buckets.length && value > buckets[at]!) at += 1
          if (at < buckets.length) counts[at]! += 1
          state.count += 1
          state.sum += value
        },
      }
      return state as HistogramState
    },
    ({ labels, counts, count, sum }) => {
      let below = 0
      return [
        ...buckets.map((bound, at) => ({
          metricName: `${name}_bucket`,
          labels: { le: bound, ...labels },
          value: (below += counts[at]!),
        })),
        { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ]
    },
  )
}
