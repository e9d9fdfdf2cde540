import { isCurrency } from '#kernel/currency.ts'
import { isRate } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { TRANSACTION_TYPES, type RuleCategory } from '#compliance/monitoring-rules/rule.ts'
import type { CodeTable } from './profile.ts'

const CODES_MAX = 200
const CODE_LENGTH_MAX = 255
const NAME_LENGTH_MAX = 100

const CATEGORIES = [
  'SANCTIONS',
  'AML',
  'FRAUD',
  'TERRORIST_FINANCING',
  'STRUCTURING',
  'CHARGEBACK',
  'ELDER',
  'ACCOUNT_TAKEOVER',
] as const satisfies readonly RuleCategory[]

/** Tables of a profile, each an object from names of the platform to codes of the FIU. */
export const CODE_TABLES = [
  'transmodeCodes',
  'fundsCodes',
  'indicators',
  'transactionTypes',
  'exchangeRates',
] as const

export type CodeTables = Readonly<Record<(typeof CODE_TABLES)[number], CodeTable>>

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= CODE_LENGTH_MAX

/** What is allowed as a name and as a code of each table. */
const CHECKS: Readonly<
  Record<
    keyof CodeTables,
    {
      readonly isName: (name: string) => boolean
      readonly names: string
      readonly isCode: (value: unknown) => value is string
      readonly codes: string
    }
  >
> = {
  transmodeCodes: {
    isName: name => name !== '' && name.length <= NAME_LENGTH_MAX,
    names: `a channel of at most ${NAME_LENGTH_MAX} characters`,
    isCode,
    codes: `a text of 1 to ${CODE_LENGTH_MAX} characters`,
  },
  fundsCodes: onlyNames(TRANSACTION_TYPES),
  transactionTypes: onlyNames(TRANSACTION_TYPES),
  indicators: onlyNames(CATEGORIES),
  exchangeRates: {
    isName: isCurrency,
    names: 'an ISO 4217 currency code',
    isCode: (value): value is string => typeof value === 'string' && isRate(value) && Number(value) > 0,
    codes: 'a positive decimal number as a string',
  },
}

function onlyNames(allowed: readonly string[]): (typeof CHECKS)['fundsCodes'] {
  return {
    isName: name => allowed.includes(name),
    names: `one of ${allowed.join(', ')}`,
    isCode,
    codes: `a text of 1 to ${CODE_LENGTH_MAX} characters`,
  }
}

/** Every issue of the tables, under the names of the input's fields. */
export function codeTableIssues(
  given: Readonly<Record<keyof CodeTables, Readonly<Record<string, unknown>>>>,
): ValidationIssue[] {
  return CODE_TABLES.flatMap(table => {
    const { isName, names, isCode: isValid, codes } = CHECKS[table]
    const entries = Object.entries(given[table])
    if (entries.length > CODES_MAX)
      return [{ field: table, reason: `must have at most ${CODES_MAX} entries` }]
    return entries.flatMap(([name, code]) => {
      const shown = name.slice(0, NAME_LENGTH_MAX)
      if (!isName(name)) return [{ field: table, reason: `names ${shown}, which must be ${names}` }]
      return isValid(code) ? [] : [{ field: table, reason: `must give ${shown} ${codes}` }]
    })
  })
}
