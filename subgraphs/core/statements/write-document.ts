import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sql } from '#kernel/database/dedicated.ts'
import { linesOf, type StatementFormat } from '#core/rules/statements/statement.ts'
import { FORMATS } from './formats.ts'
import { headOf, pagesOf, type StatementSource } from './source.ts'

/** Lines that are written before other work of the process gets its turn. */
const SLICE_LINES = 100

/** Writes the document of a statement piece by piece. The same source always gives the same bytes. */
export async function* writeDocument(
  sql: Sql,
  source: StatementSource,
  format: StatementFormat,
): AsyncGenerator<Uint8Array | string> {
  const head = await headOf(sql, source)
  const document = FORMATS[format].write(head)
  let count = 0n
  for await (const lines of pagesOf(sql, source))
    for (let at = 0; at < lines.length; at += SLICE_LINES) {
      const slice = lines.slice(at, at + SLICE_LINES)
      count += BigInt(slice.length)
      yield document.add(slice)
      await nextTurn()
    }
  if (count !== linesOf(head) || count !== source.last - source.before)
    throw new Error(`Statement ${source.id} has ${count} lines of ${source.last - source.before}.`)
  yield document.end()
}

const encoder = new TextEncoder()

/** Puts as much of a piece into the free space as fits; returns what is left, and the number of bytes. */
function fill(space: Uint8Array, piece: Uint8Array | string): { rest: Uint8Array | string; written: number } {
  if (typeof piece === 'string') {
    const { read, written } = encoder.encodeInto(piece, space)
    return { rest: piece.slice(read), written }
  }
  const part = piece.subarray(0, space.length)
  space.set(part)
  return { rest: piece.subarray(part.length), written: part.length }
}

/**
 * Gathers pieces into chunks of about one size; only the last one is much shorter. Two chunks have their memory in turn, so each must be
 * used before the one after the next is asked for.
 */
export async function* chunksOf(
  pieces: AsyncIterable<Uint8Array | string>,
  chunkBytes: number,
): AsyncGenerator<Uint8Array> {
  let memory = new Uint8Array(chunkBytes)
  let spare = new Uint8Array(chunkBytes)
  let used = 0
  for await (const piece of pieces)
    for (let rest: Uint8Array | string = piece; rest.length > 0;) {
      const filled = fill(memory.subarray(used), rest)
      used += filled.written
      rest = filled.rest
      if (rest.length > 0) {
        yield memory.subarray(0, used)
        ;[memory, spare] = [spare, memory]
        used = 0
      }
    }
  if (used > 0) yield memory.subarray(0, used)
}
