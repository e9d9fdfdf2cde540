import { CHANGE_EVENT_TYPES, type ChangeEventType } from '#sentinel/detection-rules/rule-types.ts'
import { distinct, largest, type RuleParameterLists } from '#sentinel/evaluation/rules-by-type.ts'
import { AFTER_CHANGE_STATEMENT } from './after-change-statement.ts'
import { circumstancesStatement, type CircumstancesNeeds } from './circumstances-statement.ts'
import { readRow, type DebitReader } from './read-row.ts'

/** The latest event of each type before a debit or login. */
export interface EarlierChange {
  readonly type: ChangeEventType
  readonly at: string
}

/** Account events around a debit or login, and whether its device and country are new. */
export interface Circumstances {
  readonly changes: readonly EarlierChange[] | null
  readonly remoteAccessAt: Date | null
  readonly deviceInEvents: { readonly isSeen: boolean; readonly isOtherSeen: boolean } | null
  /** False if no change precedes it that such a device or country would confirm. */
  readonly isNewDevice: boolean
  readonly isNewCountry: boolean
  readonly hadCrypto: boolean | null
  readonly transferCountries: readonly string[] | null
  /** Quantiles of the baseline's debits in minor units, in the order of `requestedQuantiles`; null if no change precedes. */
  readonly quantiles: readonly number[] | null
}

/** The quantiles that rules compare with, in the order in which the statement returns them. */
export const requestedQuantiles = (rules: RuleParameterLists): number[] =>
  distinct(rules.of('CHANGE_THEN_TRANSFER').map(({ quantile }) => quantile))

/** What the statement reads about: a debit or a login of a profile. */
export interface CircumstancesOf {
  readonly id: string
  readonly profileId: string
  readonly occurredAt: Date
  readonly deviceHash: string | null
  readonly country: string | null
  readonly isDebit: boolean
  /** Null for a login. */
  readonly currency: string | null
  readonly isCrypto: boolean
  readonly isTransferAbroad: boolean
}

/** Reads the circumstances of a debit or login; what only a change makes relevant is read after a change. */
export async function readCircumstances(
  reader: Pick<DebitReader, 'sql' | 'actor' | 'readRow'>,
  of: CircumstancesOf,
  rules: RuleParameterLists,
  homeCountry: string,
): Promise<Circumstances> {
  const { workspaceId } = reader.actor
  const found = await readRow<Partial<Circumstances>>(
    reader,
    circumstancesStatement(needsOf(of, rules, workspaceId)),
  )
  const circumstances = { ...UNKNOWN, ...found }
  if (!circumstances.changes) return circumstances
  const [more] = await reader.sql<Pick<Circumstances, 'isNewDevice' | 'isNewCountry' | 'quantiles'>>(
    AFTER_CHANGE_STATEMENT,
    [
      workspaceId,
      of.profileId,
      of.occurredAt,
      of.id,
      of.deviceHash,
      of.country,
      homeCountry,
      of.isDebit ? requestedQuantiles(rules) : [],
      of.currency,
    ],
  )
  return { ...circumstances, ...more }
}

const UNKNOWN: Circumstances = {
  changes: null,
  remoteAccessAt: null,
  deviceInEvents: null,
  isNewDevice: false,
  isNewCountry: false,
  hadCrypto: null,
  transferCountries: null,
  quantiles: null,
}

function needsOf(of: CircumstancesOf, rules: RuleParameterLists, workspaceId: string): CircumstancesNeeds {
  const foreignHours = rules.of('ACCOUNT_CHANGE').map(({ foreign_device_hours: hours }) => hours ?? 0)
  const changeHours = of.isDebit
    ? rules.of('CHANGE_THEN_TRANSFER').map(({ window_days: days }) => 24 * days)
    : []
  const anomalies = of.isDebit ? rules.of('DEVICE_ANOMALY') : []
  return {
    workspaceId,
    profileId: of.profileId,
    at: of.occurredAt,
    id: of.id,
    changeTypes: CHANGE_EVENT_TYPES,
    changeHours: largest([...foreignHours, ...changeHours]),
    remoteAccessHours: largest(anomalies.map(({ window_hours: hours }) => hours)),
    deviceHash: anomalies.length > 0 ? of.deviceHash : null,
    needsCrypto: of.isCrypto && rules.of('CRYPTO').length > 0,
    needsTransferCountries: of.isTransferAbroad && rules.of('INTERNATIONAL_TRANSFER').length > 0,
  }
}
