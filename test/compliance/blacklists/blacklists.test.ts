import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { blacklistHits } from '#compliance/blacklists/hits.ts'
import { BLACKLIST_KINDS, type BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import { addBlacklistEntry } from '#compliance/operations/blacklists/add-blacklist-entry.ts'
import { importBlacklist } from '#compliance/operations/blacklists/import-blacklist.ts'
import { removeBlacklistEntry } from '#compliance/operations/blacklists/remove-blacklist-entry.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { blacklistEntries, blacklists } from '#compliance/queries/monitoring/blacklists.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { rulesWorld, type RulesWorld } from '../monitoring-rules/given-rules.ts'
import { transaction } from './given-transaction.ts'

interface BlacklistWorld extends RulesWorld {
  add(kind: BlacklistKind, value: string, expiresAt?: Date): Promise<{ readonly id: string }>
  /** Ids of the entries that a transaction hits at a moment, now by default. */
  hits(
    parts?: Parameters<typeof transaction>[0],
    kinds?: readonly BlacklistKind[],
    at?: Date,
  ): Promise<string[]>
}

async function given(): Promise<BlacklistWorld> {
  const here = await rulesWorld()
  const { key, workspaceId, database, platform } = here
  return {
    ...here,
    add: (kind, value, expiresAt) =>
      addBlacklistEntry(key(), { kind, value, reason: `Listed ${kind}`, ...(expiresAt && { expiresAt }) }),
    async hits(parts, kinds = BLACKLIST_KINDS, at = platform.source.now()) {
      const found = await blacklistHits(
        (text, values = []) => database.read(workspaceId, text, values),
        key().keys,
        { workspaceId, at, transaction: transaction(parts), kinds },
      )
      return found.map(({ entryId }) => entryId)
    },
  }
}

const OF_TRANSACTIONS: readonly (readonly [BlacklistKind, string])[] = [
  ['NAME', 'MARRIKANE, Tovell'],
  ['NAME', 'Quendra VOSSIMER'],
  ['ACCOUNT', '0123-456-789'],
  ['ACCOUNT', '98765 43210'],
  ['CARD_HASH', 'AB12EF'],
  ['DEVICE', 'fp-1'],
  ['IP', '::ffff:203.0.113.9'],
  ['CIDR', '203.0.112.0/20'],
  ['WALLET', 'W-7'],
  ['MERCHANT', 'M-1'],
  ['COUNTRY', 'NG'],
  ['COUNTRY', 'SN'],
  ['COUNTRY', 'KP'],
  ['COUNTRY', 'GH'],
]

test('a transaction hits the values of both parties, device, card, wallet and merchant, and no others', async () => {
  const { add, hits } = await given()
  const ids: string[] = []
  for (const [kind, value] of OF_TRANSACTIONS) ids.push((await add(kind, value)).id)
  for (const [kind, value] of [
    ['NAME', 'Tovell'],
    ['ACCOUNT', '012345678'],
    ['DEVICE', '0123456789'],
    ['IP', '203.0.113.8'],
    ['CIDR', '203.0.114.0/24'],
    ['CIDR', '2001:db8::/32'],
    ['COUNTRY', 'IR'],
  ] as const)
    await add(kind, value)

  expect((await hits()).sort()).toEqual([...ids].sort())
  expect(await hits({}, ['MERCHANT'])).toEqual([ids[9]])
  expect(await hits({}, [])).toEqual([])
})

test('an IPv6 address hits its network', async () => {
  const { add, hits } = await given()
  const { id } = await add('CIDR', '2001:db8::/32')
  const at = (ip: string): Promise<string[]> =>
    hits({ device: { fingerprint: null, ip, ipCountry: null } }, ['CIDR', 'IP'])

  expect([await at('2001:0DB8:ffff::1'), await at('2001:db9::1'), await at('no address')]).toEqual([
    [id],
    [],
    [],
  ])
})

test("the customer's subject is looked up for values that no transaction has", async () => {
  const { key, add, hits } = await given()
  await createSubject(key(), {
    type: 'INDIVIDUAL',
    name: 'Tovell Marrikane',
    externalId: 'c-1',
    identifiers: [
      { type: 'EMAIL', value: 'Tovell@Example.com' },
      { type: 'PHONE', value: '+234 801 234 5678' },
      { type: 'NATIONAL_ID', value: '123 456 789' },
    ],
    addresses: ['12 Marina, Lagos'],
  })
  const ids = [
    await add('EMAIL', 'tovell@example.com'),
    await add('EMAIL_DOMAIN', 'example.com'),
    await add('PHONE', '+2348012345678'),
    await add('NATIONAL_ID', '123456789'),
    await add('ADDRESS', 'Lagos, 12 Marina'),
  ].map(({ id }) => id)
  const other = transaction({}).customer

  expect((await hits()).sort()).toEqual(ids.sort())
  expect(await hits({ customer: { ...other, id: 'c-2' } })).toEqual([])
})

test('an entry counts from its addition until it expires or is removed, also as of an earlier moment', async () => {
  const here = await given()
  const start = (here.clock.stoppedAtMs = Date.now())
  const after = (minutes: number): Date => new Date(start + minutes * 60_000)
  const expiring = await here.add('MERCHANT', 'M-1', after(30))
  const removed = await here.add('DEVICE', 'fp-1')
  here.clock.offsetMs += 10 * 60_000
  await removeBlacklistEntry(here.key(), { id: removed.id })
  const at = async (minutes: number): Promise<string[]> =>
    (await here.hits({}, undefined, after(minutes))).sort()

  expect([await at(-1), await at(5), await at(10), await at(30)]).toEqual([
    [],
    [expiring.id, removed.id].sort(),
    [expiring.id],
    [],
  ])
  here.clock.offsetMs += 20 * 60_000
  const again = await here.add('MERCHANT', 'M-1')
  expect(await at(31)).toEqual([again.id])
  here.clock.offsetMs -= 30 * 60_000
  delete here.clock.stoppedAtMs
})

test('a value is on a list once in any spelling, until it is removed', async () => {
  const { key, add, published } = await given()
  const { id } = await add('NAME', 'José Nuñez')
  await expect(add('NAME', 'NUNEZ, Jose')).rejects.toMatchObject({ code: 'CONFLICT', kind: 'conflict' })
  expect(await add('ADDRESS', 'José Nuñez')).toMatchObject({ kind: 'ADDRESS' })
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => add('IP', '203.0.113.1')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  expect(await removeBlacklistEntry(key(), { id })).toBe(true)
  await expect(removeBlacklistEntry(key(), { id })).rejects.toMatchObject({
    code: 'BLACKLIST_ENTRY_NOT_FOUND',
  })
  await add('NAME', 'jose nunez')
  expect((await published()).map(({ type }) => type)).toEqual([
    'compliance.blacklist_extended',
    'compliance.blacklist_extended',
    'compliance.blacklist_extended',
    'compliance.blacklist_reduced',
    'compliance.blacklist_extended',
  ])
})

test('values that are not valid for their kind, and ends in the past, are refused', async () => {
  const { key, add } = await given()
  for (const [kind, value] of [
    ['IP', '203.0.113.0/24'],
    ['CIDR', '203.0.113.9/24'],
    ['COUNTRY', 'XX'],
    ['CARD_HASH', '4111111111111111'],
  ] as const)
    await expect(add(kind, value)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ field: 'value' }],
    })
  await expect(
    addBlacklistEntry(key(), { kind: 'DEVICE', value: 'x', reason: 'x', expiresAt: new Date(0) }),
  ).rejects.toMatchObject({ issues: [{ field: 'expiresAt' }] })
})

