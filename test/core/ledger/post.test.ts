import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { house, world, type World } from '../../support/world.ts'
import { createBatcher } from '../../../subgraphs/core/ledger/batcher.ts'
import { openPostingLane, postBatch } from '../../../subgraphs/core/ledger/lanes.ts'
import type { Posting, PostResult } from '../../../subgraphs/core/ledger/posting.ts'
import { openPosting } from './support.ts'

let at: World
beforeAll(async () => { at = await world() })

test('money goes from one account to the other, and the fee with its VAT to where it belongs', async () => {
  const ledger = await openPosting(at)
  const [payer, payee] = [await ledger.account(100_000n), await ledger.account(0n)]

  const result = await ledger.post({ debit: payer, credit: payee, amountMinor: 5_000n, feeMinor: 1_000n, vatMinor: 75n, withFee: true })

  expect(result).toMatchObject({ kind: 'posted', debitPlace: 1n, debitAfterMinor: 95_000n, creditPlace: 1n, creditAfterMinor: 5_000n })
  expect(await ledger.state(payer)).toMatchObject({ balance_minor: 93_925n, entries: 2n })
  expect(await ledger.sumOfEntries()).toBe(0n)
})

test('bench', async () => {
  const ledger = await openPosting(at)
  const accounts = await Promise.all(Array.from({ length: 2000 }, () => ledger.account(1_000_000_000n)))
  for (const fee of [false, true]) {
    const t = performance.now()
    let done = 0
    const n = 40_000
    let next = 0
    await Promise.all(Array.from({ length: 256 }, async () => {
      while (next++ < n) {
        const a = accounts[Math.floor(Math.random() * 2000)]!
        let b = accounts[Math.floor(Math.random() * 2000)]!
        while (b === a) b = accounts[Math.floor(Math.random() * 2000)]!
        const r = await ledger.post({ debit: a, credit: b, amountMinor: 5n, ...(fee && { feeMinor: 10n, vatMinor: 1n, withFee: true }), key: newId(), counted: { class: 2, on: '2026-11-22' }, checks: [{ classes: 3, singleMinor: 100n, dayMinor: 1000000n, weekMinor: null, monthMinor: 10000000000n }] })
        if (r.kind === 'posted') done++
        else throw new Error(JSON.stringify(r, (_, v) => typeof v === 'bigint' ? String(v) : v))
      }
    }))
    console.log(fee, done, Math.round(done / (performance.now() - t) * 1000), 'per s')
  }
  expect(await ledger.sumOfEntries()).toBe(0n)
}, 120_000)
