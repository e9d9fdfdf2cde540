import { expect, test } from '@jest/globals'
import { randomInt } from 'node:crypto'
import { newId } from '#kernel/id.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { closeDays } from '#core/jobs/close-days.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { freezeAccount } from '#core/operations/accounts/freeze-account.ts'
import { unfreezeAccount } from '#core/operations/accounts/unfreeze-account.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { placeHold } from '#core/operations/holds/place-hold.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { openVirtualAccount } from '#core/operations/virtual-accounts/open-virtual-account.ts'
import { startTerm } from '#core/operations/terms/start-term.ts'
import { breakTerm } from '#core/operations/terms/break-term.ts'
import { endOfDayRun } from '#core/queries/end-of-day/runs.ts'
import { setting } from '#test/core/accounts/given.ts'
import { closeThrough } from '#test/core/end-of-day/close-through.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { workerOn } from '#test/support/world.ts'
import { BEARING, fixedDeposit, start, entries, state, termsOf, proveSound } from './fixed-deposit.ts'

test('PAYOUT pays principal and interest less tax on the maturity date, and leaves the account MATURED and closable', async () => {
  const here = await setting()
  const deposit = await fixedDeposit(here, '2026-06-25')
  await start(here, deposit, 'PAYOUT')

  await closeThrough(here, '2026-07-04')
  expect(await state(here, deposit.id)).toEqual({
    status: 'ACTIVE',
    balanceMinor: 100_000_000n,
    hasTerm: true,
  })
  await closeThrough(here, '2026-07-31')

  expect(await entries(here, deposit.id)).toEqual([
    ['DEPOSIT', '2026-06-25', 100_000_000n, 'Cash'],
    ['INTEREST', '2026-07-05', 328_767n, 'Interest of the term'],
    ['FEE', '2026-07-05', -32_877n, 'Withholding tax'],
    ['TRANSFER', '2026-07-05', -100_295_890n, 'Term matured'],
  ])
  expect(await state(here, deposit.payout)).toMatchObject({ balanceMinor: 100_295_890n })
  expect(await state(here, deposit.id)).toEqual({ status: 'MATURED', balanceMinor: 0n, hasTerm: false })
  expect(await termsOf(here, deposit.id)).toEqual([
    {
      status: 'MATURED',
      start: '2026-06-25',
      maturity: '2026-07-05',
      principal: '100000000',
      interest: '328767',
      paid: '328767',
      tax: '32877',
      forgone: '0',
    },
  ])
  expect(await closeAccount(here.manager(), { id: deposit.id, reason: 'Matured' })).toMatchObject({
    status: 'CLOSED',
  })
  await proveSound(here)
})

test('ROLLOVER_PRINCIPAL pays the interest out and ROLLOVER_ALL adds it, term after term, and the accruals follow', async () => {
  const here = await setting()
  const renewed = await fixedDeposit(here, '2026-06-25')
  const grown = await fixedDeposit(here, null)
  await start(here, renewed, 'ROLLOVER_PRINCIPAL')
  await start(here, grown, 'ROLLOVER_ALL')

  await closeThrough(here, '2026-07-16')

  expect(await termsOf(here, renewed.id)).toMatchObject([
    { status: 'ROLLED_OVER', start: '2026-06-25', principal: '100000000', paid: '328767' },
    { status: 'ROLLED_OVER', start: '2026-07-05', principal: '100000000', paid: '328767' },
    { status: 'RUNNING', start: '2026-07-15', maturity: '2026-07-25', principal: '100000000', paid: null },
  ])
  expect(await termsOf(here, grown.id)).toMatchObject([
    { status: 'ROLLED_OVER', principal: '100000000', interest: '328767' },
    { status: 'ROLLED_OVER', principal: '100295890', interest: '329740', tax: '32974' },
    { status: 'RUNNING', principal: '100592656', maturity: '2026-07-25' },
  ])
  expect(await state(here, renewed.payout)).toMatchObject({ balanceMinor: 2n * 295_890n })
  expect(await state(here, grown.payout)).toMatchObject({ balanceMinor: 0n })
  await proveSound(here)

  // The third term has earned two days: the rest of what accrued is what rounding carried on.
  const accrued = await here.asAdmin(
    `select round((accrued + coalesce(amount_corrected, 0)) / 1603080000000) as minor from (
       select accrual.accrued, correction.amount as amount_corrected from core.accruals accrual
       left join core.accrual_corrections correction using (workspace_id, accrual_date, account_id)
       where accrual.account_id = $1 and accrual.accrual_date = '2026-07-16') day`,
    [grown.id],
  )
  expect(accrued).toEqual([{ minor: '66143' }])
})

