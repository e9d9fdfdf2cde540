import type { HistoryQuery } from './history-query.ts'

/** Condition on stored transactions that selects those before a moment and a place in the order of arrival, given as parameters. */
export type EarlierFilter = (at: string, sequence: string) => string

/** Everything that arrived before the transaction and happened no later. */
const arrivedBefore: EarlierFilter = (at, sequence) =>
  `t.occurred_at <= ${at} and t.sequence < ${sequence} and t.void_sequence >= ${sequence}`

/** Everything that happened before the transaction, late arrivals included, and was not voided. */
const happenedBefore: EarlierFilter = (at, sequence) =>
  `(t.occurred_at, t.sequence) < (${at}, ${sequence}) and t.voided_at is null`

/** The texts of one statement, with and without late arrivals; each has a plan of its own. */
export interface HistoryText {
  readonly arrived: string
  readonly happened: string
}

export const historyText = (textOf: (earlier: EarlierFilter) => string): HistoryText => ({
  arrived: textOf(arrivedBefore),
  happened: textOf(happenedBefore),
})

type Lateness = Pick<HistoryQuery, 'includesLate'>

export const textFor = ({ arrived, happened }: HistoryText, { includesLate = false }: Lateness): string =>
  includesLate ? happened : arrived

/** The filter of a text that is built for each read. */
export const earlierFilter = ({ includesLate = false }: Lateness): EarlierFilter =>
  includesLate ? happenedBefore : arrivedBefore
