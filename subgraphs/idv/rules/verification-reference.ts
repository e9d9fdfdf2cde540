import { isId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'

const PREFIX = 'ver_'
/** RFC 4648, in small letters. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 26
const BITS = 128

/** The reference of a verification: `ver_` and 26 characters that encode its UUID in base 32. */
export function referenceOf(id: string): string {
  // Base 32 is padded with zero bits at the end, to 130 bits.
  let bits = BigInt(`0x${id.replaceAll('-', '')}`) << 2n
  let text = ''
  for (let index = 0; index < LENGTH; index++) {
    text = ALPHABET[Number(bits & 31n)]! + text
    bits >>= 5n
  }
  return PREFIX + text
}

/** The UUID of a verification from its id or its reference; undefined for any other text. */
export function idOfReference(text: string): string | undefined {
  if (isId(text)) return text.toLowerCase()
  if (text.length !== PREFIX.length + LENGTH) return undefined
  const lower = text.toLowerCase()
  if (!lower.startsWith(PREFIX)) return undefined
  let bits = 0n
  for (const letter of lower.slice(PREFIX.length)) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return undefined
    bits = (bits << 5n) | BigInt(value)
  }
  if ((bits & 3n) !== 0n) return undefined
  const hex = (bits >> 2n).toString(16).padStart(BITS / 4, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The same; throws when the text is neither. */
export function checkedId(text: string, field = 'id'): string {
  const id = idOfReference(text)
  if (id === undefined)
    throw invalid([{ field, reason: 'must be a UUID, or ver_ followed by 26 characters in base 32' }])
  return id
}