test('entries are listed by kind in pages, newest first, with their values; the counts leave out ended ones', async () => {
  const { key, add } = await given()
  const ids = []
  for (const value of ['fp-1', 'fp-2', 'fp-3']) ids.unshift((await add('DEVICE', value)).id)
  await removeBlacklistEntry(key(), { id: (await add('DEVICE', 'fp-4')).id })
  const first = await blacklistEntries(key(), { kind: 'DEVICE', first: 2 })
  const second = await blacklistEntries(key(), {
    kind: 'DEVICE',
    first: 2,
    after: first.pageInfo.endCursor,
  })

  expect(first.nodes).toMatchObject([
    { id: ids[0], value: 'fp-3', addedBy: 'ada@bank.example' },
    { id: ids[1] },
  ])
  expect([second.nodes.map(({ id }) => id), second.pageInfo.hasNextPage]).toEqual([[ids[2]], false])
  const counts = await blacklists(key())
  expect(counts.map(({ kind }) => kind)).toEqual([...BLACKLIST_KINDS])
  expect(counts.filter(({ entries }) => entries > 0)).toEqual([{ kind: 'DEVICE', entries: 3 }])
})

test('values are stored encrypted and hashed, and appear in no event', async () => {
  const { key, add, published, databaseName, workspaceId } = await given()
  await add('ACCOUNT', '0123456789')
  await importBlacklist(key(), { kind: 'NAME', csv: 'value,reason\nTovell Marrikane,Fraud\n' })
  const rows = await asOwner(adminOf(databaseName), async client => {
    await client.query(`select set_config('app.workspace', $1, false)`, [workspaceId])
    return (await client.query('select * from compliance.blacklist_entries')).rows as object[]
  })

  expect(rows).toHaveLength(2)
  expect(JSON.stringify([rows, await published()])).not.toMatch(/0123456789|Tovell|Marrikane|tovell/)
})

test('another tenant neither sees, hits nor removes an entry, and changes need the write scope', async () => {
  const { key, add } = await given()
  const rival = await given()
  const { id } = await add('MERCHANT', 'M-1')

  expect(await rival.hits()).toEqual([])
  expect((await blacklistEntries(rival.key(), { kind: 'MERCHANT', first: 5 })).nodes).toEqual([])
  for (const unknown of [id, newId()])
    await expect(removeBlacklistEntry(rival.key(), { id: unknown })).rejects.toMatchObject({
      code: 'BLACKLIST_ENTRY_NOT_FOUND',
    })
  const reader = key({ scopes: ['compliance:read'] })
  for (const attempt of [
    () => addBlacklistEntry(reader, { kind: 'DEVICE', value: 'x', reason: 'x' }),
    () => removeBlacklistEntry(reader, { id }),
    () => importBlacklist(reader, { kind: 'DEVICE', csv: 'value,reason\nx,y' }),
    () => blacklists(key({ scopes: [] })),
    () => blacklistEntries(key({ scopes: [] }), { kind: 'DEVICE', first: 1 }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
