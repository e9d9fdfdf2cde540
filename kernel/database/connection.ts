import type { PoolClient } from 'pg'
import { isId } from '#kernel/id.ts'
import { exchange, type StatementResult, type Prepared } from './exchange.ts'
import { parameter } from './values.ts'

/** PostgreSQL keeps a prepared statement per name and connection, so names are bounded; texts beyond that run unnamed. */
const NAMES_MAX = 2_000
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= NAMES_MAX) return ''
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * One statement with a unique name. Values are serialised here, before anything is sent: a value that
 * cannot be serialised would otherwise fail after other statements of the same message were sent.
 */
export const prepared = (text: string, values: readonly unknown[]): Prepared => ({
  name: nameOf(text),
  text,
  values: values.map(parameter),
})

/** Has a fixed name, which does not count towards `NAMES_MAX`. */
const SETTING_TO_READ = {
  name: 'reading',
  text: `select set_config('transaction_read_only', 'on', true), set_config('app.workspace', $1, true)`,
} as const
/**
 * PostgreSQL plans a statement with a short list of keys at every execution, because it estimates the generic plan for ten
 * keys; planning takes longer than such a read. Without sequential scans, a plan that was made while the table was
 * empty remains a good one.
 */
const SETTING_TO_READ_WITH_STORED_PLAN = {
  name: 'reading_with_stored_plan',
  text: `${SETTING_TO_READ.text}, set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`,
} as const
const textsPlannedOnce = new Set<string>()

/**
 * Marks the text of a read whose best plan does not depend on its values, such as a read by keys: each connection
 * plans it once. Returns the text.
 */
export function planOnce(text: string): string {
  textsPlannedOnce.add(text)
  return text
}

const BEGIN: Prepared = { name: 'begin', text: 'begin', values: [] }
const COMMIT: Prepared = { name: 'commit', text: 'commit', values: [] }

function checkedId(workspaceId: string): string {
  if (workspaceId !== '' && !isId(workspaceId)) throw new TypeError('a workspace id is a UUID')
  return workspaceId
}

/**
 * The statements of a read in a workspace. Both are sent as one message, which PostgreSQL runs as one transaction: the settings
 * end with it, and if they fail the read does not run. The workspace may be empty: row-level
 * security then hides the rows of all tenants.
 */
export const reading = (workspaceId: string, read: Prepared): readonly Prepared[] => [
  textsPlannedOnce.has(read.text)
    ? { ...SETTING_TO_READ_WITH_STORED_PLAN, values: [checkedId(workspaceId)] }
    : settingToRead(workspaceId),
  read,
]

/** Sets the workspace of the reads that follow it in the same message. */
export const settingToRead = (workspaceId: string): Prepared => ({
  ...SETTING_TO_READ,
  values: [checkedId(workspaceId)],
})

/** SET takes no parameters, hence the check. Unlike a query, it still permits setting the isolation level afterwards. */
const settingText = (workspaceId: string): string => `set local app.workspace='${checkedId(workspaceId)}'`

/** Statements that open a transaction in a workspace; sent with its first statements. */
export const opening = (workspaceId: string): readonly Prepared[] => [
  BEGIN,
  { name: '', text: settingText(workspaceId), values: [] },
]

/** The same as one text, for statements that cannot be prepared. */
export const openingText = (workspaceId: string): string => `begin;${settingText(workspaceId)}`

/** Sends statements as one message and returns the response to the last one. */
export async function sendStatements<Row extends object>(
  client: PoolClient,
  statements: readonly Prepared[],
): Promise<StatementResult<Row>> {
  const [last] = await send(client, statements, statements.length - 1)
  return last as StatementResult<Row>
}

/** Sends `statements` after `before` as one message and returns the rows of each. */
export async function sendEach(
  client: PoolClient,
  before: readonly Prepared[],
  statements: readonly Prepared[],
): Promise<object[][]> {
  const results = await send(client, [...before, ...statements], before.length)
  return results.map(({ rows }) => rows)
}

/** The stack of an error shows the sender, not the reader of the response. */
async function send(
  client: PoolClient,
  statements: readonly Prepared[],
  from: number,
): Promise<StatementResult<object>[]> {
  try {
    return await exchange(client, statements, from)
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** PostgreSQL responds to the COMMIT of an aborted transaction with ROLLBACK and no error; this throws an error instead. */
export async function sendCommit(client: PoolClient, statements: readonly Prepared[]): Promise<void> {
  const { tag } = await sendStatements(client, [...statements, COMMIT])
  if (tag !== 'COMMIT') throw new Error('the transaction was aborted: nothing was committed')
}

/** Waits for all promises, then throws the first failure: on one connection the first failure causes the later ones. */
export async function allSettledOrThrow<Results extends readonly unknown[]>(promises: {
  [K in keyof Results]: Promise<Results[K]>
}): Promise<Results> {
  const settled = await Promise.allSettled(promises as readonly Promise<unknown>[])
  for (const result of settled) if (result.status === 'rejected') throw result.reason
  return settled.map(result => (result as PromiseFulfilledResult<unknown>).value) as unknown as Results
}

/** The socket under a client; pg has no type for it. */
interface Wired {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

const socketOf = (client: PoolClient): Wired['connection']['stream'] =>
  (client as unknown as Wired).connection.stream

/** Combines all writes during `send` into one packet, because each write is a system call. */
export function inOnePacket<Result>(client: PoolClient, send: () => Result): Result {
  const socket = socketOf(client)
  socket.cork()
  try {
    return send()
  } finally {
    socket.uncork()
  }
}

/** Combines all writes until the microtasks of this turn of the event loop are done. */
export function inOnePacketSoon(client: PoolClient): void {
  const socket = socketOf(client)
  socket.cork()
  queueMicrotask(() => process.nextTick(() => socket.uncork()))
}
