import { expect, test } from '@jest/globals'
import pg from 'pg'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { world } from '#test/support/world.ts'

/** Every list of the graph: those that staff with all rights read, and those of a session. */
const STAFF_LISTS = [
  '{ customers(first: 5) { nodes { id remittances(first: 3) { nodes { id events { at } recipient { id } quote { id } } } recipients { id } } pageInfo { endCursor } } }',
  '{ customers(first: 5, kycStatus: VERIFIED) { nodes { id } } }',
  '{ customers(first: 5, phone: "+2348031234567") { nodes { id } } }',
  '{ customers(first: 5, phone: "+2348031234567", kycStatus: VERIFIED) { nodes { id } } }',
  ...[
    'email: "ada@example.com"',
    'customerNumber: "CUS00000001"',
    'externalId: "cif-1"',
    'status: ACTIVE',
    'type: CORPORATE',
    'status: ACTIVE, type: CORPORATE, kycStatus: VERIFIED',
  ].map(by => `{ customers(first: 5, ${by}) { nodes { id } } }`),
  ...[
    '',
    ', code: "SAV-NGN"',
    ', category: SAVINGS',
    ', currency: "NGN"',
    ', status: ACTIVE',
    ', category: SAVINGS, currency: "NGN", status: ACTIVE',
  ].map(by => `{ products(first: 5${by}) { nodes { id } } }`),
  '{ recipientsWithAccount(account: { iban: "DE89370400440532013000" }) { nodes { id } } }',
  '{ transfers(first: 5) { nodes { id } } }',
  '{ transfers(first: 5, status: COMPLETED) { nodes { id } } }',
  '{ webhookSubscriptions { id } one: webhookSubscriptions(service: CORE) { id } webhookDeliveries { nodes { id attemptLog { number } } } }',
  ...[[], ['service: CORE'], ['subscriptionId: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f"']].flatMap(by =>
    [
      [],
      ['event: "transfer.created"'],
      ['status: FAILED'],
      ['event: "transfer.created"', 'status: FAILED'],
    ].map(
      more =>
        `{ webhookDeliveries(${[...by, ...more, 'from: "2026-01-01T00:00:00Z"', 'first: 5'].join(', ')}) { nodes { id } } }`,
    ),
  ),
  ...['', 'status: PAUSED'].map(
    by =>
      `{ standingInstructions(first: 5${by && `, ${by}`}) { nodes { id executions(first: 3) { nodes { dueDate } } } } }`,
  ),
  '{ accounts(first: 5) { nodes { standingInstructions(first: 3) { nodes { id } } sweeps(first: 3) { nodes { id executions(first: 3) { nodes { businessDate } } } } virtualAccounts(first: 3) { nodes { id } } terms(first: 3) { nodes { id } } statements(first: 3) { nodes { id } } holders { role } } } }',
  ...[
    '',
    ', status: PENDING',
    ', journalType: ACCRUAL',
    ', fiscalPeriodId: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f"',
    ', status: POSTED, from: "2026-01-01", to: "2026-12-31"',
  ].map(by => `{ journals(first: 5${by}) { nodes { id entries(first: 10) { id } fiscalPeriod { id } } } }`),
  '{ fiscalPeriods { id } current: fiscalPeriods(year: 2026) { id } }',
  ...['EFFECTIVE', 'BOOKING'].map(
    basis =>
      `{ accountActivity(code: "1000", basis: ${basis}, first: 5) { lines { date } } cashFlowStatement(basis: ${basis}) { lines { code } } consolidatedTrialBalance(basis: ${basis}) { lines { code } } }`,
  ),
  '{ treasury { maturities { terms } } }',
  '{ agreements { id required } kycLimits { level } }',
  ...[
    '',
    '(filter: { act: "identity.api_key_created" })',
    '(filter: { actorId: "a" })',
    '(filter: { aggregateId: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f" })',
    '(filter: { since: "2026-01-01T00:00:00Z", until: "2027-01-01T00:00:00Z" })',
  ].map(by => `{ auditEntries${by} { nodes { id } } }`),
  ...[
    '',
    'status: ACTIVE',
    'accountType: SAVINGS, currency: "NGN"',
    'customerId: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f"',
    'accountNumber: "0000000013"',
    'name: "ada obi"',
  ].map(
    by =>
      `{ accounts(first: 5${by && `, ${by}`}) { nodes { id transactions(first: 3) { nodes { id } } limits { id } } } }`,
  ),
  '{ customers(first: 5) { nodes { id accounts(first: 3) { nodes { id } } documents(first: 3) { nodes { id } } } } }',
  ...[
    '',
    '(type: FEE)',
    '(channel: API, minAmount: "1", currency: "NGN")',
    '(status: COMPLETED)',
    '(status: FAILED)',
    '(accountId: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f", type: FEE)',
    '(reference: "TRN")',
    '(sessionId: "1")',
  ].map(by => `{ transactions${by} { nodes { id history { at } feeTxnId } } }`),
  '{ feeConfigurations { nodes { id } } transactionLimits(includeReplaced: true) { nodes { id } } }',
  '{ apiKeys { id } partners { id apiKeys { id } } staff { id } denyList { id } }',
]
const SESSION_LISTS = [
  '{ transferPage { totalCount transfers { id } } }',
  '{ signedAgreements { id } agreements(locale: "en") { id } sendingLimits { leftToday } }',
  '{ recipientPage { totalCount recipients { id } } }',
  '{ transfers(first: 5) { nodes { id } } }',
]

test('every list is served by an index that begins with the workspace, under row-level security as the app', async () => {
  const { as, ask, statements, workspaceId, databaseName, platformContext } = await world()
  const { data } = await ask<{ ensureCustomer: { id: string } }>(
    'mutation { ensureCustomer(input: { externalId: "lister" }) { id } }',
    {},
    platformContext,
  )
  const customerId = data!.ensureCustomer.id
  statements.length = 0

  const responses = []
  for (const document of STAFF_LISTS)
    responses.push(await ask(document, {}, as({ kind: 'staff', roles: ['admin'], scopes: ['*'] })))
  for (const document of SESSION_LISTS)
    responses.push(await ask(document, {}, as({ kind: 'user', subjectId: customerId, customerId })))
  const lists = [...new Set(statements)].filter(
    text => /^\s*(select|with)/i.test(text) && /order by/i.test(text),
  )
  const plans = await explained(lists, databaseName, workspaceId)

  expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([])
  expect(lists.length).toBeGreaterThan(6)
  expect(
    plans.filter(({ plan }) => /Seq Scan on/.test(plan)).map(({ text, plan }) => `${text}\n${plan}`),
  ).toEqual([])
})

/** Generic plans with sequential scans disabled; a remaining one shows that no index applies. */
async function explained(
  texts: readonly string[],
  database: string,
  workspaceId: string,
): Promise<{ text: string; plan: string }[]> {
  const client = new pg.Client({ ...loginOf(LOGINS.app, database) })
  await client.connect()
  try {
    await client.query(`begin; set local app.workspace = '${workspaceId}'; set local enable_seqscan = off`)
    const plans = []
    for (const text of texts) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
      plans.push({ text, plan: rows.map(row => row['QUERY PLAN']).join('\n') })
    }
    return plans
  } finally {
    await client.end()
  }
}
