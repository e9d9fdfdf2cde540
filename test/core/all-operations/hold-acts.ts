import { captureHold } from '#core/operations/holds/capture-hold.ts'
import { extendHold } from '#core/operations/holds/extend-hold.ts'
import { placeHold } from '#core/operations/holds/place-hold.ts'
import { releaseHold } from '#core/operations/holds/release-hold.ts'
import type { Bank } from '#test/core/bank.ts'
import { act, FREE, picked, text, type Act } from './act.ts'
import type { BankModel } from './model.ts'
import type { Step } from './steps.ts'

const MINUTE_MS = 60_000
const TYPES = ['AUTHORIZATION', 'LIEN', 'LEGAL'] as const

/** Operations on holds. */
export function holdActs(at: Bank, model: BankModel, now: () => number) {
  const manager = () => at.staff('manager')
  return {
    place({ on, amount, which, isOne }: Step): Act {
      const account = model.accounts[on]!
      const type = TYPES[which % TYPES.length]!
      const endsAt =
        type === 'LEGAL' || (type === 'LIEN' && isOne) ? null : now() + (1 + (which % 3)) * MINUTE_MS
      const input = {
        accountId: account.id,
        amount: text(BigInt(amount)),
        reason: 'Hotel',
        type,
        expiresAt: endsAt === null ? null : new Date(endsAt),
      }
      return act(
        model.refusals.hold(account, BigInt(amount), type),
        () => placeHold(at.staff('officer'), input),
        ({ id }) => model.holds.push({ id, on: account, type, remaining: BigInt(amount), endsAt }),
      )
    },
    release({ which, amount, isOne: isWhole }: Step): Act | undefined {
      const hold = picked(model.holds, which)
      const minor = BigInt(amount)
      return (
        hold &&
        act(
          model.refusals.release(hold, isWhole ? 0n : minor),
          () => releaseHold(manager(), { id: hold.id, amount: isWhole ? null : text(minor) }),
          () => {
            hold.remaining = isWhole ? 0n : hold.remaining - minor
          },
        )
      )
    },
    capture({ which, to, amount }: Step): Act | undefined {
      const hold = picked(model.holds, which)
      const creditor = model.accounts[to]!
      const minor = BigInt(amount)
      return (
        hold &&
        act(
          model.refusals.capture(hold, minor, creditor),
          () =>
            captureHold(manager(), { id: hold.id, amount: text(minor), destinationAccountId: creditor.id }),
          ({ capturedTransactionId }) => {
            hold.remaining = 0n
            model.addMovement({
              id: capturedTransactionId!,
              debtor: hold.on,
              creditor,
              amount: minor,
              ...FREE,
              status: 'COMPLETED',
            })
          },
        )
      )
    },
    extend({ which, amount }: Step): Act | undefined {
      const hold = picked(model.holds, which)
      const endsAt = now() + (1 + (amount % 4)) * MINUTE_MS
      return (
        hold &&
        act(
          model.refusals.extension(hold, endsAt),
          () => extendHold(manager(), { id: hold.id, expiresAt: new Date(endsAt) }),
          () => {
            hold.endsAt = endsAt
          },
        )
      )
    },
  }
}
