import { setImmediate } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { paymentPolicy } from '../queries/screening-policy.ts'
import { partyOf } from '../screening/subject.ts'
import { inputOf, openSubject, type StoredSubject, type Subject } from '../subjects/details.ts'
import { SUBJECT_COLUMNS } from '../subjects/subject-rows.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { deltaOf, type Delta } from './delta.ts'
import { isLoaded } from './loaded.ts'
import { screenAnew } from './screen-anew.ts'

interface Comparing {
  readonly id: string
  readonly source: ListSource
  readonly fromNumber: number
  readonly toNumber: number
  readonly ordinal: bigint
  readonly position: string | null
}

/** How far a batch came. */
export interface Compared {
  /** The last subject that was compared; null where there was none. */
  readonly upTo: string | null
  readonly subjects: number
  readonly hits: number
  /** The next subject has to be screened, and the lists that it has to be screened against are not loaded yet. */
  readonly isHeldUp: boolean
}

const AT_ONCE = 200
/** Well below what a question to another process may take. */
const BUDGET_MS = 800

const PAGE = `select ${SUBJECT_COLUMNS} from compliance.subjects subject
  where workspace_id = $1 and is_monitored and monitored_from < $2::bigint and ($3::uuid is null or id > $3) order by id limit ${AT_ONCE}`

/** A match that was not cleared is looked at again when its entry says something else, or the list names the party no more. */
const TOUCHED = `select distinct screening.subject_id as id from compliance.screenings screening
  join compliance.screening_matches match on match.workspace_id = screening.workspace_id and match.screening_id = screening.id
  where screening.workspace_id = $1 and screening.subject_id = any($2::uuid[]) and screening.next_screening_id is null
    and match.source = $3 and match.status <> 'FALSE_POSITIVE'
    and match.entry_id in (select ended.entry_id from compliance.list_entries ended where ended.source = $3 and ended.until = $4)`

async function subjectsTouched(ctx: Context, { source, toNumber }: Comparing, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ id: string }>(workspaceId, TOUCHED, [workspaceId, ids, source, toNumber])
  return new Set(rows.map(({ id }) => id))
}

/** Compares subjects in the order of their ids and screens those that may be one of the changed entries. */
export async function compareBatch(ctx: Context, rescreening: Comparing): Promise<Compared> {
  const { workspaceId } = ctx.actor
  const startedMs = performance.now()
  const rows = await ctx.database.read<StoredSubject & Record<string, unknown>>(workspaceId, PAGE, [workspaceId, rescreening.ordinal, rescreening.position])
  const [delta, { minScore }] = await Promise.all([deltaOf(ctx, rescreening), paymentPolicy(ctx)])
  const touched = await subjectsTouched(ctx, rescreening, rows.map(({ id }) => id))
  let done: Compared = { upTo: null, subjects: 0, hits: 0, isHeldUp: false }
  for (const row of rows) {
    const subject = openSubject(ctx.keys, row)
    const isHit = touched.has(subject.id) || mayBeIn(delta, subject, minScore)
    if (isHit && !await isLoaded(ctx, rescreening.source)) return { ...done, isHeldUp: true }
    if (isHit) await screenAnew(ctx, { subjectId: subject.id, cause: 'LIST_CHANGE', occasion: `${rescreening.id}:${subject.id}` })
    done = { upTo: subject.id, subjects: done.subjects + 1, hits: done.hits + (isHit ? 1 : 0), isHeldUp: false }
    if (performance.now() - startedMs > BUDGET_MS) break
    if (done.subjects % 20 === 0) await setImmediate()
  }
  return done
}

const mayBeIn = (delta: Delta, subject: Subject, minScore: number): boolean =>
  subject.details !== null && delta.holds(partyOf(inputOf(subject, subject.details)), minScore)
