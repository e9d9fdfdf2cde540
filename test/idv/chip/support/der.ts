/** Writes DER, independently of the library that the product reads it with. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts)
  const tagBytes = bytesOf(tag)
  if (value.length < 0x80) return Buffer.concat([tagBytes, Buffer.from([value.length]), value])
  const length = bytesOf(value.length)
  return Buffer.concat([tagBytes, Buffer.from([0x80 | length.length]), length, value])
}

function bytesOf(number: number): Buffer {
  const hex = number.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts)
/** DER orders the elements of a set. */
export const set = (...parts: readonly Uint8Array[]): Buffer =>
  der(0x31, ...parts.map(part => Buffer.from(part)).sort((one, other) => one.compare(other)))
export const explicit = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  der(0xa0 + number, ...parts)
export const nothing = Buffer.from([0x05, 0x00])
export const boolean = (value: boolean): Buffer => der(0x01, Buffer.from([value ? 0xff : 0]))
export const octets = (bytes: Uint8Array): Buffer => der(0x04, bytes)
export const bits = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes)
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text))
export const printable = (text: string): Buffer => der(0x13, Buffer.from(text, 'latin1'))

export function integer(value: number | Uint8Array): Buffer {
  const bytes = typeof value === 'number' ? bytesOf(value) : Buffer.from(value)
  return der(0x02, bytes[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

export function oid(text: string): Buffer {
  const [first, second, ...rest] = text.split('.').map(Number)
  return der(0x06, ...[first! * 40 + second!, ...rest].map(base128))
}

function base128(number: number): Buffer {
  const digits = [number & 0x7f]
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80)
  return Buffer.from(digits)
}

/** UTCTime until 2049, GeneralizedTime from then on (RFC 5280 §4.1.2.5). */
export function time(day: string): Buffer {
  const digits = `${day.replaceAll('-', '')}000000Z`
  return day < '2050' ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits))
}

/** A name of a country, an organisation and a common name. */
export const name = (country: string, commonName: string): Buffer =>
  sequence(
    set(sequence(oid('2.5.4.6'), printable(country))),
    set(sequence(oid('2.5.4.10'), utf8('Test authority'))),
    set(sequence(oid('2.5.4.3'), utf8(commonName))),
  )
