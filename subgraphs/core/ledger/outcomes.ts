import { formatMinor } from '#kernel/money.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'

const WINDOWS = ['at once', 'a day', 'a week', 'a month'] as const

const STATES = {
  3: 'CURRENCY_MISMATCH',
  4: 'ACCOUNT_FROZEN',
  5: 'ACCOUNT_FROZEN',
  6: 'ACCOUNT_DORMANT',
  7: 'ACCOUNT_DORMANT',
  8: 'ACCOUNT_CLOSED',
  9: 'ACCOUNT_CLOSED',
  10: 'ACCOUNT_NOT_ACTIVE',
  11: 'ACCOUNT_NOT_ACTIVE',
  12: 'POST_NO_DEBIT',
  13: 'POST_NO_CREDIT',
  15: 'BALANCE_TOO_LARGE',
} as const

const ON_DEBIT = new Set([4, 6, 8, 10])
const ON_CREDIT = new Set([5, 7, 9, 11])

/** Maps an outcome number of `core.post` to its refusal; `first` and `second` are the amounts for the message. */
export function refusalOf(outcome: number, first: bigint, second: bigint, currency: string): Refusal {
  const money = (minor: bigint): string => `${formatMinor(minor, currency)} ${currency}`
  if (outcome === 1 || outcome === 2) return refuse('ACCOUNT_NOT_FOUND')
  if (outcome === 14)
    return refuse('INSUFFICIENT_FUNDS', {
      message: `The account has ${money(first)} available, and ${money(second)} is needed.`,
    })
  if (outcome >= 20 && outcome <= 23) {
    const remains = outcome === 20 ? '' : `, of which ${money(second)} remains`
    return refuse('LIMIT_EXCEEDED', {
      message: `The limit is ${money(first)} ${WINDOWS[outcome - 20]!}${remains}.`,
    })
  }
  const code = STATES[outcome as keyof typeof STATES]
  if (code === undefined) throw new Error(`core.post returned the unknown outcome ${outcome}`)
  const side = ON_DEBIT.has(outcome) ? 'source' : ON_CREDIT.has(outcome) ? 'destination' : undefined
  return refuse(
    code,
    side && { message: refuse.table[code].message.replace('The account', `The ${side} account`) },
  )
}
