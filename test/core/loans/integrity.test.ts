import { expect, test } from '@jest/globals'
import { repayLoan } from '#core/operations/loans/repayments/repay-loan.ts'
import type { IntegrityRow } from '#core/queries/integrity.ts'
import { INTEGRITY } from '#core/queries/integrity-sql.ts'
import { closeThrough } from '#test/core/end-of-day/close-through.ts'
import { expectSound } from '#test/core/standing-instructions/payment.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { lending } from './lending.ts'

/** Statements that damage the loan book, and what the check LOANS then reports; `$1` is the loan. */
const DAMAGES: readonly (readonly [name: string, statement: string, message: string])[] = [
  [
    'a loan whose open principal was changed',
    'update core.loans set open_principal_minor = open_principal_minor - 1 where id = $1',
    'has 7526096 of principal open, its lines 7526097',
  ],
  [
    'a line that was paid without a payment',
    'update core.loan_lines set paid_fee_minor = 5, due_fee_minor = 5 where loan_id = $1 and number = 4',
    'its lines were paid 2543908, its payments make 2543903',
  ],
  [
    'a payment that is missing',
    'delete from core.loan_repayments where loan_id = $1',
    'its lines were paid 2543903, its payments make 0',
  ],
  [
    'paid interest that the lines do not contain',
    'update core.loan_lines set paid_interest_minor = paid_interest_minor - 1, paid_principal_minor = paid_principal_minor + 1 where loan_id = $1 and number = 1',
    'it paid 70000 of interest, its lines 69999',
  ],
  [
    'earned interest that was not posted',
    'update core.loans set accrued_interest_minor = accrued_interest_minor + 1 where id = $1',
    'LOAN_INTEREST_RECEIVABLE in NGN has a balance of -7526, the loans make -7527',
  ],
  [
    'a provision that was not posted',
    'update core.loans set provision_minor = provision_minor + 1 where id = $1',
    'LOAN_ALLOWANCE in NGN has a balance of 75261, the loans make 75262',
  ],
]

test('each kind of damage to the loan book is found, and named', async () => {
  const { here, accountId, lend } = await lending()
  const { id, loanNumber } = await lend()
  await repayLoan(here.staff('teller')(), { id, amount: '25439.03', sourceAccountId: accountId })
  await closeThrough(here, '2026-06-08')
  await expectSound(here)

  await withClient(adminOf(here.databaseName), async client => {
    for (const [name, statement, message] of DAMAGES) {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query(statement, [id])
      const { rows } = await client.query<IntegrityRow>(INTEGRITY, [here.workspaceId])
      await client.query('rollback')

      const broken = rows.filter(row => Number(row.broken) > 0)
      expect([name, broken.map(row => row.name)]).toEqual([name, ['LOANS']])
      const [example] = broken[0]!.examples
      expect([name, example!.message]).toEqual([name, expect.stringContaining(message)])
      if (!message.startsWith('LOAN_')) expect(example!.message).toContain(loanNumber)
    }
  })
})
