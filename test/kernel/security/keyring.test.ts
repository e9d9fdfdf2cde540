import { beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyring, sha256 } from '#kernel/security/keyring.ts'
import { openEarlierText } from '#kernel/security/sealed-text.ts'
import { ACTIVE_AFTER_MS } from '#kernel/security/workspace-key-cache.ts'
import {
  newSecrets,
  openSecrets,
  sealSecrets,
  type StoredWorkspaceKey,
} from '#kernel/security/workspace-keys.ts'
import { ENCRYPTION_KEY, keyNamed, memoryKeyring, TEST_KEYS } from '#test/support/keys.ts'
import { sealedEarlier } from '#test/support/sealed-earlier.ts'

const keys = memoryKeyring()
const [here, there] = [newId(), newId()]
beforeAll(async () => {
  for (const id of [here, there]) await keys.ready(id)
})

/** Both kinds of keys encrypt in the same way. */
const SEALERS = [
  [
    'the installation',
    {
      seal: (plain: string, about: string) => TEST_KEYS.seal(plain, about),
      open: (sealed: string, about: string) => TEST_KEYS.open(sealed, about),
    },
  ],
  [
    'a workspace',
    {
      seal: (plain: string, about: string) => keys.seal(here, plain, about),
      open: (sealed: string, about: string) => keys.open(here, sealed, about),
    },
  ],
] as const

const bytesOf = (sealed: string): Buffer => Buffer.from(sealed.slice(12), 'base64url')
const withBytes = (sealed: string, bytes: Buffer): string => sealed.slice(0, 12) + bytes.toString('base64url')

describe.each(SEALERS)('%s', (_, { seal, open }) => {
  test('opens its sealed text unchanged, and seals the same text differently each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, about) => {
        const sealed = seal(plain, about)

        expect(open(sealed, about)).toBe(plain)
        expect(seal(plain, about)).not.toBe(sealed)
      }),
    )
  })

  test('writes the key id before the sealed text, and reveals nothing of the text', () => {
    const sealed = seal('whsec_very_secret', 'webhook')

    expect(sealed).toMatch(/^v2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/)
    expect(bytesOf(sealed).toString('latin1')).not.toContain('whsec')
  })

  test('rejects a sealed text with any bit changed or cut at any length', () => {
    const sealed = seal('secret', 'a')
    const bytes = bytesOf(sealed)

    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const altered = Buffer.from(bytes)
      altered[bit >> 3]! ^= 1 << (bit & 7)
      expect(() => open(withBytes(sealed, altered), 'a')).toThrow()
    }
    for (let length = 0; length < bytes.length; length++)
      expect(() => open(withBytes(sealed, bytes.subarray(0, length)), 'a')).toThrow()
    for (const text of ['', 'x', '!', '{}', 'AAAA', 'v2.', 'v2.00000000.', sealed.slice(0, 12)])
      expect(() => open(text, 'a')).toThrow()
  })

  test('opens a text only for the row it was sealed for', () => {
    expect(() => open(seal('secret', 'webhook:1'), 'webhook:2')).toThrow()
  })
})

test('the newest installation key seals, every given key opens, and the error names a missing key', () => {
  const [a, b] = [installationKeys(keyNamed('a')), installationKeys(keyNamed('b'))]
  const both = installationKeys(keyNamed('b'), keyNamed('a'))
  const old = a.seal('secret', 'x')

  expect(both.ids).toEqual([b.ids[0], a.ids[0]])
  expect([both.open(old, 'x'), b.open(both.seal('secret', 'x'), 'x')]).toEqual(['secret', 'secret'])
  expect(() => b.open(old, 'x')).toThrow(`ENCRYPTION_KEY does not contain the key ${a.ids[0]}`)
})

test('text sealed before keys had ids opens with any of the keys, for its own row alone', async () => {
  const old = sealedEarlier(ENCRYPTION_KEY, 'secret', 'webhook:1')
  const renewed = installationKeys(keyNamed('b'), ENCRYPTION_KEY)
  const under = memoryKeyring(renewed)
  await under.ready(here)

  expect([
    TEST_KEYS.open(old, 'webhook:1'),
    renewed.open(old, 'webhook:1'),
    keys.open(here, old, 'webhook:1'),
    under.open(here, old, 'webhook:1'),
  ]).toEqual(Array.from({ length: 4 }, () => 'secret'))
  expect(() => keys.open(here, old, 'webhook:2')).toThrow()
  expect(() => installationKeys(keyNamed('b')).open(old, 'webhook:1')).toThrow()
})

