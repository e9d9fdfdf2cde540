import { Readable } from 'node:stream'
import type { FileResponse } from '#rest-adapter/endpoint.ts'
import type { RestResponse } from '#rest-adapter/failure.ts'
import type { JsonSchema } from '#rest-adapter/json-schema.ts'

/** A piece of a file, as the graph returns it. */
export interface FilePiece {
  readonly contentType: string
  readonly fileName: string
  /** Size of the whole file. */
  readonly bytes: number
  readonly pieces: number
  /** In base64. */
  readonly content: string
}

type Data = Readonly<Record<string, unknown>>

/** Returns a reader of the piece in the graph's field `key`; undefined when the resource does not exist. */
export const pieceReader =
  (key: string): ((data: Data) => FilePiece | undefined) =>
  data =>
    (data[key] as FilePiece | null | undefined) ?? undefined

/**
 * A response that sends a file piece by piece, so that its size needs no memory: the next piece is read when the client has taken the one
 * before. A failure in between closes the connection, and the client detects by Content-Length that the file is incomplete.
 */
export function fileResponse(
  status: number,
  first: FilePiece,
  headers: Readonly<Record<string, string>>,
  pieceAt: (number: number) => Promise<FilePiece>,
): RestResponse {
  async function* bytes(): AsyncGenerator<Buffer> {
    if (first.content !== '') yield Buffer.from(first.content, 'base64')
    for (let number = 1; number < first.pieces; number++) {
      const { content } = await pieceAt(number)
      if (content === '') throw new Error(`Piece ${number} of ${first.fileName} does not exist any more.`)
      yield Buffer.from(content, 'base64')
    }
  }
  return {
    status,
    headers: {
      'content-type': first.contentType,
      'content-length': String(first.bytes),
      'content-disposition': `attachment; filename="${first.fileName}"`,
      ...headers,
    },
    body: '',
    stream: Readable.from(bytes(), { objectMode: false, highWaterMark: 1 }),
  }
}

/** The media types of the file, for OpenAPI; the example is a file of the first type. */
export const fileContent = ({ types }: FileResponse, example?: unknown): Record<string, FileContent> =>
  Object.fromEntries(
    types.map((type, index) => [
      type,
      {
        schema: { type: 'string', description: 'The file.' } satisfies JsonSchema,
        ...(index === 0 && example !== undefined && { example }),
      },
    ]),
  )

interface FileContent {
  readonly schema: JsonSchema
  readonly example?: unknown
}
