import { randomBytes, randomFillSync } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

// Random bytes are drawn in blocks, because one call per id would cost more than the rest of the id.
const pool = Buffer.allocUnsafe(4096)
let drawn = pool.length

function random(bytes: number): Buffer {
  if (drawn + bytes > pool.length) {
    randomFillSync(pool)
    drawn = 0
  }
  return pool.subarray(drawn, (drawn += bytes))
}

let lastMs = 0
let sequence = 0

/** A UUIDv7 (RFC 9562). Ids of one process sort in the order of their creation, also within a millisecond. */
export function newId(): string {
  const nowMs = Date.now()
  if (nowMs > lastMs) {
    lastMs = nowMs
    sequence = random(2).readUInt16BE() & 0x7ff
  } else if (++sequence > 0xfff) {
    lastMs++
    sequence = 0
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const tail = Buffer.from(random(8))
  tail[0] = (tail[0]! & 0x3f) | 0x80
  const rest = tail.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${rest.slice(0, 4)}-${rest.slice(4)}`
}

/** The lowest id that `newId` can create at a time, for ranges of ids by their time. */
export function lowestIdAt(at: Date): string {
  const ms = Math.max(0, at.getTime()).toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`
}

/** The id of the item of a list that has an id: the same at every call, with the time of the list's id. `index` is from 0 to 4095. */
export const idOfItem = (listId: string, index: number): string =>
  `${listId.slice(0, 15)}${index.toString(16).padStart(3, '0')}${listId.slice(18)}`

/** Whether the text is a UUID in its canonical form, of any version. */
export const isId = (text: string): boolean => UUID.test(text)

/** Random characters of Crockford's base 32, which has no I, L, O and U to be misread. */
export function randomCode(length: number): string {
  let code = ''
  for (const byte of randomBytes(length)) code += CROCKFORD[byte & 31]
  return code
}

/** A secret of 256 bits, URL-safe. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')
