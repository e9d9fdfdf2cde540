import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { bank, SOUND, type Bank } from './bank.ts'
import { relayTransactions } from './transaction-events.ts'

function pay(at: Bank, from: string, to: string, amount = '100.00'): Promise<TransactionRow> {
  const teller = at.staff('teller')
  return transferInternally(teller, {
    sourceAccountId: from,
    destinationAccountId: to,
    destinationAccountName: 'Ada Obi',
    amount,
    currency: 'NGN',
    channel: 'MOBILE',
    narration: 'Rent',
    initiatedBy: teller.actor.subjectId,
  })
}

const balances = async (at: Bank, ...ids: string[]): Promise<bigint[]> =>
  Promise.all(ids.map(async id => (await at.accountState(id)).balance))

test('a reversal undoes the transaction and its fee, the two reference each other, and it happens once', async () => {
  const at = await bank()
  await at.fee('INTERNAL', 1_000n, 75_000n)
  const [payer, payee] = [await at.account(100_000n), await at.account()]
  const { id } = await pay(at, payer, payee)

  const reversal = await reverseTransaction(at.staff('manager'), { id, reason: 'Sent twice' })

  expect(reversal).toMatchObject({
    type: 'REVERSAL',
    postedStatus: 'COMPLETED',
    reversesId: id,
    reason: 'Sent twice',
    amountMinor: 10_000n,
    debitAccountId: payee,
    creditAccountId: payer,
  })
  const original = await at.found(id)
  expect(original.progress).toMatchObject({
    status: 'REVERSED',
    reversedById: reversal.id,
    reversalReason: 'Sent twice',
    completedAt: original.createdAt,
  })
  expect(await balances(at, payer, payee)).toEqual([100_000n, 0n])
  await expect(reverseTransaction(at.staff('manager'), { id, reason: 'Again' })).rejects.toMatchObject({
    code: 'ALREADY_REVERSED',
  })
  const fee = await at.rows<{ id: string }>(
    `select id from core.transactions where workspace_id = $1 and parent_id = $2 and type = 'FEE'`,
    [id],
  )
  expect((await at.found(fee[0]!.id)).progress).toMatchObject({ status: 'REVERSED' })
  for (const transactionId of [reversal.id, fee[0]!.id])
    await expect(
      reverseTransaction(at.staff('manager'), { id: transactionId, reason: 'No' }),
    ).rejects.toMatchObject({
      code: 'INVALID_STATE',
    })
  const ours = await at.rows<{
    sum: string
  }>(`select sum(amount_minor)::text as sum from core.system_accounts s join core.entries e on e.workspace_id = s.workspace_id and e.account_id = s.id
    where s.workspace_id = $1 and kind <> 'CASH'`)
  expect(ours[0]!.sum).toBe('0')
  expect(await at.proof()).toEqual(SOUND)
})

test.each([
  ['before', false],
  ['after', true],
])(
  'a transaction reversed %s its completion was published is published as completed, then reversed, and its reversal as completed',
  async (_, isPublished) => {
    const at = await bank()
    const [payer, payee] = [await at.account(100_000n), await at.account()]
    const { id } = await pay(at, payer, payee)
    const early = isPublished ? await relayTransactions(at) : []

    const reversal = await reverseTransaction(at.staff('manager'), { id, reason: 'Sent twice', force: true })

    const events = [...early, ...(await relayTransactions(at))]
    const of = (aggregate: string) => events.filter(({ aggregateId }) => aggregateId === aggregate)
    expect(of(id).map(({ type, data }) => [type, data['status'], data['reversedTxnId']])).toEqual([
      ['core.transaction_completed', 'COMPLETED', null],
      ['core.transaction_reversed', 'REVERSED', reversal.id],
    ])
    expect(
      of(reversal.id).map(({ type, data }) => [type, data['transactionType'], data['reversedTxnId']]),
    ).toEqual([['core.transaction_completed', 'REVERSAL', id]])
    const [audited] = await at.rows<{ data: unknown }>(
      `select data from kernel.audit where workspace_id = $1 and act = 'core.transaction_reversed'`,
    )
    expect(audited!.data).toMatchObject({ id, reason: 'Sent twice', isForced: true, amount: '100.00' })
    expect(of(id).map(({ sequence }) => sequence)).toEqual([1n, 2n])
    expect(of(reversal.id).map(({ sequence }) => sequence)).toEqual([1n])
  },
)

test('the fee is not refunded when refundFee is false', async () => {
  const at = await bank()
  await at.fee('INTERNAL', 1_000n, 75_000n)
  const [payer, payee] = [await at.account(100_000n), await at.account()]
  const { id } = await pay(at, payer, payee)

  await reverseTransaction(at.staff('manager'), { id, reason: 'Sent twice', refundFee: false })

  expect(await balances(at, payer, payee)).toEqual([98_925n, 0n])
  expect(await at.proof()).toEqual(SOUND)
})

