import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { holdDelayMs } from '../../../subgraphs/remittance/rules/hold.ts'
import { isAllowed, TRANSITIONS, type TransferStatus } from '../../../subgraphs/remittance/rules/transitions.ts'

const STATUSES: readonly TransferStatus[] = ['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED']
const status = fc.constantFrom(...STATUSES)

test('a transfer goes created, funded, processing, completed and no other way', () => {
  const allowed = STATUSES.flatMap(from => STATUSES.filter(to => isAllowed(from, to)).map(to => `${from} ${to}`))

  expect(allowed).toEqual(['CREATED FUNDED', 'FUNDED PROCESSING', 'PROCESSING COMPLETED'])
})

test('no walk along the transitions comes to a status twice', () => {
  fc.assert(fc.property(status, fc.array(fc.nat(10), { maxLength: 12 }), (start, choices) => {
    const walked = [start]
    for (const choice of choices) {
      const next = TRANSITIONS.filter(({ from }) => from === walked.at(-1))
      if (next.length > 0) walked.push(next[choice % next.length]!.to)
    }

    expect(new Set(walked).size).toBe(walked.length)
  }))
})

test('a held transfer waits a second, then twice as long each time, and never more than a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(holdDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  expect(holdDelayMs(1_000_000)).toBe(60_000)
})
