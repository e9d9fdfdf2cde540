import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { command, type Tx } from '#kernel/command.ts'
import { evaluateRules } from '#compliance/evaluation/evaluate-rules.ts'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import type { ScopeValues } from '#compliance/evaluation/late/affected-scopes.ts'
import { findAffected, type LateTransaction } from '#compliance/evaluation/late/find-affected.ts'
import { affectsJudged } from '#compliance/evaluation/late/next-arrival.ts'
import { ruleSetOf } from '#compliance/evaluation/rule-set.ts'
import { partyKey, transactionKeys } from '#compliance/evaluation/transaction-keys.ts'
import { customerKey, type MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import { world, type World } from '#test/support/world.ts'
import { draft, isCustomer, PARAMETERS, rulesWith, store, type Draft } from './stored-worlds.ts'

const rules = rulesWith(PARAMETERS)
const set = ruleSetOf(rules)
const inputs = { subjectSince: null, blacklistHits: [], snoozed: [] }
const NONE = { decision: 'ALLOW' as const, triggered: [], nearMisses: [], skipped: [] }

interface Arrived {
  readonly transaction: MonitoredTransaction
  readonly late: LateTransaction
  /** Whether its arrival was recognised as late. */
  readonly isRecognised: boolean
}

const affects = command((tx: Tx, { at, values }: { at: Date; values: ScopeValues }) =>
  affectsJudged(tx, set, at, values),
)

const DRAFTS_FROM = Date.parse('2026-03-01T00:00:00Z')
const FROM = Date.parse('2026-03-26T00:00:00Z')

/** The times of drafts within ten days about the turn of a month, so that many share a window. */
const dense = (each: Draft): Draft => ({
  ...each,
  occurredAt: new Date(FROM + (each.occurredAt.getTime() - DRAFTS_FROM) / 4),
})

async function arrive(here: World, each: Draft, number: number): Promise<Arrived> {
  const ctx = here.as({ kind: 'service' })
  const parsed = { ...dense(each), transactionId: `t${number}` }
  const keys = transactionKeys(ctx.keys, here.workspaceId, parsed)
  const other = parsed.counterparty?.id ?? null
  const counterpartyKey =
    other !== null && isCustomer(other) ? customerKey(other) : partyKey(ctx.keys, here.workspaceId, parsed)
  const transaction: MonitoredTransaction = { ...parsed, counterpartyKey }
  const { occurredAt, direction, merchantId, currency } = transaction
  const values: ScopeValues = {
    ...keys,
    customerId: transaction.customer.id,
    counterparty: counterpartyKey,
    merchantId,
    currency,
  }
  const sequence = BigInt(number)
  const isRecognised = await affects(ctx, { at: occurredAt, values })
  await store(ctx, {
    gathered: { parsed, transaction, keys, inputs, screening: undefined, isKnownCustomer: false },
    sequence,
    evaluated: NONE,
  })
  return {
    transaction,
    late: { ...values, sequence, occurredAt, receivedAt: new Date(), direction },
    isRecognised,
  }
}

const byTime = (one: Arrived, other: Arrived): number =>
  one.transaction.occurredAt.getTime() - other.transaction.occurredAt.getTime()

function hitsOf(ordered: readonly Arrived[], judged: Arrived): ReadonlySet<number> {
  const list = ordered.map(({ transaction }) => transaction)
  const history = historyFrom(list, ordered.indexOf(judged), rules)
  const { triggered } = evaluateRules(set, judged.transaction, history, inputs)
  return new Set(triggered.map(({ number }) => number))
}

test('every transaction that triggers a rule only because of a late one is found, and the late one is recognised', async () => {
  let found = 0
  let spared = 0
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { minLength: 45, maxLength: 45 }), async drafts => {
      const here = await world()
      const ctx = here.as({ kind: 'service' })
      const all: Arrived[] = []
      for (const [index, each] of drafts.entries()) all.push(await arrive(here, each, index + 1))
      for (const [index, late] of all.entries()) {
        const ordered = all.slice(0, index + 1).toSorted(byTime)
        const before = all.slice(0, index).filter(each => byTime(late, each) < 0)
        const { affected, isLast } = await findAffected(ctx, set.needs, [late.late], { limit: 1_000 })
        const ids = new Set(affected.map(({ transactionId }) => transactionId))
        expect(isLast).toBe(true)
        const judgedBefore = new Set(before.map(({ transaction }) => transaction.transactionId))
        expect([...ids].filter(id => !judgedBefore.has(id))).toEqual([])
        const without = ordered.filter(each => each !== late)
        for (const each of before) {
          const known = hitsOf(without, each)
          const isChanged = [...hitsOf(ordered, each)].some(number => !known.has(number))
          if (isChanged) {
            expect(ids).toContain(each.transaction.transactionId)
            expect(late.isRecognised).toBe(true)
            found++
          } else if (!ids.has(each.transaction.transactionId)) spared++
        }
      }
    }),
    { numRuns: 2, seed: 20_261_127, endOnFailure: true },
  )
  expect(found).toBeGreaterThan(50)
  expect(spared).toBeGreaterThan(20)
}, 60_000)

test('pages that follow each other give every affected transaction once, in order', async () => {
  const [drafts] = fc.sample(fc.array(draft, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 7 })
  const here = await world()
  const ctx = here.as({ kind: 'service' })
  const all: LateTransaction[] = []
  for (const [index, each] of drafts!.entries()) all.push((await arrive(here, each, index + 1)).late)
  const late = all.slice(-3)

  const whole = await findAffected(ctx, set.needs, late, { limit: 1_000 })
  const pages: (typeof whole)[] = []
  do {
    const end = pages.at(-1)?.affected.at(-1)
    pages.push(await findAffected(ctx, set.needs, late, { after: end, limit: 7 }))
  } while (!pages.at(-1)!.isLast)

  expect(pages.length).toBeGreaterThan(2)
  expect(pages.flatMap(({ affected }) => affected)).toEqual(whole.affected)
})