test('a workspace cannot open text of another, and the installation key opens neither', () => {
  const sealed = keys.seal(here, 'secret', 'x')

  expect(() => keys.open(there, sealed, 'x')).toThrow('has no key')
  expect(() => TEST_KEYS.open(sealed, 'x')).toThrow()
  expect(() =>
    openEarlierText(TEST_KEYS.backupKey(TEST_KEYS.ids[0]!, Buffer.alloc(32))!, sealed, 'x'),
  ).toThrow()
})

test('the keys of a workspace are sealed for it alone, and keep their id under a new installation key', () => {
  const secrets = newSecrets()
  const stored = sealSecrets(TEST_KEYS, here, secrets)
  const rewrapped = sealSecrets(installationKeys(keyNamed('b')), here, secrets)

  expect(openSecrets(TEST_KEYS, here, stored)).toEqual(secrets)
  expect(() => openSecrets(TEST_KEYS, there, stored)).toThrow()
  expect(rewrapped.id).toBe(stored.id)
})

test('keys cannot be used before they are loaded', () => {
  for (const id of ['', newId()]) expect(() => keys.seal(id, 'plain', 'x')).toThrow('before they were loaded')
})

test('concurrent callers read the keys of a workspace once, and a change reads them again', async () => {
  let reads = 0
  const stored = new Map<string, StoredWorkspaceKey[]>([
    [here, [{ ...sealSecrets(TEST_KEYS, here, newSecrets()), version: 1, createdAt: new Date() }]],
  ])
  let changes = '0'
  const ring = keyring(TEST_KEYS, {
    now: () => new Date(),
    changes: async () => changes,
    read: async id => {
      reads++
      return stored.get(id)!
    },
  })

  await Promise.all([ring.ready(here), ring.ready(here), ring.refresh()])
  expect([reads, ring.ready(here)]).toEqual([1, undefined])
  await ring.refresh()
  expect(ring.ready(here)).toBeUndefined()

  stored.set(
    here,
    stored.get(here)!.map(each => ({ ...each, sealed: null })),
  )
  changes = '1'
  await ring.refresh()
  // Work in progress may finish; later work finds the keys destroyed.
  expect(ring.status(here)).toBe('open')
  await ring.ready(here)
  for (const use of [
    () => ring.seal(here, 'x', 'x'),
    () => ring.open(here, 'x', 'x'),
    () => ring.hash(here, 'x', 'x'),
  ])
    expect(use).toThrow('The encryption keys of this workspace were destroyed')
  expect([reads, ring.status(here)]).toEqual([2, 'destroyed'])
})

test('a change during a read discards the outdated keys', async () => {
  const gates: (() => void)[] = []
  let changes = '0'
  const versions = [
    [{ ...sealSecrets(TEST_KEYS, here, newSecrets()), version: 1, createdAt: new Date() }],
    [{ id: '00000000', sealed: null, version: 1, createdAt: new Date() }],
  ]
  const ring = keyring(TEST_KEYS, {
    now: () => new Date(),
    changes: async () => changes,
    read: () =>
      new Promise(resolve => {
        const found = versions.shift()!
        gates.push(() => resolve(found))
      }),
  })
  await ring.refresh()

  const first = ring.ready(here)
  changes = '1'
  await ring.refresh()
  gates.shift()!()
  await first
  const second = ring.ready(here)
  gates.shift()!()
  await second

  expect(ring.status(here)).toBe('destroyed')
})