test('interest that accrued before the term is carried through it and paid with the last money', async () => {
  const here = await setting()
  const deposit = await fixedDeposit(here, '2026-06-20', {
    interest: { ...BEARING, compounding: 'DAILY', calculationMethod: 'MINIMUM' },
  })
  await closeThrough(here, '2026-06-24')
  await start(here, deposit, 'PAYOUT')

  await closeThrough(here, '2026-07-31')

  const all = (await entries(here, deposit.id)) as [string, string, bigint, string][]
  expect(all.slice(1, 2)).toEqual([['INTEREST', '2026-07-05', 328_767n, 'Interest of the term']])
  expect(all.slice(3, 4)).toEqual([['INTEREST', '2026-07-05', expect.any(BigInt), 'Interest']])
  const before = all[3]![2]
  expect(before >= 164_383n && before <= 164_600n).toBe(true)
  expect(all.at(-1)).toEqual(['TRANSFER', '2026-07-05', expect.any(BigInt), 'Term matured'])
  expect(await state(here, deposit.id)).toMatchObject({ status: 'MATURED', balanceMinor: 0n })
  await proveSound(here)
})

test('breaking a term forgoes the penalty of the interest earned and pays the rest out, and nothing accrues twice', async () => {
  const here = await setting()
  const deposit = await fixedDeposit(here, '2026-06-25')
  const stays = await fixedDeposit(here, null)
  await start(here, deposit, 'ROLLOVER_ALL', 90)
  await start(here, stays, 'PAYOUT', 90)
  await closeThrough(here, '2026-06-29')

  expect(await breakTerm(here.manager(), { id: deposit.id, reason: 'Needed' })).toMatchObject({
    status: 'ACTIVE',
    balanceMinor: 0n,
    termId: null,
  })
  await breakTerm(here.manager(), { id: stays.id, reason: 'Needed', payoutAccountId: stays.id })
  await closeThrough(here, '2026-07-31')

  // Five days earn 1,643.84, of which a quarter, 410.96, is forgone; the tax of 1,232.88 is 123.29.
  expect(await entries(here, deposit.id)).toEqual([
    ['DEPOSIT', '2026-06-25', 100_000_000n, 'Cash'],
    ['INTEREST', '2026-06-30', 123_288n, 'Interest of the term'],
    ['FEE', '2026-06-30', -12_329n, 'Withholding tax'],
    ['TRANSFER', '2026-06-30', -100_110_959n, 'Term broken'],
  ])
  expect(await termsOf(here, deposit.id)).toMatchObject([
    { status: 'BROKEN', paid: '123288', tax: '12329', forgone: '41096' },
  ])
  const ordinary = (await entries(here, stays.id)) as [string, string, bigint, string][]
  expect(ordinary.slice(1).map(([type, date, amount]) => [type, date, amount])).toEqual([
    ['INTEREST', '2026-06-30', 123_288n],
    ['FEE', '2026-06-30', -12_329n],
    // The balance earns ordinary interest of the 30th, and from then on.
    ['INTEREST', '2026-06-30', 32_913n],
    ['FEE', '2026-06-30', -3_291n],
    ['INTEREST', '2026-07-31', expect.any(BigInt)],
    ['FEE', '2026-07-31', expect.any(BigInt)],
  ])
  await proveSound(here)
})

test('a term that cannot be paid out is listed, stops no other, and is paid at a later close', async () => {
  const here = await setting()
  const [frozen, held, paid] = [
    await fixedDeposit(here, '2026-06-01'),
    await fixedDeposit(here, null),
    await fixedDeposit(here, null),
  ]
  for (const each of [frozen, held, paid]) await start(here, each, 'PAYOUT')
  await freezeAccount(here.manager(), { id: frozen.payout, reason: 'Court' })
  await placeHold(here.manager(), {
    accountId: held.id,
    amount: '1.00',
    type: 'LIEN',
    reason: 'Collateral',
  })

  const { id: runId } = await closeThrough(here, '2026-06-11')

  const failures = await here.asAdmin(
    `select account_id, code from core.eod_failures where step = 'TERM_MATURITY' and business_date = '2026-06-11' order by code`,
  )
  expect((await endOfDayRun(here.viewer(), runId))!.status).toBe('COMPLETED')
  expect(failures).toEqual([
    { account_id: frozen.id, code: 'ACCOUNT_FROZEN' },
    { account_id: held.id, code: 'ACCOUNT_HAS_PENDING_ITEMS' },
  ])
  expect(await state(here, paid.id)).toMatchObject({ status: 'MATURED' })

  await unfreezeAccount(here.manager(), { id: frozen.payout, reason: 'Court' })
  await closeThrough(here, '2026-06-12')
  // The day after maturity earned the ordinary rate.
  expect(await state(here, frozen.id)).toMatchObject({ status: 'MATURED', balanceMinor: 0n })
  expect(await state(here, frozen.payout)).toMatchObject({ balanceMinor: 100_000_000n + 295_890n + 29_589n })
  await closeThrough(here, '2026-06-30')
  await proveSound(here)
})

