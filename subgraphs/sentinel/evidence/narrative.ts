import { formatMinor } from '#kernel/money.ts'
import type { HoldScope } from '#sentinel/entities/protective-hold.ts'

/** Key term that FinCEN asks for in the narrative of a report (FIN-2022-A002). */
export const KEY_TERM = 'EFE FIN-2022-A002'

export interface NarrativeEvidence {
  readonly customerId: string
  /** Null once the customer was erased. */
  readonly customerName: string | null
  readonly dateOfBirth: string | null
  readonly enrolledAt: Date | null
  readonly period: { readonly from: Date; readonly to: Date } | null
  readonly flags: readonly string[]
  readonly signals: readonly {
    readonly category: string
    readonly status: string
    readonly detectedAt: Date
    readonly reason: string | null
  }[]
  readonly amounts: readonly { readonly currency: string; readonly minor: bigint }[]
  readonly transactionCount: number
  readonly holds: readonly {
    readonly scope: HoldScope
    readonly placedBy: string
    readonly placedAt: Date
    readonly steps: readonly {
      readonly status: string
      readonly authority: string | null
      readonly reference: string | null
      readonly actor: string
      readonly at: Date
    }[]
  }[]
  readonly contacts: readonly {
    readonly name: string | null
    readonly relation: string | null
    readonly at: Date
  }[]
}

/** Signals that the text describes one by one. */
const SIGNALS_MAX = 20

const day = (at: Date): string => at.toISOString().slice(0, 10)
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The evidence as one text: who, when, which flags, which amounts, which holds, and who was notified. Days are in UTC. */
export const narrative = (evidence: NarrativeEvidence): string =>
  [
    `${KEY_TERM}.`,
    who(evidence),
    ...when(evidence),
    ...amounts(evidence),
    ...signalTexts(evidence),
    ...evidence.holds.map(holdText),
    ...contactTexts(evidence),
  ].join(' ')

function who({ customerId, customerName, dateOfBirth, enrolledAt }: NarrativeEvidence): string {
  const name = customerName === null ? `Customer ${customerId}` : `${customerName} (customer ${customerId})`
  const birth = dateOfBirth === null ? '' : `, born on ${dateOfBirth},`
  return enrolledAt === null
    ? `${name}${birth} has not been enrolled in monitoring.`
    : `${name}${birth} has been enrolled in monitoring since ${day(enrolledAt)}.`
}

function when({ period, flags, signals }: NarrativeEvidence): string[] {
  if (period === null) return ['No signal is active or confirmed.']
  const confirmed = signals.filter(({ status }) => status === 'CONFIRMED').length
  const shown = flags.length === 0 ? 'no red flag of the advisory' : `the red flags ${flags.join(', ')}`
  return [
    `From ${day(period.from)} to ${day(period.to)}, ${count(signals.length, 'signal')} showed ${shown}; ${confirmed} of them confirmed.`,
  ]
}

const amounts = ({ amounts: sums, transactionCount }: NarrativeEvidence): string[] =>
  transactionCount === 0
    ? []
    : [
        `They concern ${count(transactionCount, 'transaction')} of ${sums.map(({ minor, currency }) => `${formatMinor(minor, currency)} ${currency}`).join(' and ')}.`,
      ]

function signalTexts({ signals }: NarrativeEvidence): string[] {
  const described = signals
    .slice(0, SIGNALS_MAX)
    .map(
      ({ category, status, detectedAt, reason }) =>
        `On ${day(detectedAt)}, ${category} (${status}): ${reason === null ? 'details erased.' : /[.!?]$/.test(reason) ? reason : `${reason}.`}`,
    )
  const more = signals.length - described.length
  return more > 0 ? [...described, `${count(more, 'further signal')} not described here.`] : described
}

function holdText({ scope, placedBy, placedAt, steps }: NarrativeEvidence['holds'][number]): string {
  const later = steps
    .filter(({ status }) => status !== 'PLACED')
    .map(({ status, authority, reference, actor, at }) => {
      const basis = [authority, reference].filter(part => part !== null).join(', ')
      return `${status}${basis === '' ? '' : ` (${basis})`} by ${actor} on ${day(at)}`
    })
  return `A hold of the scope ${scope} was placed by ${placedBy} on ${day(placedAt)}${later.length === 0 ? '' : `, then ${later.join(', then ')}`}.`
}

const contactTexts = ({ contacts }: NarrativeEvidence): string[] =>
  contacts.map(
    ({ name, relation, at }) =>
      `${name ?? 'A trusted contact'}${relation === null ? '' : ` (${relation})`} was notified by e-mail on ${day(at)}.`,
  )
