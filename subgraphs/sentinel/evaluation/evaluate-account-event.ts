import type { Tx } from '#kernel/command.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { AccountChangeParameters, NsfParameters } from '#sentinel/detection-rules/parameters.ts'
import { CHANGE_EVENT_TYPES } from '#sentinel/detection-rules/rule-types.ts'
import type { AccountEventRow } from '#sentinel/entities/account-event.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import { eventDetailsOf } from '#sentinel/transactions/details.ts'
import { evaluateComposites } from './composites.ts'
import { readCircumstances } from './features/read-circumstances.ts'
import { readNsfCounts } from './features/read-nsf-counts.ts'
import { readOrigins } from './features/read-origins.ts'
import { evaluatedOf, type EvaluatedRules } from './finding-of.ts'
import { judgeChange, judgeOriginAfterChange } from './judges/account-change.ts'
import { judgeEarlyWithdrawal } from './judges/early-withdrawal.ts'
import { judgeNsf } from './judges/nsf.ts'
import { parametersOf } from './rules-by-type.ts'
import type { DetectionVerdict } from './verdict.ts'

type Reading = Pick<Tx, 'sql' | 'actor' | 'keys'>
type Verdicts = readonly (readonly [EnabledDetectionRule, DetectionVerdict])[]

const isChange = (type: string): boolean => (CHANGE_EVENT_TYPES as readonly string[]).includes(type)
const ofType = (
  rules: readonly EnabledDetectionRule[],
  type: EnabledDetectionRule['ruleType'],
): EnabledDetectionRule[] => rules.filter(({ ruleType }) => ruleType === type)
const changeParameters = ({ parameters }: EnabledDetectionRule): AccountChangeParameters =>
  parameters as unknown as AccountChangeParameters

/** Evaluates the rules for an account event as of its occurrence time; writes nothing. */
export async function evaluateAccountEvent(
  tx: Reading,
  profile: ElderProfile,
  event: AccountEventRow,
  rules: readonly EnabledDetectionRule[],
): Promise<EvaluatedRules> {
  if (!isWatched(profile.status)) return { findings: [], skipped: [] }
  const occurrence = { at: event.occurredAt, transactionId: null }
  const { findings, skipped } = evaluatedOf(await verdictsOf(tx, profile, event, rules), occurrence)
  const composites =
    findings.length === 0 ? [] : await evaluateComposites(tx, profile.id, { rules, findings, occurrence })
  return { findings: [...findings, ...composites], skipped }
}

async function verdictsOf(
  tx: Reading,
  profile: ElderProfile,
  event: AccountEventRow,
  rules: readonly EnabledDetectionRule[],
): Promise<Verdicts> {
  if (event.type === 'NSF') return nsfVerdicts(tx, event, ofType(rules, 'NSF'))
  if (event.type === 'TERM_DEPOSIT_CLOSED') {
    const verdict = judgeEarlyWithdrawal(eventDetailsOf(tx.keys, event))
    return ofType(rules, 'EARLY_WITHDRAWAL').map(rule => [rule, verdict])
  }
  const own = ofType(rules, 'ACCOUNT_CHANGE')
  if (own.length === 0) return []
  if (event.type === 'LOGIN') return loginVerdicts(tx, profile, event, own)
  return isChange(event.type) ? changeVerdicts(tx, profile, event, own) : []
}

async function changeVerdicts(
  tx: Reading,
  profile: ElderProfile,
  event: AccountEventRow,
  rules: readonly EnabledDetectionRule[],
): Promise<Verdicts> {
  const origins = await readOrigins(tx, event, parametersOf(rules), profile.country)
  return rules.map(rule => [rule, judgeChange(changeParameters(rule), event, origins)])
}

async function loginVerdicts(
  tx: Reading,
  profile: ElderProfile,
  event: AccountEventRow,
  rules: readonly EnabledDetectionRule[],
): Promise<Verdicts> {
  const login = { ...event, isDebit: false, currency: null, isCrypto: false, isTransferAbroad: false }
  const circumstances = await readCircumstances(tx, login, parametersOf(rules), profile.country)
  return rules.map(rule => [
    rule,
    judgeOriginAfterChange(changeParameters(rule), { occurredAt: event.occurredAt, circumstances }),
  ])
}

async function nsfVerdicts(
  tx: Reading,
  event: AccountEventRow,
  rules: readonly EnabledDetectionRule[],
): Promise<Verdicts> {
  if (rules.length === 0) return []
  const counts = await readNsfCounts(tx, event, parametersOf(rules))
  return rules.map(rule => [
    rule,
    judgeNsf(rule.parameters as unknown as NsfParameters, event.occurredAt, counts),
  ])
}
