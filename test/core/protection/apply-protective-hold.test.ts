import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { hashesOfPayeeText } from '#kernel/payee-hashes.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import type { RecordedHold } from '#core/ledger/protection/record-hold.ts'
import { applyProtectiveHold } from '#core/operations/accounts/apply-protective-hold.ts'
import { openAccount } from '#core/operations/accounts/open-account.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { captureTransferHold } from '#core/operations/transfer-holds/capture-transfer-hold.ts'
import { placeTransferHold } from '#core/operations/transfer-holds/place-transfer-hold.ts'
import { setting } from '#test/core/accounts/given.ts'
import { bank, SOUND, timesSent, type Bank } from '#test/core/bank.ts'

type Here = Pick<Bank, 'platformContext'>

const customer = async (here: Here): Promise<{ id: string; externalId: string }> => {
  const externalId = `c-${newId()}`
  const { id } = await ensureCustomer(here.platformContext, {
    externalId,
    firstName: 'Walter',
    lastName: 'Ashdown',
  })
  return { id, externalId }
}

/** A hold on everything, unless the parts say otherwise. */
const recorded = (externalCustomerId: string, parts: Partial<RecordedHold> = {}): RecordedHold => ({
  id: newId(),
  externalCustomerId,
  scope: 'ALL',
  transactionId: null,
  accountId: null,
  payeeHashes: [],
  isInForce: true,
  expiresAt: null,
  sequence: 1n,
  ...parts,
})

const pay = (here: Bank, source: string, destination: string): Promise<string> =>
  transferInternally(here.staff('teller'), {
    sourceAccountId: source,
    destinationAccountId: destination,
    destinationAccountName: 'Ada Obi',
    amount: '1.00',
    currency: 'NGN',
    channel: 'API',
    narration: 'Rent',
    initiatedBy: here.staff('teller').actor.subjectId,
  }).then(
    () => 'DONE',
    (error: { code: string }) => error.code,
  )

async function given() {
  const here = await bank()
  const { id, externalId } = await customer(here)
  const source = await here.account(100_000n, { customer_id: id })
  return { here, customerId: id, externalId, source, destination: await here.account() }
}

test('an event that arrives after a later one changes nothing, and a repeat changes nothing twice', async () => {
  const { here, externalId, source, destination } = await given()
  const hold = recorded(externalId)
  const apply = (sequence: bigint, isInForce: boolean): Promise<void> =>
    applyProtectiveHold(here.platformContext, { ...hold, sequence, isInForce })
  const version = async (): Promise<number> =>
    (
      await here.rows<{ version: number }>(
        'select protection_version as version from core.accounts where workspace_id = $1 and id = $2',
        [source],
      )
    )[0]!.version

  await apply(3n, false)
  await apply(2n, true)
  expect([await version(), await pay(here, source, destination)]).toEqual([0, 'DONE'])

  await apply(4n, true)
  const first = await version()
  await apply(4n, true)
  expect([await version(), await pay(here, source, destination)]).toEqual([first, 'DISBURSEMENT_HELD'])
})

test('a hold stops counting at its end, before the event of its expiry arrives', async () => {
  const { here, externalId, source, destination } = await given()
  await applyProtectiveHold(
    here.platformContext,
    recorded(externalId, { expiresAt: new Date(here.platform.source.now().getTime() + 60_000) }),
  )

  const before = await pay(here, source, destination)
  here.clock.offsetMs += 60_000
  expect([before, await pay(here, source, destination)]).toEqual(['DISBURSEMENT_HELD', 'DONE'])
})

