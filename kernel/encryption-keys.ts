/** Bytes of a key. */
const KEY_BYTES = 32

/** A random key has some thirty different bytes; fewer than this many come about less than once in a trillion keys. */
const DISTINCT_MIN = 16

const FORM = '32 random bytes in base64, as "openssl rand -base64 32" prints them'

/** Keys from a setting, the newest first, or what the setting must be instead. The words never repeat a key. */
export type KeysRead = { readonly keys: readonly [Buffer, ...Buffer[]] } | { readonly mustBe: string }

/**
 * Reads keys that are separated by commas. A key has one spelling: another text that happens to decode to 32 bytes is a
 * mistake of copying, and would be another key in a program that decodes otherwise.
 */
export function readKeys(text: string, keysMax = Infinity): KeysRead {
  const texts = text.split(',')
  const keys = texts.map(each => Buffer.from(each, 'base64'))
  if (keys.some((key, index) => key.length !== KEY_BYTES || key.toString('base64') !== texts[index]) || keys.length > keysMax)
    return { mustBe: keysMax === 1 ? FORM : `${FORM}; or several of these with a comma between two, the newest first` }
  for (const [index, key] of keys.entries()) {
    const pattern = patternOf(key)
    if (pattern !== undefined) return { mustBe: `random: ${keys.length === 1 ? 'the key' : `key ${index + 1}`} is ${pattern}. Make one with "openssl rand -base64 32"` }
    const first = texts.indexOf(texts[index]!)
    if (first < index) return { mustBe: `a list without repeats: key ${index + 1} is key ${first + 1} again` }
  }
  return { keys: keys as [Buffer, ...Buffer[]] }
}

/** What shows that a key was typed and not drawn; undefined where nothing does. */
function patternOf(key: Buffer): string | undefined {
  const step = (key[1]! - key[0]!) & 0xff
  if (key.every((byte, index) => index === 0 || ((byte - key[index - 1]!) & 0xff) === step)) return step === 0 ? 'one byte repeated' : 'a count'
  if (key.subarray(0, KEY_BYTES / 2).equals(key.subarray(KEY_BYTES / 2))) return 'a block repeated'
  if (new Set(key).size < DISTINCT_MIN) return 'made of few different bytes'
  return key.every(byte => byte >= 0x20 && byte < 0x7f) ? 'readable text' : undefined
}
