import type { EarlierResult, PostRow } from './post-call.ts'
import type { AttemptIds } from './post-parameters.ts'
import type { PostResult } from './posting.ts'

/** The result of one posting of a call; `inDoubtIds` are the ids of its earlier attempts whose outcome is unknown. */
export function resultOf(
  row: PostRow,
  index: number,
  ids: AttemptIds,
  inDoubtIds: ReadonlySet<string>,
): PostResult {
  const outcome = row.outcomes[index]!
  switch (outcome) {
    case 'POSTED':
      return {
        kind: 'posted',
        ...ids,
        at: row.postedAt?.[index] ?? row.at,
        bookedOn: row.bookedOn?.[index] ?? null,
        debitSequence: row.debitSequences[index]!,
        debitAfterMinor: row.debitAfters[index]!,
        creditSequence: row.creditSequences[index]!,
        creditAfterMinor: row.creditAfters[index]!,
      }
    case 'KEY_CONFLICT':
      return { kind: 'conflict' }
    case 'KEY_IN_PROGRESS':
      return { kind: 'in-progress' }
    case 'STALE_POLICY':
      return { kind: 'stale' }
    case 'STALE_PROTECTION':
      return { kind: 'stale-protection' }
    case 'NOT_ATTEMPTED':
      throw new Error('A part has no result separate from its posting.')
    case 'ALREADY_POSTED':
    case 'ALREADY_REFUSED':
      return earlierResult(
        row.earlierResults!.find(earlier => earlier.index === index)!,
        inDoubtIds,
      )
    default:
      return {
        kind: 'refused',
        outcome,
        allowedMinor: row.allowedAmounts[index]!,
        requiredMinor: row.requiredAmounts[index]!,
        isReplay: false,
      }
  }
}

function earlierResult({ id, refusal }: EarlierResult, inDoubtIds: ReadonlySet<string>): PostResult {
  const isReplay = !inDoubtIds.has(id!)
  if (refusal === null) return { kind: 'earlier', id: id!, isReplay }
  return {
    kind: 'refused',
    outcome: refusal.outcome,
    allowedMinor: BigInt(refusal.allowedMinor),
    requiredMinor: BigInt(refusal.requiredMinor),
    isReplay,
  }
}
