import { newId } from '#kernel/id.ts'
import type { PostingOutcome, RefusedOutcome } from '#core/rules/posting-outcome.ts'
import { POST_PARAMETERS, type AttemptIds } from './post-parameters.ts'
import type { Posting } from './posting.ts'

/** Result columns of `core.post`, each with its property in `PostRow`; a test compares them with the function. */
export const POST_RESULTS: Readonly<Record<string, Exclude<keyof PostRow, 'at'>>> = {
  outcomes: 'outcomes',
  allowed_amounts: 'allowedAmounts',
  required_amounts: 'requiredAmounts',
  earlier_results: 'earlierResults',
  debit_sequences: 'debitSequences',
  debit_afters: 'debitAfters',
  credit_sequences: 'creditSequences',
  credit_afters: 'creditAfters',
  posted_at: 'postedAt',
  booked_on: 'bookedOn',
}

/** Calls `core.post` with the values of `valuesOf`. */
export const POST = `select ${Object.entries(POST_RESULTS)
  .map(([column, name]) => `${column} as "${name}"`)
  .join(', ')}, $${POST_PARAMETERS.findIndex(({ name }) => name === 'p_at') + 1}::timestamptz as "at"
  from core.post(${POST_PARAMETERS.map(({ name, type }, index) => `${name} => $${index + 1}::${type}`).join(', ')})`

/** Result of `core.post`. The arrays have one item for each posting. */
export interface PostRow {
  readonly outcomes: readonly PostingOutcome[]
  /** The limit or the available funds of a posting that they refused. */
  readonly allowedAmounts: readonly bigint[]
  /** The usage or the funds that such a posting requires. */
  readonly requiredAmounts: readonly bigint[]
  /** Null if no key was used before. */
  readonly earlierResults: readonly EarlierResult[] | null
  readonly debitSequences: readonly (bigint | null)[]
  readonly debitAfters: readonly (bigint | null)[]
  readonly creditSequences: readonly (bigint | null)[]
  readonly creditAfters: readonly (bigint | null)[]
  /** Null if all postings have the time of the call. */
  readonly postedAt: readonly Date[] | null
  /** Null if all postings were booked on the date that they asked for. */
  readonly bookedOn: readonly string[] | null
  readonly at: Date
}

/** What an earlier request did under the key of a posting. */
export interface EarlierResult {
  readonly index: number
  /** Id of the attempt; null if the request is still running. */
  readonly id: string | null
  /** Null if it was posted. */
  readonly refusal: {
    readonly outcome: RefusedOutcome
    readonly allowedMinor: string
    readonly requiredMinor: string
  } | null
}

export const newIds = ({ fee }: Posting): AttemptIds => ({ id: newId(), feeId: fee ? newId() : null })

/** The postings in the order in which they are sent, each followed by its parts, with new ids. */
export function withParts(postings: readonly Posting[]): {
  readonly sent: readonly Posting[]
  readonly ids: readonly AttemptIds[]
  /** Where each of the given postings is among those that are sent. */
  readonly positions: readonly number[]
} {
  const sent: Posting[] = []
  const ids: AttemptIds[] = []
  const positions = postings.map(posting => {
    const position = sent.push(posting) - 1
    const own = newIds(posting)
    ids.push(own)
    for (const part of posting.parts ?? []) {
      sent.push(part)
      ids.push({ ...newIds(part), wholeId: own.id })
    }
    return position
  })
  return { sent, ids, positions }
}
