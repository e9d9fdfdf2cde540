import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { isTraced } from '../telemetry.ts'
import { beginning, inOnePacket, prepared } from './connection.ts'
import { isConnectionFault } from './faults.ts'
import { observed } from './observed.ts'

/** A read that waits for its answer. */
interface Read {
  readonly text: string
  readonly query: QueryConfig<unknown[]>
  readonly answered: (result: QueryResult) => void
  readonly failed: (error: unknown) => void
  /** Does work as a part of the trace in which the read was asked for. */
  readonly within: <Result>(work: () => Result) => Result
}

export interface ReadsOptions {
  readonly lend: (work: (client: PoolClient) => Promise<void>) => Promise<void>
  readonly onStatement?: ((text: string) => void) | undefined
}

/** Reads beyond this go on another connection, so that a request that asks for much is not answered one read after the other. */
const TOGETHER_MAX = 4

const untraced = <Result>(work: () => Result): Result => work()

/**
 * Reads of one workspace that are asked for in the same moment, such as those of two fields of one object, share a
 * connection, a transaction and a message: these cost more than a read by its key does. Nobody waits for it longer than
 * until the code that asked has come to its end.
 */
export function openReads(options: ReadsOptions) {
  const waiting = new Map<string, Read[]>()

  return async <Row extends QueryResultRow>(workspaceId: string, text: string, values: readonly unknown[]): Promise<Row[]> => {
    const query = prepared(text, values)
    const { rows } = await new Promise<QueryResult>((answered, failed) => {
      const read: Read = { text, query, answered, failed, within: isTraced() ? AsyncLocalStorage.snapshot() : untraced }
      const others = waiting.get(workspaceId)
      if (others) return void others.push(read)
      const reads = [read]
      waiting.set(workspaceId, reads)
      queueMicrotask(() => {
        waiting.delete(workspaceId)
        for (let first = 0; first < reads.length; first += TOGETHER_MAX) void send(options, workspaceId, reads.slice(first, first + TOGETHER_MAX))
      })
    })
    return rows as Row[]
  }
}

async function send(options: ReadsOptions, workspaceId: string, reads: readonly Read[]): Promise<void> {
  try {
    let left: readonly Read[] = []
    await options.lend(async client => { left = await sendOn(client, options, workspaceId, reads) })
    if (left.length > 0) await send(options, workspaceId, left)
  } catch (error) {
    for (const { failed } of reads) failed(error)
  }
}

/** Sends reads as one transaction and answers them, each by itself. Returns those that were not run because one before them has failed. */
async function sendOn(client: PoolClient, { onStatement }: ReadsOptions, workspaceId: string, reads: readonly Read[]): Promise<readonly Read[]> {
  const opening = beginning({ workspaceId, isReadOnly: true })
  for (const { text } of reads) onStatement?.(text)
  const [opened, ended, ...results] = await inOnePacket(client, () => {
    const begun = client.query(opening)
    const answers = reads.map(({ text, query, within }) => within(() => observed('app', { text }, () => client.query(query))))
    return Promise.allSettled([begun, client.query('commit'), ...answers])
  })
  if (opened.status === 'rejected') throw opened.reason
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue
    if (isConnectionFault(result.reason)) throw result.reason
    answerEach(reads.slice(0, index), results)
    reads[index]!.failed(result.reason)
    return reads.slice(index + 1)
  }
  if (ended.status === 'rejected') throw ended.reason
  answerEach(reads, results)
  return []
}

function answerEach(reads: readonly Read[], results: readonly PromiseSettledResult<QueryResult>[]): void {
  reads.forEach(({ answered }, index) => {
    const result = results[index]!
    if (result.status === 'fulfilled') answered(result.value)
  })
}
