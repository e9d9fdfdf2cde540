import { formatMinor } from '#kernel/money.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { remainingOf, type PostingRefusal, type RefusedOutcome } from '#core/rules/posting-outcome.ts'

/** What a message needs to know about the refused posting. */
interface RefusedPosting {
  readonly currency: string
  readonly amountMinor: bigint
}

type Message = (refusal: PostingRefusal, posting: RefusedPosting) => string

const money = (minor: bigint, currency: string): string => `${formatMinor(minor, currency)} ${currency}`

const limit =
  (window: string): Message =>
  (refusal, { currency, amountMinor }) =>
    `The limit is ${money(refusal.allowedMinor, currency)} ${window}, of which ${money(remainingOf(refusal, amountMinor), currency)} remains.`

/** The account's message with its side named. */
const sided =
  (code: keyof typeof refuse.table, side: 'source' | 'destination'): Message =>
  () =>
    refuse.table[code].message.replace('The account', `The ${side} account`)

/** The refusal of each outcome; without a message, the one of its code applies. */
const REFUSALS: Readonly<
  Record<RefusedOutcome, readonly [code: keyof typeof refuse.table, message?: Message]>
> = {
  SOURCE_NOT_FOUND: ['ACCOUNT_NOT_FOUND'],
  DESTINATION_NOT_FOUND: ['ACCOUNT_NOT_FOUND'],
  CURRENCY_MISMATCH: ['CURRENCY_MISMATCH'],
  SOURCE_FROZEN: ['ACCOUNT_FROZEN', sided('ACCOUNT_FROZEN', 'source')],
  DESTINATION_FROZEN: ['ACCOUNT_FROZEN', sided('ACCOUNT_FROZEN', 'destination')],
  SOURCE_DORMANT: ['ACCOUNT_DORMANT', sided('ACCOUNT_DORMANT', 'source')],
  DESTINATION_DORMANT: ['ACCOUNT_DORMANT', sided('ACCOUNT_DORMANT', 'destination')],
  SOURCE_CLOSED: ['ACCOUNT_CLOSED', sided('ACCOUNT_CLOSED', 'source')],
  DESTINATION_CLOSED: ['ACCOUNT_CLOSED', sided('ACCOUNT_CLOSED', 'destination')],
  SOURCE_NOT_ACTIVE: ['ACCOUNT_NOT_ACTIVE', sided('ACCOUNT_NOT_ACTIVE', 'source')],
  DESTINATION_NOT_ACTIVE: ['ACCOUNT_NOT_ACTIVE', sided('ACCOUNT_NOT_ACTIVE', 'destination')],
  SOURCE_BLOCKED: ['POST_NO_DEBIT'],
  DESTINATION_BLOCKED: ['POST_NO_CREDIT'],
  SOURCE_HELD: ['DISBURSEMENT_HELD'],
  INSUFFICIENT_FUNDS: [
    'INSUFFICIENT_FUNDS',
    ({ allowedMinor, requiredMinor }, { currency }) =>
      `The account has ${money(allowedMinor, currency)} available, and ${money(requiredMinor, currency)} is needed.`,
  ],
  BALANCE_TOO_LARGE: ['BALANCE_TOO_LARGE'],
  SINGLE_LIMIT_EXCEEDED: [
    'LIMIT_EXCEEDED',
    ({ allowedMinor }, { currency }) => `The limit is ${money(allowedMinor, currency)} at once.`,
  ],
  DAILY_LIMIT_EXCEEDED: ['LIMIT_EXCEEDED', limit('a day')],
  WEEKLY_LIMIT_EXCEEDED: ['LIMIT_EXCEEDED', limit('a week')],
  MONTHLY_LIMIT_EXCEEDED: ['LIMIT_EXCEEDED', limit('a month')],
}

/** The refusal of a posting that `core.post` refused. */
export function refusalOf(refusal: PostingRefusal, posting: RefusedPosting): Refusal {
  const [code, message] = REFUSALS[refusal.outcome]
  return refuse(code, message && { message: message(refusal, posting) })
}
