/** Length of a key in bytes. */
const KEY_BYTES = 32

/** A random key has about thirty distinct bytes; fewer than this occur less than once in a trillion keys. */
const DISTINCT_MIN = 16

const FORM = '32 random bytes in base64, as "openssl rand -base64 32" prints them'

/** The keys in a setting, newest first, or a description of the required format. The description never contains a key. */
export type KeysRead = { readonly keys: readonly [Buffer, ...Buffer[]] } | { readonly mustBe: string }

/**
 * Reads keys that are separated by commas. Only the canonical base64 of a key is accepted: another text that decodes to 32 bytes
 * is probably a copying mistake, and other decoders could read it as a different key.
 */
export function readKeys(text: string, keysMax = Infinity): KeysRead {
  const texts = text.split(',')
  const keys = texts.map(each => Buffer.from(each, 'base64'))
  if (
    keys.some((key, index) => key.length !== KEY_BYTES || key.toString('base64') !== texts[index]) ||
    keys.length > keysMax
  )
    return {
      mustBe: keysMax === 1 ? FORM : `${FORM}; or several such keys separated by commas, the newest first`,
    }
  for (const [index, key] of keys.entries()) {
    const pattern = patternOf(key)
    if (pattern !== undefined)
      return {
        mustBe: `random: ${keys.length === 1 ? 'the key' : `key ${index + 1}`} is ${pattern}. Make one with "openssl rand -base64 32"`,
      }
    const first = texts.indexOf(texts[index]!)
    if (first < index)
      return { mustBe: `a list without duplicates: key ${index + 1} equals key ${first + 1}` }
  }
  return { keys: keys as [Buffer, ...Buffer[]] }
}

/** Describes the pattern that shows that a key is not random; undefined when there is none. */
function patternOf(key: Buffer): string | undefined {
  const step = (key[1]! - key[0]!) & 0xff
  if (key.every((byte, index) => index === 0 || ((byte - key[index - 1]!) & 0xff) === step))
    return step === 0 ? 'one byte repeated' : 'a count'
  if (key.subarray(0, KEY_BYTES / 2).equals(key.subarray(KEY_BYTES / 2))) return 'a block repeated'
  if (new Set(key).size < DISTINCT_MIN) return 'made of few different bytes'
  return key.every(byte => byte >= 0x20 && byte < 0x7f) ? 'readable text' : undefined
}
