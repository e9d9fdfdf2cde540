import type { Counter, Registry } from 'prom-client'

interface Described<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly Label[]
  readonly registry: Registry
}

/** Counts for some labels; what it adds to was found once and costs a request nothing more. */
export interface Tally { add(value?: number): void }

/** Finds what counts for these labels, in their order. */
export type Tallies = (...labels: readonly string[]) => Tally

interface Line { readonly metricName?: string; readonly labels: Readonly<Record<string, string | number>>; readonly value: number }

/** Labels are ours and have no line breaks. */
const SEPARATOR = '\n'

/** The library works the place of every figure out of its labels each time, which is a good part of a request's own time; here it is looked up. */
function registered<Label extends string, Kept extends Tally>({ name, help, labelNames, registry }: Described<Label>, type: 'counter' | 'histogram', make: (labels: Readonly<Record<string, string>>) => Kept, linesOf: (kept: Kept) => readonly Line[]): Tallies {
  const kept = new Map<string, Kept>()
  const get = async (): Promise<unknown> => ({ name, help, type, aggregator: 'sum', values: [...kept.values()].flatMap(linesOf) })
  registry.registerMetric({ name, help, type, labelNames, get } as unknown as Counter)
  return (...labels) => {
    const key = labels.length === 1 ? labels[0]! : labels.join(SEPARATOR)
    const found = kept.get(key)
    if (found) return found
    const made = make(Object.fromEntries(labelNames.map((label, at) => [label, labels[at]!])))
    kept.set(key, made)
    return made
  }
}

interface CounterState extends Tally { readonly labels: Readonly<Record<string, string>>; readonly total: number }

/** A counter of the registry. */
export function counterOf<Label extends string>(described: Described<Label>): Tallies {
  return registered(described, 'counter', labels => {
    const state = { labels, total: 0, add(value = 1) { state.total += value } }
    return state as CounterState
  }, ({ labels, total }) => [{ labels, value: total }])
}

interface HistogramState extends Tally { readonly labels: Readonly<Record<string, string>>; readonly counts: readonly number[]; readonly count: number; readonly sum: number }

/** A histogram of the registry; `buckets` are upper bounds, the least first. */
export function histogramOf<Label extends string>(described: Described<Label> & { readonly buckets: readonly number[] }): Tallies {
  const { name, buckets } = described
  return registered(described, 'histogram', labels => {
    const counts = buckets.map(() => 0)
    const state = {
      labels, counts, count: 0, sum: 0,
      add(value = 0) {
        let at = 0
        while (at < buckets.length && value > buckets[at]!) at += 1
        if (at < buckets.length) counts[at]! += 1
        state.count += 1
        state.sum += value
      },
    }
    return state as HistogramState
  }, ({ labels, counts, count, sum }) => {
    let below = 0
    return [
      ...buckets.map((bound, at) => ({ metricName: `${name}_bucket`, labels: { le: bound, ...labels }, value: below += counts[at]! })),
      { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ]
  })
}
