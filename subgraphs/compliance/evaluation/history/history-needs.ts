import type {
  BeneficiaryFanInParameters,
  ChargebackRatioParameters,
  SharedIdentifierParameters,
  StructuringParameters,
  VelocityParameters,
} from '#compliance/monitoring-rules/parameters.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import type { Scope } from './history.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
/** Transactions of one scope that are read at most; rules that need exact totals beyond read these as well. */
export const SCAN_ROWS_MAX = 1_000

type RuleWith<Parameters> = Omit<ActiveRule, 'parameters'> & { readonly parameters: Parameters }

/** Search for payments among the parties around a transaction. */
export interface EdgeNeed {
  readonly windowMs: number
  /** How many payments away from the transaction a party may be. */
  readonly hops: number
}

/** What a set of rules needs to know about the history of any transaction. */
export interface HistoryNeeds {
  /** Longest window of each scope in milliseconds. */
  readonly windows: Readonly<Partial<Record<Scope, number>>>
  readonly velocities: readonly RuleWith<VelocityParameters>[]
  /** They need the transactions of a beneficiary only for amounts in their band. */
  readonly structuring: readonly RuleWith<StructuringParameters>[]
  readonly payers: readonly RuleWith<BeneficiaryFanInParameters>[]
  readonly sharedUses: readonly RuleWith<SharedIdentifierParameters>[]
  readonly merchants: readonly RuleWith<ChargebackRatioParameters>[]
  /** Payments that lead on from the payee, for cycles. */
  readonly onward: EdgeNeed | undefined
  /** Payments of all parties around the transaction, for groups. */
  readonly around: EdgeNeed | undefined
  /** Parties of a group after which the search for it ends. */
  readonly groupMax: number
  readonly days: boolean
  readonly amounts: boolean
  readonly customerSince: boolean
  readonly lastInitiated: boolean
  readonly countries: boolean
  readonly devices: boolean
}

/** Senders and beneficiaries around an edge are at most two payments away from it. */
const MANY_TO_MANY_HOPS = 2
const GROUP_MAX = 60

const wider = (need: EdgeNeed | undefined, windowMinutes: number, hops: number): EdgeNeed => ({
  windowMs: Math.max(need?.windowMs ?? 0, windowMinutes * MINUTE_MS),
  hops: Math.max(need?.hops ?? 0, hops),
})

/** Derives what has to be read from the rules; the same for every transaction, so it is derived once per set of rules. */
export function needsOf(rules: readonly ActiveRule[]): HistoryNeeds {
  const windows: Partial<Record<Scope, number>> = {}
  const widen = (scope: Scope, minutes: number): void => {
    windows[scope] = Math.max(windows[scope] ?? 0, minutes * MINUTE_MS)
  }
  const of = <Parameters extends ActiveRule['parameters']>(
    isOf: (parameters: ActiveRule['parameters']) => parameters is Parameters,
  ): RuleWith<Parameters>[] =>
    rules.filter((rule): rule is RuleWith<Parameters> & ActiveRule => isOf(rule.parameters))

  let onward: EdgeNeed | undefined
  let around: EdgeNeed | undefined
  let groupMax = GROUP_MAX
  for (const { parameters } of rules) {
    if (parameters.ruleType === 'VELOCITY') widen(parameters.groupBy, parameters.windowMinutes)
    // The transactions of the same day are named as those on which the deviation rests.
    if (parameters.ruleType === 'BEHAVIORAL' && parameters.deviationMetric !== 'AMOUNT')
      widen('customer', DAY_MINUTES)
    if (parameters.ruleType === 'PATTERN') {
      widen('customer', parameters.windowMinutes)
      if (parameters.patternType === 'STRUCTURING') widen('beneficiary', parameters.windowMinutes)
    }
    if (parameters.ruleType !== 'NETWORK') continue
    const { patternType, windowMinutes } = parameters
    if (patternType === 'FAN_OUT' || patternType === 'FAN_IN') widen('customer', windowMinutes)
    if (patternType === 'CIRCULAR') onward = wider(onward, windowMinutes, parameters.maxGroupSize - 1)
    if (patternType === 'MANY_TO_MANY') around = wider(around, windowMinutes, MANY_TO_MANY_HOPS)
    // A group is closed only if every payment of its members is known, however long the path.
    if (patternType === 'CLOSED_NETWORK') {
      around = wider(around, windowMinutes, Infinity)
      groupMax = Math.max(groupMax, parameters.maxGroupSize + 1)
    }
  }
  const behavioral = rules.flatMap(({ parameters }) =>
    parameters.ruleType === 'BEHAVIORAL' ? [parameters] : [],
  )
  const has = (isOf: (parameters: ActiveRule['parameters']) => boolean): boolean =>
    rules.some(({ parameters }) => isOf(parameters))
  return {
    windows,
    velocities: of((each): each is VelocityParameters => each.ruleType === 'VELOCITY'),
    structuring: of(
      (each): each is StructuringParameters =>
        each.ruleType === 'PATTERN' && each.patternType === 'STRUCTURING',
    ),
    payers: of(
      (each): each is BeneficiaryFanInParameters =>
        each.ruleType === 'NETWORK' && each.patternType === 'BENEFICIARY_FAN_IN',
    ),
    sharedUses: of(
      (each): each is SharedIdentifierParameters =>
        each.ruleType === 'NETWORK' && each.patternType === 'SHARED_IDENTIFIER',
    ),
    merchants: of((each): each is ChargebackRatioParameters => each.ruleType === 'CHARGEBACK_RATIO'),
    onward,
    around,
    groupMax,
    days: behavioral.length > 0,
    amounts: behavioral.some(({ deviationMetric, robust }) => deviationMetric === 'AMOUNT' && robust),
    customerSince: has(each => each.ruleType === 'THRESHOLD' && each.maxAccountAgeDays !== undefined),
    lastInitiated: has(each => each.ruleType === 'DORMANT_REACTIVATION'),
    countries: has(each => each.ruleType === 'GEOGRAPHIC' && each.newCountry),
    devices: has(each => each.ruleType === 'NEW_DEVICE'),
  }
}