test('of several holds, those that remain in force cover debits until the last one ends', async () => {
  const { here, externalId, source, destination } = await given()
  const all = recorded(externalId)
  const onAccount = recorded(externalId, { scope: 'ACCOUNT', accountId: source })
  const other = recorded(externalId, { scope: 'ACCOUNT', accountId: 'another account' })
  const apply = (hold: RecordedHold): Promise<void> => applyProtectiveHold(here.platformContext, hold)
  const outcomes: string[] = []

  for (const hold of [all, onAccount, other]) await apply(hold)
  for (const hold of [all, onAccount, other]) {
    outcomes.push(await pay(here, source, destination))
    await apply({ ...hold, isInForce: false, sequence: 2n })
  }
  outcomes.push(await pay(here, source, destination))

  expect(outcomes).toEqual(['DISBURSEMENT_HELD', 'DISBURSEMENT_HELD', 'DONE', 'DONE'])
  expect(
    await here.rows(
      'select protection_version as version from core.accounts where workspace_id = $1 and id = $2',
      [source],
    ),
  ).toEqual([{ version: 0 }])
})

test('no payment is made after the hold is applied, however many are in progress, and each has one effect', async () => {
  const { here, externalId, source, destination } = await given()
  const payments: Promise<string>[] = []
  const start = (): void => {
    for (let each = 0; each < 20; each++) payments.push(pay(here, source, destination))
  }

  start()
  const applying = applyProtectiveHold(here.platformContext, recorded(externalId))
  start()
  await applying
  const { balance } = await here.accountState(source)
  start()
  const outcomes = await Promise.all(payments)

  expect(outcomes.slice(40)).toEqual(Array(20).fill('DISBURSEMENT_HELD'))
  expect((await here.accountState(source)).balance).toBe(balance)
  expect(balance).toBe(100_000n - 100n * BigInt(outcomes.filter(each => each === 'DONE').length))
  expect(await here.proof()).toEqual(SOUND)
})

test('an account that is opened concurrently with a hold is covered', async () => {
  const { officer, product, platformContext, database, workspaceId } = await setting()
  const productId = await product()
  const { id: customerId, externalId } = await customer({ platformContext })

  for (let round = 1; round <= 10; round++) {
    const hold = recorded(externalId)
    await Promise.all([
      openAccount(officer(), { customerId, productId, currency: 'NGN' }),
      applyProtectiveHold(platformContext, hold),
      openAccount(officer(), { customerId, productId, currency: 'NGN' }),
    ])
    expect(
      await database.read(
        workspaceId,
        'select 1 from core.accounts where workspace_id = $1 and customer_id = $2 and protection_version = 0',
        [workspaceId, customerId],
      ),
    ).toEqual([])
    await applyProtectiveHold(platformContext, { ...hold, isInForce: false, sequence: 2n })
  }
})

test('a customer that is added with an account while the hold is applied is covered', async () => {
  const { officer, product, platformContext, database, workspaceId } = await setting()
  const productId = await product()

  for (let round = 1; round <= 5; round++) {
    const externalId = `c-${newId()}`
    const adding = async (): Promise<void> => {
      const { id: customerId } = await ensureCustomer(platformContext, { externalId, firstName: 'Walter' })
      await openAccount(officer(), { customerId, productId, currency: 'NGN', accountName: 'Walter' })
    }
    await Promise.all([applyProtectiveHold(platformContext, recorded(externalId)), adding()])

    expect(
      await database.read(
        workspaceId,
        `select account.protection_version > 0 as "isCovered" from core.accounts account
          join core.protective_holds hold on hold.workspace_id = account.workspace_id and hold.customer_id = account.customer_id
          where account.workspace_id = $1 and hold.external_customer_id = $2`,
        [workspaceId, externalId],
      ),
    ).toEqual([{ isCovered: true }])
  }
})

test('a transfer to another bank booked before the hold is not submitted; it can be cancelled, and continues at once after the release', async () => {
  const { here, externalId, source } = await given()
  const [cancelled, retained] = [await here.sent(source), await here.sent(source)]
  const hold = recorded(externalId)
  await applyProtectiveHold(here.platformContext, hold)

  await here.work(60_000, 5)
  expect([await here.status(cancelled.id), await here.status(retained.id)]).toEqual(['PENDING', 'PENDING'])
  await cancelTransaction(here.staff('manager'), { id: cancelled.id })
  await applyProtectiveHold(here.platformContext, { ...hold, isInForce: false, sequence: 2n })
  await here.work(1_000, 2)

  expect([await here.status(cancelled.id), await here.status(retained.id)]).toEqual([
    'CANCELLED',
    'COMPLETED',
  ])
  expect(await timesSent(here, cancelled.reference)).toBe(0)
  expect(await here.proof()).toEqual(SOUND)
})