test('a reversal with insufficient funds is refused unless a manager forces it, and then overdraws the account', async () => {
  const at = await bank()
  const [payer, payee, third] = [await at.account(100_000n), await at.account(), await at.account()]
  const { id } = await pay(at, payer, payee)
  await pay(at, payee, third, '60.00')

  await expect(reverseTransaction(at.staff('manager'), { id, reason: 'Fraud' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
  const untouched = await at.status(id)
  await reverseTransaction(at.staff('manager'), { id, reason: 'Fraud', force: true })

  expect(untouched).toBe('COMPLETED')
  expect(await balances(at, payer, payee)).toEqual([100_000n, -6_000n])
  expect(await at.proof()).toEqual(SOUND)
})

test('deposits and withdrawals can be reversed; the limit usage of a deposit is returned', async () => {
  const at = await bank()
  const account = await at.account(100_000n)
  const teller = at.staff('teller')
  const cash = {
    accountId: account,
    amount: '50.00',
    channel: 'BRANCH' as const,
    narration: 'Cash',
    initiatedBy: teller.actor.subjectId,
  }
  const used = async (place: number): Promise<bigint> =>
    (
      await at.rows<{ used: bigint[] }>(
        'select used from core.accounts where workspace_id = $1 and id = $2',
        [account],
      )
    )[0]!.used[place]!
  const [deposited, withdrawn] = [await deposit(teller, cash), await withdraw(teller, cash)]
  const before = [await used(18), await used(0)]

  await reverseTransaction(at.staff('manager'), { id: deposited.id, reason: 'Counted wrong' })
  await reverseTransaction(at.staff('manager'), { id: withdrawn.id, reason: 'Counted wrong' })

  expect(before.map(Number)).toEqual([105_000, 5_000])
  expect([await used(18), await used(0)].map(Number)).toEqual([100_000, 0])
  expect(await balances(at, account)).toEqual([100_000n])
  expect(await at.proof()).toEqual(SOUND)
})

test('limit usage is returned only within the day of its use', async () => {
  const at = await bank()
  await at.dailyLimit(10_000n)
  const [payer, payee] = [await at.account(100_000n), await at.account(100_000n)]
  const first = await pay(at, payer, payee)
  await expect(pay(at, payer, payee)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })

  await reverseTransaction(at.staff('manager'), { id: first.id, reason: 'Sent twice' })
  const second = await pay(at, payer, payee)
  at.clock.offsetMs += 86_400_000
  const third = await pay(at, payer, payee)
  await reverseTransaction(at.staff('manager'), { id: second.id, reason: 'Sent twice' })

  await expect(pay(at, payer, payee)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
  await reverseTransaction(at.staff('manager'), { id: third.id, reason: 'Sent twice' })
  expect(await pay(at, payer, payee)).toMatchObject({ type: 'TRANSFER' })
})

test('ten concurrent managers reverse once, and a repeat under the key returns the first result', async () => {
  const at = await bank()
  const [payer, payee] = [await at.account(100_000n), await at.account(100_000n)]
  const { id } = await pay(at, payer, payee)
  const idempotency = { key: newId(), subject: 's', fingerprint: 'f' }

  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      reverseTransaction(at.staff('manager', index === 0 ? { idempotency } : {}), {
        id,
        reason: 'Sent twice',
      }),
    ),
  )
  const keyed = await reverseTransaction(at.staff('manager', { idempotency }), {
    id,
    reason: 'Sent twice',
  }).catch((error: unknown) => error)

  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'ALREADY_REVERSED' })
  expect(keyed).toEqual(
    ends[0]!.status === 'fulfilled' ? ends[0]!.value : expect.objectContaining({ code: 'ALREADY_REVERSED' }),
  )
  expect(await balances(at, payer, payee)).toEqual([100_000n, 100_000n])
  expect(await at.proof()).toEqual(SOUND)
})

test('only managers can reverse, only completed transactions, and only in their own tenant', async () => {
  const at = await bank()
  const other = await bank()
  const [payer, payee] = [await at.account(100_000n), await at.account()]
  const { id } = await pay(at, payer, payee)
  const pending = await at.sent(payer)

  await expect(reverseTransaction(at.staff('officer'), { id, reason: 'No' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(reverseTransaction(other.staff('manager'), { id, reason: 'No' })).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  })
  await expect(
    reverseTransaction(at.staff('manager'), { id: pending.id, reason: 'No' }),
  ).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await at.work()
  expect(
    await reverseTransaction(at.staff('manager'), { id: pending.id, reason: 'Sent back' }),
  ).toMatchObject({ reversesId: pending.id })
  expect(await at.proof()).toEqual(SOUND)
})

test('a reversal priced with a stale policy is repriced with the current one', async () => {
  const at = await bank()
  const [payer, payee] = [await at.account(100_000n), await at.account()]
  const { id } = await pay(at, payer, payee)
  await at.dailyLimit(1n)

  expect(await reverseTransaction(at.staff('manager'), { id, reason: 'Sent twice' })).toMatchObject({
    reversesId: id,
  })
})
