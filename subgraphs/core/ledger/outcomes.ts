import { formatMinor } from '#kernel/money.ts'
import type { Refusal, ValidationIssue } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { LIMIT_FIELDS } from '#core/rules/limit-use.ts'
import {
  remainingOf,
  windowOf,
  type PostingRefusal,
  type RefusedOutcome,
} from '#core/rules/posting-outcome.ts'

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
  SOURCE_TERM_RUNNING: ['TERM_RUNNING', sided('TERM_RUNNING', 'source')],
  DESTINATION_TERM_RUNNING: ['TERM_RUNNING', sided('TERM_RUNNING', 'destination')],
  SOURCE_FROZEN: ['ACCOUNT_FROZEN', sided('ACCOUNT_FROZEN', 'source')],
  DESTINATION_FROZEN: ['ACCOUNT_FROZEN', sided('ACCOUNT_FROZEN', 'destination')],
  SOURCE_DORMANT: ['ACCOUNT_DORMANT', sided('ACCOUNT_DORMANT', 'source')],
  SOURCE_CLOSED: ['ACCOUNT_CLOSED', sided('ACCOUNT_CLOSED', 'source')],
  DESTINATION_CLOSED: ['ACCOUNT_CLOSED', sided('ACCOUNT_CLOSED', 'destination')],
  SOURCE_NOT_ACTIVE: ['ACCOUNT_NOT_ACTIVE', sided('ACCOUNT_NOT_ACTIVE', 'source')],
  DESTINATION_NOT_ACTIVE: ['ACCOUNT_NOT_ACTIVE', sided('ACCOUNT_NOT_ACTIVE', 'destination')],
  SOURCE_BLOCKED: ['POST_NO_DEBIT'],
  DESTINATION_BLOCKED: ['POST_NO_CREDIT'],
  SOURCE_HELD: ['DISBURSEMENT_HELD'],
  SOURCE_IN_ESCROW: ['ESCROW_RELEASE_REQUIRED'],
  DESTINATION_IS_SOURCE: ['SAME_ACCOUNT'],
  DESTINATION_SUSPENDED: ['VIRTUAL_ACCOUNT_SUSPENDED'],
  DESTINATION_EXPIRED: ['VIRTUAL_ACCOUNT_EXPIRED'],
  AMOUNT_MISMATCH: ['AMOUNT_MISMATCH'],
  QUOTE_USED: ['QUOTE_ALREADY_USED'],
  QUOTE_EXPIRED: ['QUOTE_EXPIRED'],
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

/** The refusal of a posting that `core.post` refused. One by a limit names the limit and what remains of it. */
export function refusalOf(refusal: PostingRefusal, posting: RefusedPosting): Refusal {
  const [code, message] = REFUSALS[refusal.outcome]
  const issue = limitIssue(refusal, posting)
  return refuse(code, {
    ...(message && { message: message(refusal, posting) }),
    ...(issue && { issues: [issue] }),
  })
}

function limitIssue(
  refusal: PostingRefusal,
  { currency, amountMinor }: RefusedPosting,
): ValidationIssue | undefined {
  const window = windowOf(refusal.outcome)
  if (window === undefined) return undefined
  const limit = money(refusal.allowedMinor, currency)
  // A single transaction uses nothing of its limit beforehand, so all of it remains.
  const remainingMinor = remainingOf(refusal, amountMinor)
  return {
    field: LIMIT_FIELDS[window],
    reason:
      window === 'SINGLE'
        ? `is ${limit}`
        : `is ${limit}, of which ${money(remainingMinor, currency)} remains`,
    amount: formatMinor(remainingMinor, currency),
  }
}
