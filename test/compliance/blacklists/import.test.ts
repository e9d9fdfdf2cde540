import { expect, test } from '@jest/globals'
import { addBlacklistEntry } from '#compliance/operations/blacklists/add-blacklist-entry.ts'
import { importBlacklist } from '#compliance/operations/blacklists/import-blacklist.ts'
import { blacklistEntries } from '#compliance/queries/monitoring/blacklists.ts'
import { rulesWorld } from '../monitoring-rules/given-rules.ts'

test('an import adds the valid lines, counts duplicates and names what it rejects', async () => {
  const { key, published } = await rulesWorld()
  await addBlacklistEntry(key(), { kind: 'ACCOUNT', value: '0123456789', reason: 'Listed' })
  const csv = [
    '\ufeffreason,Value,expires_at,source',
    'Mule,1111111111,2999-12-31,Fraud desk',
    'Mule,"11111 11111",,',
    'Known,0123-456-789,,',
    '',
    'Empty,??,,',
    ',2222222222,,',
    'Late,3333333333,2020-01-01,',
    'When,4444444444,2999-02-30T00:00:00Z,',
    'Many,5555555555,,,,x',
    '"Two\nlines",6666666666,2999-12-31T23:59:59+01:00,',
    `Long,${'7'.repeat(501)},,`,
  ].join('\r\n')
  const outcome = await importBlacklist(key(), { kind: 'ACCOUNT', csv })

  expect(outcome).toEqual({
    imported: 2,
    duplicates: 2,
    rejectedTotal: 6,
    rejected: [
      { line: 6, reason: 'value must be an account with letters or digits' },
      { line: 7, reason: 'reason must not be empty' },
      { line: 8, reason: 'expires_at must be later than now' },
      { line: 9, reason: 'expires_at must be a date or an RFC 3339 timestamp' },
      { line: 10, reason: 'has more fields than the header' },
      { line: 13, reason: 'value must have at most 500 characters' },
    ],
  })
  const { nodes } = await blacklistEntries(key(), { kind: 'ACCOUNT', first: 9 })
  expect(nodes.find(({ value }) => value === '1111111111')).toMatchObject({
    reason: 'Mule',
    source: 'Fraud desk',
    expiresAt: new Date('2999-12-31T00:00:00Z'),
  })
  expect((await published()).at(-1)).toMatchObject({
    type: 'compliance.blacklist_imported',
    data: { kind: 'ACCOUNT', imported: 2, duplicates: 2, rejectedTotal: 6 },
  })
  expect(await importBlacklist(key(), { kind: 'ACCOUNT', csv })).toMatchObject({ imported: 0, duplicates: 4 })
})

test('a text that is no such CSV file is refused as a whole', async () => {
  const { key } = await rulesWorld()
  for (const csv of [
    'value\nx',
    'value,reason,colour\nx,y,z',
    'value,value,reason\nx,y,z',
    'value,reason',
    'value,reason\n"x,y',
    'value,reason\n' + 'x,y\n'.repeat(10_001),
  ])
    await expect(importBlacklist(key(), { kind: 'DEVICE', csv })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ field: 'csv' }],
    })
})

test('an import takes ten thousand lines', async () => {
  const { key } = await rulesWorld()
  const lines = Array.from({ length: 10_000 }, (_, index) => `fp-${index},Seen`)
  expect(
    await importBlacklist(key(), { kind: 'DEVICE', csv: `value,reason\n${lines.join('\n')}` }),
  ).toMatchObject({ imported: 10_000, duplicates: 0, rejectedTotal: 0 })
})
