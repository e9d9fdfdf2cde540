import { expect, test } from '@jest/globals'
import type { HistoryQuery, WorkspaceSql } from '#compliance/evaluation/history/history-query.ts'
import { readSharedUse } from '#compliance/evaluation/history/read-shared-use.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { world, type World } from '#test/support/world.ts'

const NOW = new Date('2026-11-01T12:00:00Z')
/** Payments of customers $2 to $3 to one payee, each of which is the customer's first. */
const PAYMENTS = `
  insert into compliance.monitored_transactions (workspace_id, id, sequence, transaction_id, occurred_at, received_at, type, direction, channel, currency,
    amount_minor, customer_id, customer_type, counterparty, countries, initiated_by, details, content_hash, evaluation_id, decision)
  select $1, gen_random_uuid(), n, 't' || n, $4::timestamptz - interval '1 hour', $4, 'TRANSFER', 'DEBIT', 'web', 'USD', 1000, 'c' || n, 'INDIVIDUAL', 'payee', '{}',
    'CUSTOMER', null, 'test', gen_random_uuid(), 'ALLOW'
  from generate_series($2::int, $3::int) n`

const pay = ({ databaseName, workspaceId }: World, from: number, to: number): Promise<unknown> =>
  inDatabase(databaseName, admin => admin.query(PAYMENTS, [workspaceId, from, to, NOW]))

const queryAt = (workspaceId: string, arrived: number, isLocked = true): HistoryQuery => ({
  workspaceId,
  transaction: {
    transactionId: 'next',
    occurredAt: NOW,
    type: 'TRANSFER',
    direction: 'DEBIT',
    channel: 'web',
    amountMinor: 1_000n,
    currency: 'USD',
    customer: { id: 'payer', type: 'INDIVIDUAL', name: null, dateOfBirth: null, country: null },
    counterparty: null,
    counterpartyKey: 'payee',
    accountId: null,
    cardId: null,
    walletId: null,
    device: { fingerprint: null, ip: null, ipCountry: null },
    merchantId: null,
    initiatedBy: 'CUSTOMER',
    reference: null,
  },
  keys: {
    account: null,
    card: null,
    device: null,
    ip: null,
    wallet: null,
    counterpartyAccount: null,
    phone: null,
    address: null,
  },
  sequence: BigInt(arrived + 1),
  isReplay: false,
  isLocked,
  inputs: { subjectSince: null, blacklistHits: [], screening: undefined },
})

/** A rule on payees of that many customers in a day, with a count of the statements that it needs. */
function ruleOn({ workspaceId, database }: World, wanted: number) {
  const rule = { transactionTypes: [], conditions: {}, parameters: { windowMinutes: 1_440 } }
  let statements = 0
  const sql: WorkspaceSql = (text, values = []) => {
    statements += 1
    return database.read(workspaceId, text, values)
  }
  return async (arrived: number, isLocked?: boolean) => {
    statements = 0
    const query = queryAt(workspaceId, arrived, isLocked)
    const sharing = { column: 'counterparty', key: 'payee', isOutgoing: true, mergesRelated: false, wanted }
    const { customers } = await readSharedUse(sql, query, rule, sharing)
    return { customers: customers.length, statements }
  }
}

test('customers of a payee are read again only after so many arrivals that they can come close to the threshold', async () => {
  const here = await world()
  const read = ruleOn(here, 2_000)
  await pay(here, 1, 1_000)

  // The newest 500, then the number of all: they are far from 2,000, so it does not matter who they are.
  expect(await read(1_000)).toEqual({ customers: 0, statements: 2 })
  await pay(here, 1_001, 1_500)
  expect(await read(1_500)).toEqual({ customers: 0, statements: 0 })
  await pay(here, 1_501, 1_650)
  expect(await read(1_650)).toEqual({ customers: 1_650, statements: 3 })
  await pay(here, 1_651, 2_000)
  expect(await read(2_000)).toEqual({ customers: 2_000, statements: 3 })
})

test('an evaluation that holds no locks neither uses nor keeps the number of customers', async () => {
  const here = await world()
  const read = ruleOn(here, 2_000)
  await pay(here, 1, 600)

  for (let time = 0; time < 2; time++) expect(await read(600, false)).toEqual({ customers: 0, statements: 2 })
  expect(await read(600)).toEqual({ customers: 0, statements: 2 })
  expect(await read(600, false)).toEqual({ customers: 0, statements: 2 })
})
