import type { ParameterReader } from './parameter-reader.ts'
import type { NetworkPattern, RuleParameters, SharedField } from './parameters.ts'
import { parseHours, parseWindow } from './parse-window.ts'

const COUNT_MAX = 10_000

const PATTERNS = ['STRUCTURING', 'ROUND_AMOUNTS', 'RAPID_MOVEMENT'] as const

const NETWORK_PATTERNS: readonly NetworkPattern[] = [
  'FAN_OUT',
  'FAN_IN',
  'BENEFICIARY_FAN_IN',
  'SHARED_IDENTIFIER',
  'MANY_TO_MANY',
  'CLOSED_NETWORK',
  'CIRCULAR',
]

const SHARED_FIELDS: readonly SharedField[] = [
  'device_fingerprint',
  'ip',
  'card_id',
  'wallet_id',
  'counterparty_account',
  'phone',
  'address',
]

/** The pattern, or undefined after an issue: without it no other parameter can be judged. */
export function parsePatternType(
  reader: ParameterReader,
  ruleType: 'PATTERN' | 'NETWORK',
): string | undefined {
  const patterns = ruleType === 'PATTERN' ? PATTERNS : NETWORK_PATTERNS
  const patternType = reader.choice<string>('pattern_type', patterns)
  return reader.isRejected('pattern_type') ? undefined : patternType
}

const countOf = (reader: ParameterReader, min: number, fallback?: number): number =>
  reader.number('count_threshold', { min, max: COUNT_MAX, default: fallback })

const toleranceOf = (reader: ParameterReader, fallback: number, min = 0): number =>
  reader.number('tolerance_percent', { min, max: 100, decimals: 2, default: fallback })

export function parsePattern(reader: ParameterReader, patternType: string): RuleParameters {
  switch (patternType) {
    case 'STRUCTURING':
      return {
        ruleType: 'PATTERN',
        patternType,
        justBelowAmount: reader.amount('just_below_amount', { isPositive: true }),
        countThreshold: countOf(reader, 2),
        windowMinutes: parseHours(reader),
        // Without any tolerance no amount lies just below the line.
        tolerancePercent: toleranceOf(reader, 10, 0.01),
      }
    case 'ROUND_AMOUNTS':
      return {
        ruleType: 'PATTERN',
        patternType,
        countThreshold: countOf(reader, 1),
        windowMinutes: parseHours(reader),
        tolerancePercent: toleranceOf(reader, 20),
      }
    default:
      return {
        ruleType: 'PATTERN',
        patternType: 'RAPID_MOVEMENT',
        countThreshold: countOf(reader, 1, 1),
        windowMinutes: parseHours(reader),
        tolerancePercent: toleranceOf(reader, 10),
      }
  }
}

export function parseNetwork(reader: ParameterReader, patternType: string): RuleParameters {
  const windowMinutes = parseWindow(reader)
  const shared = { ruleType: 'NETWORK', windowMinutes } as const
  switch (patternType) {
    case 'FAN_OUT':
    case 'FAN_IN':
      return { ...shared, patternType, countThreshold: countOf(reader, 1) }
    case 'BENEFICIARY_FAN_IN':
      return {
        ...shared,
        patternType,
        countThreshold: countOf(reader, 1),
        unrelated: reader.flag('unrelated'),
      }
    case 'SHARED_IDENTIFIER':
      return {
        ...shared,
        patternType,
        countThreshold: countOf(reader, 1),
        identifierField: reader.choice('identifier_field', SHARED_FIELDS),
      }
    case 'MANY_TO_MANY':
      return {
        ...shared,
        patternType,
        countThreshold: countOf(reader, 2),
        minDistinctBeneficiaries: reader.number('min_distinct_beneficiaries', { min: 2, max: COUNT_MAX }),
      }
    case 'CLOSED_NETWORK':
      return {
        ...shared,
        patternType,
        maxGroupSize: reader.number('max_group_size', { min: 3, max: 50 }),
        countThreshold: countOf(reader, 1, 3),
        tolerancePercent: toleranceOf(reader, 10),
      }
    default:
      return {
        ...shared,
        patternType: 'CIRCULAR',
        maxGroupSize: reader.number('max_group_size', { min: 3, max: 8, default: 5 }),
        tolerancePercent: toleranceOf(reader, 20),
      }
  }
}
