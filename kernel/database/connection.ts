import type { PoolClient, QueryResultRow } from 'pg'
import { isId } from '../id.ts'
import { exchange, type Answer, type Prepared } from './exchange.ts'
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
 * One statement, ready to be sent under a name of its own. Values are written out here, before anything travels: one
 * that cannot be written would otherwise fail while what was sent with it goes through.
 */
export const prepared = (text: string, values: readonly unknown[]): Prepared => ({ name: nameOf(text), text, values: values.map(parameter) })

/** Named apart from others, which are counted. */
const SETTING_TO_READ = { name: 'reading', text: `select set_config('transaction_read_only', 'on', true), set_config('app.workspace', $1, true)` } as const
const BEGIN: Prepared = { name: 'begin', text: 'begin', values: [] }
const COMMIT: Prepared = { name: 'commit', text: 'commit', values: [] }

function checked(workspaceId: string): string {
  if (workspaceId !== '' && !isId(workspaceId)) throw new TypeError('a workspace id is a UUID')
  return workspaceId
}

/**
 * Puts a read into a workspace. Both travel as one message, which PostgreSQL takes as one transaction: the settings are
 * gone when it is answered, and where they cannot be made the read is not run. The workspace may be empty: row-level
 * security then shows no tenant's row.
 */
export const reading = (workspaceId: string, read: Prepared): readonly Prepared[] => [{ ...SETTING_TO_READ, values: [checked(workspaceId)] }, read]

/** SET takes no parameters, hence the check; and it is no query, so that the transaction's level can still be set after it. */
const settingText = (workspaceId: string): string => `set local app.workspace='${checked(workspaceId)}'`

/** What opens a transaction in a workspace; sent with its first statements. */
export const opening = (workspaceId: string): readonly Prepared[] => [BEGIN, { name: '', text: settingText(workspaceId), values: [] }]

/** The same as one text, for statements that nothing can be prepared of. */
export const openingText = (workspaceId: string): string => `begin;${settingText(workspaceId)}`

/** Sends statements as one message. What is thrown says who sent them, not where their answer was read. */
export async function sent<Row extends QueryResultRow>(client: PoolClient, statements: readonly Prepared[]): Promise<Answer<Row>> {
  try {
    return await exchange<Row>(client, statements)
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** PostgreSQL answers the COMMIT of an aborted transaction with ROLLBACK and no error; this turns it into one. */
export async function committed(client: PoolClient, statements: readonly Prepared[]): Promise<void> {
  const { tag } = await sent(client, [...statements, COMMIT])
  if (tag !== 'COMMIT') throw new Error('the transaction was aborted: nothing was committed')
}

/** Waits for all, then throws the first failure: on one connection the first failure causes the later ones. */
export async function together<Results extends readonly unknown[]>(promises: { [K in keyof Results]: Promise<Results[K]> }): Promise<Results> {
  const settled = await Promise.allSettled(promises as readonly Promise<unknown>[])
  for (const result of settled) if (result.status === 'rejected') throw result.reason
  return settled.map(result => (result as PromiseFulfilledResult<unknown>).value) as unknown as Results
}

/** The socket under a client; pg has no type for it. */
interface Wired { readonly connection: { readonly stream: { cork(): void; uncork(): void } } }

const socketOf = (client: PoolClient): Wired['connection']['stream'] => (client as unknown as Wired).connection.stream

/** Has everything that is sent meanwhile travel in one packet: each write of its own is a call into the operating system. */
export function inOnePacket<Result>(client: PoolClient, send: () => Result): Result {
  const socket = socketOf(client)
  socket.cork()
  try {
    return send()
  } finally {
    socket.uncork()
  }
}

/** The same for whoever sends before the microtasks of this turn of the event loop are done. */
export function inOnePacketSoon(client: PoolClient): void {
  const socket = socketOf(client)
  socket.cork()
  queueMicrotask(() => process.nextTick(() => socket.uncork()))
}
