import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { BulkItemResult } from '#core/ledger/bulk.ts'
import { transferInBulk } from '#core/operations/transfers/transfer-in-bulk.ts'
import type { TransferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { SOUND, type Bank } from './bank.ts'
import {
  balances,
  claim,
  closeAllCases,
  deciding,
  givenRule,
  heldOnSystem,
  internalOrder,
  judgedBy,
  setDecisions,
} from './decided-transfers.ts'

const outcomes = (items: readonly BulkItemResult[]): string[] =>
  items.map(result => (result instanceof Refusal ? result.code : result.postedStatus))
const idsOf = (items: readonly BulkItemResult[]): (string | null)[] =>
  items.map(result => (result instanceof Refusal ? null : result.id))

interface CountedQuestions {
  readonly parts: Partial<Context>
  /** How many payments each question was about. */
  readonly questions: number[]
}

/** Counts the questions about payments. */
function counting(at: Bank): CountedQuestions {
  const healthy = at.staff('teller')
  const questions: number[] = []
  return {
    questions,
    parts: {
      callDomain: (_, call, variables) => {
        const { inputs } = variables as { inputs?: readonly unknown[] }
        if (call.text.includes('decidePayment')) questions.push(inputs?.length ?? 1)
        return healthy.callDomain(healthy, call, variables)
      },
    },
  }
}

async function made(
  at: Bank,
  items: readonly TransferInternally[],
  parts: Partial<Context> = {},
  atomic = false,
): Promise<readonly BulkItemResult[]> {
  return (await transferInBulk(at.staff('teller', parts), { items, atomic })).items
}

/** Rules that hold from 100.00 and block from 500.00. */
async function withRules(at: Bank): Promise<void> {
  await givenRule(at, 'HOLD', '100')
  await givenRule(at, 'BLOCK', '500')
}

test('one question decides on the items of a bulk, each of which goes on, waits or is refused', async () => {
  const { at, source, destination } = await deciding()
  await withRules(at)
  const own = await at.account(0n, { customer_id: source })
  const amount = (of: string, to = destination) => internalOrder(at, source, to, { amount: of })
  const items = [
    amount('10.00'),
    amount('100.00'),
    amount('500.00'),
    amount('600.00', own),
    amount('99.00', source),
    amount('99.99'),
    amount('20.00'),
  ]
  const expected = [
    'COMPLETED',
    'PENDING',
    'SCREENING_BLOCKED',
    'COMPLETED',
    'SAME_ACCOUNT',
    'COMPLETED',
    'COMPLETED',
  ]
  const { parts, questions } = counting(at)

  const first = await made(at, items, { ...parts, ...claim('mixed') })
  const second = await made(at, items, { ...parts, ...claim('mixed') })

  expect(outcomes(first)).toEqual(expected)
  expect(second).toEqual(first)
  // The repeat asks about the blocked item alone, which has no posting.
  expect(questions).toEqual([5, 1])
  expect(await judgedBy(at)).toHaveLength(5)
  expect(await balances(at, source, destination, own)).toEqual([17_001n, 12_999n, 60_000n])

  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)
  expect(await balances(at, source, destination)).toEqual([17_001n, 22_999n])
  expect(outcomes(await made(at, items, claim('mixed')))).toEqual(expected)
  expect(await at.proof()).toEqual(SOUND)
})

test('without the setting nothing is asked', async () => {
  const { at, source, destination } = await deciding()
  await setDecisions(at, false)
  await withRules(at)
  const { parts, questions } = counting(at)
  for (const atomic of [false, true])
    expect(
      outcomes(await made(at, [internalOrder(at, source, destination, { amount: '500.00' })], parts, atomic)),
    ).toEqual(['COMPLETED'])
  expect(questions).toEqual([])
})

test('while compliance does not answer, every item between customers waits, and is decided later', async () => {
  const { at, source, destination } = await deciding()
  await withRules(at)
  const items = ['10.00', '500.00'].map(amount => internalOrder(at, source, destination, { amount }))
  at.away.add('compliance')
  const waiting = await made(at, items)
  await at.work(2_000, 2)
  expect(outcomes(waiting)).toEqual(['PENDING', 'PENDING'])
  expect(await balances(at, source, destination)).toEqual([49_000n, 0n])
  at.away.delete('compliance')
  await at.work(10_000, 3)

  expect(await Promise.all(idsOf(waiting).map(id => at.status(id!)))).toEqual(['COMPLETED', 'FAILED'])
  expect(await balances(at, source, destination)).toEqual([99_000n, 1_000n])
  expect(await heldOnSystem(at)).toBe(0n)
})

