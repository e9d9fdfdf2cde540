import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { command } from '#kernel/command.ts'
import { evaluateRules } from '#compliance/evaluation/evaluate-rules.ts'
import type { HistoryQuery, WorkspaceSql } from '#compliance/evaluation/history/history-query.ts'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import type { ParsedTransaction } from '#compliance/evaluation/parse-transaction.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf } from '#compliance/evaluation/rule-set.ts'
import { partyKey, transactionKeys } from '#compliance/evaluation/transaction-keys.ts'
import { customerKey, type MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import { world, type World } from '#test/support/world.ts'
import { draft, isCustomer, PARAMETERS, rulesWith, store } from './stored-worlds.ts'

const rules = rulesWith(PARAMETERS)
const set = ruleSetOf(rules)

interface Subject {
  readonly here: World
  readonly all: MonitoredTransaction[]
  readonly queries: HistoryQuery[]
}

const inputs = { subjectSince: null, blacklistHits: [], snoozed: [] }
const sqlIn =
  ({ workspaceId, database }: World): WorkspaceSql =>
  (text, values = []) =>
    database.read(workspaceId, text, values)

/** Judges the next transaction from the database and from the list of all before it, expects the same, and stores it. */
async function judgeBothWays({ here, all, queries }: Subject, parsed: ParsedTransaction): Promise<number> {
  const ctx = here.as({ kind: 'service' })
  const { workspaceId } = here
  const other = parsed.counterparty?.id ?? null
  const transaction: MonitoredTransaction = {
    ...parsed,
    counterpartyKey:
      other !== null && isCustomer(other) ? customerKey(other) : partyKey(ctx.keys, workspaceId, parsed),
  }
  const keys = transactionKeys(ctx.keys, workspaceId, parsed)
  const query: HistoryQuery = {
    workspaceId,
    transaction,
    keys,
    sequence: BigInt(all.length + 1),
    isReplay: false,
    inputs: { subjectSince: null, blacklistHits: [], screening: undefined },
  }
  const sql = sqlIn(here)
  const fromDatabase = evaluateRules(set, transaction, await readHistory(sql, query, set.needs), inputs)
  const replayed = evaluateRules(
    set,
    transaction,
    await readHistory(sql, { ...query, isReplay: true }, set.needs),
    inputs,
  )
  all.push(transaction)
  queries.push(query)
  const ordered = all.toSorted((one, two) => one.occurredAt.getTime() - two.occurredAt.getTime())
  const fromList = evaluateRules(
    set,
    transaction,
    historyFrom(ordered, ordered.indexOf(transaction), rules),
    inputs,
  )
  expect(fromDatabase).toEqual(fromList)
  expect(replayed).toEqual(fromList)
  await store(ctx, {
    gathered: { parsed, transaction, keys, inputs, screening: undefined, isKnownCustomer: false },
    sequence: query.sequence,
    evaluated: fromDatabase,
    rulesHash: set.hash,
  })
  return fromDatabase.triggered.length
}

/** Every seventh transaction, from the third on, is reported as not made. */
const isVoided = (_: unknown, index: number): boolean => index % 7 === 2

const VOID = `
  with voided as (
    update compliance.monitored_transactions set voided_at = now(), void_sequence = $3 where workspace_id = $1 and transaction_id = any($2::text[])
    returning customer_id, currency, (occurred_at at time zone 'UTC')::date as day, amount_minor::numeric as amount),
  added as (
    select customer_id, currency, day, count(*) as transactions, sum(amount) as sum, sum(amount * amount) as squares from voided group by 1, 2, 3)
  update compliance.customer_days total
  set transactions = total.transactions - added.transactions, sum_minor = total.sum_minor - added.sum, sum_of_squares = total.sum_of_squares - added.squares
  from added
  where total.workspace_id = $1 and total.customer_id = added.customer_id and total.currency = added.currency and total.day = added.day`
const voidTransactions = command((tx, { ids, sequence }: { ids: readonly string[]; sequence: bigint }) =>
  tx.sql(VOID, [tx.actor.workspaceId, ids, sequence]),
)

/** Judges every transaction again by what happened before it, from the database and from the list; returns the number of hits that only late arrivals explain. */
async function judgeAgainBothWays({ here, all, queries }: Subject): Promise<number> {
  const ids = all.filter(isVoided).map(({ transactionId }) => transactionId)
  await voidTransactions(here.as({ kind: 'service' }), { ids, sequence: BigInt(all.length + 1) })
  // The sort is stable, so transactions of one moment stay in the order of arrival.
  const ordered = queries
    .filter((each, index) => !isVoided(each, index))
    .toSorted((one, two) => one.transaction.occurredAt.getTime() - two.transaction.occurredAt.getTime())
  const list = ordered.map(({ transaction }) => transaction)
  let found = 0
  for (const [index, query] of ordered.entries()) {
    const hitsOf = async (includesLate: boolean) =>
      evaluateRules(
        set,
        query.transaction,
        await readHistory(sqlIn(here), { ...query, includesLate, isReplay: !includesLate }, set.needs),
        inputs,
      )
    const fromDatabase = await hitsOf(true)
    expect(fromDatabase).toEqual(
      evaluateRules(set, query.transaction, historyFrom(list, index, rules), inputs),
    )
    const before = new Set((await hitsOf(false)).triggered.map(({ number }) => number))
    found += fromDatabase.triggered.filter(({ number }) => !before.has(number)).length
  }
  return found
}

test('judging from the database equals judging from the list of all earlier transactions, with and without late ones', async () => {
  const drafts = fc.array(draft, { minLength: 70, maxLength: 70 })
  const triggered = new Set<number>()
  let lateHits = 0
  await fc.assert(
    fc.asyncProperty(drafts, async given => {
      const subject: Subject = { here: await world(), all: [], queries: [] }
      for (const [index, each] of given.entries()) {
        const hits = await judgeBothWays(subject, { ...each, transactionId: `t${index}` })
        triggered.add(hits)
      }
      lateHits += await judgeAgainBothWays(subject)
    }),
    { numRuns: 2, seed: 20_261_127, endOnFailure: true },
  )
  expect(triggered.size).toBeGreaterThan(5)
  expect(lateHits).toBeGreaterThan(100)
}, 60_000)
