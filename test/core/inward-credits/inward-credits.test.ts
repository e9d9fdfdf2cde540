import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import {
  simulateInwardCredit,
  type SimulateInwardCredit,
} from '#core/operations/transfers/simulate-inward-credit.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { setTransactionLimit } from '#core/operations/pricing/set-transaction-limit.ts'
import { accountMovements } from '#core/queries/account-movements.ts'
import { accountById } from '#core/queries/accounts.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { customerTransactions } from '#sentinel/rules/received-transaction.ts'
import { bank, SOUND, type Bank } from '../bank.ts'
import { claim } from '../decided-transfers.ts'
import { relayTransactions } from '../transaction-events.ts'

const SESSION = '000013261128153000000000000001'

const numberOf = async (at: Bank, id: string): Promise<string> =>
  (await accountById(at.staff('viewer'), id))!.accountNumber

async function receive(
  at: Bank,
  accountId: string,
  given: Partial<SimulateInwardCredit> = {},
  parts: Partial<Context> = {},
): Promise<TransactionRow> {
  return simulateInwardCredit(at.staff('teller', parts), {
    accountNumber: await numberOf(at, accountId),
    amount: '250.00',
    currency: 'NGN',
    senderName: 'Bola Eze',
    senderAccountNum: '0123456789',
    senderBankCode: '000013',
    narration: 'Invoice 17',
    ...given,
  })
}

test('a credit from another bank shows its sender, and limits of cash do not apply to it', async () => {
  const at = await bank()
  await setTransactionLimit(at.staff('admin'), { transactionType: 'DEPOSIT', singleLimit: '1.00' })
  const account = await at.account()

  const { id, sessionId } = await receive(at, account)
  const { data } = await at.ask<{ transaction: Record<string, unknown>; accountStatement: unknown }>(
    `query($id: UUID!, $account: UUID!) {
      transaction(id: $id) {
        transactionType transferType status amount fee channel sessionId initiatedBy
        sourceAccountId sourceAccountNum sourceAccountName sourceBankCode destAccountId destAccountNum destBankCode
      }
      accountStatement(id: $account, from: "2020-01-01", to: "2099-12-31") { lines { counterpartyAccountNum credit } }
    }`,
    { id, account },
    at.staff('viewer'),
  )

  expect(sessionId).toMatch(/^000013\d{24}$/)
  expect(data!.transaction).toEqual({
    transactionType: 'DEPOSIT',
    transferType: 'NIP',
    status: 'COMPLETED',
    amount: '250.00',
    fee: '0.00',
    channel: 'API',
    sessionId,
    initiatedBy: null,
    sourceAccountId: null,
    sourceAccountNum: '0123456789',
    sourceAccountName: 'Bola Eze',
    sourceBankCode: '000013',
    destAccountId: account,
    destAccountNum: await numberOf(at, account),
    destBankCode: expect.any(String),
  })
  expect(data!.accountStatement).toEqual({
    lines: [{ counterpartyAccountNum: '0123456789', credit: '250.00' }],
  })
  expect((await at.accountState(account)).balance).toBe(25_000n)
  expect(
    await at.rows(
      `select kind, sum(amount_minor)::text as sum from core.system_accounts s
       join core.entries e on e.workspace_id = s.workspace_id and e.account_id = s.id where s.workspace_id = $1 group by kind`,
    ),
  ).toEqual([{ kind: 'NIP_SETTLEMENT', sum: '-25000' }])
  expect(await at.proof()).toEqual(SOUND)
})

test('a session id counts once, also for concurrent credits, and a repeat under one key returns the first result', async () => {
  const at = await bank()
  const account = await at.account()
  const first = await receive(at, account, { sessionId: SESSION }, claim('once'))
  const repeat = await receive(at, account, { sessionId: SESSION }, claim('once'))
  await expect(receive(at, account, { sessionId: SESSION }, claim('again'))).rejects.toMatchObject({
    code: 'DUPLICATE_REFERENCE',
  })
  await expect(receive(at, account, { sessionId: SESSION }, claim('again'))).rejects.toMatchObject({
    code: 'DUPLICATE_REFERENCE',
  })

  const other = SESSION.replace(/1$/, '2')
  const settled = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      receive(at, account, { sessionId: other }, claim(`concurrent ${index}`)),
    ),
  )

  expect(repeat.id).toBe(first.id)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of settled)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'DUPLICATE_REFERENCE' })
  expect((await at.accountState(account)).balance).toBe(50_000n)
  const { checks } = await integrityOf(at.database, at.workspaceId)
  expect(checks.filter(({ broken }) => broken > 0n)).toEqual([])
  // A session id belongs to a workspace.
  const rival = await bank()
  expect((await receive(rival, await rival.account(), { sessionId: SESSION })).sessionId).toBe(SESSION)
})

test('a credit is refused where the account takes none, outside the sandbox, and for unknown numbers and banks', async () => {
  const at = await bank()
  const account = await at.account()
  const refusal = async (given: Partial<SimulateInwardCredit>, columns: Record<string, unknown> = {}) =>
    receive(at, Object.keys(columns).length > 0 ? await at.account(0n, columns) : account, given).then(
      () => 'none',
      (error: { code: string }) => error.code,
    )

  expect(await refusal({ accountNumber: '9999999999' })).toBe('ACCOUNT_NOT_FOUND')
  expect(await refusal({ senderBankCode: '123456' })).toBe('BANK_UNKNOWN')
  expect(await refusal({ currency: 'USD' })).toBe('CURRENCY_MISMATCH')
  expect(await refusal({}, { currency: 'USD' })).toBe('CURRENCY_MISMATCH')
  expect(await refusal({}, { status: 'FROZEN' })).toBe('ACCOUNT_FROZEN')
  expect(await refusal({}, { status: 'CLOSED' })).toBe('ACCOUNT_CLOSED')
  expect(await refusal({}, { restriction: 'PNC' })).toBe('POST_NO_CREDIT')
  expect(await refusal({}, { restriction: 'PND' })).toBe('none')
  expect(await refusal({ amount: '0.00' })).toBe('VALIDATION_ERROR')
  const live = at.as({ kind: 'staff', roles: ['teller'], environment: 'production', subjectId: newId() })
  const viewer = at.staff('viewer')
  for (const ctx of [live, viewer])
    await expect(receive({ ...at, staff: () => ctx } as Bank, account)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  expect((await at.accountState(account)).balance).toBe(0n)
})

test('compliance and elder protection learn of the sender, and a credit is no cash', async () => {
  const at = await bank()
  const account = await at.account()
  const { id } = await receive(at, account)

  const [movement] = await accountMovements(at.as({ kind: 'service' }), { ids: [id] })
  const [event] = await relayTransactions(at)
  const [received] = customerTransactions({
    type: event!.type,
    sequence: event!.sequence,
    data: event!.data,
    personal: event!.personal ?? {},
  })

  expect(movement).toMatchObject({
    type: 'TRANSFER',
    direction: 'CREDIT',
    counterparty: { name: 'Bola Eze', account: '0123456789' },
  })
  expect(event!.data).toMatchObject({ sourceAccountNum: '0123456789', sourceBankCode: '000013' })
  expect(JSON.stringify(event!.data)).not.toContain('Bola')
  expect(received!.details).toMatchObject({
    type: 'TRANSFER',
    direction: 'CREDIT',
    counterparty: { account: '0123456789', name: 'Bola Eze' },
  })
  await reverseTransaction(at.staff('manager'), { id, reason: 'Returned to the sender' })
  expect((await at.accountState(account)).balance).toBe(0n)
})
