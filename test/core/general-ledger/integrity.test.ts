import { expect, test } from '@jest/globals'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { generalLedger } from '#core/migrations/general-ledger.ts'
import { movementSetting, type MovementSetting } from '../movement-setting.ts'
import { booksOf, brokenBooks, givenBranches, relayPostings } from './books-setting.ts'

/** Two customers of two branches, with a transfer between them that the ledger contains and one that it does not contain yet. */
async function withTransfers(): Promise<MovementSetting> {
  const at = await movementSetting()
  const { LAG } = await givenBranches(at.admin(), 'LAG')
  const [payer, payee] = [await at.account('100.00'), await at.account('0.00', { branch_id: LAG })]
  await transferInternally(at.teller(), at.order(payer, payee))
  await relayPostings(at)
  await transferInternally(at.teller(), at.order(payer, payee))
  return at
}

/** Runs statements without triggers, as only a person with access to the tables can. */
const tamper = (at: MovementSetting, statement: string): Promise<unknown> =>
  withClient(adminOf(at.databaseName), async client => {
    await client.query('set session_replication_role = replica')
    await client.query(statement, [at.workspaceId])
    await client.query('set session_replication_role = origin')
  })

test('books with postings that the relay has and has not added are sound', async () => {
  const at = await withTransfers()

  const { checks } = await integrityOf(at.database, at.workspaceId)

  expect(
    checks.filter(({ name }) => name.startsWith('GL_')).map(({ checked, broken }) => [checked, broken]),
  ).toEqual([
    // Two branches, and the months of cash, savings and the accounts between branches.
    [5n, 0n],
    // Savings of two branches, cash, and the accounts between branches.
    [4n, 0n],
  ])
})

const OF_CASH = `gl_account_id = (select id from core.gl_accounts where workspace_id = $1 and code = '1000')`
const OF_SAVINGS = `gl_account_id = (select id from core.gl_accounts where workspace_id = $1 and code = '2000')`

test.each<[damage: string, statement: string, broken: string[]]>([
  [
    'a day that was changed',
    `update core.gl_sums set debit_minor = debit_minor + 1 where workspace_id = $1 and grain = 'DAY' and ${OF_CASH}`,
    ['GL_BALANCED'],
  ],
  [
    'a month that was changed',
    `update core.gl_sums set credit_minor = credit_minor + 1 where workspace_id = $1 and grain = 'MONTH' and ${OF_SAVINGS}`,
    ['GL_BALANCED', 'GL_CONTROL'],
  ],
  [
    'money of another branch',
    `update core.accounts set branch_id = (select id from core.branches where workspace_id = $1 and code = 'LAG') where workspace_id = $1`,
    ['GL_CONTROL'],
  ],
  [
    'a balance that no posting made',
    `update core.accounts set balance_minor = balance_minor + 1 where workspace_id = $1`,
    ['GL_CONTROL'],
  ],
  [
    'a system account with another balance',
    `update core.system_balances set balance_minor = balance_minor - 1 where workspace_id = $1`,
    ['GL_CONTROL'],
  ],
])('%s is found', async (_, statement, broken) => {
  const at = await withTransfers()

  await tamper(at, statement)

  expect(await brokenBooks(at)).toEqual(broken)
})

test('transactions from before the general ledger are added by its migration, and the relay adds the others', async () => {
  const at = await withTransfers()
  const before = await booksOf(at)
  const rollUp = /do \$\$[\s\S]*\$\$;/.exec(generalLedger.sql)![0]
  await tamper(at, `delete from core.gl_sums where workspace_id = $1`)

  await withClient(adminOf(at.databaseName), async client => {
    await client.query('set role fiducia_owner')
    await client.query(`begin; ${rollUp} commit`)
    await client.query('reset role')
  })
  const rolledUp = await booksOf(at)
  await relayPostings(at)

  expect(rolledUp).toEqual(before)
  expect((await booksOf(at))['2000 LAG NGN']).toBe(-2_000n)
  expect(await brokenBooks(at)).toEqual([])
})