test('a run that is killed between its transactions ends each term once', async () => {
  const here = await setting()
  const deposits = [await fixedDeposit(here, '2026-06-25')]
  for (let index = 0; index < 29; index++) deposits.push(await fixedDeposit(here, null))
  for (const [index, each] of deposits.entries())
    await start(here, each, (['PAYOUT', 'ROLLOVER_PRINCIPAL', 'ROLLOVER_ALL'] as const)[index % 3]!, 3)
  const { id: runId } = await runEndOfDay(here.staff('admin')(), { through: '2026-07-02' })
  const worker = workerOn(here.platform, {
    // A third of the parts finds its deadline passed before its commit, as if the process had been killed.
    contextIn: async workspaceId => {
      const ctx = await here.platform.contextIn(workspaceId)
      let isShort = randomInt(3) === 0
      return Object.defineProperty({ ...ctx }, 'deadlineAt', {
        get: () => (isShort && randomInt(4) === 0 ? ((isShort = false), 0) : ctx.deadlineAt),
      }) as typeof ctx
    },
  })

  for (let status = 'RUNNING'; status === 'RUNNING';) {
    await Promise.all([1, 2, 3].map(() => closeDays.run(worker)))
    status = (await endOfDayRun(here.viewer(), runId))!.status
    here.clock.offsetMs += 60_000
  }

  expect(await endOfDayRun(here.viewer(), runId)).toMatchObject({ status: 'COMPLETED' })
  for (const [index, { id }] of deposits.entries()) {
    const terms = await termsOf(here, id)
    expect(terms.map(({ status }) => status)).toEqual(
      index % 3 === 0 ? ['MATURED'] : ['ROLLED_OVER', 'ROLLED_OVER', 'RUNNING'],
    )
    const interest = ((await entries(here, id)) as [string, string][]).filter(([type]) => type === 'INTEREST')
    expect(interest.map(([, date]) => date)).toEqual(
      ['2026-06-28', daysAfter('2026-06-28', 3)].slice(0, index % 3 === 0 ? 1 : 2),
    )
  }
  await proveSound(here)
}, 120_000)

test('closing an account pays the interest that has accrued, and takes overdraft interest that is owed', async () => {
  const here = await setting()
  const { id: productId } = await createProduct(here.staff('admin')(), {
    code: newId(),
    name: 'Savings',
    category: 'SAVINGS',
    currency: 'NGN',
    interest: BEARING,
    overdraftLimit: '1000000.00',
    overdraftRate: '24',
  })
  await activateProduct(here.staff('admin')(), { id: productId })
  const [saver, debtor, target] = [
    await here.account({ productId, accountType: undefined! }),
    await here.account({ productId, accountType: undefined! }),
    await here.account({ accountType: undefined!, productId: await here.product() }),
  ]
  await openBusinessDate(here, '2026-06-01')
  await here.deposit(saver.id, '1000000.00')
  await here.deposit(debtor.id, '1.00')
  await here.withdraw(debtor.id, '1000001.00')
  await closeThrough(here, '2026-06-10')
  await here.withdraw(saver.id, '1000000.00')
  await here.deposit(debtor.id, '1000000.00')
  const close = (id: string, payoutAccountId?: string) =>
    closeAccount(here.manager(), { id, reason: 'Done', ...(payoutAccountId && { payoutAccountId }) })

  await expect(close(saver.id)).rejects.toMatchObject({ code: 'INTEREST_ACCRUED' })
  await close(saver.id, target.id)
  await expect(close(debtor.id, target.id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_EMPTY' })
  await here.deposit(debtor.id, '6575.34')
  await close(debtor.id)

  expect((await entries(here, saver.id)).slice(2)).toEqual([
    ['INTEREST', '2026-06-11', 328_767n, 'Interest'],
    ['FEE', '2026-06-11', -32_877n, 'Withholding tax'],
    ['TRANSFER', '2026-06-11', -295_890n, 'Account closed'],
  ])
  expect((await entries(here, debtor.id)).slice(-1)).toEqual([
    ['INTEREST', '2026-06-11', -657_534n, 'Overdraft interest'],
  ])
  await closeThrough(here, '2026-06-30')
  expect((await entries(here, saver.id)).length).toBe(5)
  await proveSound(here)
})

test('a virtual account of a fixed deposit takes no part in its term, and has none itself', async () => {
  const here = await setting()
  const deposit = await fixedDeposit(here, '2026-06-25')
  await start(here, deposit, 'PAYOUT')

  const { id } = await openVirtualAccount(here.officer(), {
    accountId: deposit.id,
    kind: 'ESCROW',
    accountName: 'Order 1188',
  })
  await here.deposit(id, '100.00')

  expect(await state(here, id)).toEqual({ status: 'ACTIVE', balanceMinor: 10_000n, hasTerm: false })
  await expect(
    startTerm(here.officer(), {
      id,
      payoutAccountId: deposit.payout,
      tenorDays: 10,
      maturityInstruction: 'PAYOUT',
    }),
  ).rejects.toMatchObject({ code: 'NOT_A_FIXED_DEPOSIT' })
})
