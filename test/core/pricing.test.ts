import { expect, test } from '@jest/globals'
import { demo } from '#core/demo.ts'
import { endFee } from '#core/operations/pricing/end-fee.ts'
import { seedFees } from '#core/operations/pricing/seed-fees.ts'
import { setFee, type SetFee } from '#core/operations/pricing/set-fee.ts'
import { setTransactionLimit } from '#core/operations/pricing/set-transaction-limit.ts'
import { setTransferSettings } from '#core/operations/pricing/set-transfer-settings.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { calculateFee } from '#core/queries/calculate-fee.ts'
import { checkLimits } from '#core/queries/check-limits.ts'
import { feeConfigurations, transactionLimits } from '#core/queries/policies.ts'
import { transactionById } from '#core/queries/posted-transaction.ts'
import { transferSettings } from '#core/queries/transfer-settings.ts'
import { feeTransactionOf } from '#core/queries/transactions.ts'
import { claim, movementSetting } from './movement-setting.ts'

const BAND: SetFee = {
  transactionType: 'TRANSFER',
  transferType: 'INTERNAL',
  minAmount: '0.00',
  maxAmount: '100.00',
  feeType: 'FLAT',
  feeValue: '10',
  vatRate: '7.5',
}

test.each([
  ['5000.00', 1_000n, 75n],
  ['5000.01', 2_500n, 188n],
  ['5000.50', 2_500n, 188n],
  ['50000.00', 2_500n, 188n],
  ['50000.01', 5_000n, 375n],
  ['0.01', 1_000n, 75n],
  ['999999999999.99', 5_000n, 375n],
])(
  'the demonstration charges %s NGN to another bank by its band, and nothing within the bank',
  async (amount, feeMinor, vatMinor) => {
    const at = await movementSetting()
    await demo(at.platformContext)
    await demo(at.platformContext)
    await seedFees(at.platformContext, undefined)

    for (const transferType of ['INTERBANK', 'NIP'] as const)
      expect(
        await calculateFee(at.teller(), { transactionType: 'TRANSFER', transferType, amount }),
      ).toMatchObject({ feeMinor, vatMinor, currency: 'NGN' })
    for (const free of [
      { transactionType: 'TRANSFER', transferType: 'INTERNAL' },
      { transactionType: 'DEPOSIT' },
      { transactionType: 'WITHDRAWAL' },
    ] as const)
      expect(await calculateFee(at.teller(), { ...free, amount })).toMatchObject({
        feeMinor: 0n,
        vatMinor: 0n,
      })
    expect((await feeConfigurations(at.teller(), { first: 50, includeReplaced: true })).nodes).toHaveLength(6)
  },
)

test('a fee is charged from the next posting on, as a separate transaction linked to its parent', async () => {
  const at = await movementSetting()
  const [a, b] = [await at.account('1000.00'), await at.account()]
  await transferInternally(at.teller(), at.order(a, b, { amount: '100.00' }))

  await setFee(at.admin(), BAND)
  const charged = await transferInternally(at.teller(), at.order(a, b, { amount: '100.00' }))

  expect([charged.feeMinor, charged.vatMinor]).toEqual([1_000n, 75n])
  expect(await at.balance(a)).toBe(100_000n - 20_000n - 1_075n)
  const fee = await feeTransactionOf(at.teller(), charged.id)
  expect(await transactionById(at.teller(), fee!.id)).toMatchObject({
    type: 'FEE',
    parentId: charged.id,
    amountMinor: 1_000n,
    vatMinor: 75n,
    sessionId: null,
  })
})

