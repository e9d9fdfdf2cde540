import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import type { AllowedPairRow, AllowListRow } from '#compliance/entities/allowed-pair.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { identityHash } from '#compliance/watchlists/entry-snapshot.ts'
import { fingerprintsOf } from '#compliance/allow-list/subject-fingerprint.ts'
import { checkedPaymentPair, pairFormOf, type GivenPaymentPair } from '#compliance/allow-list/payment-pair.ts'
import { addPaymentPair } from './add-payment-pair.ts'
import { addPair } from '#compliance/allow-list/add-pair.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import { inputOf } from '#compliance/subjects/details.ts'
import { lockByExternalId, lockLiving } from '#compliance/subjects/subject-rows.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'

interface AddEntryPair {
  readonly subjectId?: string | null
  readonly externalId?: string | null
  readonly source: string
  readonly entryId: string
  readonly reason: string
  readonly expiresAt?: Date | null
}

/** A pair of either form: subject and list entry, or payer and payee. */
export type AddAllowedPair = {
  readonly [Field in keyof AddEntryPair]?: AddEntryPair[Field] | null
} & GivenPaymentPair

const ACTIVE_ENTRY =
  'select content from compliance.list_entries where source = $1 and entry_id = $2 and until is null'

function issuesOf(
  { subjectId = null, externalId = null, source, entryId, expiresAt = null }: AddAllowedPair,
  now: Date,
): ValidationIssue[] {
  return [
    ...(subjectId === null && externalId === null
      ? [{ field: 'subjectId', reason: 'or external_id is required' }]
      : []),
    ...((SOURCE_NAMES as readonly unknown[]).includes(source)
      ? []
      : [{ field: 'source', reason: `must be one of ${SOURCE_NAMES.join(', ')}` }]),
    ...(typeof entryId === 'string' ? [] : [{ field: 'entryId', reason: 'is required' }]),
    ...(expiresAt !== null && expiresAt <= now
      ? [{ field: 'expiresAt', reason: 'must be later than now' }]
      : []),
  ]
}

const add = command({
  async prepare(
    ctx: Context,
    { source, entryId, subjectId = null, externalId = null }: WithAnalyst<AddEntryPair>,
  ): Promise<{ entryHash: string; formerIds: readonly string[]; externalId: string | null }> {
    const known = subjectId === null ? { externalId, status: undefined } : await subject(ctx, subjectId)
    if (known.status === 'DELETED') throw refuse('SUBJECT_DELETED')
    if (externalId !== null && externalId !== known.externalId)
      throw invalid([{ field: 'externalId', reason: 'must be that of the subject' }])
    const [found] = await ctx.database.read<{ content: WatchlistEntry }>(
      ctx.actor.workspaceId,
      ACTIVE_ENTRY,
      [source, entryId],
    )
    if (!found) throw refuse('LIST_ENTRY_NOT_FOUND')
    // The pair stores both ids, so that it applies to screenings by either of them.
    return {
      entryHash: identityHash(found.content),
      formerIds: found.content.formerIds,
      externalId: known.externalId,
    }
  },
  async write(
    tx,
    { subjectId = null, source, entryId, reason, expiresAt = null, analyst },
    { entryHash, formerIds, externalId },
  ): Promise<AllowedPairRow> {
    const known =
      subjectId === null ? await lockByExternalId(tx, externalId!) : await lockLiving(tx, subjectId)
    return addPair(
      tx,
      {
        workspaceId: tx.actor.workspaceId,
        id: newId(),
        subjectId,
        externalId,
        source: source as ListSource,
        entryId,
        entryHash,
        matchId: null,
        reason,
        createdBy: analyst.by,
        createdByKey: analyst.keyId,
        createdAt: tx.now(),
        expiresAt,
        endedAt: null,
        endedBy: null,
        endedByKey: null,
        endReason: null,
        ...(known?.details
          ? fingerprintsOf(tx.keys, tx.actor.workspaceId, inputOf(known, known.details))
          : { descriptionHash: null, nameHash: null }),
      },
      formerIds,
    )
  },
})

/**
 * Adds a pair to the allow-list. A pair of a subject and a list entry that are different parties suppresses the entry in screenings
 * until the pair ends, the entry changes or the subject changes; an active pair of the same subject and entry ends. A pair of a payer
 * and a payee keeps rules from judging their payments until it expires.
 */
export async function addAllowedPair(
  ctx: Context,
  input: AddAllowedPair,
): Promise<AllowedPairRow | AllowListRow> {
  const analyst = await admitAnalyst(ctx)
  if (pairFormOf(input) === 'PAYMENT')
    return addPaymentPair(ctx, { ...checkedPaymentPair(input, ctx.now()), analyst })
  const issues = issuesOf(input, ctx.now())
  if (issues.length > 0) throw invalid(issues)
  return add(ctx, { ...(input as AddEntryPair), analyst })
}
