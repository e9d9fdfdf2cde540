import type { Context } from '#kernel/context.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { partyOf } from '#compliance/subjects/subject-input.ts'
import type { SubjectRow } from '#compliance/entities/subject.ts'
import { inputOf, decryptSubject } from '#compliance/subjects/details.ts'
import { SUBJECT_COLUMNS } from '#compliance/subjects/subject-rows.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { restartCoverage } from './restart-coverage.ts'
import { isSearchable, findAffectedSubjects } from './delta.ts'
import { loadedLists } from './loaded.ts'
import { rescreenSubject } from './rescreen-subject.ts'

interface ComparedRun {
  readonly id: string
  readonly source: ListSource
  readonly fromNumber: number
  readonly toNumber: number
  readonly ordinal: bigint
  readonly position: string | null
}

/** Progress of a batch. */
export interface ComparedBatch {
  /** Id of the last compared subject; null when none was compared. */
  readonly upTo: string | null
  readonly subjects: number
  readonly hits: number
  /** Whether the list version is not loaded yet, so that it cannot be searched. */
  readonly isHeldUp: boolean
}

const BATCH_SIZE = 200
/** Small enough that searches for payments do not wait long for a search thread. */
const SEARCH_BATCH_SIZE = 20
/** Well below the timeout of a domain call. */
const BUDGET_MS = 800

const PAGE = `select ${SUBJECT_COLUMNS} from compliance.subjects subject
  where workspace_id = $1 and is_monitored and monitored_from < $2::bigint and ($3::uuid is null or id > $3) order by id limit ${BATCH_SIZE}`

/** Subjects with a match, other than a false positive, whose entry the version changed or removed; they are screened again. */
const TOUCHED = `select distinct screening.subject_id as id from compliance.screenings screening
  join compliance.screening_matches match on match.workspace_id = screening.workspace_id and match.screening_id = screening.id
  where screening.workspace_id = $1 and screening.subject_id = any($2::uuid[]) and screening.next_screening_id is null
    and match.source = $3 and match.status <> 'FALSE_POSITIVE'
    and match.entry_id in (select ended.entry_id from compliance.list_entries ended where ended.source = $3 and ended.until = $4)`

async function findTouchedSubjects(
  ctx: Context,
  { source, toNumber }: ComparedRun,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ id: string }>(workspaceId, TOUCHED, [
    workspaceId,
    ids,
    source,
    toNumber,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Ids of the subjects in this batch to screen again. */
async function findSubjectsToRescreen(
  ctx: Context,
  listUpdateRun: ComparedRun,
  rows: readonly SubjectRow[],
  minScore: number,
): Promise<ReadonlySet<string>> {
  const subjects = rows.map(row => decryptSubject(ctx.keys, row))
  const parties = subjects.flatMap(subject =>
    subject.details === null ? [] : [{ id: subject.id, party: partyOf(inputOf(subject, subject.details)) }],
  )
  const [touched, concerned] = await Promise.all([
    findTouchedSubjects(
      ctx,
      listUpdateRun,
      subjects.map(({ id }) => id),
    ),
    findAffectedSubjects(ctx, listUpdateRun, parties, minScore),
  ])
  return touched.union(concerned)
}

/**
 * Compares subjects in the order of their ids and screens those that may match a changed entry. If a group fails, its subjects are
 * compared one by one. If one subject fails while the list can be searched, its coverage restarts, so that it does not delay the rest.
 */
export async function compareBatch(ctx: Context, listUpdateRun: ComparedRun): Promise<ComparedBatch> {
  const { workspaceId } = ctx.actor
  let startedMs = performance.now()
  const rows = await ctx.database.read<SubjectRow>(workspaceId, PAGE, [
    workspaceId,
    listUpdateRun.ordinal,
    listUpdateRun.position,
  ])
  const { minScore } = await paymentPolicy(ctx)
  let done: ComparedBatch = { upTo: null, subjects: 0, hits: 0, isHeldUp: false }
  let groupSize = SEARCH_BATCH_SIZE
  while (done.subjects < rows.length && (done.subjects === 0 || performance.now() - startedMs < BUDGET_MS)) {
    if (!(await loadedLists(ctx)).includes(listUpdateRun.source)) return { ...done, isHeldUp: true }
    const next = rows.slice(done.subjects, done.subjects + groupSize)
    try {
      const hits = await findSubjectsToRescreen(ctx, listUpdateRun, next, minScore)
      for (const { id } of next) {
        if (hits.has(id))
          await rescreenSubject(ctx, {
            subjectId: id,
            cause: 'LIST_CHANGE',
            occasion: `${listUpdateRun.id}:${id}`,
          })
        done = {
          upTo: id,
          subjects: done.subjects + 1,
          hits: done.hits + (hits.has(id) ? 1 : 0),
          isHeldUp: false,
        }
        if (performance.now() - startedMs > BUDGET_MS) break
      }
    } catch (error) {
      if (groupSize > 1) {
        groupSize = 1
        startedMs = performance.now()
        continue
      }
      if (!(await isSearchable(ctx, listUpdateRun.source))) throw error
      const [{ id }] = next as [SubjectRow]
      await restartCoverage(ctx, { id })
      done = { ...done, upTo: id, subjects: done.subjects + 1 }
    }
  }
  return done
}
