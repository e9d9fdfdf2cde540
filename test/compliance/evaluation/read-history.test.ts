import { expect, test } from '@jest/globals'
import fc from 'fast-check'
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
}

/** Judges the next transaction from the database and from the list of all before it, expects the same, and stores it. */
async function judgeBothWays({ here, all }: Subject, parsed: ParsedTransaction): Promise<number> {
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
  const inputs = { subjectSince: null, blacklistHits: [], snoozed: [] }
  const sql: WorkspaceSql = (text, values = []) => here.database.read(workspaceId, text, values)
  const fromDatabase = evaluateRules(set, transaction, await readHistory(sql, query, set.needs), inputs)
  const replayed = evaluateRules(
    set,
    transaction,
    await readHistory(sql, { ...query, isReplay: true }, set.needs),
    inputs,
  )
  all.push(transaction)
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

test('judging from the database equals judging from the list of all earlier transactions', async () => {
  const drafts = fc.array(draft, { minLength: 70, maxLength: 70 })
  const triggered = new Set<number>()
  await fc.assert(
    fc.asyncProperty(drafts, async given => {
      const subject: Subject = { here: await world(), all: [] }
      for (const [index, each] of given.entries()) {
        const hits = await judgeBothWays(subject, { ...each, transactionId: `t${index}` })
        triggered.add(hits)
      }
    }),
    { numRuns: 2, seed: 20_261_127, endOnFailure: true },
  )
  expect(triggered.size).toBeGreaterThan(5)
}, 60_000)
