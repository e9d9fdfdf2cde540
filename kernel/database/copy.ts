import type { Client, Connection, Submittable } from 'pg'

/** Methods of pg's connection that its published types lack. They exist since version 7. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): boolean
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** The methods that pg calls on a query, without those for messages that COPY never causes. */
interface CopyQuery extends Submittable {
  callback: () => void
  handleError(error: Error): void
  handleReadyForQuery(): void
  handleCommandComplete(message: { readonly text: string }): void
  handleCopyData(message: { readonly chunk: Buffer }): void
  handleCopyInResponse(connection: CopyConnection): void
}

/** Bytes that may wait for the consumer; above this the socket is paused. */
const WAITING_BYTES_MAX = 4 * 1024 * 1024

/**
 * Streams the rows of a `COPY … TO STDOUT` in pieces of whole lines. A slow consumer slows the server down,
 * so memory stays bounded for any table size. The connection cannot be used for anything else until the end.
 * Throws the server's error.
 */
export async function* copyOut(client: Client, text: string): AsyncGenerator<Buffer, void, void> {
  let [waiting, bytes, isOver] = [[] as Buffer[], 0, false]
  let failure: Error | undefined
  let wake: () => void = () => undefined
  let source: Connection['stream'] | undefined
  const query: CopyQuery = {
    callback: () => undefined,
    submit(connection) {
      source = connection.stream
      connection.query(text)
    },
    handleError(error) {
      failure = error
      isOver = true
      wake()
    },
    handleReadyForQuery() {
      isOver = true
      wake()
    },
    handleCommandComplete: () => undefined,
    handleCopyInResponse: () => undefined,
    handleCopyData({ chunk }) {
      // The parser reuses these bytes for the next message.
      waiting.push(Buffer.from(chunk))
      bytes += chunk.length
      if (bytes > WAITING_BYTES_MAX) source?.pause()
      wake()
    },
  }
  client.query(query)
  try {
    for (;;) {
      if (waiting.length === 0) {
        if (failure) throw failure
        if (isOver) return
        await new Promise<void>(resolve => {
          wake = resolve
        })
        continue
      }
      const piece = Buffer.concat(waiting)
      ;[waiting, bytes] = [[], 0]
      yield piece
      source?.resume()
    }
  } finally {
    // A consumer that stops early leaves the connection in the middle of a response, so it cannot be used
    // again.
    if (!isOver) source?.destroy()
  }
}

/**
 * Feeds a `COPY … FROM STDIN` and returns the number of rows stored. If the source throws, no row is stored.
 */
export async function copyIn(client: Client, text: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  const ready = Promise.withResolvers<CopyConnection>()
  const done = Promise.withResolvers<number>()
  let rows = 0
  let failure: Error | undefined
  const query: CopyQuery = {
    callback: () => undefined,
    submit: connection => connection.query(text),
    handleError(error) {
      failure = error
      ready.reject(error)
      done.reject(error)
    },
    handleReadyForQuery: () => done.resolve(rows),
    handleCommandComplete: ({ text: message }) => {
      rows = Number(/^COPY (\d+)/.exec(message)?.[1])
    },
    handleCopyData: () => undefined,
    handleCopyInResponse: connection => ready.resolve(connection),
  }
  ready.promise.catch(() => undefined)
  done.promise.catch(() => undefined)
  client.query(query)
  const connection = await ready.promise
  try {
    for await (const piece of pieces) {
      if (failure) break
      if (!connection.sendCopyFromChunk(piece)) await drained(connection)
    }
  } catch (error) {
    connection.sendCopyFail('the source failed')
    await done.promise.catch(() => undefined)
    throw error
  }
  if (!failure) connection.endCopyFrom()
  return done.promise
}

/**
 * Waits until the socket accepts more data. A broken connection never drains, so its close resolves too;
 * `copyIn` reports the failure.
 */
function drained({ stream }: CopyConnection): Promise<void> {
  if (stream.destroyed || !stream.writableNeedDrain) return Promise.resolve()
  return new Promise(resolve => {
    const over = (): void => {
      stream.off('drain', over).off('close', over)
      resolve()
    }
    stream.on('drain', over).on('close', over)
  })
}
