import { expect, test } from '@jest/globals'
import { releasePayment } from '#compliance/operations/payments/release-payment.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { paymentScreenings } from '#compliance/queries/payment-screenings.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { reviewHeldTransfer } from '#remittance/operations/transfers/review-held-transfer.ts'
import { screenHeldTransfer } from '#remittance/operations/transfers/screen-held-transfer.ts'
import { transfersInFlight } from '#remittance/queries/transfers-in-flight.ts'
import { named } from '#test/compliance/active-lists.ts'
import { lastStepOf, platformOf, rememberedOf, statusesOf, stored } from '../transfer-history.ts'
import { NIGERIAN, type Setting } from '../given.ts'
import { bench, PAID } from './held-transfer-fixture.ts'

const activeScreenings = async (here: Setting, id: string) =>
  (await paymentScreenings(here.as({ kind: 'staff', scopes: ['compliance:read'] }), id))
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ stage, outcome, holdReason }) => [stage, outcome, holdReason])

test('a payee with a possible match is paid only after an analyst resolves the match as a false positive', async () => {
  const here = await bench()
  await here.suspect()

  const { id, reference, hold, screeningIds } = await here.pay()
  expect([hold, screeningIds.length]).toEqual(['SCREENING_MATCH', 1])
  await here.work(60_000, 3)
  expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
  expect(await rememberedOf(here, reference)).toEqual({ collection: undefined, payout: undefined })

  expect(await here.resolveAll(id, 'FALSE_POSITIVE')).toBe(1)
  await here.work(1_500, 4)

  expect(await statusesOf(here, id)).toEqual(PAID)
  expect(await activeScreenings(here, id)).toEqual([
    ['CREATION', 'CLEAR', null],
    ['PAYOUT', 'CLEAR', null],
  ])
})

test("an analyst's decision made during a screening call takes effect at once", async () => {
  const here = await bench()
  await here.suspect()
  const { id } = await here.pay()
  await here.work(60_000, 12)
  const platform = platformOf(here)
  const { callDomain } = platform
  const decidedInBetween: typeof callDomain = async (ctx, call, variables) => {
    const result = await callDomain(ctx, call, variables)
    if (!call.text.includes('decidePayment')) return result
    await here.resolveAll(id, 'FALSE_POSITIVE')
    await reviewHeldTransfer(platformOf(here), { transferId: id })
    return result
  }

  expect(
    await screenHeldTransfer(platformOf(here, { callDomain: decidedInBetween }), { transferId: id }),
  ).toMatchObject({ hold: 'SCREENING_MATCH' })
  expect((await stored(here, id)).dueAt!.getTime()).toBeLessThanOrEqual(here.platform.source.now().getTime())
  await here.work(1_500, 4)

  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a false positive at creation is cleared at payout as well, unless the list entry has changed', async () => {
  const here = await bench()
  const entry = await here.suspect()
  const { id } = await here.pay({ sourceOfFunds: 'manual' })
  await here.resolveAll(id, 'FALSE_POSITIVE')
  await here.work()
  await confirmFunding(here.key(), { id })
  await here.lists.list('UN_CONSOLIDATED', {
    ...entry,
    names: [...named('Wholly Unheard Of'), ...named(here.name.whole, 'WEAK_ALIAS')],
    programs: ['ANOTHER'],
  })

  await here.work(1_500, 2)

  expect(await stored(here, id)).toMatchObject({ status: 'FUNDED', hold: 'SCREENING_MATCH' })
  await here.resolveAll(id, 'FALSE_POSITIVE')
  await here.work(1_500, 3)
  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a confirmed match fails the transfer before funding, and nothing is collected', async () => {
  const here = await bench()
  await here.suspect()
  const { id, reference } = await here.pay()

  await here.resolveAll(id, 'CONFIRMED')
  await here.work(1_500, 2)

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FAILED'])
  expect(await lastStepOf(here, id)).toEqual({
    status: 'FAILED',
    actor: 'PLATFORM',
    reason: 'SCREENING_MATCH',
    reasonCode: 'RR04',
  })
  expect(await rememberedOf(here, reference)).toEqual({ collection: undefined, payout: undefined })
})

test('a payee listed after funding is held before the payout; if the match is confirmed, the money is refunded', async () => {
  const here = await bench()
  const { id, reference } = await here.pay()
  await fundTransfer(platformOf(here), { transferId: id })
  await here.suspect('EU_CONSOLIDATED')
  await here.work(1_500, 2)
  expect(await stored(here, id)).toMatchObject({ status: 'FUNDED', hold: 'SCREENING_MATCH' })
  expect(
    (await transfersInFlight(here.as({ kind: 'service' }))).map(({ transfers }) => Number(transfers)),
  ).toEqual([1])

  await here.resolveAll(id, 'CONFIRMED')
  await here.work(1_500, 2)

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'FAILED', 'REFUNDED'])
  expect(await rememberedOf(here, reference)).toEqual({ collection: 'REFUNDED', payout: undefined })
  expect(await transfersInFlight(here.as({ kind: 'service' }))).toEqual([])
})

