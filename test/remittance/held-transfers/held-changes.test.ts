import { expect, test } from '@jest/globals'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { reopenMatch } from '#compliance/operations/screenings/reopen-match.ts'
import { clearingReport } from '#core/queries/clearing-report.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { advanceTransfer } from '#remittance/operations/transfers/advance-transfer.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { wallet } from '#remittance/queries/wallets.ts'
import { givenAccount } from '#test/core/given-account.ts'
import { named } from '#test/compliance/active-lists.ts'
import { lastStepOf, platformOf, rememberedOf, statusesOf, stored, transferTo } from '../transfer-history.ts'
import { NIGERIAN } from '../given.ts'
import { bench, HOUR_MS, PAID, type Bench } from './held-transfer-fixture.ts'

const officer = (here: Bench) => here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })

const matchesOf = (here: Bench, id: string) =>
  here.database.read<{ matchId: string; screeningId: string }>(
    here.workspaceId,
    'select match_id as "matchId", screening_id as "screeningId" from compliance.payment_matches where workspace_id = $1 and payment_id = $2 order by match_id',
    [here.workspaceId, id],
  )

test('a milder policy does not release transfers that are already held', async () => {
  for (const [policy, status] of [
    [{ pep: { foreign: 'ALLOW' }, minScore: 85, parties: ['PAYER', 'PAYEE'] }, 'CREATED'],
    [{ pep: { foreign: 'BLOCK' } }, 'FAILED'],
  ] as const) {
    const here = await bench()
    await here.lists.list('SRC_GLOBAL_PEP', {
      names: named(here.name.whole),
      positions: [{ title: 'Minister', country: 'NG', topics: ['gov.national'] }],
    })
    const { id } = await here.pay()
    await here.set(policy)
    await here.work(HOUR_MS)
    expect((await stored(here, id)).status).toBe(status)
  }
})

test('a policy that became stricter after the creation of a transfer holds it before its payout', async () => {
  const here = await bench()
  await here.set({ weakAlias: 'IGNORE' })
  await here.suspect()
  const { id } = await here.pay()
  await fundTransfer(platformOf(here), { transferId: id })
  await here.set({ weakAlias: 'REVIEW' })

  await here.work(1_500, 3)

  expect(await stored(here, id)).toMatchObject({ status: 'FUNDED', hold: 'SCREENING_MATCH' })
})

test('ten concurrent workers release a cleared transfer once, and pay it once', async () => {
  const here = await bench()
  await here.suspect()
  const { id, reference } = await here.pay()
  await here.resolveAll(id, 'FALSE_POSITIVE')

  for (let round = 0; round < 6; round++) {
    await Promise.allSettled(
      Array.from({ length: 10 }, () => advanceTransfer(platformOf(here), { transferId: id })),
    )
    here.clock.offsetMs += 1_500
  }

  expect(await statusesOf(here, id)).toEqual(PAID)
  expect((await rememberedOf(here, reference)).payout).toMatchObject({ timesSent: 1, timesReceived: 1 })
  expect((await here.published()).filter(({ type }) => type === 'remittance.transfer_released')).toHaveLength(
    1,
  )
})

test('a cleared match that is reopened and confirmed before the payout stops it, under any interleaving', async () => {
  const here = await bench()
  await here.suspect()
  for (let round = 0; round < 5; round++) {
    const { id, reference } = await here.pay()
    await here.resolveAll(id, 'FALSE_POSITIVE')
    await advanceTransfer(platformOf(here), { transferId: id })
    await fundTransfer(platformOf(here), { transferId: id })
    const [{ matchId, screeningId }] = (await matchesOf(here, id)) as [
      { matchId: string; screeningId: string },
    ]
    const confirm = async () => {
      await reopenMatch(officer(here), { screeningId, matchId })
      return resolveMatch(officer(here), { screeningId, matchId, resolution: 'CONFIRMED' })
    }
    await Promise.allSettled(
      round % 2 === 0
        ? [confirm(), advanceTransfer(platformOf(here), { transferId: id })]
        : [advanceTransfer(platformOf(here), { transferId: id }), confirm()],
    )
    await here.work(1_500, 4)

    const { payout, collection } = await rememberedOf(here, reference)
    const statuses = await statusesOf(here, id)
    // The winner is random; either way the transfer is exactly one of paid and refunded.
    expect({ round, end: statuses.at(-1), payout: payout?.timesReceived ?? 0, collection }).toEqual(
      statuses.includes('PROCESSING')
        ? { round, end: 'COMPLETED', payout: 1, collection: 'COLLECTED' }
        : { round, end: 'REFUNDED', payout: 0, collection: 'REFUNDED' },
    )
  }
})

test('a cleared match holds the transfer again if the analyst reopens it before the release', async () => {
  const here = await bench()
  await here.suspect()
  const { id } = await here.pay()
  await here.resolveAll(id, 'FALSE_POSITIVE')
  const [match] = await matchesOf(here, id)
  await reopenMatch(officer(here), match!)

  await here.work(HOUR_MS)

  expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
})

