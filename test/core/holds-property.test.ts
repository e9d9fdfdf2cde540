import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { captureHold } from '#core/operations/holds/capture-hold.ts'
import { endHolds } from '#core/operations/holds/end-holds.ts'
import { extendHold } from '#core/operations/holds/extend-hold.ts'
import { releaseHold } from '#core/operations/holds/release-hold.ts'
import { bank, SOUND, type Bank } from './bank.ts'
import { soon, place, handOut } from './given-hold.ts'

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
  const did = async (call: Promise<unknown>): Promise<boolean> =>
    call.then(
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
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      const accounts = [await at.account(10_000n), await at.account()] as const
      const model: Model = { balance: 10_000, paid: 0, now: 0, holds: [] }
      for (const each of steps) {
        const [expected, done] = await taken(at, model, accounts, each)
        expect([each, done]).toEqual([each, expected])
        expect(await at.accountState(accounts[0])).toMatchObject({
          balance: BigInt(model.balance),
          available: BigInt(free(model)),
        })
      }
      expect((await at.accountState(accounts[1])).balance).toBe(BigInt(model.paid))
      expect(await at.proof()).toEqual(SOUND)
    }),
    { numRuns: 25, endOnFailure: true },
  )
  delete at.clock.stoppedAtMs
}, 120_000)
