import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { withClient } from '#test/support/clients.ts'
import { captureHold } from '#core/operations/holds/capture-hold.ts'
import { endHolds } from '#core/operations/holds/end-holds.ts'
import { extendHold } from '#core/operations/holds/extend-hold.ts'
import { placeHold, type PlaceHold } from '#core/operations/holds/place-hold.ts'
import { releaseHold } from '#core/operations/holds/release-hold.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { accountHolds, hold as readHold, openHolds, type HoldRow } from '#core/queries/holds.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { bank, SOUND, type Bank } from './bank.ts'

const soon = (at: Bank, inMs: number): Date => new Date(at.platform.source.now().getTime() + inMs)

const place = (at: Bank, accountId: string, given: Partial<PlaceHold> = {}): Promise<HoldRow> =>
  placeHold(at.staff('officer'), {
    accountId,
    amount: '100.00',
    reason: 'Hotel',
    type: 'AUTHORIZATION',
    expiresAt: soon(at, 60_000),
    ...given,
  })

const handOut = (at: Bank, accountId: string, amount: string): Promise<unknown> =>
  withdraw(at.staff('teller'), {
    accountId,
    amount,
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: at.staff('teller').actor.subjectId,
  })

const publishedTypes = async (at: Bank, id: string): Promise<string[]> =>
  (await at.published()).filter(({ aggregateId }) => aggregateId === id).map(({ type }) => type)

