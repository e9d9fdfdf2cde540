import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#kernel/command.ts'
import { partyOf, type SubjectInput } from './subject-input.ts'
import { nextScreening } from '#compliance/monitoring/cadence.ts'
import type { SubjectRow } from '#compliance/entities/subject.ts'
import { inputOf, decryptSubject } from './details.ts'
import { SUBJECT_COLUMNS } from './subject-rows.ts'

const COVER = `update compliance.subjects set covered_at = $3, next_screening_at = $4
  where workspace_id = $1 and id = $2 and is_monitored and covered_at is null and not exists (
    select 1 from compliance.list_sources source join compliance.list_versions active on active.source = source.source and active.number = source.active_number
    where active.version is distinct from $5::jsonb ->> source.source)`

const UNCOVERED = `select ${SUBJECT_COLUMNS} from compliance.subjects subject where workspace_id = $1 and id = $2 and is_monitored and covered_at is null for update`

interface InitialScreening {
  readonly described: SubjectInput
  readonly versions: Readonly<Record<string, unknown>>
}

/**
 * Counts a requested screening as the initial screening of a newly monitored subject, if it used the current details of the subject
 * and the active version of every list. Otherwise the subject stays due.
 */
export async function markInitialScreening(
  tx: Tx,
  subjectId: string,
  { described, versions }: InitialScreening,
): Promise<void> {
  const [row] = await tx.sql<SubjectRow>(UNCOVERED, [tx.actor.workspaceId, subjectId])
  if (!row) return
  const { cadence, cadenceFrom, details, ...known } = decryptSubject(tx.keys, row)
  if (details === null || !isDeepStrictEqual(partyOf(described), partyOf(inputOf(known, details)))) return
  await tx.sql(COVER, [
    tx.actor.workspaceId,
    subjectId,
    tx.now(),
    nextScreening(cadence!, cadenceFrom!, tx.now()),
    JSON.stringify(versions),
  ])
}
