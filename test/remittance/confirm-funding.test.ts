import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import {
  asKey,
  DEMO,
  QUOTE,
  REASONS,
  RECIPIENT,
  RIVAL,
  send,
  signIn,
  type RestResponse,
  type Headers,
} from '#test/e2e/support/rest.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { demo as fillRemittance } from '#remittance/demo.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { createQuote } from '#remittance/operations/quotes/create-quote.ts'
import { createRecipient } from '#remittance/operations/recipients/create-recipient.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { transfer as readTransfer } from '#remittance/queries/transfers.ts'
import type { Context } from '#kernel/context.ts'
import { demoWorld, world } from '#test/support/world.ts'
import { lastStepOf, platformOf, rememberedOf, statusesOf, stored } from './transfer-history.ts'
import { NIGERIAN, setting, type Setting } from './given.ts'

const manual = (here: Setting) => here.transfer({ sourceOfFunds: 'Manual' })

test("a transfer that the sender pays to the tenant waits for the tenant's confirmation, and then completes", async () => {
  const here = await setting()
  const { id, reference } = await manual(here)

  await here.work(60_000)
  expect(await statusesOf(here, id)).toEqual(['CREATED'])
  expect(await confirmFunding(here.key(), { id })).toMatchObject({
    id,
    status: 'FUNDED',
    collectedBy: 'TENANT',
  })
  expect(await lastStepOf(here, id)).toMatchObject({ status: 'FUNDED', actor: 'TENANT' })
  await here.work()
  await here.work(1_000)

  expect((await stored(here, id)).status).toBe('COMPLETED')
  // The tenant collected the money, so the provider did not.
  expect(await rememberedOf(here, reference)).toMatchObject({
    collection: undefined,
    payout: { timesReceived: 1 },
  })
})

test('money collected by the tenant is refunded as well', async () => {
  const here = await setting()
  const { id, reference } = await manual(here)
  await confirmFunding(here.key(), { id })
  await cancelTransfer(here.sender(), { id })

  await here.work()

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'FAILED', 'REFUNDED'])
  expect(await rememberedOf(here, reference)).toEqual({ collection: 'REFUNDED', payout: undefined })
})

test('a transfer is funded once: not again, not while the provider collects, not while it is held, not after it has failed', async () => {
  const here = await setting()
  const [paid, funded, cancelled] = [await manual(here), await here.transfer(), await manual(here)]
  const wanted = await here.order({ sourceOfFunds: 'manual' })
  here.away.add('compliance')
  const held = await here.transfer(wanted)
  here.away.delete('compliance')
  await confirmFunding(here.key(), { id: paid.id })
  await fundTransfer(platformOf(here), { transferId: funded.id })
  await cancelTransfer(here.sender(), { id: cancelled.id })

  for (const { id } of [paid, funded, cancelled, held])
    await expect(confirmFunding(here.key(), { id })).rejects.toMatchObject({
      code: 'INVALID_STATE',
      kind: 'conflict',
    })

  expect((await stored(here, held.id)).status).toBe('CREATED')
})

test('of many concurrent confirmations by tenant and worker exactly one funds the transfer', async () => {
  const here = await setting()
  for (let round = 0; round < 5; round++) {
    const { id, reference } = await here.transfer()

    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => confirmFunding(here.key(), { id })),
      ...Array.from({ length: 4 }, () => fundTransfer(platformOf(here), { transferId: id })),
    ])

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { status, collectedBy } = await stored(here, id)
    expect(status).toBe('FUNDED')
    expect((await rememberedOf(here, reference)).collection).toBe(
      collectedBy === 'TENANT' ? undefined : 'COLLECTED',
    )
  }
})

