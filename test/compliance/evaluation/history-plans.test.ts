import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import type { HistoryQuery, WorkspaceSql } from '#compliance/evaluation/history/history-query.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf } from '#compliance/evaluation/rule-set.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { world, type World } from '#test/support/world.ts'
import { PARAMETERS, rulesWith } from './stored-worlds.ts'

const STORED = 20_000
/** Payments of 2,000 customers in ten days, each with a value for every scope. */
const PAYMENTS = `
  insert into compliance.monitored_transactions (workspace_id, id, sequence, transaction_id, occurred_at, received_at, type, direction, channel, currency,
    amount_minor, customer_id, customer_type, counterparty, card, device, ip, wallet, counterparty_account, phone, address, merchant_id, countries,
    initiated_by, details, content_hash, evaluation_id, decision)
  select $1, gen_random_uuid(), n, 't' || n, at, at, case n % 9 when 0 then 'CHARGEBACK' else 'CARD' end, 'DEBIT', 'web', 'USD', 1000, own, 'INDIVIDUAL', other,
    own, own, own, own, other, own, own, other, '{}', 'CUSTOMER', null, 'test', gen_random_uuid(), 'ALLOW'
  from (
    select n, $2::timestamptz - make_interval(secs => (${STORED} - n) * 43.2) as at, 'c' || n % 2000 as own, 'customer:c' || (n * 7 + n / 2000) % 2000 as other
    from generate_series(1, ${STORED}) n) payments`

const NOW = new Date('2026-11-01T12:00:00Z')
const [OWN, OTHER] = ['c5', 'customer:c8']

const transaction: MonitoredTransaction = {
  transactionId: 'next',
  occurredAt: NOW,
  type: 'CHARGEBACK',
  direction: 'DEBIT',
  channel: 'web',
  amountMinor: 90_000n,
  currency: 'USD',
  customer: { id: OWN, type: 'INDIVIDUAL', name: null, dateOfBirth: null, country: null },
  counterparty: { id: 'c8', name: null, account: null, country: 'IR', bankBic: null },
  counterpartyKey: OTHER,
  accountId: null,
  cardId: OWN,
  walletId: OWN,
  device: { fingerprint: OWN, ip: null, ipCountry: null },
  merchantId: OTHER,
  initiatedBy: 'CUSTOMER',
  reference: null,
}

const queryOf = (workspaceId: string): HistoryQuery => ({
  workspaceId,
  transaction,
  keys: {
    account: null,
    card: OWN,
    device: OWN,
    ip: OWN,
    wallet: OWN,
    counterpartyAccount: OTHER,
    phone: OWN,
    address: OWN,
  },
  sequence: BigInt(STORED + 1),
  isReplay: false,
  inputs: { subjectSince: null, blacklistHits: [], screening: undefined },
})

let here: World
beforeAll(async () => {
  here = await world()
  await inDatabase(here.databaseName, async admin => {
    await admin.query(PAYMENTS, [here.workspaceId, NOW])
    await admin.query('analyze compliance.monitored_transactions')
  })
}, 60_000)

/** The statements that read the history: of a new transaction, of a replay, and of one that is judged again. */
async function historyStatements({ workspaceId, database }: World): Promise<Map<string, readonly unknown[]>> {
  const statements = new Map<string, readonly unknown[]>()
  const sql: WorkspaceSql = (text, values = []) => {
    statements.set(text, values)
    return database.read(workspaceId, text, values)
  }
  const query = queryOf(workspaceId)
  const { needs } = ruleSetOf(rulesWith(PARAMETERS))
  for (const how of [{}, { isReplay: true }, { includesLate: true }])
    await readHistory(sql, { ...query, ...how }, needs)
  return statements
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

const scansIn = (node: PlanNode): PlanNode[] => [
  ...(node['Relation Name'] === 'monitored_transactions' ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansIn),
]

const SCOPES =
  /^monitored_transactions_(customer|counterparty|counterparty_credits|card|device|ip|wallet|account|phone|address|merchant)$/

test('plans for any values search the history by a customer, a counterparty or another scope', async () => {
  const statements = await historyStatements(here)
  const used = new Set<string | undefined>()
  await inDatabase(here.databaseName, async admin => {
    await admin.query('set enable_seqscan = off')
    for (const text of statements.keys()) {
      if (!text.includes('monitored_transactions')) continue
      const { rows } = await admin.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (generic_plan, format json) ${text}`,
      )
      for (const scan of scansIn(rows[0]!['QUERY PLAN'][0].Plan)) used.add(scan['Index Name'])
    }
  })

  expect([...used].filter(index => !SCOPES.test(index ?? ''))).toEqual([])
  expect(used.size).toBeGreaterThan(5)
})

test('the searches for payments read the pages of the parties around, not those of the whole window', async () => {
  const statements = await historyStatements(here)
  const searches = [...statements].filter(([text]) => text.includes('search_payments'))
  expect(searches).toHaveLength(2)

  for (const [text, values] of searches) {
    const rows = await here.database.read<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      here.workspaceId,
      `explain (analyze, buffers, format json) ${text}`,
      values.map((value, index) => (index === 1 ? [`customer:${newId()}`] : value)),
    )
    const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = rows[0]!['QUERY PLAN'][0].Plan
    expect(hit + read).toBeLessThan(150)
  }
})
