import { expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { setKycLimit } from '#remittance/operations/corridors/set-kyc-limit.ts'
import { kycLimits } from '#remittance/queries/kyc-limits.ts'
import { SENT } from '#remittance/queries/sent.ts'
import { sendingLimits } from '#remittance/queries/sending-limits.ts'
import { adminOf, LOGINS, loginOf } from '#test/support/cluster.ts'
import { claim, setting, type Setting } from './given.ts'

const DAY_MS = 86_400_000

/** The middle of a day and of a month, so that neither ends while the test runs. */
function noonOfTheMiddleOfAMonth({ clock }: Setting): void {
  const now = new Date()
  clock.offsetMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 14, 12) - now.getTime()
}

/** A fixture whose customers of level 2 may send 500 USD a day and 1,000 a month, and half as much in GBP. */
async function limited(): Promise<Setting> {
  const here = await setting()
  noonOfTheMiddleOfAMonth(here)
  await setKycLimit(here.manager(), { level: 2, currency: 'USD', perDay: '500.00', perMonth: '1000.00' })
  await setKycLimit(here.manager(), { level: 2, currency: 'GBP', perDay: '250.00', perMonth: '500.00' })
  here.clock.offsetMs += 1_000
  return here
}

const send = async ({ quote, transfer }: Setting, sendAmount: string, sendCurrency = 'USD') =>
  transfer({ quoteId: (await quote({ sendAmount, sendCurrency })).id })

test('a daily limit can be used to the last cent, the refusal names the remaining amount, and the next day starts again', async () => {
  const here = await limited()
  await send(here, '300.00')

  await expect(send(here, '200.01')).rejects.toMatchObject({
    code: 'KYC_LIMIT_EXCEEDED',
    kind: 'refused',
    message: 'The amount exceeds your sending limit for this day (UTC): 200.00 USD is left.',
  })
  await send(here, '200.00')
  await expect(send(here, '1.00')).rejects.toMatchObject({
    message: expect.stringContaining('0.00 USD is left'),
  })
  here.clock.offsetMs += DAY_MS

  await send(here, '500.00')
})

test('when both the day and its month are used up, the refusal names the month: waiting for the next day would not help', async () => {
  const here = await limited()
  await setKycLimit(here.manager(), { level: 2, currency: 'USD', perDay: '500.00', perMonth: '500.00' })
  here.clock.offsetMs += 1_000
  await send(here, '500.00')

  await expect(send(here, '1.00')).rejects.toMatchObject({
    message: 'The amount exceeds your sending limit for this month (UTC): 0.00 USD is left.',
  })
})

test('the monthly limit applies across its days, and starts again with the next month', async () => {
  const here = await limited()
  for (const amount of ['500.00', '400.00']) {
    await send(here, amount)
    here.clock.offsetMs += DAY_MS
  }

  await expect(send(here, '100.01')).rejects.toMatchObject({
    message: 'The amount exceeds your sending limit for this month (UTC): 100.00 USD is left.',
  })
  await send(here, '100.00')
  here.clock.offsetMs += 31 * DAY_MS

  await send(here, '500.00')
})

test('amounts in all currencies share one limit, without exchange rates', async () => {
  const here = await limited()
  await send(here, '250.00', 'USD')
  await send(here, '62.50', 'GBP')

  expect(await sendingLimits(here.sender())).toEqual([
    {
      currency: 'CAD',
      perDay: '1400000.00',
      leftToday: '350000.00',
      perMonth: '7000000.00',
      leftThisMonth: '4375000.00',
    },
    {
      currency: 'EUR',
      perDay: '900000.00',
      leftToday: '225000.00',
      perMonth: '4500000.00',
      leftThisMonth: '2812500.00',
    },
    { currency: 'GBP', perDay: '250.00', leftToday: '62.50', perMonth: '500.00', leftThisMonth: '312.50' },
    { currency: 'USD', perDay: '500.00', leftToday: '125.00', perMonth: '1000.00', leftThisMonth: '625.00' },
  ])
  await expect(send(here, '62.51', 'GBP')).rejects.toMatchObject({
    message: expect.stringContaining('62.50 GBP is left'),
  })
  await send(here, '125.00', 'USD')
  await expect(send(here, '1.00', 'GBP')).rejects.toMatchObject({ code: 'KYC_LIMIT_EXCEEDED' })
})

