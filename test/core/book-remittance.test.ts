import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { setting, type Setting } from '#test/remittance/given.ts'
import { bookRemittance } from '#core/operations/ledger/book-remittance.ts'
import { clearingReport } from '#core/queries/clearing-report.ts'
import { clearingOf, legsOf, type BookedTransfer } from '#core/rules/remittance-legs.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { givenAccount } from './given-account.ts'

const report = (here: Setting) => clearingReport(here.as({ kind: 'staff', roles: ['viewer'] }))

/** Non-zero balances by kind of account. */
async function books(here: Setting): Promise<Record<string, bigint>> {
  const { accounts } = await report(here)
  return Object.fromEntries(
    accounts
      .map(
        ({ kind, addedUpMinor, waitingMinor }) =>
          [kind, BigInt(addedUpMinor) + BigInt(waitingMinor)] as const,
      )
      .filter(([, minor]) => minor !== 0n),
  )
}

test('funded money stays on the clearing account until the payout, when fee and margin are earned', async () => {
  const here = await setting()
  const { id } = await here.transfer({ sourceOfFunds: 'manual' })
  await confirmFunding(here.key(), { id })
  const event = async () =>
    (await here.published()).find(({ type }) => type === 'remittance.transfer_funded')!
      .data as unknown as BookedTransfer
  await bookRemittance(here.platformContext, await event())
  await bookRemittance(here.platformContext, await event())

  const inFlight = await report(here)
  const first = await books(here)
  await here.work(2_000, 3)

  expect(inFlight.remittances).toEqual([
    { currency: 'USD', clearing: '102.49', inFlight: '102.49', difference: '0.00', transfers: 1 },
  ])
  expect(first).toEqual({ REMITTANCE_FUNDING: -10_249n, REMITTANCE_CLEARING: 10_249n })
  const after = await books(here)
  expect(after).toEqual({
    REMITTANCE_FUNDING: -10_249n,
    REMITTANCE_PAYOUT: expect.any(BigInt),
    REMITTANCE_FX_MARGIN: 75n,
    FEE_INCOME: 249n,
  })
  expect(after['REMITTANCE_PAYOUT']).toBe(10_000n - 75n)
  expect(await report(here)).toMatchObject({
    remittances: [{ clearing: '0.00', inFlight: '0.00', difference: '0.00' }],
    unbooked: 0,
  })
})

test.each(['test-payout-rejected', 'test-payout-returned', 'test-funding-declined'])(
  '%s: all ledger balances return to zero',
  async familyName => {
    const here = await setting()
    const recipient = await here.recipient({ lastName: familyName })
    const { id } = await here.transfer({ recipientId: recipient.id })

    await here.work(2_000, 8)

    const [{ status } = { status: '' }] = await here.database.read<{ status: string }>(
      here.workspaceId,
      'select status from remittance.transfers where workspace_id = $1 and id = $2',
      [here.workspaceId, id],
    )
    expect(['REFUNDED', 'FAILED']).toContain(status)
    expect(await books(here)).toEqual({})
    expect(await report(here)).toMatchObject({
      unbooked: 0,
      remittances: familyName === 'test-funding-declined' ? [] : [{ difference: '0.00' }],
    })
  },
)

test('a refund to a closed account is booked elsewhere, not on the closed account', async () => {
  const here = await setting()
  const { id: walletId } = await givenAccount(here, { customerId: here.senderId, currency: 'USD' })
  const manager = here.as({ kind: 'staff', roles: ['manager'] })
  const cash = {
    accountId: walletId,
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: manager.actor.subjectId,
  } as const
  await deposit(manager, { ...cash, amount: '500.00' })
  await here.transfer({ walletId })
  await here.work(2_000, 4)
  const completed = (await here.published()).find(({ type }) => type === 'remittance.transfer_completed')!
    .data as unknown as BookedTransfer
  await withdraw(manager, { ...cash, amount: '397.51' })
  await closeAccount(manager, { id: walletId, reason: 'Moved' })

  await bookRemittance(here.platformContext, {
    ...completed,
    status: 'REFUNDED',
    previousStatus: 'COMPLETED',
  })

  expect(await books(here)).toEqual({ CASH: -10_249n, REMITTANCE_FUNDING: 10_249n })
})

test('a transfer cancelled before funding is not booked', async () => {
  const here = await setting()
  const { id } = await here.transfer({ sourceOfFunds: 'manual' })
  await cancelTransfer(here.sender(), { id })

  await here.work()

  expect(await report(here)).toEqual({ accounts: [], remittances: [], unbooked: 0 })
})

test('only the platform books remittances, and viewers can read the report', async () => {
  const here = await setting()

  await expect(bookRemittance(here.key(), {} as BookedTransfer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(clearingReport(here.sender())).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

const money = (most: number) => fc.nat({ max: most }).map(minor => (minor / 100).toFixed(2))

test('for every outcome of a transfer the clearing account returns to its initial balance', () => {
  fc.assert(
    fc.property(
      money(1_000_000),
      money(10_000),
      fc.nat({ max: 100 }),
      fc.constantFrom('w', null),
      fc.constantFrom('FAILED', 'COMPLETED', null),
      (amount, fee, percent, walletId, refundedAfter) => {
        const step = (status: BookedTransfer['status'], previousStatus: string | null): bigint =>
          clearingOf(
            legsOf({
              id: 'i',
              reference: 'r',
              status,
              previousStatus,
              sendAmount: amount,
              sendCurrency: 'USD',
              feeTotal: fee,
              marginAmount: (Math.floor(Number(amount) * percent) / 100).toFixed(2),
              fundedAt: 'then',
              walletId,
            }),
          )
        const amounts = [
          step('FUNDED', 'CREATED'),
          ...(refundedAfter === 'FAILED' ? [] : [step('COMPLETED', 'PROCESSING')]),
          ...(refundedAfter === null ? [] : [step('REFUNDED', refundedAfter)]),
        ]
        expect(amounts.reduce((sum, minor) => sum + minor, 0n)).toBe(0n)
      },
    ),
  )
})
