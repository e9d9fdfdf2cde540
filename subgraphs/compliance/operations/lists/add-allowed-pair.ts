import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import type { AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { identityHash } from '#compliance/watchlists/entry-snapshot.ts'
import { fingerprintsOf } from '#compliance/allow-list/subject-fingerprint.ts'
import { addPair } from '#compliance/allow-list/add-pair.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import { inputOf } from '#compliance/subjects/details.ts'
import { lockByExternalId, lockLiving } from '#compliance/subjects/subject-rows.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'

export interface AddAllowedPair {
  readonly subjectId?: string | null
  readonly externalId?: string | null
  readonly source: string
  readonly entryId: string
  readonly reason: string
  readonly expiresAt?: Date | null
}

const ACTIVE_ENTRY =
  'select content from compliance.list_entries where source = $1 and entry_id = $2 and until is null'

function issuesOf(
  { subjectId = null, externalId = null, source, expiresAt = null }: AddAllowedPair,
  now: Date,
): ValidationIssue[] {
  return [
    ...(subjectId === null && externalId === null
      ? [{ field: 'subjectId', reason: 'or external_id is required' }]
      : []),
    ...((SOURCE_NAMES as readonly string[]).includes(source)
      ? []
      : [{ field: 'source', reason: `must be one of ${SOURCE_NAMES.join(', ')}` }]),
    ...(expiresAt !== null && expiresAt <= now
      ? [{ field: 'expiresAt', reason: 'must be later than now' }]
      : []),
  ]
}

const add = command({
  async prepare(
    ctx: Context,
    { source, entryId, subjectId = null, externalId = null }: WithAnalyst<AddAllowedPair>,
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

/** Records that a subject and a list entry are different parties. Screenings suppress the entry until the pair ends, the entry changes or the subject changes. An active pair of the same subject and entry ends. */
export async function addAllowedPair(ctx: Context, input: AddAllowedPair): Promise<AllowedPairRow> {
  const analyst = await admitAnalyst(ctx)
  const issues = issuesOf(input, ctx.now())
  if (issues.length > 0) throw invalid(issues)
  return add(ctx, { ...input, analyst })
}
