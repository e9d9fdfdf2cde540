import type { History, MerchantTotals, Scope, SharedUse } from '#compliance/evaluation/history/history.ts'
import { findEdges, NO_EDGES, type ReadPartyPayments } from '#compliance/evaluation/history/find-edges.ts'
import type { HistoryNeeds } from '#compliance/evaluation/history/history-needs.ts'
import type { ExternalInputs } from '#compliance/evaluation/history/history-query.ts'
import { earlier } from '#compliance/evaluation/history/read-history.ts'
import { SALES_TYPES } from '#compliance/evaluation/judges/chargeback-ratio.ts'
import { customerIdOf } from '#compliance/evaluation/transaction.ts'
import { createDayIndex, dayOf, totalOfDay } from './day-index.ts'
import { keysOf, SCOPE_KEYS, sharedKey } from './history-reach.ts'
import { createRowIndex, newestFirst } from './row-index.ts'
import { createTotalsCache, type TotalsCache } from './running-totals.ts'
import { merchantOf, partyPayments, scanOf, sharedUseOf, velocityOf } from './stream-parts.ts'
import type { HistoryKey, StreamedTransaction } from './streamed-transaction.ts'

const AMOUNTS_MAX = 1_000

/** The history of stored transactions in memory, as far as a pass in the order of arrival has come. */
export interface StreamingHistory {
  /** Adds the next arrival. Its payment may have been voided later: it counts for what arrives before that. */
  add(row: StreamedTransaction): void
  /**
   * What judging the next arrival may know, equal to a read of the stored transactions with `isReplay`. Call it before `add` of the same
   * row, and use the history before the next call.
   */
  historyOf(row: StreamedTransaction, inputs: ExternalInputs): Promise<History>
}

interface Reading {
  readonly needs: HistoryNeeds
  readonly rowsOf: (key: HistoryKey, value: string | null) => readonly StreamedTransaction[]
  readonly totals: TotalsCache
  readonly daysBefore: (row: StreamedTransaction, day: string) => History['days']
}

/** Creates an empty history that holds what these needs ask for. */
export function createStreamingHistory(needs: HistoryNeeds): StreamingHistory {
  const totals = createTotalsCache()
  const indexes = new Map(
    [...keysOf(needs)].map(key => [key, createRowIndex(key, (rows, place) => totals.changed(rows, place))]),
  )
  const days = needs.days ? createDayIndex() : undefined
  const voids = createVoidQueue()
  const reading: Reading = {
    needs,
    totals,
    rowsOf: (key, value) => indexes.get(key)!.rowsOf(value),
    daysBefore: (row, day) => days?.before(row, day) ?? [],
  }
  return {
    add(row) {
      if (indexes.size === 0) return
      for (const index of indexes.values()) index.add(row)
      days?.add(row)
      voids.add(row)
    },
    historyOf(row, inputs) {
      for (const voided of voids.takeBefore(row.sequence)) {
        for (const index of indexes.values()) index.remove(voided)
        days?.remove(voided)
      }
      return historyOf(reading, row, inputs)
    },
  }
}

/** Voided transactions that still count, in the order in which they cease to. */
function createVoidQueue() {
  const queue: StreamedTransaction[] = []
  return {
    add(row: StreamedTransaction): void {
      if (row.voidSequence === null) return
      let place = queue.length
      while (place > 0 && queue[place - 1]!.voidSequence! > row.voidSequence) place -= 1
      queue.splice(place, 0, row)
    },
    /** Removes and returns those that the arrival with this number no longer counts. */
    takeBefore(sequence: number): StreamedTransaction[] {
      if (queue.length === 0 || queue[0]!.voidSequence! >= sequence) return []
      const end = queue.findIndex(({ voidSequence }) => voidSequence! >= sequence)
      return queue.splice(0, end < 0 ? queue.length : end)
    },
  }
}

async function historyOf(
  reading: Reading,
  row: StreamedTransaction,
  inputs: ExternalInputs,
): Promise<History> {
  const { needs, rowsOf, totals } = reading
  const since = needs.customerSince || needs.countries ? firstOf(reading, row) : null
  const scans = scansOf(reading, row)
  return {
    scans,
    velocityTotals: new Map(
      needs.velocities
        .filter(({ parameters }) => scans[parameters.groupBy]?.isCut)
        .map(rule => {
          const key = SCOPE_KEYS[rule.parameters.groupBy]
          return [rule.ruleId, velocityOf(totals, rowsOf(key, row[key]), row, rule)]
        }),
    ),
    hasEarlier: since !== null,
    customerSince: earlier(since, inputs.subjectSince?.getTime() ?? null),
    ...ownPast(reading, row),
    payers: payersOf(reading, row),
    sharedUses: sharedUsesOf(reading, row),
    ...(await edgesOf(reading, row)),
    merchants: merchantsOf(reading, row),
    blacklistHits: inputs.blacklistHits,
    screening: inputs.screening,
  }
}

function firstOf({ rowsOf }: Reading, { customerId, at }: StreamedTransaction): number | null {
  const [first] = rowsOf('customerId', customerId)
  return first !== undefined && first.at <= at ? first.at : null
}

