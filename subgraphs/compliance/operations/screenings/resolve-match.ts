import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import type { MatchStatus, ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { isOpen } from '#compliance/rules/match-status.ts'
import { fingerprintsOf } from '#compliance/allow-list/subject-fingerprint.ts'
import { addPair } from '#compliance/allow-list/add-pair.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import { reassess } from '#compliance/screening/reassess.ts'
import { decryptScreenedSubject } from '#compliance/screening/seal-screening.ts'
import { isCurrent, lockMatches, lockScreening } from '#compliance/screening/load-screening.ts'
import { publishPaymentMatch } from '#compliance/payments/publish-payment-match.ts'
import { holdSubjectOf } from '#compliance/subjects/subject-rows.ts'

export type MatchResolution = 'FALSE_POSITIVE' | 'CONFIRMED' | 'INCONCLUSIVE'

export interface ResolveMatch {
  readonly screeningId: string
  readonly matchId: string
  readonly resolution: MatchResolution
  readonly reasonCode?: string | null
  readonly note?: string | null
  readonly allowList?: { readonly add: boolean; readonly expiresAt?: Date | null } | null
}

/** An input together with the person who decides. */
export type WithAnalyst<Input> = Input & { readonly analyst: Analyst }

const CHANGE = `update compliance.screening_matches set status = $3, reason_code = $4, note = $5, resolved_by = $6, resolved_by_key = $9, resolved_at = $7, carried_from = null, status_changed_at = $8
  where workspace_id = $1 and id = $2`

/** Locks a match and its screening, which must be the current one. */
export async function lockMatch(
  tx: Tx,
  screeningId: string,
  matchId: string,
): Promise<{ screening: ScreeningRow; match: ScreeningMatchRow }> {
  await holdSubjectOf(tx, screeningId)
  const screening = await lockScreening(tx, screeningId)
  const match = (await lockMatches(tx, screeningId)).find(({ id }) => id === matchId)
  if (!match) throw refuse('MATCH_NOT_FOUND')
  if (!isCurrent(screening))
    throw refuse('INVALID_STATE', {
      message:
        screening.nextScreeningId === null
          ? `The screening is ${screening.status}.`
          : `The screening is ${screening.status}; screening ${screening.nextScreeningId} supersedes it and has its resolutions.`,
    })
  return { screening, match }
}

export interface MatchChange {
  readonly status: MatchStatus
  readonly analyst: Analyst
  readonly reasonCode?: string | null | undefined
  readonly note?: string | null | undefined
}

/** Stores the new status of a match; an open match has no `resolvedBy`. */
export async function changeMatch(
  tx: Tx,
  match: ScreeningMatchRow,
  { status, analyst, reasonCode = null, note = null }: MatchChange,
): Promise<ScreeningMatchRow> {
  const isResolved = !isOpen({ status })
  const changed = {
    ...match,
    status,
    reasonCode,
    note,
    carriedFrom: null,
    statusChangedAt: tx.now(),
    resolvedBy: isResolved ? analyst.by : null,
    resolvedByKey: isResolved ? analyst.keyId : null,
    resolvedAt: isResolved ? tx.now() : null,
  }
  await tx.sql(CHANGE, [
    tx.actor.workspaceId,
    match.id,
    status,
    reasonCode,
    note,
    changed.resolvedBy,
    changed.resolvedAt,
    tx.now(),
    changed.resolvedByKey,
  ])
  return changed
}

/** Resolves a match in the name of a person whom the caller has already authorised. */
export const resolveAs = command({
  prepare: (ctx: Context, _: WithAnalyst<ResolveMatch>) =>
    dependenciesOf(ctx)
      .riskConfig(ctx)
      .then(config => ({ dependencies: dependenciesOf(ctx), config })),
  async write(
    tx,
    { screeningId, matchId, resolution, reasonCode, note, allowList, analyst },
    { dependencies, config },
  ): Promise<ScreeningRow> {
    const { screening, match } = await lockMatch(tx, screeningId, matchId)
    if (!isOpen(match)) throw refuse('INVALID_STATE', { message: `The match is ${match.status}.` })

    const resolved = await changeMatch(tx, match, { status: resolution, analyst, reasonCode, note })
    if (allowList?.add)
      await allowMatch(tx, { screening, match: resolved, analyst, expiresAt: allowList.expiresAt ?? null })
    const { source, strength, score } = match
    const actual = { screeningId, matchId, source, strength, score, resolution, resolvedBy: analyst.by }
    tx.emit(
      events.screening_match_judged,
      screeningId,
      { ...actual, reasonCode: reasonCode ?? null },
      { note: note ?? null },
    )
    publishPaymentMatch(tx, screening, resolved)
    const reassessed = await reassess(tx, {
      screening,
      dependencies,
      config,
      cause: 'MATCH_RESOLVED',
      analyst,
      isConfirmation: resolution === 'CONFIRMED',
    })
    if (reassessed.openMatches === 0) tx.emit(events.screening_match_resolved, screeningId, actual)
    return reassessed
  },
})

interface AllowMatch {
  readonly screening: ScreeningRow
  readonly match: ScreeningMatchRow
  readonly analyst: Analyst
  readonly expiresAt: Date | null
}

async function allowMatch(tx: Tx, { screening, match, analyst, expiresAt }: AllowMatch): Promise<void> {
  const { subjectId, externalId } = screening
  const subject = decryptScreenedSubject(tx.keys, screening)
  if (subject === null)
    throw refuse('INVALID_STATE', { message: 'The subject of the screening was deleted.' })
  if (subjectId === null && externalId === null)
    throw invalid([
      { field: 'allowList.add', reason: 'requires a screening whose subject has an external_id' },
    ])
  if (expiresAt !== null && expiresAt <= tx.now())
    throw invalid([{ field: 'allowList.expiresAt', reason: 'must be later than now' }])
  await addPair(
    tx,
    {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      subjectId,
      externalId,
      source: match.source,
      entryId: match.entryId,
      entryHash: match.entryHash,
      matchId: match.id,
      reason: match.note ?? match.reasonCode ?? 'FALSE_POSITIVE',
      createdBy: analyst.by,
      createdByKey: analyst.keyId,
      createdAt: tx.now(),
      expiresAt,
      endedAt: null,
      endedBy: null,
      endedByKey: null,
      endReason: null,
      ...fingerprintsOf(tx.keys, tx.actor.workspaceId, subject),
    },
    match.snapshot.formerIds,
  )
}

/** Resolves a match; risk and decision of its screening are recomputed. */
export async function resolveMatch(ctx: Context, input: ResolveMatch): Promise<ScreeningRow> {
  const analyst = await admitAnalyst(ctx)
  if (input.allowList?.add && input.resolution !== 'FALSE_POSITIVE')
    throw invalid([{ field: 'allowList.add', reason: 'is only allowed for FALSE_POSITIVE' }])
  return resolveAs(ctx, { ...input, analyst })
}
