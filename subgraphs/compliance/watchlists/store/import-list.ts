import type { WorkerSql } from '#kernel/database/database.ts'
import {
  type SourceFile,
  type WatchlistEntry,
  isMalformedList,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { FORMATS, type ListSource, recognise } from '#compliance/watchlists/formats/formats.ts'
import {
  areEmpty,
  followTheMoneyLines,
  ftmChanges,
  publishChangesAlone,
} from '#compliance/watchlists/formats/pep/follow-the-money.ts'
import { raiseAlert } from './alerts.ts'
import { withTiesOf } from './carry-over-ties.ts'
import { lockSource } from './lock.ts'
import { readPublicationDate } from './publication-date.ts'
import {
  type Delta,
  type StagedEntry,
  type PublicationForm,
  compareWithActive,
  hashActiveEntries,
  replaceEntries,
  stage,
} from './staging.ts'
import { toStoredEntry } from './stored-entry.ts'

export interface Publication {
  readonly source: ListSource
  /** The files that make one publication. */
  readonly files: readonly SourceFile[]
  readonly at: Date
  /** HTTP validators of the download, for the next conditional request. */
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
  readonly signal?: AbortSignal
  /** Whether an operator has confirmed that the publisher removed this many entries. */
  readonly acceptsShrinking?: boolean
  /** Whether the publisher offers the files as daily changes, so that empty ones mean a day without changes. */
  readonly isOfChanges?: boolean
}

export interface ImportedVersion extends Delta {
  readonly version: string
  readonly layout: string
}

/** Result of an import: a new version, no change, or a rejection with its reason. */
export type Imported =
  | { readonly outcome: 'ACTIVATED'; readonly version: ImportedVersion }
  | { readonly outcome: 'UNCHANGED'; readonly version: ImportedVersion }
  | { readonly outcome: 'REJECTED'; readonly reason: string; readonly isRepeated: boolean }

/** Runs statements in the worker's role in one transaction. */
export type RunInTransaction = <Result>(work: (sql: WorkerSql) => Promise<Result>) => Promise<Result>

interface Active {
  readonly number: number
  readonly version: string
  readonly entries: number
  readonly isDemo: boolean
}
interface Layout {
  readonly name: string
  readonly form: PublicationForm
  readonly published: string | undefined
  readonly entries: AsyncIterable<StagedEntry>
}

/** A list that loses more than this share of its entries at once is assumed to be truncated. */
const SHRINKING_MAX = 0.2
const REASON_MAX = 500

/**
 * Imports a publication completely or not at all: files are read into a temporary table, compared with the active version, and
 * then become the active version. A rejection is recorded, and an alert is raised for every workspace.
 */
export async function importList(
  runInTransaction: RunInTransaction,
  publication: Publication,
): Promise<Imported> {
  const { source } = publication
  try {
    return await runInTransaction(async sql => {
      await lockSource(sql, source)
      return importPublication(sql, publication)
    })
  } catch (error) {
    if (!isMalformedList(error)) throw error
    const reason = (error as Error).message.slice(0, REASON_MAX)
    return runInTransaction(async sql => {
      await lockSource(sql, source)
      return { outcome: 'REJECTED', reason, isRepeated: await recordRejection(sql, publication, reason) }
    })
  }
}

/** Checks the signal at every chunk, since parsing one entry can take long. */
const abortable = ({ name, open }: SourceFile, signal: AbortSignal | undefined): SourceFile => ({
  name,
  async *open() {
    for await (const chunk of open()) {
      signal?.throwIfAborted()
      yield chunk
    }
  },
})

async function importPublication(sql: WorkerSql, publication: Publication): Promise<Imported> {
  const { source, at, signal } = publication
  const files = publication.files.map(file => abortable(file, signal))
  const [active] = await sql<Active>(
    `select number, version, entries, is_demo as "isDemo" from compliance.list_versions where source = $1 and status = 'ACTIVE'`,
    [source],
  )
  if (publication.isOfChanges && active && !active.isDemo && (await areEmpty(files)))
    return unchanged(sql, publication, active)
  const layout = await layoutOf(sql, source, files, active)
  await stage(sql, layout.entries, signal)
  const delta = await compareWithActive(sql, source, layout.form)
  if (delta.entries === 0) throw malformedList(`${source}: this list has no entries.`)
  if (!publication.acceptsShrinking) refuseShrunken(source, delta, active)
  if (active && delta.added + delta.removed + delta.changed === 0) {
    await recordCheck(sql, publication, active.number, layout.form)
    return { outcome: 'UNCHANGED', version: { ...delta, version: active.version, layout: layout.name } }
  }
  const number = await nextNumber(sql, source)
  const version = `${layout.published ?? dayIn(at)}.${number}`
  await replaceEntries(sql, source, number, layout.form)
  await sql(
    `update compliance.list_versions set status = 'SUPERSEDED' where source = $1 and status = 'ACTIVE'`,
    [source],
  )
  await sql(INSERT_VERSION, [
    source,
    number,
    version,
    'ACTIVE',
    null,
    layout.name,
    delta.entries,
    delta.added,
    delta.removed,
    delta.changed,
    await hashActiveEntries(sql, source),
    layout.published ?? null,
    at,
  ])
  await recordCheck(sql, publication, number, layout.form)
  return { outcome: 'ACTIVATED', version: { ...delta, version, layout: layout.name } }
}

async function unchanged(sql: WorkerSql, publication: Publication, active: Active): Promise<Imported> {
  await recordCheck(sql, publication, active.number, 'CHANGES')
  const { version, entries } = active
  const layout = followTheMoneyLines.name
  return { outcome: 'UNCHANGED', version: { version, entries, added: 0, removed: 0, changed: 0, layout } }
}

/** `imported_at` is the end of the import, since an import can take long. */
const INSERT_VERSION = `insert into compliance.list_versions (source, number, version, status, reject_reason, layout, entries, added, removed, changed, sha256, published_on, imported_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, decode($11, 'hex'), $12, $13::timestamptz + (clock_timestamp() - transaction_timestamp()))`

async function layoutOf(
  sql: WorkerSql,
  source: ListSource,
  files: readonly SourceFile[],
  active: Active | undefined,
): Promise<Layout> {
  const format = await recognise(files, source)
  if (!format)
    throw malformedList(
      `${files.map(({ name }) => name).join(', ')}: this is not one of the layouts of ${source} (${FORMATS[source].map(({ name }) => name).join(', ')}).`,
    )
  const published = await readPublicationDate(files)
  if (format.name !== followTheMoneyLines.name || !(await publishChangesAlone(files)))
    return { name: format.name, form: 'WHOLE', published, entries: storedOf(format.entries(files)) }
  if (!active || active.isDemo)
    throw malformedList(
      `${files.map(({ name }) => name).join(', ')}: these files contain only changes, but the list that they change was never imported.`,
    )
  return {
    name: format.name,
    form: 'CHANGES',
    published,
    entries: withTiesOf(sql, source, ftmChanges(files)),
  }
}

async function* storedOf(entries: AsyncIterable<WatchlistEntry>): AsyncGenerator<StagedEntry> {
  for await (const entry of entries) yield toStoredEntry(entry)
}

function refuseShrunken(source: ListSource, { entries }: Delta, active: Active | undefined): void {
  if (!active || active.isDemo) return
  if (entries < active.entries * (1 - SHRINKING_MAX))
    throw malformedList(
      `${source}: this list has ${entries} entries, and the active version has ${active.entries}; a loss of more than ${SHRINKING_MAX * 100} % is treated as a truncated file. If the publisher really removed these entries, run "watchlist import" with --accept-shrinking.`,
    )
}

async function nextNumber(sql: WorkerSql, source: ListSource): Promise<number> {
  const [row] = await sql<{ number: number }>(
    'select coalesce(max(number), 0) + 1 as number from compliance.list_versions where source = $1',
    [source],
  )
  return row!.number
}

const RECORD_CHECK: Readonly<Record<PublicationForm, string>> = {
  WHOLE: `insert into compliance.list_sources (source, active_number, last_checked_at, whole_checked_at, tried_at, etag, last_modified) values ($1, $2, $3, $3, $3, $4, $5)
    on conflict (source) do update set active_number = $2, last_checked_at = $3, whole_checked_at = $3, tried_at = $3, etag = $4, last_modified = $5, failing_since = null, failure = null`,
  CHANGES: `update compliance.list_sources set active_number = $2, last_checked_at = $3, tried_at = $3, changes_etag = $4, changes_last_modified = $5, failing_since = null, failure = null
    where source = $1`,
}

/** Records a successful check of the source, with or without changes. */
const recordCheck = (
  sql: WorkerSql,
  { source, at, etag, lastModified }: Publication,
  number: number,
  form: PublicationForm,
): Promise<unknown> => sql(RECORD_CHECK[form], [source, number, at, etag ?? null, lastModified ?? null])

/** Records a rejection with its reason, once per series of equal reasons; returns true when it was already recorded. */
async function recordRejection(
  sql: WorkerSql,
  { source, at }: Publication,
  reason: string,
): Promise<boolean> {
  const [last] = await sql<{ status: string; reason: string | null }>(
    'select status, reject_reason as reason from compliance.list_versions where source = $1 order by number desc limit 1',
    [source],
  )
  if (last?.status === 'REJECTED' && last.reason === reason) {
    await sql(
      'update compliance.list_versions set imported_at = $2 where source = $1 and number = (select max(number) from compliance.list_versions where source = $1)',
      [source, at],
    )
    return true
  }
  const number = await nextNumber(sql, source)
  await sql(INSERT_VERSION, [
    source,
    number,
    `${dayIn(at)}.${number}`,
    'REJECTED',
    reason,
    null,
    0,
    0,
    0,
    0,
    null,
    null,
    at,
  ])
  await raiseAlert(sql, {
    code: 'LIST_REJECTED',
    severity: 'HIGH',
    component: `watchlists.${source}`,
    message: `A new version was rejected, and the last good version stays in use: ${reason}`,
    at,
  })
  return false
}

const dayIn = (at: Date): string => at.toISOString().slice(0, 10)