test('the same band gets a new version, overlapping bands are refused, and an ended band can be divided differently', async () => {
  const at = await movementSetting()
  const first = await setFee(at.admin({ idempotency: claim('first') }), BAND)
  const second = await setFee(at.admin(), {
    ...BAND,
    feeType: 'PERCENTAGE',
    feeValue: '0.5',
    minFee: '0.20',
    maxFee: '0.40',
  })

  expect([first.version, second.version]).toEqual([1, 2])
  for (const overlap of [
    { minAmount: '100.00', maxAmount: null },
    { minAmount: null, maxAmount: null },
    { minAmount: '50.00', maxAmount: '60.00' },
    { minAmount: null, maxAmount: '0.00' },
  ])
    await expect(setFee(at.admin(), { ...BAND, ...overlap })).rejects.toMatchObject({
      code: 'FEE_BANDS_OVERLAP',
      kind: 'refused',
    })
  await setFee(at.admin(), { ...BAND, minAmount: '100.01', maxAmount: null })
  await setFee(at.admin(), { ...BAND, transferType: null, minAmount: null, maxAmount: null, feeValue: '1' })
  await setFee(at.admin(), { ...BAND, currency: 'USD', minAmount: null })

  const cost = async (amount: string): Promise<bigint> =>
    (await calculateFee(at.teller(), { transactionType: 'TRANSFER', transferType: 'INTERNAL', amount }))
      .feeMinor
  expect(await Promise.all(['1.00', '60.00', '61.00', '100.00', '100.01'].map(cost))).toEqual([
    20n,
    30n,
    31n,
    40n,
    1_000n,
  ])
  await endFee(at.admin(), { id: second.id })
  expect(await cost('60.00')).toBe(100n)
  await expect(endFee(at.admin(), { id: second.id })).rejects.toMatchObject({ code: 'FEE_NOT_IN_FORCE' })
  await expect(endFee(at.admin(), { id: at.tenantId })).rejects.toMatchObject({ code: 'FEE_NOT_FOUND' })
  await setFee(at.admin(), { ...BAND, minAmount: '50.00', maxAmount: '60.00' })
  // A repeat of the first request does not change the later status.
  expect(await setFee(at.admin({ idempotency: claim('first') }), BAND)).toEqual(first)
  expect((await at.published()).map(({ type }) => type).filter(type => type.startsWith('core.fee'))).toEqual([
    'core.fee_set',
    'core.fee_set',
    'core.fee_set',
    'core.fee_set',
    'core.fee_set',
    'core.fee_ended',
    'core.fee_set',
  ])
})

