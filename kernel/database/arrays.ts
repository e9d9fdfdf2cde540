/**
 * Arrays in PostgreSQL's binary form: the server reads them in a fraction of the time that text takes, and so does Node to write
 * them. A null item is written as such.
 */

const HEADER = 20
const EMPTY_HEADER = 12

function array(oid: number, count: number, bytes: number, hasNull: boolean): Buffer {
  if (count === 0) {
    const empty = Buffer.alloc(EMPTY_HEADER)
    empty.writeInt32BE(oid, 8)
    return empty
  }
  const buffer = Buffer.allocUnsafe(HEADER + bytes)
  buffer.writeInt32BE(1, 0)
  buffer.writeInt32BE(hasNull ? 1 : 0, 4)
  buffer.writeInt32BE(oid, 8)
  buffer.writeInt32BE(count, 12)
  buffer.writeInt32BE(1, 16)
  return buffer
}

function fixed<Item>(oid: number, size: number, write: (buffer: Buffer, item: Item, at: number) => void): (items: readonly (Item | null)[]) => Buffer {
  return items => {
    let nulls = 0
    for (const item of items) if (item === null) nulls++
    const buffer = array(oid, items.length, items.length * (4 + size) - nulls * size, nulls > 0)
    let at = HEADER
    for (const item of items) {
      buffer.writeInt32BE(item === null ? -1 : size, at)
      at += 4
      if (item === null) continue
      write(buffer, item, at)
      at += size
    }
    return buffer
  }
}

export const int4Array = fixed<number>(23, 4, (buffer, item, at) => buffer.writeInt32BE(item, at))

export const int8Array = fixed<bigint>(20, 8, (buffer, item, at) => buffer.writeBigInt64BE(item, at))

// What a character stands for as a digit; by table, since asking Buffer for sixteen bytes costs more than reading them.
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0)
const DIGITS_AT = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34]

/** Of UUIDs in their canonical form. */
export const uuidArray = fixed<string>(2950, 16, (buffer, item, at) => {
  for (let byte = 0; byte < 16; byte++) {
    const from = DIGITS_AT[byte]!
    buffer[at + byte] = DIGITS[item.charCodeAt(from)]! << 4 | DIGITS[item.charCodeAt(from + 1)]!
  }
})

const DAY_MS = 86_400_000
const EPOCH_MS = Date.UTC(2000, 0, 1)

// Days of a batch are mostly one day.
let lastDay = { text: '2000-01-01', days: 0 }

function daysOf(text: string): number {
  if (lastDay.text !== text) lastDay = { text, days: (Date.parse(text) - EPOCH_MS) / DAY_MS }
  return lastDay.days
}

/** Of days as YYYY-MM-DD. */
export const dateArray = fixed<string>(1082, 4, (buffer, item, at) => buffer.writeInt32BE(daysOf(item), at))

export function textArray(items: readonly (string | null)[]): Buffer {
  let bytes = items.length * 4
  let hasNull = false
  const lengths = new Int32Array(items.length)
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!
    hasNull ||= item === null
    bytes += Math.max(0, lengths[index] = item === null ? -1 : Buffer.byteLength(item))
  }
  const buffer = array(25, items.length, bytes, hasNull)
  let at = HEADER
  for (let index = 0; index < items.length; index++) {
    buffer.writeInt32BE(lengths[index]!, at)
    at += 4
    const item = items[index]!
    if (item !== null) at += buffer.write(item, at)
  }
  return buffer
}
