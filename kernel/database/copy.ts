import { pipeline } from 'node:stream/promises'
import type { Client, Connection } from 'pg'
import { from, to } from 'pg-copy-streams'

/** pg's published types lack the client's connection. */
type ConnectedClient = Client & { readonly connection: Connection }

/**
 * Streams the rows of a `COPY … TO STDOUT`. A slow consumer slows the server down, so memory stays bounded for
 * any table size. The connection cannot be used for anything else until the end. Throws the server's error.
 */
export async function* copyOut(client: Client, text: string): AsyncGenerator<Buffer, void, void> {
  const { connection } = client as ConnectedClient
  let isOver = false
  const end = (): void => {
    isOver = true
  }
  const rows = client.query(to(text)).on('end', end).on('error', end)
  try {
    yield* rows as AsyncIterable<Buffer>
  } finally {
    // A consumer that stops early leaves the connection in the middle of a response, so it cannot be used
    // again.
    if (!isOver) connection.stream.destroy()
  }
}

/**
 * Feeds a `COPY … FROM STDIN` and returns the number of rows stored. If the source throws, no row is stored.
 */
export async function copyIn(client: Client, text: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  const rows = client.query(from(text))
  await pipeline(pieces, rows)
  return rows.rowCount
}
