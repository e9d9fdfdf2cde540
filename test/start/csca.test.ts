import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeCertificate, makeSigner } from '#test/idv/chip/support/certificate.ts'
import { makeMasterList } from '#test/idv/chip/support/make-chip.ts'
import { installation, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation()
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

test('authorities of chips are imported, listed and revoked from the command line', async () => {
  const germany = makeCertificate()
  const signer = makeSigner(germany, { commonName: 'publisher' })
  const file = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(here.path, name), bytes)
    return join(here.path, name)
  }
  const list = file('list.ml', makeMasterList([germany.certificate], { signer }))
  const run = (...words: string[]) => here.run(['admin', 'csca', ...words])

  const platform = await here.start()
  await platform.ready()
  const imported = await run('import', list, file('test.cer', makeCertificate().certificate), '--test')
  const unusable = await run('import', file('text.pem', Buffer.from('hello')))
  const listed = await run('list', '--json')
  expect([listed.code, listed.err]).toEqual([0, ''])
  const rows = JSON.parse(listed.out) as { sha256: string; isTest: boolean }[]
  const revoked = await run('revoke', rows[0]!.sha256, '--yes')
  const again = await run('revoke', rows[0]!.sha256, '--yes')

  expect([imported.code, imported.out]).toEqual([
    0,
    expect.stringMatching(
      /list\.ml: master list, 1 certificates added, 0 known, 0 skipped\.\n  Signed by C=DE, O=Test authority, CN=publisher\n.*test\.cer: DER, 1 certificates added/,
    ),
  ])
  expect([unusable.code, unusable.err]).toEqual([1, expect.stringMatching(/text\.pem was not imported\. /)])
  expect(rows.map(({ isTest }) => isTest)).toEqual([true, true])
  expect([revoked.code, revoked.out]).toEqual([0, expect.stringMatching(/is revoked\./)])
  expect([again.code, again.err]).toEqual([1, expect.stringMatching(/does not exist or is revoked/)])
}, 300_000)
