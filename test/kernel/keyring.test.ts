import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { keyring } from '#kernel/keyring.ts'

const keys = keyring(Buffer.alloc(32, 7))

test('what was sealed is opened as it was, and sealing it twice looks different', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, about) => {
    const sealed = keys.seal(plain, about)

    expect(keys.open(sealed, about)).toBe(plain)
    expect(keys.seal(plain, about)).not.toBe(sealed)
  }))
})

test('a sealed text does not show what is in it', () => {
  const sealed = keys.seal('whsec_very_secret', 'webhook')

  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('whsec')
})

test('a sealed text with any bit changed does not open', () => {
  const bytes = Buffer.from(keys.seal('secret', 'a'), 'base64')

  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const altered = Buffer.from(bytes)
    altered[bit >> 3]! ^= 1 << (bit & 7)
    expect(() => keys.open(altered.toString('base64'), 'a')).toThrow()
  }
})

test('a sealed text that was cut anywhere does not open, not even where a short tag would do', () => {
  const bytes = Buffer.from(keys.seal('', 'a'), 'base64')

  for (let length = 0; length < bytes.length; length++) expect(() => keys.open(bytes.subarray(0, length).toString('base64'), 'a')).toThrow()
  for (const text of ['', 'x', '!', '{}', 'AAAA']) expect(() => keys.open(text, 'a')).toThrow()
})

test('a sealed text opens only for what it belongs to and with the key it was sealed with', () => {
  const sealed = keys.seal('secret', 'webhook:1')

  expect(() => keys.open(sealed, 'webhook:2')).toThrow()
  expect(() => keyring(Buffer.alloc(32, 8)).open(sealed, 'webhook:1')).toThrow()
})

test('a signature holds for its text, purpose and key alone', () => {
  const signature = keys.sign('text', 'cursor')

  expect(keys.isSigned('text', 'cursor', signature)).toBe(true)
  expect(keys.isSigned('texts', 'cursor', signature)).toBe(false)
  expect(keys.isSigned('text', 'state', signature)).toBe(false)
  expect(keyring(Buffer.alloc(32, 8)).isSigned('text', 'cursor', signature)).toBe(false)
  for (const other of ['', signature.slice(1), `${signature}A`, signature.toLowerCase(), '\u{1f989}'.repeat(11)]) expect(keys.isSigned('text', 'cursor', other)).toBe(false)
})

test('a hash finds equal texts of one purpose, says nothing of them, and cannot be made with another key', () => {
  const hash = keys.hash('+2348031234567', 'phone:1')

  expect(keys.hash('+2348031234567', 'phone:1')).toBe(hash)
  expect(Buffer.from(hash, 'base64url')).toHaveLength(32)
  expect(new Set([hash, keys.hash('+2348031234568', 'phone:1'), keys.hash('+2348031234567', 'phone:2'), keyring(Buffer.alloc(32, 8)).hash('+2348031234567', 'phone:1'), keys.sign('+2348031234567', 'phone:1')]).size).toBe(5)
  expect(keys.hash('b', 'a')).not.toBe(keys.hash('', 'a\0b'))
})

test('a key of another length is refused', () => {
  for (const length of [0, 16, 31, 33, 64]) expect(() => keyring(Buffer.alloc(length))).toThrow('32 bytes')
})
