import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { MonitoringCadence } from '#compliance/entities/subject.ts'
import { activeVersions } from '#compliance/monitoring/loaded.ts'
import { rescreenSubject } from '#compliance/monitoring/rescreen-subject.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import { nextScreening } from '#compliance/monitoring/cadence.ts'

interface Due {
  readonly id: string
  readonly version: number
  readonly cadence: MonitoringCadence
  readonly cadenceFrom: Date
  readonly dueAt: Date
  readonly isCovered: boolean
}

const BATCH_SIZE = 50
/** Well below the timeout of a domain call. */
const BUDGET_MS = 800
/** Maximum wait for the active list versions to load. After that the loaded versions are searched, and the screening is repeated. */
const LIST_WAIT_MAX_MS = 30_000
const RETRY_DELAY_MS = 60_000

const DUE = `select id, version, cadence, cadence_from as "cadenceFrom", next_screening_at as "dueAt", covered_at is not null as "isCovered" from compliance.subjects
  where workspace_id = $1 and is_monitored and next_screening_at <= $2 order by next_screening_at, id limit ${BATCH_SIZE}`

/** Screens the due subjects of the workspace for about a second; returns the number screened. */
export async function screenDueSubjects(ctx: Context): Promise<number> {
  allow(ctx.actor, { kinds: ['service'] })
  const { workspaceId } = ctx.actor
  const startedMs = performance.now()
  const due = await ctx.database.read<Due>(workspaceId, DUE, [workspaceId, ctx.now()])
  if (due.length === 0) return 0
  const isCurrent = hasAllVersions(dependenciesOf(ctx).searcher.versions(), await activeVersions(ctx))
  let done = 0
  let wasUnavailable = false
  const errors: unknown[] = []
  for (const subject of due) {
    if (!isCurrent && !subject.isCovered && ctx.now().getTime() - subject.dueAt.getTime() < LIST_WAIT_MAX_MS)
      continue
    try {
      const searched = await rescreenSubject(ctx, {
        subjectId: subject.id,
        cause: 'PERIODIC',
        occasion: `${subject.id}:${subject.version}:${subject.dueAt.toISOString()}`,
      })
      await settle(ctx, { ...subject, isWhole: hasAllVersions(searched, await activeVersions(ctx)) })
      done += 1
      wasUnavailable = false
    } catch (error) {
      // A single failure does not stop the run. Two consecutive unavailable errors do, since search is then down.
      await settle(ctx, { ...subject, isCovered: false, isWhole: false })
      if (isUnavailable(error) && wasUnavailable) throw error
      wasUnavailable = isUnavailable(error)
      errors.push(error)
    }
    if (performance.now() - startedMs > BUDGET_MS) break
  }
  if (errors.length > 0 && errors.every(isUnavailable)) throw errors[0]
  if (errors.length > 0)
    throw new Error(`${errors.length} of ${errors.length + done} due subjects could not be screened.`, {
      cause: errors[0],
    })
  return done
}

const isUnavailable = (error: unknown): boolean => error instanceof Refusal && error.kind === 'unavailable'

type Versions = Readonly<Record<string, string | undefined>>

const hasAllVersions = (searched: Versions, active: Versions): boolean =>
  Object.entries(active).every(([source, version]) => searched[source] === version)

const SETTLE = `update compliance.subjects set next_screening_at = $5, covered_at = case when $6 then $7 else covered_at end
  where workspace_id = $1 and id = $2 and version = $3 and is_monitored and next_screening_at = $4`

/** Sets the next due time. A subject that changed during the screening stays due; one that was never screened against complete lists is due again after AGAIN_MS. */
const settle = command(
  async (
    tx,
    { id, version, cadence, cadenceFrom, dueAt, isCovered, isWhole }: Due & { readonly isWhole: boolean },
  ): Promise<void> => {
    const next =
      isWhole || isCovered
        ? nextScreening(cadence, cadenceFrom, tx.now())
        : new Date(tx.now().getTime() + RETRY_DELAY_MS)
    await tx.sql(SETTLE, [tx.actor.workspaceId, id, version, dueAt, next, isWhole, tx.now()])
  },
  { storage: 'one-time' },
)