test('a payout that the partner never received is not sent again after its payee is listed', async () => {
  for (const [kind, end] of [
    ['PRIMARY', 'REFUNDED'],
    ['WEAK_ALIAS', 'PROCESSING'],
  ] as const) {
    const here = await bench()
    const { id, reference } = await transferTo(here, 'test-payout-lost')
    await here.work()
    expect((await stored(here, id)).status).toBe('PROCESSING')
    const entry = await here.lists.list('UN_CONSOLIDATED', { names: named('Ada test-payout-lost', kind) })

    await here.work(3_000, 4)

    expect((await statusesOf(here, id)).at(-1)).toBe(end)
    expect((await rememberedOf(here, reference)).payout).toMatchObject({ timesSent: 1, timesReceived: 0 })
    await here.lists.unlist('UN_CONSOLIDATED', entry.id)
    if (end === 'REFUNDED') {
      expect((await rememberedOf(here, reference)).collection).toBe('REFUNDED')
      continue
    }
    expect(await here.resolveAll(id, 'FALSE_POSITIVE')).toBe(1)
    await here.work(600_000, 2)
    expect(await statusesOf(here, id)).toEqual(PAID)
    expect((await rememberedOf(here, reference)).payout).toMatchObject({ timesSent: 2, timesReceived: 1 })
  }
})

test('a payout that the partner never received waits while screening is unavailable, and fails when a match is not resolved in time', async () => {
  const here = await bench()
  const { id, reference } = await transferTo(here, 'test-payout-lost')
  await here.work()
  here.lists.issue = 'index is missing'
  await here.work(3_000, 3)
  here.lists.issue = 'none'
  expect([(await stored(here, id)).status, (await rememberedOf(here, reference)).payout?.timesSent]).toEqual([
    'PROCESSING',
    1,
  ])
  const { id: entryId } = await here.lists.list('UN_CONSOLIDATED', {
    names: named('Ada test-payout-lost', 'WEAK_ALIAS'),
  })
  await here.work(600_000, 2)
  await here.work(168 * HOUR_MS)
  await here.work()
  await here.lists.unlist('UN_CONSOLIDATED', entryId)

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'PROCESSING', 'FAILED', 'REFUNDED'])
  expect((await rememberedOf(here, reference)).payout).toMatchObject({ timesSent: 1, timesReceived: 0 })
})

/** A sender who pays from an account of the same bank, and the balance of that account. */
async function banked() {
  const here = await bench()
  const { id: walletId } = await givenAccount(here, { customerId: here.senderId, currency: 'USD' })
  const teller = here.as({ kind: 'staff', roles: ['teller'] })
  await deposit(teller, {
    accountId: walletId,
    amount: '500.00',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: teller.actor.subjectId,
  })
  return {
    ...here,
    walletId,
    available: async () => (await wallet(here.sender(), walletId)).availableBalance,
    books: () => clearingReport(here.as({ kind: 'staff', roles: ['viewer'] })),
  }
}

const BALANCED = { unbooked: 0, remittances: [{ currency: 'USD', clearing: '0.00', difference: '0.00' }] }

test('the money of a wallet stays held while its transfer waits for an analyst, and is captured or released exactly once', async () => {
  const cases = [
    ['FALSE_POSITIVE', PAID, '397.51'],
    ['CONFIRMED', ['CREATED', 'FAILED'], '500.00'],
    ['called off', ['CREATED', 'FAILED'], '500.00'],
    ['left alone', ['CREATED', 'FAILED'], '500.00'],
  ] as const
  for (const [decided, statuses, left] of cases) {
    const here = await banked()
    await here.suspect()
    const { id } = await here.pay({ walletId: here.walletId })
    await here.work(12 * HOUR_MS)
    expect([decided, (await stored(here, id)).hold, await here.available()]).toEqual([
      decided,
      'SCREENING_MATCH',
      '397.51',
    ])

    if (decided === 'called off') await cancelTransfer(here.sender(), { id })
    else if (decided === 'left alone') await here.work(168 * HOUR_MS)
    else await here.resolveAll(id, decided)
    await here.work(1_500, 4)

    expect([decided, await statusesOf(here, id), await here.available()]).toEqual([decided, statuses, left])
    if (decided === 'FALSE_POSITIVE') expect(await here.books()).toMatchObject(BALANCED)
  }
})

test("a wallet's money is refunded once when the payee's match is confirmed before the payout", async () => {
  const here = await banked()
  const { id } = await here.pay({ walletId: here.walletId })
  await fundTransfer(platformOf(here), { transferId: id })
  await here.suspect()
  await here.work(1_500, 2)
  expect([(await stored(here, id)).hold, await here.available()]).toEqual(['SCREENING_MATCH', '397.51'])

  await here.resolveAll(id, 'CONFIRMED')
  await here.work(1_500, 4)

  expect(await lastStepOf(here, id)).toMatchObject({ status: 'REFUNDED', reason: 'SCREENING_MATCH' })
  expect(await here.available()).toBe('500.00')
  expect(await here.books()).toMatchObject(BALANCED)
})

test('allow-listed pairs do not hide a new match, however many pairs there are', async () => {
  const here = await bench()
  const { id: recipientId } = await here.recipient({
    ...NIGERIAN,
    firstName: here.name.firstName,
    lastName: here.name.lastName,
  })
  for (let each = 0; each < 50; each++) await here.suspect()
  const { id } = await here.transfer({ recipientId })
  expect(await here.resolveAll(id, 'FALSE_POSITIVE', true)).toBe(50)
  expect((await here.transfer({ recipientId })).hold).toBeNull()

  await here.suspect()

  expect((await here.transfer({ recipientId })).hold).toBe('SCREENING_MATCH')
}, 60_000)
