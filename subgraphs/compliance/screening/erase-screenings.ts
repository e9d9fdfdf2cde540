import type { Tx } from '#kernel/command.ts'
import { writeFailedScreening } from './save-failed-screening.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { planOf } from './plan-screening.ts'
import { decryptScreenedSubject } from './seal-screening.ts'
import { SCREENING_COLUMNS } from './load-screening.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { Subject } from '#compliance/subjects/details.ts'

const WAITING = `select ${SCREENING_COLUMNS} from compliance.screenings screening
  where workspace_id = $1 and external_id = $2 and status = 'QUEUED' order by id for update`

// Screenings that were queued or failed before the subject was resolved have only its external id. Those still queued now belong to the next subject with that id.
const ERASE = [
  'update compliance.screenings set subject = null where workspace_id = $1 and subject_id = $2 and payment_id is null and subject is not null',
  `update compliance.screenings set subject = null where workspace_id = $1 and external_id = $2 and subject_id is null and payment_id is null and subject is not null and status <> 'QUEUED'`,
  `update compliance.screening_decisions set input = null where workspace_id = $1 and input is not null
    and screening_id in (select id from compliance.screenings where workspace_id = $1 and subject_id = $2 and payment_id is null)`,
  'update compliance.screening_matches set details = null, note = null where workspace_id = $1 and subject_id = $2',
] as const

const END_PAIRS = `update compliance.allow_list set reason = '', description_hash = null, name_hash = null, ended_at = coalesce(ended_at, $4), ended_by = coalesce(ended_by, $5), end_reason = coalesce(end_reason, 'SUBJECT_DELETED')
  where workspace_id = $1 and (subject_id = $2 or external_id = $3)`

/**
 * Erases the subject data and the notes from screenings. Queued screenings of batches fail. Allow-list pairs end, since the next
 * subject with the same external id is another party. Screenings of payments belong to the payment and stay unchanged.
 */
export async function eraseFromScreenings(
  tx: Tx,
  { id, externalId }: Pick<Subject, 'id' | 'externalId'>,
): Promise<void> {
  const { workspaceId, subjectId } = tx.actor
  for (const queued of externalId === null
    ? []
    : await tx.sql<ScreeningRow>(WAITING, [workspaceId, externalId]))
    await fail(tx, queued)
  const [ofSubject, ofExternalId, inputs, matches] = ERASE
  await tx.sql(ofSubject, [workspaceId, id])
  if (externalId !== null) await tx.sql(ofExternalId, [workspaceId, externalId])
  await tx.sql(inputs, [workspaceId, id])
  await tx.sql(matches, [workspaceId, id])
  await tx.sql(END_PAIRS, [workspaceId, id, externalId, tx.now(), subjectId])
}

async function fail(tx: Tx, queued: ScreeningRow): Promise<void> {
  const subject = decryptScreenedSubject(tx.keys, queued)
  if (subject === null) return
  const { lists, sources, matchThreshold, purpose } = queued
  const plan = planOf({ subject, lists, sources: sources as readonly ListSource[], purpose }, matchThreshold)
  await writeFailedScreening(tx, { plan, queued, failure: 'The subject was deleted before it was screened.' })
}