test('of twenty concurrent transfers exactly those within the limit are created, and the quotes of the others stay unused', async () => {
  const here = await limited()
  const { sender, recipient, quote, database, workspaceId } = here
  const { id: recipientId } = await recipient()
  const quotes = await Promise.all(Array.from({ length: 20 }, () => quote({ sendAmount: '120.00' })))
  const orders = quotes.map(({ id: quoteId }) => ({
    quoteId,
    recipientId,
    transferReason: 'a',
    sourceOfFunds: 'b',
    relationshipToRecipient: 'c',
  }))

  const outcomes = await Promise.allSettled(orders.map(each => createTransfer(sender(), each)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({
        code: 'KYC_LIMIT_EXCEEDED',
        message: expect.stringContaining(' is left'),
      })
  const [sums] = await database.read<{ created: bigint; used: bigint; screened: bigint }>(
    workspaceId,
    `select
    (select count(*) from remittance.transfers where workspace_id = $1) as created,
    (select count(*) from remittance.quotes where workspace_id = $1 and used_by_transfer_id is not null) as used,
    (select count(*) from compliance.payment_screenings where workspace_id = $1 and voided_at is null) as screened`,
    [workspaceId],
  )
  expect(sums).toEqual({ created: 4n, used: 4n, screened: 4n })
})

test('a failed or refunded transfer does not count', async () => {
  const here = await limited()
  const created = [await send(here, '200.00'), await send(here, '300.00')]
  for (const [place, status] of ['FAILED', 'REFUNDED'].entries())
    await withClient(adminOf(here.databaseName), admin =>
      admin.query(
        'update remittance.transfers set status = $1, due_at = null where workspace_id = $2 and id = $3',
        [status, here.workspaceId, created[place]!.id],
      ),
    )

  expect((await send(here, '500.00')).status).toBe('CREATED')
})

test("senders do not use up each other's limits, nor do tenants", async () => {
  const here = await limited()
  const other = await here.customer()
  const rival = await setting()
  await send(here, '500.00')

  const { id: quoteId } = await here.quote({ by: other.session, sendAmount: '500.00' })
  expect((await here.transfer({ by: other.session, quoteId })).status).toBe('CREATED')
  expect((await send(rival, '501.00')).status).toBe('CREATED')
})

test('each level has its own limits, and a level without a limit in the currency cannot send', async () => {
  const here = await setting()
  const [basic, enhanced] = [
    await here.customer({ level: 1 }),
    await here.customer({ level: 3, dateOfBirth: '1990-05-17' }),
  ]
  await setKycLimit(here.manager(), { level: 1, currency: 'USD', perDay: '0.00', perMonth: '0' })
  here.clock.offsetMs += 1_000
  const by = async (session: Setting['sender'], sendAmount: string, sendCurrency = 'USD') =>
    here.transfer({ by: session, quoteId: (await here.quote({ by: session, sendAmount, sendCurrency })).id })

  await expect(by(basic.session, '1.00')).rejects.toMatchObject({
    message: expect.stringContaining('0.00 USD is left'),
  })
  expect(await by(basic.session, '900.00', 'GBP').catch((error: Error) => error.message)).toContain(
    '800.00 GBP is left',
  )
  expect((await by(enhanced.session, '10000.00')).sendAmountMinor).toBe(1_000_000n)
})

test('a workspace without limits is unlimited; after the first limit, levels and currencies without one cannot send', async () => {
  const here = await setting()
  await withClient(adminOf(here.databaseName), async admin => {
    await admin.query('alter table remittance.kyc_limits disable trigger append_only')
    await admin.query('delete from remittance.kyc_limits where workspace_id = $1', [here.workspaceId])
    await admin.query('alter table remittance.kyc_limits enable trigger append_only')
  })

  expect(await sendingLimits(here.sender())).toBeNull()
  await send(here, '999.99')
  await setKycLimit(here.manager(), { level: 3, currency: 'USD', perDay: '1.00', perMonth: '1.00' })
  here.clock.offsetMs += 1_000

  await expect(send(here, '1.00')).rejects.toMatchObject({ code: 'KYC_LIMIT_EXCEEDED' })
  expect(await sendingLimits(here.sender())).toEqual([])
})

test('a limit applies from the time it was set, the previous one stays on record, and concurrent ones do not overwrite each other', async () => {
  const { manager, staff, key, clock, published, databaseName, workspaceId } = await setting()

  await Promise.all(
    ['1.00', '2.00', '3.00'].map(perDay =>
      setKycLimit(manager(), { level: 3, currency: 'JPY', perDay: perDay.slice(0, 1), perMonth: '9' }),
    ),
  )
  clock.offsetMs += 1_000
  await setKycLimit(manager(), { level: 3, currency: 'JPY', perDay: '7', perMonth: '9' })
  clock.offsetMs += 1_000

  expect((await kycLimits(staff())).filter(({ currency }) => currency === 'JPY')).toMatchObject([
    { level: 3, perDayMinor: 7n, perMonthMinor: 9n },
  ])
  expect(await kycLimits(key())).toHaveLength(13)
  const {
    rows: [row],
  } = await withClient(adminOf(databaseName), admin =>
    admin.query(`select count(*) from remittance.kyc_limits where workspace_id = $1 and currency = 'JPY'`, [
      workspaceId,
    ]),
  )
  expect(Number(row.count)).toBe(4)
  expect((await published()).filter(({ type }) => type === 'remittance.kyc_limit_set')).toHaveLength(4)
})

test('only staff set limits, all issues are returned at once, and a repeat under the same key sets one limit', async () => {
  const { as, manager, staff, key, sender } = await setting()
  const limit = { level: 2, currency: 'JPY', perDay: '5', perMonth: '50' }
  const keyed = () =>
    setKycLimit(
      as(
        { kind: 'staff', subjectId: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f', scopes: ['remittance:write'] },
        { idempotency: claim('k1') },
      ),
      limit,
    )

  for (const caller of [staff, key, sender])
    await expect(setKycLimit(caller(), limit)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(kycLimits(sender())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(setKycLimit(manager(), { ...limit, perDay: '5.1', perMonth: '1.05' })).rejects.toMatchObject({
    issues: [{ field: 'perDay' }, { field: 'perMonth' }],
  })
  await expect(setKycLimit(manager(), { ...limit, perMonth: '4' })).rejects.toMatchObject({
    issues: [{ field: 'perMonth' }],
  })
  expect(await keyed()).toEqual(await keyed())
})

test('remaining limits are visible to the customer, to staff and to keys only', async () => {
  const here = await limited()
  const rival = await setting()
  const other = await here.customer()

  expect(await sendingLimits(here.staff(), here.senderId)).toHaveLength(4)
  expect(await sendingLimits(here.key(), here.senderId)).toHaveLength(4)
  expect(await sendingLimits(other.session(), here.senderId)).toBeNull()
  expect(await sendingLimits(rival.staff(), here.senderId)).toBeNull()
  await expect(sendingLimits(here.staff())).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'customerId' }],
  })
})

test("the amount sent by a customer is summed through the index of the customer's transfers, under row-level security", async () => {
  const { databaseName, workspaceId, transfer } = await setting()
  const { id } = await transfer()
  // The planner needs statistics of a large table: two thousand transfers of as many customers.
  await withClient(adminOf(databaseName), async admin => {
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `insert into remittance.transfers select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'reference', n, 'customer_id', gen_random_uuid(), 'quote_id', gen_random_uuid()))).* from remittance.transfers one, generate_series(1, 2000) n where id = $1`,
      [id],
    )
    await admin.query('analyze remittance.transfers')
  })

  const plan = await withClient(loginOf(LOGINS.app, databaseName), async client => {
    await client.query(`set enable_bitmapscan = off; set app.workspace = '${workspaceId}'`)
    return (await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${SENT}`)).rows
      .map(row => row['QUERY PLAN'])
      .join('\n')
  })

  expect(plan).toMatch(
    /Index Scan using transfers_of_customer[\s\S]*Index Cond: \(\(workspace_id = \$1\) AND \(customer_id = \$2\) AND \(created_at >= \$3\)\)/,
  )
})