test('invalid terms are reported with their fields', async () => {
  const at = await movementSetting()
  const invalid: [Partial<SetFee>, string][] = [
    [{ feeValue: '1.005' }, 'feeValue'],
    [{ feeType: 'PERCENTAGE', feeValue: '100.0001' }, 'feeValue'],
    [{ vatRate: '101' }, 'vatRate'],
    [{ minAmount: '200.00' }, 'maxAmount'],
    [{ minFee: '2.00', maxFee: '1.00' }, 'maxFee'],
    [{ transactionType: 'WITHDRAWAL' }, 'transferType'],
    [{ transactionType: 'DEPOSIT', transferType: null }, 'transactionType'],
    [{ currency: 'JPY' }, 'minAmount'],
  ]

  for (const [change, field] of invalid)
    await expect(setFee(at.admin(), { ...BAND, ...change })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: expect.arrayContaining([expect.objectContaining({ field })]),
    })
  for (const role of ['viewer', 'teller', 'officer', 'manager'] as const) {
    await expect(setFee(at.staff(role)(), BAND)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(endFee(at.staff(role)(), { id: at.tenantId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(
      setTransactionLimit(at.staff(role)(), { transactionType: 'TRANSFER' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('administrators who concurrently set one band create consecutive versions', async () => {
  const at = await movementSetting()

  const set = await Promise.all(
    Array.from({ length: 8 }, (_, place) => setFee(at.admin(), { ...BAND, feeValue: String(place) })),
  )

  expect(set.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect((await feeConfigurations(at.teller(), { first: 50, includeReplaced: false })).nodes).toHaveLength(1)
})

test('a limit applies from the next posting, its refusal is published once, and its next version replaces it', async () => {
  const at = await movementSetting()
  const a = await at.account('1000.00')
  const taken = (amount: string, key?: string) =>
    withdraw(at.teller(key === undefined ? {} : { idempotency: claim(key) }), {
      accountId: a,
      amount,
      channel: 'ATM',
      narration: 'Cash',
      initiatedBy: at.tellerId,
    })
  await taken('100.00')

  const first = await setTransactionLimit(at.admin(), {
    transactionType: 'WITHDRAWAL',
    dailyLimit: '150.00',
    accountType: 'SAVINGS',
  })
  for (let times = 0; times < 3; times++)
    await expect(taken('50.01', 'too much')).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED',
      message: 'The limit is 150.00 NGN a day, of which 50.00 remains.'.replace(
        '50.00 remains',
        '50.00 NGN remains',
      ),
    })
  await taken('50.00')
  const second = await setTransactionLimit(at.admin(), {
    transactionType: 'WITHDRAWAL',
    dailyLimit: '151.00',
    singleLimit: '1000.00',
    accountType: 'SAVINGS',
  })
  await taken('1.00')

  expect([first.version, second.version]).toEqual([1, 2])
  expect(
    (await transactionLimits(at.teller(), { first: 50, includeReplaced: false })).nodes.map(({ id }) => id),
  ).toEqual([second.id])
  expect(
    (await transactionLimits(at.teller(), { first: 1, includeReplaced: true })).pageInfo.hasNextPage,
  ).toBe(true)
  expect(
    (await at.published()).filter(({ type }) => type === 'core.limit_exceeded').map(({ data }) => data),
  ).toEqual([
    {
      accountId: a,
      customerId: expect.any(String),
      transactionType: 'WITHDRAWAL',
      transferType: null,
      channel: 'ATM',
      currency: 'NGN',
      amountMinor: '5001',
      window: 'DAILY',
      limitMinor: '15000',
      remainingMinor: '5000',
    },
  ])
})

test('a check returns the remaining amount of each limit, and marks the lowest one', async () => {
  const at = await movementSetting()
  const [a, b] = [await at.account('1000.00'), await at.account()]
  await setTransactionLimit(at.admin(), {
    transactionType: 'TRANSFER',
    singleLimit: '200.00',
    monthlyLimit: '500.00',
  })
  await setTransactionLimit(at.admin(), {
    transactionType: 'TRANSFER',
    transferType: 'INTERNAL',
    dailyLimit: '150.00',
  })
  await setTransactionLimit(at.admin(), {
    transactionType: 'TRANSFER',
    accountType: 'CURRENT',
    singleLimit: '1.00',
  })
  await transferInternally(at.teller(), at.order(a, b, { amount: '100.00' }))

  const check = (amount: string) =>
    checkLimits(at.staff('viewer')(), {
      accountId: a,
      transactionType: 'TRANSFER',
      transferType: 'INTERNAL',
      amount,
    })

  const within = await check('50.00')
  expect(within.exceeded).toBeUndefined()
  expect(
    within.uses.map(({ window, usedMinor, remainingMinor }) => [window, usedMinor, remainingMinor]).sort(),
  ).toEqual([
    ['DAILY', 10_000n, 5_000n],
    ['MONTHLY', 10_000n, 40_000n],
    ['SINGLE', 0n, 20_000n],
  ])
  expect((await check('500.00')).exceeded).toMatchObject({ window: 'DAILY', remainingMinor: 5_000n })
  await expect(
    checkLimits(at.teller(), { accountId: at.tenantId, transactionType: 'TRANSFER', amount: '1.00' }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
})

test('only an administrator changes the settings of transfers, and everybody with a role reads them', async () => {
  const at = await movementSetting()
  const viewer = at.staff('viewer')
  const defaults = {
    decidesInternalTransfers: false,
    rateTtlHours: 24,
    institutionBic: null,
    institutionName: null,
  }
  const named = { institutionBic: 'FDDBNGL0', institutionName: 'Demo Bank' }
  expect(await transferSettings(viewer())).toEqual(defaults)
  await setTransferSettings(at.admin(), { decidesInternalTransfers: true, ...named })
  expect(await setTransferSettings(at.admin(), { decidesInternalTransfers: true })).toEqual({
    ...defaults,
    ...named,
    decidesInternalTransfers: true,
  })
  expect(await transferSettings(viewer())).toMatchObject({ decidesInternalTransfers: true, ...named })
  await setTransferSettings(at.admin(), { decidesInternalTransfers: true, institutionBic: null })
  for (const institutionBic of ['DEMOXXL0', 'DEMONGL', 'demongl0'])
    await expect(
      setTransferSettings(at.admin(), { decidesInternalTransfers: true, institutionBic }),
    ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })

  await expect(
    setTransferSettings(at.staff('manager')(), { decidesInternalTransfers: false }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await at.published()).filter(({ type }) => type === 'core.transfer_settings_set')).toMatchObject([
    { aggregateId: at.workspaceId, data: { decidesInternalTransfers: true, ...named } },
    { data: named },
    { data: { institutionBic: null, institutionName: 'Demo Bank' } },
  ])
})