test('of two waiting transfers, the hold on one by its reference delays only this one, until its end', async () => {
  const { here, externalId, source } = await given()
  const [held, free] = [await here.sent(source), await here.sent(source)]
  const endsInMs = 1_800_000
  await applyProtectiveHold(
    here.platformContext,
    recorded(externalId, {
      scope: 'TRANSACTION',
      transactionId: held.reference,
      expiresAt: new Date(here.platform.source.now().getTime() + endsInMs),
    }),
  )

  await here.work(1_000, 3)
  expect([await here.status(held.id), await here.status(free.id)]).toEqual(['PENDING', 'COMPLETED'])
  here.clock.offsetMs += endsInMs
  await here.work(1_000, 2)
  expect(await here.status(held.id)).toBe('COMPLETED')
})

test('a payment to a payee is refused with 503 while identity cannot say who the payee is, and others are made', async () => {
  const { here, externalId, source, destination } = await given()
  const payee = { id: newId() }
  await applyProtectiveHold(
    here.platformContext,
    recorded(externalId, {
      scope: 'PAYEE',
      payeeHashes: hashesOfPayeeText(here.platform.source.keys, here.workspaceId, payee.id),
    }),
  )
  const other = await here.account(100_000n)

  here.away.add('identity')
  const outcomes = [await pay(here, source, destination), await pay(here, other, destination)]
  here.away.clear()

  expect(outcomes).toEqual(['DOMAIN_UNAVAILABLE', 'DONE'])
  expect(await pay(here, source, destination)).toBe('DONE')
})

test('money that was reserved for a remittance stays reserved while a hold covers it, and is paid after the release', async () => {
  const { here, customerId, externalId, source } = await given()
  const service = here.as({ kind: 'service' })
  const transferId = newId()
  const hold = recorded(externalId)
  await applyProtectiveHold(here.platformContext, hold)
  const reserve = { transferId, accountId: source, customerId, amount: '10.00', currency: 'NGN' }
  const capture = (): Promise<string> => captureTransferHold(service, { transferId, reference: 'RMT-1' })

  expect([await placeTransferHold(service, reserve), await capture()]).toEqual(['PLACED', 'PROTECTED'])
  expect(await here.accountState(source)).toMatchObject({ balance: 100_000n, held: 1_000n })
  await applyProtectiveHold(here.platformContext, { ...hold, isInForce: false, sequence: 2n })
  expect([await capture(), await capture()]).toEqual(['CAPTURED', 'CAPTURED'])
  expect(await here.accountState(source)).toMatchObject({ balance: 99_000n, held: 0n })
})

test('the hashes of a payee are removed when the hold ends', async () => {
  const { here, externalId } = await given()
  const hold = recorded(externalId, { scope: 'PAYEE', payeeHashes: ['a'] })
  const hashes = (): Promise<unknown[]> =>
    here.rows(
      'select payee_hashes as hashes from core.protective_holds where workspace_id = $1 and id = $2',
      [hold.id],
    )

  await applyProtectiveHold(here.platformContext, hold)
  expect(await hashes()).toEqual([{ hashes: ['a'] }])
  await applyProtectiveHold(here.platformContext, { ...hold, isInForce: false, sequence: 2n })
  expect(await hashes()).toEqual([{ hashes: [] }])
})

test('only the platform may apply a hold', async () => {
  const { here, externalId, source } = await given()

  await expect(applyProtectiveHold(here.staff('admin'), recorded(externalId))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  const teller = here.staff('teller')
  const cash = { amount: '1.00', channel: 'BRANCH', narration: 'Cash' } as const
  expect(
    (await withdraw(teller, { ...cash, accountId: source, initiatedBy: teller.actor.subjectId })).type,
  ).toBe('WITHDRAWAL')
})