test('a transfer with two matches stays held while one of them is open or inconclusive', async () => {
  const here = await bench()
  await here.suspect('EU_CONSOLIDATED')
  await here.suspect('UN_CONSOLIDATED')
  const {
    id,
    screeningIds: [screeningId],
  } = await here.pay()
  const matches = await here.database.read<{ id: string }>(
    here.workspaceId,
    'select id from compliance.screening_matches where workspace_id = $1 and screening_id = $2 order by id',
    [here.workspaceId, screeningId],
  )
  const officer = here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })

  await resolveMatch(officer, {
    screeningId: screeningId!,
    matchId: matches[0]!.id,
    resolution: 'FALSE_POSITIVE',
  })
  await here.work(60_000, 2)
  expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
  await resolveMatch(officer, {
    screeningId: screeningId!,
    matchId: matches[1]!.id,
    resolution: 'INCONCLUSIVE',
  })
  await here.work(60_000, 2)

  expect(matches).toHaveLength(2)
  expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
})

test('without automatic release a user releases the transfer, and only after all matches are cleared', async () => {
  const here = await bench()
  await here.set({ autoReleaseOnFalsePositive: false })
  await here.suspect()
  const { id } = await here.pay()
  const officer = () => here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })
  await expect(releasePayment(officer(), { paymentId: id })).rejects.toMatchObject({
    code: 'PAYMENT_HAS_OPEN_MATCHES',
  })
  await here.resolveAll(id, 'FALSE_POSITIVE')
  await here.work(60_000, 2)
  expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })

  await releasePayment(officer(), { paymentId: id })
  await here.work(1_500, 4)

  expect(await statusesOf(here, id)).toEqual(PAID)
  await expect(releasePayment(officer(), { paymentId: id })).rejects.toMatchObject({
    code: 'PAYMENT_NOT_HELD',
  })
  await expect(
    releasePayment((await bench()).as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] }), {
      paymentId: id,
    }),
  ).rejects.toMatchObject({ code: 'PAYMENT_NOT_HELD' })
})

test('a pair on the allow-list does not hold the next transfer', async () => {
  const here = await bench()
  await here.suspect()
  const { id: recipientId } = await here.recipient({
    ...NIGERIAN,
    firstName: here.name.firstName,
    lastName: here.name.lastName,
  })
  const { id } = await here.transfer({ recipientId })
  await here.resolveAll(id, 'FALSE_POSITIVE', true)

  expect((await here.transfer({ recipientId })).hold).toBeNull()
})

test('a sender can cancel a transfer held for a match, and learns nothing about the match', async () => {
  const here = await bench()
  await here.suspect()
  const { id } = await here.pay()
  const document =
    'query ($id: UUID!) { transfer(id: $id) { status hold screeningIds events { status reason } } }'

  const [own, keys] = [
    await here.ask(document, { id }, here.sender()),
    await here.ask(document, { id }, here.key()),
  ]
  expect(own.data).toEqual({
    transfer: {
      status: 'CREATED',
      hold: 'SCREENING_PENDING',
      screeningIds: [],
      events: [{ status: 'CREATED', reason: null }],
    },
  })
  expect(keys.data).toMatchObject({
    transfer: {
      status: 'CREATED',
      hold: 'SCREENING_MATCH',
      screeningIds: await stored(here, id).then(row => row.screeningIds),
    },
  })
  expect(
    (await here.ask('query ($id: UUID!) { paymentScreenings(paymentId: $id) { id } }', { id }, here.sender()))
      .errors,
  ).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  await cancelTransfer(here.sender(), { id })

  await here.resolveAll(id, 'FALSE_POSITIVE')
  await here.work(1_500, 3)
  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FAILED'])
})

test('a payment to a listed payee is blocked at once, and one to a namesake of a foreign minister waits for an analyst', async () => {
  const here = await bench()
  await here.lists.list('OFAC_SDN', { names: named(here.name.whole) })
  await expect(here.pay()).rejects.toMatchObject({ code: 'SCREENING_BLOCKED', kind: 'refused' })

  for (const [resolution, statuses] of [
    ['FALSE_POSITIVE', PAID],
    ['CONFIRMED', ['CREATED', 'FAILED']],
  ] as const) {
    const other = await bench()
    await other.lists.list('SRC_GLOBAL_PEP', {
      names: named(other.name.whole),
      positions: [{ title: 'Minister', country: 'NG', topics: ['gov.national'] }],
    })
    const { id, hold } = await other.pay()
    expect(hold).toBe('SCREENING_MATCH')
    await other.resolveAll(id, resolution)
    await other.work(1_500, 4)
    expect(await statusesOf(other, id)).toEqual(statuses)
  }
})

test('where the workspace allows politically exposed persons, a payment to one continues, with a match for an analyst', async () => {
  const here = await bench()
  await here.set({ pep: { foreign: 'REVIEW' } })
  await here.lists.list('SRC_GLOBAL_PEP', {
    names: named(here.name.whole),
    positions: [{ title: 'Minister', country: 'NG', topics: ['gov.national'] }],
  })
  const { id } = await here.pay()
  await here.work(1_500, 4)

  expect(await statusesOf(here, id)).toEqual(PAID)
  expect(await here.resolveAll(id, 'FALSE_POSITIVE')).toBe(1)
})
