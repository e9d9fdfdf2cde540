import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isAllowed, type TransferStatus } from '#remittance/rules/transitions.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { advanceTransfers } from '#remittance/jobs/advance-transfers.ts'
import { workerOn } from '#test/support/world.ts'
import {
  dyingDatabase,
  rememberedOf,
  statusesOf,
  stored,
  transferTo,
  workerWith,
} from './transfer-history.ts'
import { setting, type Setting } from './given.ts'

type Happening =
  | { readonly what: 'time' | 'death'; readonly amount: number }
  | { readonly what: 'cancel' | 'fund' | 'work' | 'compliance goes' | 'compliance comes' | 'both at once' }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    what: fc.constant('time' as const),
    amount: fc.constantFrom(300, 1_000, 3_000, 12_000, 300_000),
  }),
  fc.record({ what: fc.constant('death' as const), amount: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    what: fc.constantFrom(
      'cancel' as const,
      'fund' as const,
      'work' as const,
      'work' as const,
      'compliance goes' as const,
      'compliance comes' as const,
      'both at once' as const,
    ),
  }),
)

const lastName = fc.constantFrom(
  'Obi',
  'Obi',
  'test-funding-declined',
  'test-payout-rejected',
  'test-payout-unknown',
  'test-payout-lost',
  'test-payout-unknown-rejected',
  'test-payout-returned',
)

async function happens(here: Setting, id: string, { what, ...more }: Happening): Promise<void> {
  const tolerant = (call: Promise<unknown>): Promise<unknown> =>
    call.catch((error: { code?: string }) => {
      if (error.code !== 'INVALID_STATE') throw error
    })
  if (what === 'time') await here.work((more as { amount: number }).amount)
  if (what === 'work') await here.work()
  if (what === 'death')
    await advanceTransfers.run(
      workerWith(here, dyingDatabase(here, (more as { amount: number }).amount, true)),
    )
  if (what === 'cancel') await tolerant(cancelTransfer(here.sender(), { id }))
  if (what === 'fund') await tolerant(confirmFunding(here.key(), { id }))
  if (what === 'compliance goes') here.away.add('compliance')
  if (what === 'compliance comes') here.away.delete('compliance')
  if (what === 'both at once')
    await Promise.all([
      tolerant(cancelTransfer(here.sender(), { id })),
      advanceTransfers.run(workerOn(here.platform)),
      tolerant(confirmFunding(here.key(), { id })),
    ])
}

test('under any order of events a transfer only takes allowed steps, ends, and refunds exactly the collected money', async () => {
  const here = await setting()
  await fc.assert(
    fc.asyncProperty(
      lastName,
      fc.constantFrom('salary', 'manual'),
      fc.array(happening, { maxLength: 10 }),
      async (name, sourceOfFunds, steps) => {
        here.away.delete('compliance')
        const { id, reference } = await transferTo(here, name, { sourceOfFunds })
        for (const each of steps) await happens(here, id, each)
        here.away.delete('compliance')
        // Long enough for every lock to expire and every partner to respond.
        await here.work(60_000, 2)
        await here.work(600_000)
        await here.work(10_000, 6)

        const statuses = (await statusesOf(here, id)) as TransferStatus[]
        expect(statuses[0]).toBe('CREATED')
        for (const [place, status] of statuses.slice(1).entries())
          expect([statuses[place], status, isAllowed(statuses[place]!, status)]).toEqual([
            statuses[place],
            status,
            true,
          ])

        const { status, collectedBy, dueAt, returnsDueAt, hold } = await stored(here, id)
        const { collection, payout } = await rememberedOf(here, reference)
        expect({ status, dueAt, returnsDueAt, hold }).toEqual({
          status: expect.stringMatching(/^(?:COMPLETED|FAILED|REFUNDED)$/),
          dueAt: null,
          returnsDueAt: null,
          hold: null,
        })
        const isTaken = collectedBy === 'TENANT' || collection === 'COLLECTED' || collection === 'REFUNDED'
        expect({ status, isTaken }).toEqual({ status, isTaken: status !== 'FAILED' })
        // A transfer that stays FAILED owes no refund.
        expect(collectedBy === null).toBe(status === 'FAILED')
        expect({ status, isBack: collection === 'REFUNDED' }).toEqual({
          status,
          isBack: status === 'REFUNDED',
        })
        expect(payout?.timesReceived ?? 0).toBe(statuses.includes('PROCESSING') ? 1 : 0)
      },
    ),
    { numRuns: 40, endOnFailure: true },
  )
}, 240_000)
