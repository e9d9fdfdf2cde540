import type { PoolClient } from 'pg'
import { sendEach, settingToRead } from './connection.ts'
import { isConnectionError } from './errors.ts'
import type { Prepared } from './exchange.ts'

const sharedTexts = new Set<string>()

/**
 * Marks the text of a quick read, such as one by keys: reads of one workspace that are sent in one turn of the event loop share a transaction,
 * because opening one costs as much as such a read. Returns the text.
 */
export function sharedRead(text: string): string {
  sharedTexts.add(text)
  return text
}

export const isSharedRead = (text: string): boolean => sharedTexts.has(text)

interface Waiting {
  readonly read: Prepared
  readonly resolve: (rows: object[]) => void
  readonly reject: (error: unknown) => void
}

/** Returns the rows of a read. */
export type ReadInGroup = (client: PoolClient, workspaceId: string, read: Prepared) => Promise<object[]>

/** Sends the reads of each turn, connection and workspace as one message and one transaction. */
export function readGroups(): ReadInGroup {
  const groups = new Map<PoolClient, Map<string, Waiting[]>>()

  function flush(client: PoolClient): void {
    const ofClient = groups.get(client)!
    groups.delete(client)
    for (const [workspaceId, waiting] of ofClient) void sendGroup(client, workspaceId, waiting)
  }

  return (client, workspaceId, read) =>
    new Promise((resolve, reject) => {
      let ofClient = groups.get(client)
      if (!ofClient) {
        groups.set(client, (ofClient = new Map()))
        queueMicrotask(() => flush(client))
      }
      const waiting = ofClient.get(workspaceId)
      if (waiting) waiting.push({ read, resolve, reject })
      else ofClient.set(workspaceId, [{ read, resolve, reject }])
    })
}

/** If one read fails, the others fail with its transaction and run once more, each in its own. */
async function sendGroup(
  client: PoolClient,
  workspaceId: string,
  waiting: readonly Waiting[],
): Promise<void> {
  const setting = settingToRead(workspaceId)
  try {
    const rows = await sendEach(
      client,
      [setting],
      waiting.map(({ read }) => read),
    )
    for (const [at, { resolve }] of waiting.entries()) resolve(rows[at]!)
  } catch (error) {
    if (waiting.length === 1 || isConnectionError(error)) for (const { reject } of waiting) reject(error)
    else
      for (const { read, resolve, reject } of waiting)
        sendEach(client, [setting], [read]).then(([rows]) => resolve(rows!), reject)
  }
}