test('a hold of at most the available balance keeps the money from being spent', async () => {
  const at = await bank()
  const account = await at.account(30_000n)

  const held = await place(at, account, { amount: '250.00' })

  expect(held).toMatchObject({ status: 'ACTIVE', amountMinor: 25_000n, remainingMinor: 25_000n })
  expect(await at.standing(account)).toEqual({ balance: 30_000n, held: 25_000n, available: 5_000n })
  await expect(handOut(at, account, '50.01')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await expect(place(at, account, { amount: '50.01' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await place(at, account, { amount: '50.00', type: 'LEGAL', expiresAt: null })
  expect((await at.standing(account)).available).toBe(0n)
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
  expect(await at.standing(account)).toEqual({ balance: 30_000n, held: 0n, available: 30_000n })
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
  expect([await at.standing(payer), await at.standing(payee)]).toEqual([
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

  expect([await at.standing(frozen), await at.standing(closed)]).toMatchObject([
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
  expect((await at.standing(payee)).balance).toBe(status === 'CAPTURED' ? 30_000n : 0n)
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
  const before = await at.standing(account)
  at.clock.offsetMs += 1
  const after = await at.standing(account)

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
  expect((await at.standing(account)).held).toBe(20_000n)
  await at.work(60_000)
  await at.work()
  expect(await at.standing(account)).toEqual({ balance: 20_000n, held: 0n, available: 20_000n })
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
  const made: HoldRow[] = []
  for (let number = 0; number < 5; number++)
    made.push(
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

  expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse())
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
  expect(expired.nodes.map(({ id }) => id)).toEqual([made[2]!.id])
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

type Step =
  | { readonly what: 'place'; readonly amount: number; readonly lastsMs: number | null }
  | { readonly what: 'release' | 'capture'; readonly which: number; readonly amount: number }
  | { readonly what: 'extend'; readonly which: number; readonly byMs: number }
  | { readonly what: 'withdraw'; readonly amount: number }
  | { readonly what: 'time'; readonly ms: number }
  | { readonly what: 'sweep' }

const amount = fc.integer({ min: 1, max: 6_000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('place' as const),
    amount,
    lastsMs: fc.constantFrom(null, 1_000, 5_000, 20_000),
  }),
  fc.record({ what: fc.constantFrom('release' as const, 'capture' as const), which: fc.nat(9), amount }),
  fc.record({ what: fc.constant('extend' as const), which: fc.nat(9), byMs: fc.constantFrom(2_000, 30_000) }),
  fc.record({ what: fc.constant('withdraw' as const), amount }),
  fc.record({ what: fc.constant('time' as const), ms: fc.constantFrom(500, 2_000, 10_000) }),
  fc.record({ what: fc.constant('sweep' as const) }),
)

interface Modelled {
  readonly id: string
  remaining: number
  end: number | null
  isOver: boolean
}

/** Model of the account and its holds. */
interface Model {
  balance: number
  paid: number
  now: number
  holds: Modelled[]
}

const money = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
const counting = ({ holds, now }: Model): Modelled[] =>
  holds.filter(({ isOver, end }) => !isOver && (end === null || end > now))
const free = (model: Model): number =>
  model.balance - counting(model).reduce((sum, { remaining }) => sum + remaining, 0)

/** Runs the step on the bank and on the model, and returns both results. */
async function taken(
  at: Bank,
  model: Model,
  accounts: readonly [string, string],
  each: Step,
): Promise<readonly [expected: boolean, done: boolean]> {
  const officer = at.staff('officer')
  const did = async (asked: Promise<unknown>): Promise<boolean> =>
    asked.then(
      () => true,
      (error: { code?: string }) => {
        if (
          !['INSUFFICIENT_FUNDS', 'INVALID_STATE', 'HOLD_AMOUNT_EXCEEDED', 'VALIDATION_ERROR'].includes(
            error.code ?? '',
          )
        )
          throw error
        return false
      },
    )
  if (each.what === 'time') {
    at.clock.offsetMs += each.ms
    model.now += each.ms
    return [true, true]
  }
  if (each.what === 'sweep') {
    await endHolds(at.platformContext, { accountId: accounts[0] })
    return [true, true]
  }
  if (each.what === 'withdraw') {
    const expected = free(model) >= each.amount
    if (expected) model.balance -= each.amount
    return [expected, await did(handOut(at, accounts[0], money(each.amount)))]
  }
  if (each.what === 'place') {
    const expected = free(model) >= each.amount
    const placed = await place(at, accounts[0], {
      amount: money(each.amount),
      expiresAt: each.lastsMs === null ? null : soon(at, each.lastsMs),
    }).catch(() => undefined)
    if (placed)
      model.holds.push({
        id: placed.id,
        remaining: each.amount,
        end: each.lastsMs === null ? null : model.now + each.lastsMs,
        isOver: false,
      })
    return [expected, placed !== undefined]
  }
  const hold = model.holds[each.which % Math.max(1, model.holds.length)]
  if (!hold) return [true, true]
  const counts = counting(model).includes(hold)
  if (each.what === 'extend') {
    const end = model.now + each.byMs
    const expected = counts && hold.end !== null && end > hold.end
    if (expected) hold.end = end
    return [expected, await did(extendHold(officer, { id: hold.id, expiresAt: soon(at, each.byMs) }))]
  }
  const expected = counts && each.amount <= hold.remaining
  if (each.what === 'release') {
    if (expected) {
      hold.remaining -= each.amount
      hold.isOver = hold.remaining === 0
    }
    return [expected, await did(releaseHold(officer, { id: hold.id, amount: money(each.amount) }))]
  }
  if (expected) {
    hold.isOver = true
    model.balance -= each.amount
    model.paid += each.amount
  }
  return [
    expected,
    await did(
      captureHold(officer, { id: hold.id, amount: money(each.amount), destinationAccountId: accounts[1] }),
    ),
  ]
}

test('any sequence of holds, releases, captures, extensions and payments matches a model of plain numbers', async () => {
  const at = await bank()
  at.clock.stoppedAtMs = Date.now()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async course => {
      const accounts = [await at.account(10_000n), await at.account()] as const
      const model: Model = { balance: 10_000, paid: 0, now: 0, holds: [] }
      for (const each of course) {
        const [expected, done] = await taken(at, model, accounts, each)
        expect([each, done]).toEqual([each, expected])
        expect(await at.standing(accounts[0])).toMatchObject({
          balance: BigInt(model.balance),
          available: BigInt(free(model)),
        })
      }
      expect((await at.standing(accounts[1])).balance).toBe(BigInt(model.paid))
      expect(await at.proof()).toEqual(SOUND)
    }),
    { numRuns: 25, endOnFailure: true },
  )
  delete at.clock.stoppedAtMs
}, 120_000)