test('an item that the ledger refuses does not count, and neither does one of a bulk that is rolled back', async () => {
  const { at, source, destination } = await deciding()
  const items = ['10.00', '999.00'].map(amount => internalOrder(at, source, destination, { amount }))
  expect(outcomes(await made(at, items))).toEqual(['COMPLETED', 'INSUFFICIENT_FUNDS'])
  expect((await judgedBy(at)).filter(({ isVoided }) => isVoided)).toHaveLength(1)

  expect(outcomes(await made(at, items, claim('none'), true))).toEqual([
    'BULK_ROLLED_BACK',
    'INSUFFICIENT_FUNDS',
  ])
  expect(outcomes(await made(at, items, claim('none'), true))).toEqual([
    'BULK_ROLLED_BACK',
    'INSUFFICIENT_FUNDS',
  ])
  expect((await judgedBy(at)).filter(({ isVoided }) => isVoided)).toHaveLength(3)
})

test('an atomic bulk with a blocked item makes no transfer; one with a held item makes the others', async () => {
  const { at, source, destination } = await deciding()
  await withRules(at)
  const orders = (...amounts: string[]) =>
    amounts.map(amount => internalOrder(at, source, destination, { amount }))

  const blocked = await made(at, orders('10.00', '500.00'), claim('blocked'), true)
  expect(outcomes(blocked)).toEqual(['BULK_ROLLED_BACK', 'SCREENING_BLOCKED'])
  expect(await balances(at, source, destination)).toEqual([100_000n, 0n])

  const held = await made(at, orders('10.00', '100.00'), claim('held'), true)
  const again = await made(at, orders('10.00', '100.00'), claim('held'), true)
  expect(outcomes(held)).toEqual(['COMPLETED', 'PENDING'])
  expect(again).toEqual(held)
  expect(await balances(at, source, destination)).toEqual([89_000n, 1_000n])
  await closeAllCases(at, 'TRUE_POSITIVE')
  await at.work(1_500, 3)

  expect(await balances(at, source, destination)).toEqual([99_000n, 1_000n])
  expect(await at.proof()).toEqual(SOUND)
})

test.each([false, true])(
  'a bulk that was prepared under the earlier setting is decided (atomic: %s)',
  async atomic => {
    const { at, source, destination } = await deciding()
    await withRules(at)
    await setDecisions(at, false)
    const items = [internalOrder(at, source, destination, { amount: '500.00' })]
    await made(at, items, {}, atomic)
    await at.database.transaction(at.workspaceId, session =>
      session.commit({
        text: 'update core.policies set decides_internal_transfers = true, version = version + 1 where workspace_id = $1',
        values: [at.workspaceId],
      }),
    )

    expect(outcomes(await made(at, items, {}, atomic))).toEqual(['SCREENING_BLOCKED'])
    expect(await balances(at, source, destination)).toEqual([50_000n, 50_000n])
  },
)

test('a large bulk asks once for each 250 items, and an interrupted one resumes and asks about no booked item again', async () => {
  const { at, source, destination } = await deciding()
  const items = Array.from({ length: 300 }, () => internalOrder(at, source, destination, { amount: '0.10' }))
  const client = new AbortController()
  const { parts, questions } = counting(at)
  const aborting: Partial<Context> = {
    ...claim('broken'),
    signal: client.signal,
    callDomain: (ctx, call, variables) => {
      if (questions.length === 1) client.abort()
      return parts.callDomain!(ctx, call, variables)
    },
  }
  // Without decisions all items wait, which is faster here than 300 decisions.
  at.away.add('compliance')
  await expect(made(at, items, aborting)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const booked = await heldOnSystem(at)

  const done = await made(at, items, { ...parts, ...claim('broken') })
  at.away.delete('compliance')

  expect(new Set(idsOf(done)).size).toBe(300)
  expect(booked).toBe(2_500n)
  expect(questions).toEqual([250, 50, 50])
  expect(await balances(at, source, destination)).toEqual([97_000n, 0n])
  expect(await heldOnSystem(at)).toBe(3_000n)
})
