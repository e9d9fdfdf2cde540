import { userInfo } from 'node:os'
import type { Progress } from '#kernel/backup/backup.ts'
import type { Environment } from '#kernel/principal.ts'
import type { AdminRuntime, Needs } from './runtime.ts'

/** Output of a command: text for people, and JSON for scripts that pass --json. */
export interface Report {
  readonly text: string
  readonly json: unknown
  /** The command completed, but its check failed: the process exits with code 1. */
  readonly hasFailed?: true
}

export interface AdminOption {
  readonly description: string
  /** The option is a flag without a value. */
  readonly isFlag?: true
}

export interface CommandCall {
  readonly runtime: AdminRuntime
  readonly args: Readonly<Record<string, string>>
  /** All values of the last argument, when it may be repeated. */
  readonly several: readonly string[]
  /** Values of options by name; a given flag has the value "yes". */
  readonly options: Readonly<Record<string, string | undefined>>
  /** The user who runs the command, as recorded in the audit. */
  readonly by: string
  readonly progress: Progress
  /** Prints a progress message. */
  note(line: string): void
}

export interface AdminCommand {
  /** One or two words. */
  readonly name: string
  /** Arguments in order, each as <name>; the last one as <name…> when it may be repeated. */
  readonly usage: string
  readonly description: string
  /** Further lines for the help of this command. */
  readonly more?: readonly string[]
  readonly examples: readonly string[]
  readonly options?: Readonly<Record<string, AdminOption>>
  /** Defaults to the database. */
  readonly needs?: Needs
  /** Confirmation prompt of an irreversible command; --yes skips it. */
  readonly confirmation?: (args: Readonly<Record<string, string>>) => string
  run(call: CommandCall): Promise<Report>
}

/** The operating system user, as recorded in the audit. */
export function administrator(): string {
  try {
    return `administration:${userInfo().username}`
  } catch {
    // In a container, the user id may have no name.
    return `administration:uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** Runs an operation of the graph as the platform, in one workspace of a tenant. */
export async function runIn<Data>(
  { runtime, args, by }: Pick<CommandCall, 'runtime' | 'args' | 'by'>,
  document: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const workspaceId = await workspaceOf(runtime, args)
  const { planner, contextIn } = await runtime.domains()
  const { data, errors } = await planner
    .compile(document)
    .run({ ...variables }, await contextIn(workspaceId, by))
  if (errors?.[0]) throw new Error(errors[0].message)
  return JSON.parse(JSON.stringify(data)) as Data
}

/** The workspace that the arguments name. */
export async function workspaceOf(
  runtime: AdminRuntime,
  { tenant, environment }: CommandCall['args'],
): Promise<string> {
  if (environment !== 'sandbox' && environment !== 'production')
    throw new Error('The environment must be "sandbox" or "production".')
  const workspaceId = await runtime.asOwner(async owner => {
    const { rows } = await owner.query<{ id: string }>(
      `select w.id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where (t.code = $1 or t.id::text = lower($1)) and w.environment = $2`,
      [tenant, environment satisfies Environment],
    )
    return rows[0]?.id
  })
  if (workspaceId === undefined) throw new Error(`The tenant "${tenant}" does not exist.`)
  return workspaceId
}

/** Parses a day or a timestamp from the command line. */
export function momentOf(text: string | undefined, option: string): Date | undefined {
  if (text === undefined) return undefined
  const at = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)
    ? new Date(text)
    : new Date(Number.NaN)
  // Date accepts 31 February and turns it into a day in March.
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10))
  if (Number.isNaN(at.getTime()) || !isDay)
    throw new Error(`--${option} must be a day or timestamp such as 2026-11-22 or 2026-11-22T10:00:00Z.`)
  return at
}

/** Formats rows as columns under headings; returns `none` when there are no rows. */
export function tableOf(
  headings: readonly string[],
  rows: readonly (readonly (string | null | undefined)[])[],
  none: string,
): string {
  if (rows.length === 0) return none
  const lines = [headings, ...rows.map(row => row.map(cell => replaceControlCharacters(cell ?? '-')))]
  const widths = headings.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names come from users, and a terminal interprets control characters. */
const replaceControlCharacters = (text: string): string => text.replace(/\p{Cc}/gu, '�')

export const dayOf = (at: string | Date | null): string | null =>
  at === null ? null : (at instanceof Date ? at.toISOString() : at).slice(0, 16).replace('T', ' ')
