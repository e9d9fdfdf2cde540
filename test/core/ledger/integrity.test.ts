import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import { INTEGRITY_CHECKS } from '#core/queries/integrity-report.ts'
import { world, type World } from '#test/support/world.ts'
import { openLedger, type Ledger } from './support.ts'

interface Books {
  at: World
  ledger: Ledger
  account: string
  other: string
}
let books: Books

/** Creates a workspace with consistent books, which a test then corrupts. */
async function rightBooks(): Promise<Books> {
  const at = await world()
  const ledger = await openLedger(at)
  const [account, other] = [await ledger.account(1_000n), await ledger.account(500n)]
  await ledger.hold(account, 50n, new Date(Date.now() + 3_600_000))
  for (let n = 0; n < 3; n++)
    await ledger.post({
      from: account,
      to: other,
      amountMinor: 10n,
      feeMinor: 5n,
      vatMinor: 1n,
      withFee: true,
    })
  return { at, ledger, account, other }
}

beforeAll(async () => {
  books = await rightBooks()
})

test('a correct ledger violates no rule, and every rule is checked', async () => {
  const { at, ledger } = books
  const { transactions, checks } = await integrityOf(at.database, ledger.workspaceId)

  expect(transactions).toBe(8n)
  expect(checks.map(({ name, checked, broken }) => [name, checked, broken])).toEqual([
    ['DOUBLE_ENTRY', 1n, 0n],
    ['BALANCE', 2n, 0n],
    ['SEQUENCE', 2n, 0n],
    ['HOLDS', 2n, 0n],
    ['CURRENCY', 2n, 0n],
    ['ACCOUNT_NUMBER', 2n, 0n],
    ['OWN_ACCOUNT', 3n, 0n],
    ['BRANCHES', 0n, 0n],
    ['POSITIONS', 0n, 0n],
    ['ACCRUALS', 0n, 0n],
    ['SNAPSHOTS', 0n, 0n],
    ['EXECUTIONS', 0n, 0n],
    ['VIRTUAL_ACCOUNTS', 0n, 0n],
    ['JOURNAL_NUMBERS', 0n, 0n],
    ['GL_BALANCED', 0n, 0n],
    ['GL_CONTROL', 1n, 0n],
    ['LOANS', 0n, 0n],
  ])
})

test('an empty ledger passes all checks', async () => {
  const { database, workspaceId } = await world()

  expect((await integrityOf(database, workspaceId)).checks.map(({ name, broken }) => [name, broken])).toEqual(
    INTEGRITY_CHECKS.map(name => [name, 0n]),
  )
})

const unguarded = (statement: string): string => `set session_replication_role = replica; ${statement}`

const damages: readonly (readonly [
  string,
  (ledger: Ledger, account: string, other: string) => string,
  readonly string[],
])[] = [
  [
    'a balance without entries',
    (_, account) => `update core.accounts set balance_minor = balance_minor + 1 where id = '${account}'`,
    ['BALANCE', 'SEQUENCE', 'GL_CONTROL'],
  ],
  [
    'a removed entry',
    (_, account) =>
      `delete from core.transactions where debit_account_id = '${account}' and debit_sequence = 4`,
    ['BALANCE', 'SEQUENCE'],
  ],
  [
    'an amount that was changed',
    (_, account) =>
      `update core.transactions set amount_minor = amount_minor + 1 where debit_account_id = '${account}' and debit_sequence = 2`,
    ['BALANCE', 'SEQUENCE'],
  ],
  [
    'an entry at another place',
    (_, account) =>
      `update core.transactions set debit_sequence = 90 where debit_account_id = '${account}' and debit_sequence = 4`,
    ['SEQUENCE'],
  ],
  [
    'balances after entries that were exchanged',
    (_, account) =>
      `update core.transactions set debit_after_minor = 1984 - debit_after_minor where debit_account_id = '${account}' and debit_sequence in (2, 4)`,
    ['SEQUENCE'],
  ],
  [
    'a counter that is ahead',
    (_, account) => `update core.accounts set entries = entries + 1 where id = '${account}'`,
    ['SEQUENCE'],
  ],
  [
    'money held for nothing',
    (_, account) => `update core.accounts set held_minor = held_minor + 1 where id = '${account}'`,
    ['HOLDS'],
  ],
  [
    'a hold whose end would be missed',
    (_, account) => `update core.accounts set holds_end_at = null where id = '${account}'`,
    ['HOLDS'],
  ],
  [
    'an entry in another currency',
    (_, account) =>
      `update core.transactions set currency = 'USD' where debit_account_id = '${account}' and debit_sequence = 2`,
    ['CURRENCY'],
  ],
  [
    'a removed account',
    (_, account) => `delete from core.accounts where id = '${account}'`,
    ['BALANCE', 'SEQUENCE'],
  ],
  [
    'money from an account that is not there',
    ledger =>
      `update core.transactions set debit_account_id = '${newId()}' where debit_account_id = '${ledger.own.get('CASH')}'`,
    ['OWN_ACCOUNT'],
  ],
  [
    'an entry without its place',
    (_, account) =>
      `update core.transactions set debit_sequence = null, debit_after_minor = null where debit_account_id = '${account}' and debit_sequence = 2`,
    ['BALANCE', 'SEQUENCE', 'OWN_ACCOUNT', 'GL_CONTROL'],
  ],
]

test.each(damages)('%s is found', async (_, damage, broken) => {
  const { ledger, account, other } = await rightBooks()
  await ledger.run(unguarded(damage(ledger, account, other)))

  expect((await ledger.broken()).toSorted()).toEqual(broken.toSorted())
})

test('GraphQL and REST report the violations, and only to callers with read access', async () => {
  const { at, ledger, account } = await rightBooks()
  await ledger.run(`update core.accounts set balance_minor = 1 where id = $1`, [account])
  const document =
    '{ ledgerIntegrity { isClean transactions checks { name checked broken discrepancies { accountId message } } } }'

  const { data } = await at.ask<{
    ledgerIntegrity: { isClean: boolean; transactions: number; checks: { name: string }[] }
  }>(document, {}, at.as({ kind: 'staff', roles: ['viewer'] }))
  const refused = await at.ask(document, {}, at.as({ kind: 'user' }))

  expect(data!.ledgerIntegrity).toMatchObject({ isClean: false, transactions: 8 })
  expect(data!.ledgerIntegrity.checks.find(({ name }) => name === 'BALANCE')).toEqual({
    name: 'BALANCE',
    checked: 2,
    broken: 1,
    discrepancies: [{ accountId: account, message: 'the balance is 1, its entries make 952' }],
  })
  expect(refused.errors![0]!.extensions['code']).toBe('FORBIDDEN')
})
