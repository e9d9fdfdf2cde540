import { expect, test } from '@jest/globals'
import { allowedPairs, paymentPartiesOf } from '#compliance/allow-list/allowed-payments.ts'
import { addAllowedPair, type AddAllowedPair } from '#compliance/operations/lists/add-allowed-pair.ts'
import { removeAllowedPair } from '#compliance/operations/lists/remove-allowed-pair.ts'
import { allowList } from '#compliance/queries/allow-list.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld } from '#test/support/world.ts'
import { transaction } from './blacklists/given-transaction.ts'
import { rulesWorld, type RulesWorld } from './monitoring-rules/given-rules.ts'

const MINUTE_MS = 60_000

interface PairsWorld extends RulesWorld {
  add(parts?: Partial<AddAllowedPair>): ReturnType<typeof addAllowedPair>
  /** Rule codes of the pairs that apply to a transaction, by default now. */
  applied(parts?: Parameters<typeof transaction>[0], at?: Date): Promise<(readonly string[] | null)[]>
}

async function given(): Promise<PairsWorld> {
  const here = await rulesWorld()
  const { key, workspaceId, database, platform } = here
  return {
    ...here,
    add: parts =>
      addAllowedPair(key(), {
        payer: 'c-1',
        payee: 'p-1',
        reason: 'Tuition of a grandchild',
        expiresAt: new Date(platform.source.now().getTime() + 60 * MINUTE_MS),
        ...parts,
      }),
    async applied(parts, at = platform.source.now()) {
      const pairs = await allowedPairs(
        (text, values = []) => database.read(workspaceId, text, values),
        key().keys,
        { workspaceId, at, ...paymentPartiesOf(transaction(parts)) },
      )
      return pairs.map(({ ruleCodes }) => ruleCodes)
    },
  }
}

test('payer and payee follow the direction of a transaction', () => {
  const [customer, other] = [
    ['c-1', '0123456789'],
    ['p-1', '9876543210'],
  ]
  expect(paymentPartiesOf(transaction({ direction: 'DEBIT' }))).toEqual({ payer: customer, payee: other })
  expect(paymentPartiesOf(transaction({ direction: 'CREDIT' }))).toEqual({ payer: other, payee: customer })
  expect(paymentPartiesOf(transaction({ counterparty: null, accountId: null }))).toEqual({
    payer: ['c-1'],
    payee: [],
  })
})

test('a pair applies to payments in its direction, by id or account, for its rules', async () => {
  const { add, applied } = await given()
  await add({ ruleCodes: ['B', 'A'] })
  await add({ payer: ' 0123456789 ', payee: '9876543210' })

  expect(await applied()).toEqual([['A', 'B'], null])
  expect(await applied({ direction: 'CREDIT' })).toEqual([])
  expect(await applied({ accountId: null })).toEqual([['A', 'B']])
  expect(await applied({ counterparty: null })).toEqual([])
})

test('a pair applies from its addition until it expires or is removed', async () => {
  const here = await given()
  const start = (here.clock.stoppedAtMs = Date.now())
  const after = (minutes: number): Date => new Date(start + minutes * MINUTE_MS)
  const { id } = await here.add({ ruleCodes: ['A'], expiresAt: after(60) })
  await here.add({ expiresAt: after(30) })
  here.clock.offsetMs += 10 * MINUTE_MS
  await removeAllowedPair(here.key(), { id })
  here.clock.offsetMs -= 10 * MINUTE_MS
  delete here.clock.stoppedAtMs

  expect([
    await here.applied({}, after(-1)),
    await here.applied({}, after(5)),
    await here.applied({}, after(29)),
    await here.applied({}, after(30)),
  ]).toEqual([[], [['A'], null], [null], []])
})