test("only the tenant's key with write access can confirm funding, and only for the tenant's own transfers", async () => {
  const here = await setting()
  const rival = await setting()
  const { id } = await manual(here)
  const readOnly = here.as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:read'] })

  for (const caller of [here.sender(), here.staff(), readOnly])
    await expect(confirmFunding(caller, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  for (const [caller, wanted] of [
    [rival.key(), id],
    [here.key(), newId()],
  ] as const)
    await expect(confirmFunding(caller, { id: wanted })).rejects.toMatchObject({ code: 'TRANSFER_NOT_FOUND' })

  expect((await stored(here, id)).status).toBe('CREATED')
})

test('an unfunded transfer fails when its quote expires', async () => {
  const here = await setting()
  const { id } = await manual(here)
  await here.work()

  await here.work(590_000)
  expect((await stored(here, id)).status).toBe('CREATED')
  await here.work(12_000)

  expect(await lastStepOf(here, id)).toEqual({
    status: 'FAILED',
    actor: 'PLATFORM',
    reason: 'QUOTE_EXPIRED',
    reasonCode: 'NARR',
  })
  expect((await stored(here, id)).dueAt).toBe(null)
})

test('the provider collects nothing after the quote expires', async () => {
  const here = await setting()
  const { id, reference } = await here.transfer()

  here.clock.offsetMs += 600_001
  await here.work()

  expect(await lastStepOf(here, id)).toMatchObject({ status: 'FAILED', reason: 'QUOTE_EXPIRED' })
  expect((await rememberedOf(here, reference)).collection).toBe(undefined)
})

test('a held transfer fails when its quote expires, with or without a screening result', async () => {
  const here = await setting()
  const wanted = [await here.order(), await here.order()]
  here.away.add('compliance')
  const [pending, funded] = [await here.transfer(wanted[0]), await here.transfer(wanted[1])]

  here.clock.offsetMs += 600_001
  await here.work()
  here.away.delete('compliance')
  expect(await lastStepOf(here, pending.id)).toMatchObject({ status: 'FAILED', reason: 'QUOTE_EXPIRED' })
  await here.work()

  expect(await lastStepOf(here, funded.id)).toMatchObject({ status: 'FAILED', reason: 'QUOTE_EXPIRED' })
})

test('late funding over REST is a conflict that names the reason, fails the transfer, and is repeated for the same key', async () => {
  const demo = await demoWorld()
  const { app, clock } = demo
  const { headers } = await signIn(app, DEMO)
  const {
    body: { id: recipientId },
  } = await send(app, { method: 'POST', path: '/recipients', headers, body: RECIPIENT })
  const create = async (): Promise<string> => {
    const {
      body: { quoteId },
    } = await send(app, { method: 'POST', path: '/quotes', headers, body: QUOTE })
    return (
      await send(app, {
        method: 'POST',
        path: '/transfers',
        headers,
        body: { quoteId, recipientId, ...REASONS, sourceOfFunds: 'manual' },
      })
    ).body.id as string
  }
  const fund = (id: string, by: Headers, key: string): Promise<RestResponse> =>
    send(app, { method: 'POST', path: `/transfers/${id}/fund`, headers: { ...by, 'idempotency-key': key } })
  const [inTime, late] = [await create(), await create()]

  const paid = [await fund(inTime, asKey(DEMO), 'fund-1'), await fund(inTime, asKey(DEMO), 'fund-1')]
  const refused = [await fund(inTime, headers, 'fund-2'), await fund(inTime, asKey(RIVAL), 'fund-3')]
  clock.offsetMs += 600_001
  const tooLate = [await fund(late, asKey(DEMO), 'fund-4'), await fund(late, asKey(DEMO), 'fund-4')]
  const { body } = await send(app, { method: 'GET', path: `/transfers/${late}`, headers: asKey(DEMO) })

  expect(paid.map(({ status, text }) => [status, text])).toEqual(paid.map(() => [200, paid[0]!.text]))
  expect(paid[0]!.body.status).toBe('funded')
  expect(paid[1]!.headers['idempotent-replayed']).toBe('true')
  expect(refused.map(({ status }) => status)).toEqual([401, 404])
  expect(tooLate.map(({ status, text }) => [status, text])).toEqual(
    tooLate.map(() => [
      409,
      JSON.stringify({
        error: 'The quote expired before the transfer was funded, so the transfer has failed.',
        code: 'INVALID_STATE',
      }),
    ]),
  )
  expect([body.status, body.events.map(({ status }: { status: string }) => status)]).toEqual([
    'failed',
    ['created', 'failed'],
  ])
})

test("without providers a transfer waits: first for the tenant's confirmation, then for a payout partner", async () => {
  const here = await world()
  const production = here.production.workspaceId
  const as = (kind: 'platform' | 'tenant_key' | 'user', customerId?: string): Context =>
    here.as({
      kind,
      workspaceId: production,
      environment: 'production',
      scopes: ['remittance:write'],
      ...(customerId !== undefined && { customerId }),
    })
  await fillRemittance(as('platform'))
  const { id: customerId } = await ensureCustomer(as('platform'), {
    externalId: 'sender',
    firstName: 'Grace',
    lastName: 'Hopper',
    dateOfBirth: '1906-12-09',
    countryCode: 'US',
  })
  await attestKyc(as('platform'), { customerId, status: 'VERIFIED', level: 2 })
  const { id: recipientId } = await createRecipient(as('user', customerId), {
    ...NIGERIAN,
    lastName: 'test-payout-rejected',
  })
  const { id: quoteId } = await createQuote(as('user', customerId), {
    sendAmount: '100.00',
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    destinationCountry: 'NG',
  })
  const { id } = await createTransfer(as('user', customerId), { quoteId, recipientId, ...REASONS })
  const status = async (): Promise<string> => (await readTransfer(as('tenant_key'), id)).status

  await here.work(60_000)
  const seen = [await status()]
  await confirmFunding(as('tenant_key'), { id })
  await here.work(60_000, 3)
  seen.push(await status())
  await cancelTransfer(as('user', customerId), { id })
  await here.work(60_000, 3)
  seen.push(await status())

  expect(seen).toEqual(['CREATED', 'FUNDED', 'FAILED'])
  expect(
    await rememberedOf(
      { ...here, workspaceId: production },
      (await readTransfer(as('tenant_key'), id)).reference,
    ),
  ).toEqual({ collection: undefined, payout: undefined })
})
