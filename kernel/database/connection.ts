import { isDate } from 'node:util/types'
import type { PoolClient, QueryConfig } from 'pg'
import { isId } from '../id.ts'

/** PostgreSQL keeps a prepared statement per name and connection, so names are bounded; texts beyond that run unnamed. */
const NAMES_MAX = 2_000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * One statement, ready to be sent under a name of its own. Values are written out here, before anything travels: one
 * that cannot be written would otherwise fail inside the driver while a COMMIT sent with it goes through.
 */
export function prepared(text: string, values: readonly unknown[]): QueryConfig<unknown[]> {
  const parameters = values.map(asParameter)
  const name = nameOf(text)
  return { ...(name !== undefined && { name }), text, values: parameters }
}

function asParameter(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || isDate(value) || ArrayBuffer.isView(value)) return value
  return Array.isArray(value) ? value.map(asParameter) : JSON.stringify(value)
}

export interface BeginOptions {
  /** Empty: no workspace, so row-level security shows no tenant's row. */
  readonly workspaceId: string
  readonly isReadOnly?: boolean
}

/** Opens a transaction in a workspace; sent in one packet with the first statement, whose caller awaits both. */
export function beginning({ workspaceId, isReadOnly }: BeginOptions): string {
  // The setting is inlined, since the simple protocol takes no parameters; hence the check.
  if (workspaceId !== '' && !isId(workspaceId)) throw new TypeError('a workspace id is a UUID')
  return `begin${isReadOnly ? ' read only' : ''};set local app.workspace='${workspaceId}'`
}

/** Waits for all, then throws the first failure: on one connection the first failure causes the later ones. */
export async function together<Results extends readonly unknown[]>(promises: { [K in keyof Results]: Promise<Results[K]> }): Promise<Results> {
  const settled = await Promise.allSettled(promises as readonly Promise<unknown>[])
  for (const result of settled) if (result.status === 'rejected') throw result.reason
  return settled.map(result => (result as PromiseFulfilledResult<unknown>).value) as unknown as Results
}

/** PostgreSQL answers the COMMIT of an aborted transaction with ROLLBACK and no error; this turns it into one. */
export async function commit(client: PoolClient): Promise<void> {
  const result = await client.query('commit')
  if (result.command !== 'COMMIT') throw new Error('the transaction was aborted: nothing was committed')
}

/** The socket under a client; pg has no type for it. */
interface Wired { readonly connection: { readonly stream: { cork(): void; uncork(): void } } }

/** Has everything that is sent meanwhile travel in one packet: each write of its own is a call into the operating system. */
export function inOnePacket<Result>(client: PoolClient, send: () => Result): Result {
  const { stream } = (client as unknown as Wired).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}
