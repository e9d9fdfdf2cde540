import { userInfo } from 'node:os'
import type { Progress } from '#kernel/backup/backup.ts'
import type { Environment } from '#kernel/principal.ts'
import type { AdminGround, Needs } from './ground.ts'

/** What a command answers: for people, and for scripts that say --json. */
export interface Report {
  readonly text: string
  readonly json: unknown
  /** The command did its work, and what it looked at is wrong: the process ends with code 1. */
  readonly hasFailed?: true
}

export interface AdminOption {
  readonly description: string
  /** It is there or not; others take a value. */
  readonly isFlag?: true
}

export interface Call {
  readonly ground: AdminGround
  readonly args: Readonly<Record<string, string>>
  /** All values of the last argument, where it may be given more than once. */
  readonly several: readonly string[]
  /** Values of options by name; a flag that is there is "yes". */
  readonly options: Readonly<Record<string, string | undefined>>
  /** Who runs it, as it stands in the audit. */
  readonly by: string
  readonly progress: Progress
  /** Where what is told on the way goes. */
  note(line: string): void
}

export interface AdminCommand {
  /** One or two words. */
  readonly name: string
  /** Arguments in their order, each as <name>; the last one as <name…> where there may be several of it. */
  readonly usage: string
  readonly description: string
  /** What a reader needs before the first use; lines as they are printed. */
  readonly more?: readonly string[]
  readonly examples: readonly string[]
  readonly options?: Readonly<Record<string, AdminOption>>
  /** The database, when left out. */
  readonly needs?: Needs
  /** What cannot be taken back, as a question; asked, or answered by --yes. */
  readonly asks?: (args: Readonly<Record<string, string>>) => string
  run(call: Call): Promise<Report>
}

/** Whoever is at this machine, as it stands in the audit. */
export function administrator(): string {
  try {
    return `administration:${userInfo().username}`
  } catch {
    // A container can run under a number that has no name.
    return `administration:uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** Runs an operation of the graph as the platform, in one workspace of a tenant. */
export async function runIn<Data>({ ground, args, by }: Pick<Call, 'ground' | 'args' | 'by'>, document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
  const workspaceId = await workspaceOf(ground, args)
  const { planner, within } = await ground.domains()
  const { data, errors } = await planner.compile(document).run({ ...variables }, await within(workspaceId, by))
  if (errors?.[0]) throw new Error(errors[0].message)
  return JSON.parse(JSON.stringify(data)) as Data
}

/** The workspace that the arguments name. */
export async function workspaceOf(ground: AdminGround, { tenant, environment }: Call['args']): Promise<string> {
  if (environment !== 'sandbox' && environment !== 'production') throw new Error('The environment is "sandbox" or "production".')
  const workspaceId = await ground.asOwner(async owner => {
    const { rows } = await owner.query<{ id: string }>(
      `select w.id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where (t.code = $1 or t.id::text = lower($1)) and w.environment = $2`,
      [tenant, environment satisfies Environment])
    return rows[0]?.id
  })
  if (workspaceId === undefined) throw new Error(`There is no tenant "${tenant}".`)
  return workspaceId
}

/** A moment that somebody typed: a day, or a moment of it. */
export function momentOf(text: string | undefined, option: string): Date | undefined {
  if (text === undefined) return undefined
  const at = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? new Date(text) : new Date(Number.NaN)
  // Of a day that its month does not have, the language makes one of the next month.
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10))
  if (Number.isNaN(at.getTime()) || !isDay) throw new Error(`--${option} must be a day or moment, such as 2026-11-22 or 2026-11-22T10:00:00Z.`)
  return at
}

/** Rows under their headings, in columns; one line where there is none. */
export function tableOf(headings: readonly string[], rows: readonly (readonly (string | null | undefined)[])[], none: string): string {
  if (rows.length === 0) return none
  const lines = [headings, ...rows.map(row => row.map(cell => printable(cell ?? '-')))]
  const widths = headings.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  return lines.map(line => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()).join('\n')
}

/** Names come from users, and a terminal acts on control characters. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, '�')

export const dayOf = (at: string | Date | null): string | null => (at === null ? null : (at instanceof Date ? at.toISOString() : at).slice(0, 16).replace('T', ' '))