function scansOf({ needs: { windows }, rowsOf }: Reading, row: StreamedTransaction): History['scans'] {
  return Object.fromEntries(
    (Object.entries(windows) as [Scope, number][]).flatMap(([scope, windowMs]) => {
      const key = SCOPE_KEYS[scope]
      const value = row[key]
      return value === null ? [] : [[scope, scanOf(rowsOf(key, value), row, windowMs)]]
    }),
  )
}

type OwnPast = Pick<History, 'lastInitiatedAt' | 'days' | 'amounts' | 'knownCountries' | 'devices'>

/** What rules compare with the customer's own past. */
function ownPast({ needs, rowsOf, daysBefore }: Reading, row: StreamedTransaction): OwnPast {
  const { at, currency, customerId } = row
  const own = (after = -Infinity): Iterable<StreamedTransaction> =>
    newestFirst(rowsOf('customerId', customerId), at, after)
  return {
    lastInitiatedAt: needs.lastInitiated
      ? (firstThat(own(), each => each.initiatedBy === 'CUSTOMER')?.at ?? null)
      : null,
    days: needs.days ? daysOf(row, own, daysBefore) : [],
    amounts: needs.amounts ? amountsOf(own(), currency) : [],
    knownCountries: needs.countries
      ? new Set(row.countries.filter(country => firstThat(own(), each => each.countries.includes(country))))
      : new Set(),
    devices: {
      known: needs.devices && firstThat(own(), ({ device }) => device) ? 1 : 0,
      isKnown:
        needs.devices && row.device !== null && !!firstThat(own(), ({ device }) => device === row.device),
    },
  }
}

function firstThat(
  rows: Iterable<StreamedTransaction>,
  matches: (row: StreamedTransaction) => unknown,
): StreamedTransaction | undefined {
  for (const row of rows) if (matches(row)) return row
  return undefined
}

function daysOf(
  row: StreamedTransaction,
  own: (after: number) => Iterable<StreamedTransaction>,
  daysBefore: Reading['daysBefore'],
): History['days'] {
  const day = dayOf(row.at)
  const sameDay: StreamedTransaction[] = []
  for (const each of own(Date.parse(day) - 1)) if (each.currency === row.currency) sameDay.push(each)
  const today = totalOfDay(sameDay)
  const before = daysBefore(row, day)
  return today ? [...before, today] : before
}

function amountsOf(rows: Iterable<StreamedTransaction>, currency: string): bigint[] {
  const amounts: bigint[] = []
  for (const row of rows) {
    if (row.currency === currency) amounts.push(row.amountMinor)
    if (amounts.length === AMOUNTS_MAX) break
  }
  return amounts
}

function payersOf(
  { needs: { payers }, rowsOf }: Reading,
  row: StreamedTransaction,
): ReadonlyMap<string, SharedUse> {
  const { direction, counterpartyKey } = row
  if (counterpartyKey === null || direction !== 'DEBIT') return new Map()
  return new Map(
    payers.map(rule => {
      const { unrelated: mergesRelated, countThreshold: wanted } = rule.parameters
      const rows = rowsOf('counterpartyKey', counterpartyKey)
      return [rule.ruleId, sharedUseOf(rows, row, rule, { isOutgoing: true, mergesRelated, wanted })]
    }),
  )
}

function sharedUsesOf(
  { needs: { sharedUses }, rowsOf }: Reading,
  row: StreamedTransaction,
): ReadonlyMap<string, SharedUse> {
  return new Map(
    sharedUses.flatMap(rule => {
      const { identifierField, countThreshold: wanted } = rule.parameters
      const key = sharedKey(identifierField)
      const value = row[key]
      if (value === null) return []
      const sharing = { isOutgoing: false, mergesRelated: false, wanted }
      return [[rule.ruleId, sharedUseOf(rowsOf(key, value), row, rule, sharing)] as const]
    }),
  )
}

function merchantsOf(
  { needs: { merchants }, rowsOf, totals: cache }: Reading,
  row: StreamedTransaction,
): ReadonlyMap<string, MerchantTotals> {
  const { type, merchantId } = row
  if (merchantId === null || !(type === 'CHARGEBACK' || SALES_TYPES.includes(type))) return new Map()
  return new Map(
    merchants.flatMap(({ ruleId, parameters }) => {
      const totals = merchantOf(cache, rowsOf('merchantId', merchantId), row, parameters)
      return totals === undefined ? [] : [[ruleId, totals] as const]
    }),
  )
}

async function edgesOf({ needs, rowsOf }: Reading, row: StreamedTransaction) {
  if (!needs.onward && !needs.around) return NO_EDGES
  const read =
    (isPayer: boolean): ReadPartyPayments =>
    async (parties, windowMs) =>
      parties.flatMap(party => [
        ...partyPayments(rowsOf('customerId', customerIdOf(party)), row, {
          party,
          isOwn: true,
          isPayer,
          windowMs,
        }),
        ...partyPayments(rowsOf('counterpartyKey', party), row, { party, isOwn: false, isPayer, windowMs }),
      ])
  const { direction, customerId, counterpartyKey } = row
  const transaction = { direction, customer: { id: customerId }, counterpartyKey }
  return findEdges({ onward: read(true), around: read(false) }, transaction, needs)
}
