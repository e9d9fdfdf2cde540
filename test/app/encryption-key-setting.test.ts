import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createHash, randomBytes } from 'node:crypto'
import { readConfig } from '#app/config/config.ts'

const good = (name: string): string => createHash('sha256').update(name).digest('base64')
const OWN = {
  DATABASE_URL: 'postgresql://app:pw@127.0.0.1:1/db',
  DATABASE_WORKER_URL: 'postgresql://worker:pw@127.0.0.1:1/db',
  INTERNAL_KEY: good('internal'),
}

const read = (ENCRYPTION_KEY: string): readonly Buffer[] =>
  readConfig({ ...OWN, ENCRYPTION_KEY }).encryptionKeys!

const base64 = (bytes: readonly number[] | Buffer | string): string =>
  Buffer.from(bytes as string).toString('base64')
const counted = (step: number): number[] => Array.from({ length: 32 }, (_, index) => (index * step) & 0xff)

test('one or several keys are accepted, the newest first', () => {
  expect(read(good('a')).map(key => key.toString('base64'))).toEqual([good('a')])
  expect(read(`${good('b')},${good('a')}`).map(key => key.toString('base64'))).toEqual([good('b'), good('a')])
})

test('every random key of 32 bytes is accepted', () => {
  for (let round = 0; round < 2_000; round++) {
    const key = randomBytes(32)
    expect(read(key.toString('base64'))).toEqual([key])
  }
})

test.each([
  ['all zeros', base64(Buffer.alloc(32))],
  ['one byte again and again', base64(Buffer.alloc(32, 7))],
  ['0, 1, 2, …', base64(counted(1))],
  ['255, 254, …', base64(counted(255))],
  ['steps of 37', base64(counted(37))],
  [
    'a block that repeats',
    base64(
      Buffer.concat(
        [randomBytes(16), randomBytes(16)].map((_, index, [first]) => (index === 0 ? first! : first!)),
      ),
    ),
  ],
  [
    'few different bytes',
    base64(Array.from({ length: 32 }, (_, index) => [3, 141, 59, 26, 53][(index * index) % 5]!)),
  ],
  ['hexadecimal digits', base64(randomBytes(16).toString('hex'))],
  ['a pass phrase', base64('correct horse battery staple 123')],
])('a predictable key is refused: %s', (_, key) => {
  for (const text of [key, `${good('a')},${key}`])
    expect(() => read(text)).toThrow(/ENCRYPTION_KEY must be random: /)
  expect(() => readConfig({ ...OWN, ENCRYPTION_KEY: good('a'), INTERNAL_KEY: key })).toThrow(
    /INTERNAL_KEY must be random: /,
  )
})

test.each([
  ['too short', 'c2hvcnQ='],
  ['too long', base64(Buffer.concat([randomBytes(32), randomBytes(1)]))],
  ['without padding', good('a').replace('=', '')],
  ['with a line end', `${good('a').slice(0, 20)}\n${good('a').slice(20)}`],
  ['with blanks around the comma', `${good('a')}, ${good('b')}`],
  ['with characters of another alphabet', Buffer.from(good('a'), 'base64').toString('base64url')],
  ['with bits that decode to nothing', good('a').replace(/.=$/, 'B=')],
  ['with characters that are skipped', `!${good('a')}`],
  ['in hexadecimal', randomBytes(32).toString('hex')],
  ['nothing after a comma', `${good('a')},`],
])('only canonical base64 of 32 bytes is a key: %s', (_, text) => {
  expect(() => read(text)).toThrow(/ENCRYPTION_KEY must be 32 random bytes in base64/)
})

test('a duplicate key is refused, and errors never show a key', () => {
  expect(() => read(`${good('a')},${good('b')},${good('a')}`)).toThrow(
    /ENCRYPTION_KEY must be a list without duplicates/,
  )
  fc.assert(
    fc.property(fc.base64String({ minLength: 30, maxLength: 60 }), text => {
      try {
        read(text)
      } catch (error) {
        expect((error as Error).message).not.toContain(text)
      }
    }),
  )
})