test('a later pair of the same parties and rules replaces the earlier one', async () => {
  const { key, add, published } = await given()
  const first = await add({ ruleCodes: ['A', 'B'] })
  const other = await add({ ruleCodes: ['C'] })
  const second = await add({ ruleCodes: ['B', 'A', 'B'], reason: 'Again' })

  expect((await allowList(key(), { first: 9 })).nodes.map(({ id }) => id)).toEqual([second.id, other.id])
  expect((await published()).map(({ type, aggregateId }) => [type, aggregateId])).toEqual([
    ['compliance.allow_list_extended', first.id],
    ['compliance.allow_list_extended', other.id],
    ['compliance.allow_list_reduced', first.id],
    ['compliance.allow_list_extended', second.id],
  ])
})

test('parties are stored encrypted and hashed, and are shown in the list', async () => {
  const { key, add, databaseName, workspaceId, published } = await given()
  await add({ payer: 'customer-payer', payee: 'account-payee' })
  const rows = await asOwner(adminOf(databaseName), async client => {
    await client.query(`select set_config('app.workspace', $1, false)`, [workspaceId])
    return (await client.query('select * from compliance.allow_list')).rows as object[]
  })

  expect(rows).toHaveLength(1)
  expect(JSON.stringify([rows, await published()])).not.toMatch(/customer-payer|account-payee/)
  expect((await allowList(key(), { first: 9 })).nodes).toMatchObject([
    { payer: 'customer-payer', payee: 'account-payee', source: null, ruleCodes: null },
  ])
})

test('exactly one form is accepted, with all of its fields', async () => {
  const { add } = await given()
  const none = { payer: null, payee: null }
  for (const [parts, fields] of [
    [none, ['source']],
    [{ source: 'OFAC_SDN', entryId: 'x' }, ['source', 'entryId']],
    [{ externalId: 'c-1' }, ['externalId']],
    [{ ...none, source: 'OFAC_SDN' }, ['subjectId', 'entryId']],
    [{ payer: null }, ['payer']],
    [{ payee: ' ' }, ['payee']],
    [{ payee: 'c-1 ' }, ['payee']],
    [{ ...none, ruleCodes: ['A'] }, ['payer', 'payee']],
    [{ ruleCodes: [] }, ['ruleCodes']],
    [{ ruleCodes: ['x'.repeat(101)] }, ['ruleCodes']],
    [{ expiresAt: null }, ['expiresAt']],
    [{ expiresAt: new Date(0) }, ['expiresAt']],
  ] as const)
    await expect(add(parts)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: fields.map(field => ({ field })),
    })
})

test('pairs of another tenant do not apply', async () => {
  const { add } = await given()
  const rival = await given()
  const { id } = await add()

  expect(await rival.applied()).toEqual([])
  await expect(removeAllowedPair(rival.key(), { id })).rejects.toMatchObject({
    code: 'ALLOWED_PAIR_NOT_FOUND',
  })
})

test('a pair is added, listed and removed by REST', async () => {
  const { app } = await demoWorld()
  const headers = { authorization: 'Bearer sk_sandbox_demo', 'x-actor': 'analyst@bank.example' }
  const url = '/api/v1/monitoring/allow-list'
  const pair = {
    payer: 'rest-payer',
    payee: 'rest-payee',
    rule_codes: ['A'],
    reason: 'Family',
    expires_at: '2999-01-31T12:00:00.000Z',
  }
  const added = await app.inject({ method: 'POST', url, headers, payload: pair })
  expect([added.statusCode, added.json()]).toMatchObject([201, { ...pair, source: null, entry_id: null }])
  const listed = await app.inject({ url: `${url}?limit=1`, headers })
  expect(listed.json()).toMatchObject({ allow_list: [added.json()] })
  const both = await app.inject({ method: 'POST', url, headers, payload: { ...pair, source: 'OFAC_SDN' } })
  expect([both.statusCode, both.json<{ message: string }>().message]).toEqual([
    400,
    'source must not be given beside payer, payee and rule_codes.',
  ])
  const removed = await app.inject({
    method: 'DELETE',
    url: `${url}/${added.json<{ id: string }>().id}`,
    headers,
  })
  expect(removed.statusCode).toBe(204)
})
