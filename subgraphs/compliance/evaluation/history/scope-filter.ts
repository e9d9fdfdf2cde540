import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'

/**
 * Condition on stored transactions that selects those in the scope of a rule, with five parameters from `first` on: types, customer
 * types, directions, currencies and channels. A null list restricts nothing.
 */
export const scopeFilter = (first: number): string =>
  ['type', 'customer_type', 'direction', 'currency', 'channel']
    .map(
      (column, index) =>
        `and ($${first + index}::text[] is null or t.${column} = any($${first + index}::text[]))`,
    )
    .join(' ')

const listOrNull = (list: readonly string[] | undefined): readonly string[] | null =>
  list === undefined || list.length === 0 ? null : list

/** The parameters of `scopeFilter`, in order. */
export const scopeValues = ({
  transactionTypes,
  conditions: { customerTypes, directions, currencies, channels },
}: Pick<ActiveRule, 'transactionTypes' | 'conditions'>): (readonly string[] | null)[] => [
  listOrNull(transactionTypes),
  listOrNull(customerTypes),
  listOrNull(directions),
  listOrNull(currencies),
  listOrNull(channels),
]
