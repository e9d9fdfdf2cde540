import { expect, test } from '@jest/globals'
import { headOf, headsOf } from '#app/admin/noted-heads.ts'

const HASH = '5f'.repeat(32)

test('heads are read both as typed and as delivered by webhooks, each with its line', () => {
  const file = `7:${HASH.toUpperCase()}\n\n{"id":"1","event":"ledger.head_published","data":{"position":"12","block_number":"3","hash":"${HASH}"}}\n{"position":"13","hash":"${HASH}"}\r\n`

  expect(headsOf(file, 'heads.txt')).toEqual([
    { position: 7n, hash: HASH, source: 'heads.txt, line 1' },
    { position: 12n, hash: HASH, source: 'heads.txt, line 3' },
    { position: 13n, hash: HASH, source: 'heads.txt, line 4' },
  ])
})

test.each(['7', `7:${HASH}0`, `-7:${HASH}`, `7.5:${HASH}`, `7:${'g'.repeat(64)}`, ''])(
  '%p is not a head',
  text => {
    expect(() => headOf(text, '--head')).toThrow(/^--head: a head must be <position>:<hash>/)
  },
)

test.each(['{"data":{}}', '{"data":null}', '{7', '{"data":7}'])(
  'an invalid line %p is refused with its number',
  line => {
    expect(() => headsOf(`7:${HASH}\n${line}`, 'heads.txt')).toThrow(/^heads\.txt, line 2: /)
  },
)