test('a new workspace key opens at once and seals half a minute later, and hashes stay the same', async () => {
  let nowMs = Date.parse('2026-11-22T00:00:00Z')
  const now = (): Date => new Date(nowMs)
  const secrets = newSecrets()
  const versions: StoredWorkspaceKey[] = [
    { ...sealSecrets(TEST_KEYS, here, secrets), version: 1, createdAt: now() },
  ]
  const store = { now, changes: async () => String(versions.length), read: async () => [...versions] }
  const [one, other] = [keyring(TEST_KEYS, store), keyring(TEST_KEYS, store)]
  await one.ready(here)
  const [old, hash] = [one.seal(here, 'secret', 'x'), one.hash(here, 'phone', 'x')]
  const fingerprint = one.fingerprint(here, 'request')

  versions.push({
    ...sealSecrets(TEST_KEYS, here, newSecrets(secrets.hashing)),
    version: 2,
    createdAt: now(),
  })
  await other.ready(here)
  const during = other.newestId(here)
  nowMs += ACTIVE_AFTER_MS
  const renewed = other.seal(here, 'secret', 'x')

  expect([during, other.newestId(here)]).toEqual([versions[0]!.id, versions[1]!.id])
  expect([
    other.open(here, old, 'x'),
    other.open(here, renewed, 'x'),
    other.hash(here, 'phone', 'x'),
    other.fingerprint(here, 'request'),
  ]).toEqual(['secret', 'secret', hash, fingerprint])
})

test('workspace keys that ENCRYPTION_KEY cannot open are read again, and the error names the missing key', async () => {
  const [a, b] = [installationKeys(keyNamed('a')), installationKeys(keyNamed('b'))]
  const secrets = newSecrets()
  let stored = { ...sealSecrets(a, here, secrets), version: 1, createdAt: new Date() }
  const ring = keyring(b, { now: () => new Date(), changes: async () => '0', read: async () => [stored] })
  await ring.ready(here)

  expect(ring.status(here)).toBe('locked')
  expect(() => ring.seal(here, 'x', 'x')).toThrow(`ENCRYPTION_KEY does not contain the key ${a.ids[0]}`)
  stored = { ...stored, ...sealSecrets(b, here, secrets) }
  await ring.ready(here)
  expect(ring.status(here)).toBe('open')
})

test('a signature is valid only for its text, purpose and key, and survives a newer key', () => {
  const signature = TEST_KEYS.sign('text', 'cursor')

  expect(TEST_KEYS.isSigned('text', 'cursor', signature)).toBe(true)
  expect(installationKeys(keyNamed('b'), ENCRYPTION_KEY).isSigned('text', 'cursor', signature)).toBe(true)
  expect(TEST_KEYS.isSigned('texts', 'cursor', signature)).toBe(false)
  expect(TEST_KEYS.isSigned('text', 'state', signature)).toBe(false)
  expect(installationKeys(keyNamed('b')).isSigned('text', 'cursor', signature)).toBe(false)
  for (const other of [
    '',
    signature.slice(1),
    `${signature}A`,
    signature.toLowerCase(),
    '\u{1f989}'.repeat(11),
  ])
    expect(TEST_KEYS.isSigned('text', 'cursor', other)).toBe(false)
})

test('a hash is equal only for equal text, purpose and workspace, and differs from a signature', () => {
  const hash = keys.hash(here, '+2348031234567', 'phone')

  expect(keys.hash(here, '+2348031234567', 'phone')).toBe(hash)
  expect(Buffer.from(hash, 'base64url')).toHaveLength(32)
  expect(
    new Set([
      hash,
      keys.hash(here, '+2348031234568', 'phone'),
      keys.hash(here, '+2348031234567', 'fax'),
      keys.hash(there, '+2348031234567', 'phone'),
      TEST_KEYS.sign('+2348031234567', 'phone'),
    ]).size,
  ).toBe(5)
  expect(keys.hash(here, 'b', 'a')).not.toBe(keys.hash(here, '', 'a\0b'))
})

test('a key of another length is refused', () => {
  for (const length of [0, 16, 31, 33, 64])
    expect(() => installationKeys(Buffer.alloc(length))).toThrow('32 bytes')
})

test('a fingerprint differs between requests and between workspaces, and is not a plain hash of the request', () => {
  const request = ['POST /customers\n', Buffer.from('{"bvn":"22123456789"}'), ''] as const
  const fingerprint = keys.fingerprint(here, ...request)

  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect(keys.fingerprint(here, ...request)).toBe(fingerprint)
  expect(
    new Set([
      fingerprint,
      sha256(request.map(String).join('')),
      keys.fingerprint(there, ...request),
      keys.fingerprint(here, 'PUT /customers\n', request[1], ''),
      keys.fingerprint(here, request[0], Buffer.from('{"bvn":"22123456788"}'), ''),
    ]).size,
  ).toBe(5)
})
