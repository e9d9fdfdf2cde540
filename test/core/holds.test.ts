import { expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { captureHold } from '#core/operations/holds/capture-hold.ts'
import { endHolds } from '#core/operations/holds/end-holds.ts'
import { extendHold } from '#core/operations/holds/extend-hold.ts'
import { placeHold } from '#core/operations/holds/place-hold.ts'
import { releaseHold } from '#core/operations/holds/release-hold.ts'
import { accountHolds, hold as readHold, openHolds, type HoldRow } from '#core/queries/holds.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { bank, SOUND, type Bank } from './bank.ts'
import { soon, place, handOut } from './given-hold.ts'

const publishedTypes = async (at: Bank, id: string): Promise<string[]> =>
  (await at.published()).filter(({ aggregateId }) => aggregateId === id).map(({ type }) => type)

test('a hold of at most the available balance keeps the money from being spent', async () => {
  const at = await bank()
  const account = await at.account(30_000n)

  const held = await place(at, account, { amount: '250.00' })

  expect(held).toMatchObject({ status: 'ACTIVE', amountMinor: 25_000n, remainingMinor: 25_000n })
  expect(await at.accountState(account)).toEqual({ balance: 30_000n, held: 25_000n, available: 5_000n })
  await expect(handOut(at, account, '50.01')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await expect(place(at, account, { amount: '50.01' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await place(at, account, { amount: '50.00', type: 'LEGAL', expiresAt: null })
  expect((await at.accountState(account)).available).toBe(0n)
  expect(await publishedTypes(at, held.id)).toEqual(['core.hold_created'])
  expect(await at.proof()).toEqual(SOUND)
})

test('a hold can be released in parts, and only a manager can release a LEGAL hold', async () => {
  const at = await bank()
  const account = await at.account(30_000n)
  const [held, legal] = [
    await place(at, account),
    await place(at, account, { type: 'LEGAL', expiresAt: null }),
  ]

  const partly = await releaseHold(at.staff('officer'), { id: held.id, amount: '40.00' })
  await expect(releaseHold(at.staff('officer'), { id: held.id, amount: '60.01' })).rejects.toMatchObject({
    code: 'HOLD_AMOUNT_EXCEEDED',
  })
  const wholly = await releaseHold(at.staff('officer'), { id: held.id })
  await expect(releaseHold(at.staff('officer'), { id: held.id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  await expect(releaseHold(at.staff('officer'), { id: legal.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await releaseHold(at.staff('manager'), { id: legal.id })

  expect([partly, wholly].map(({ status, remainingMinor }) => `${status} ${remainingMinor}`)).toEqual([
    'PARTIALLY_RELEASED 6000',
    'RELEASED 0',
  ])
  expect(await at.accountState(account)).toEqual({ balance: 30_000n, held: 0n, available: 30_000n })
  expect(await publishedTypes(at, held.id)).toEqual([
    'core.hold_created',
    'core.hold_released',
    'core.hold_released',
  ])
  expect(await at.proof()).toEqual(SOUND)
})

test('a capture pays the given amount, releases the rest, and happens once', async () => {
  const at = await bank()
  const [payer, payee] = [await at.account(30_000n), await at.account()]
  const held = await place(at, payer, { amount: '250.00' })
  const paid = { id: held.id, destinationAccountId: payee }

  await expect(captureHold(at.staff('officer'), { ...paid, amount: '250.01' })).rejects.toMatchObject({
    code: 'HOLD_AMOUNT_EXCEEDED',
  })
  await expect(
    captureHold(at.staff('officer'), { ...paid, amount: '1.00', destinationAccountId: payer }),
  ).rejects.toMatchObject({ code: 'SAME_ACCOUNT' })
  const captured = await captureHold(at.staff('officer'), { ...paid, amount: '180.50' })
  await expect(captureHold(at.staff('officer'), { ...paid, amount: '1.00' })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })

  expect(captured).toMatchObject({ status: 'CAPTURED', remainingMinor: 0n, capturedMinor: 18_050n })
  expect(await at.found(captured.capturedTransactionId!)).toMatchObject({
    type: 'PAYMENT',
    postedStatus: 'COMPLETED',
    amountMinor: 18_050n,
    debitAccountId: payer,
    creditAccountId: payee,
    narration: 'Hotel',
  })
  expect([await at.accountState(payer), await at.accountState(payee)]).toEqual([
    { balance: 11_950n, held: 0n, available: 11_950n },
    { balance: 18_050n, held: 0n, available: 18_050n },
  ])
  expect(await publishedTypes(at, held.id)).toEqual(['core.hold_created', 'core.hold_captured'])
  expect(await at.proof()).toEqual(SOUND)
})

test('a LEGAL hold is captured despite a freeze, but never paid to a closed account', async () => {
  const at = await bank()
  const [payer, frozen, closed] = [
    await at.account(30_000n),
    await at.account(0n, { status: 'FROZEN' }),
    await at.account(0n, { status: 'CLOSED' }),
  ]
  const { id } = await place(at, payer, { amount: '250.00', type: 'LEGAL', expiresAt: null })

  await expect(
    captureHold(at.staff('manager'), { id, amount: '1.00', destinationAccountId: closed }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
  await captureHold(at.staff('manager'), { id, amount: '250.00', destinationAccountId: frozen })

  expect([await at.accountState(frozen), await at.accountState(closed)]).toMatchObject([
    { balance: 25_000n },
    { balance: 0n },
  ])
})

test('of twenty concurrent captures and releases exactly one succeeds', async () => {
  const at = await bank()
  const [payer, payee] = [await at.account(30_000n), await at.account()]
  const { id } = await place(at, payer, { amount: '300.00' })

  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      index % 4 === 3
        ? releaseHold(at.staff('officer'), { id })
        : captureHold(at.staff('officer'), { id, amount: '300.00', destinationAccountId: payee }),
    ),
  )

  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'INVALID_STATE' })
  const { status } = await readHold(at.staff('viewer'), id)
  expect((await at.accountState(payee)).balance).toBe(status === 'CAPTURED' ? 30_000n : 0n)
  expect(await at.proof()).toEqual(SOUND)
})

test('a hold stops counting at its expiry, reads EXPIRED, cannot be used, and is published once', async () => {
  const at = await bank()
  at.clock.stoppedAtMs = Date.now()
  const account = await at.account(30_000n)
  const [first, second] = [
    await place(at, account, { amount: '100.00' }),
    await place(at, account, { amount: '200.00', expiresAt: soon(at, 120_000) }),
  ]
  await expect(
    extendHold(at.staff('officer'), { id: first.id, expiresAt: soon(at, 30_000) }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })

  at.clock.offsetMs += 59_999
  const before = await at.accountState(account)
  at.clock.offsetMs += 1
  const after = await at.accountState(account)

  expect([before.available, after.available]).toEqual([0n, 10_000n])
  expect(await readHold(at.staff('viewer'), first.id)).toMatchObject({
    status: 'EXPIRED',
    remainingMinor: 0n,
  })
  await expect(releaseHold(at.staff('officer'), { id: first.id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  await expect(
    extendHold(at.staff('officer'), { id: first.id, expiresAt: soon(at, 60_000) }),
  ).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await extendHold(at.staff('officer'), { id: second.id, expiresAt: soon(at, 120_000) })
  await handOut(at, account, '100.00')
  await at.work(60_000)
  expect((await at.accountState(account)).held).toBe(20_000n)
  await at.work(60_000)
  await at.work()
  expect(await at.accountState(account)).toEqual({ balance: 20_000n, held: 0n, available: 20_000n })
  for (const { id } of [first, second])
    expect((await publishedTypes(at, id)).filter(type => type === 'core.hold_expired')).toHaveLength(1)
  expect(await endHolds(at.platformContext, { accountId: account })).toBe(0)
  expect(await at.proof()).toEqual(SOUND)
  delete at.clock.stoppedAtMs
})

test('invalid holds are refused', async () => {
  const at = await bank()
  const other = await bank()
  const [account, frozen] = [await at.account(30_000n), await at.account(30_000n, { status: 'FROZEN' })]
  await place(at, account, { reference: 'booking 7' })

  await expect(place(at, account, { reference: 'booking 7' })).rejects.toMatchObject({
    code: 'DUPLICATE_REFERENCE',
  })
  await expect(place(at, account, { expiresAt: soon(at, -1) })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await expect(place(at, account, { type: 'LEGAL' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(place(at, frozen)).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  expect(await place(at, frozen, { type: 'LIEN' })).toMatchObject({ status: 'ACTIVE' })
  await expect(
    placeHold(at.staff('teller'), { accountId: account, amount: '1.00', reason: 'No', type: 'LIEN' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(place(other, account)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  await expect(
    releaseHold(other.staff('manager'), { id: (await place(at, account)).id }),
  ).rejects.toMatchObject({ code: 'HOLD_NOT_FOUND' })
})

test("an account's holds are listed newest first, page by page, with their current status", async () => {
  const at = await bank()
  const account = await at.account(100_000n)
  const created: HoldRow[] = []
  for (let number = 0; number < 5; number++)
    created.push(
      await place(at, account, { amount: '1.00', expiresAt: soon(at, number === 2 ? 1_000 : 60_000) }),
    )
  at.clock.offsetMs += 2_000

  const first = await accountHolds(at.staff('viewer'), { accountId: account, first: 3 })
  const rest = await accountHolds(at.staff('viewer'), {
    accountId: account,
    first: 3,
    after: first.pageInfo.endCursor,
  })
  const expired = await accountHolds(at.staff('viewer'), { accountId: account, first: 3, status: 'EXPIRED' })

  expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(created.map(({ id }) => id).reverse())
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
  expect(expired.nodes.map(({ id }) => id)).toEqual([created[2]!.id])
  await expect(
    accountHolds(at.staff('viewer'), {
      accountId: await at.account(),
      first: 3,
      after: first.pageInfo.endCursor,
    }),
  ).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
})

test('lists of holds are served by an index under row-level security', async () => {
  const at = await bank()
  const account = await at.account()
  at.statements.length = 0
  await accountHolds(at.staff('viewer'), { accountId: account, first: 3, status: 'ACTIVE' })
  await openHolds(at.staff('viewer'), account)

  const lists = at.statements.filter(text => text.includes('core.holds') && text.includes('order by'))
  const plans = await withClient(loginOf(LOGINS.app, at.databaseName), async client => {
    await client.query(`begin; set local app.workspace = '${at.workspaceId}'; set local enable_seqscan = off`)
    const rows: string[] = []
    for (const text of lists)
      rows.push(
        (await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)).rows
          .map(row => row['QUERY PLAN'])
          .join('\n'),
      )
    return rows
  })

  expect(lists).toHaveLength(2)
  for (const plan of plans)
    expect(plan).toMatch(/Index (?:Only )?Scan[^\n]* (?:holds_of_account|holds_counting)/)
})
