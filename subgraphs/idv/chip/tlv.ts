import { malformed } from './malformed.ts'

/** An element of a BER-TLV structure (ISO/IEC 7816-4, ISO/IEC 8825-1) with a definite length. */
export interface TlvElement {
  /** The bytes of the tag as one number, such as 0x5f1f. */
  readonly tag: number
  readonly value: Uint8Array
  /** Tag, length and value. */
  readonly bytes: Uint8Array
}

const TAG_BYTES_MAX = 3
const LENGTH_BYTES_MAX = 4

/** Reads the element at the beginning of the bytes; throws `malformed`. */
export function readElement(bytes: Uint8Array): TlvElement {
  let position = 0
  const next = (): number => {
    const byte = bytes[position++]
    if (byte === undefined) throw malformed('The data ends within an element.')
    return byte
  }
  let tag = next()
  if ((tag & 0x1f) === 0x1f) {
    let byte: number
    do {
      if (position === TAG_BYTES_MAX) throw malformed('A tag has too many bytes.')
      byte = next()
      tag = tag * 256 + byte
    } while ((byte & 0x80) !== 0)
  }
  let length = next()
  if (length >= 0x80) {
    const count = length & 0x7f
    if (count === 0) throw malformed('An element has no definite length.')
    if (count > LENGTH_BYTES_MAX) throw malformed('A length has too many bytes.')
    length = 0
    for (let index = 0; index < count; index++) length = length * 256 + next()
  }
  const end = position + length
  if (end > bytes.length) throw malformed('An element is longer than the data.')
  return { tag, value: bytes.subarray(position, end), bytes: bytes.subarray(0, end) }
}

/** Reads the single element that the bytes consist of, and requires its tag. */
export function readOnly(bytes: Uint8Array, tag: number, name: string): TlvElement {
  const element = readElement(bytes)
  if (element.tag !== tag) throw malformed(`${name} must begin with the tag ${hexOf(tag)}.`)
  if (element.bytes.length !== bytes.length) throw malformed(`Bytes follow the end of ${name}.`)
  return element
}

/** The elements within a constructed element, one at a time, so that a caller can stop at any number. */
export function* childrenOf({ value }: Pick<TlvElement, 'value'>): Generator<TlvElement> {
  let rest = value
  while (rest.length > 0) {
    const element = readElement(rest)
    yield element
    rest = rest.subarray(element.bytes.length)
  }
}

/** The first child with one of the tags, or undefined. */
export function findChild(parent: TlvElement, ...tags: readonly number[]): TlvElement | undefined {
  for (const child of childrenOf(parent)) if (tags.includes(child.tag)) return child
  return undefined
}

/** The first child with one of the tags; throws `malformed` when there is none. */
export function requireChild(parent: TlvElement, name: string, ...tags: readonly number[]): TlvElement {
  const child = findChild(parent, ...tags)
  if (child === undefined)
    throw malformed(`${name} has no element with the tag ${tags.map(hexOf).join(' or ')}.`)
  return child
}

const hexOf = (tag: number): string => tag.toString(16).toUpperCase().padStart(2, '0')
