import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import { adjustBalance } from '#core/operations/transactions/adjust-balance.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { freezeAccount } from '#core/operations/accounts/freeze-account.ts'
import { restrictAccount } from '#core/operations/accounts/restrict-account.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { transferInBulk } from '#core/operations/transfers/transfer-in-bulk.ts'
import { transferInterbank } from '#core/operations/transfers/transfer-interbank.ts'
import {
  transferInternally,
  type TransferInternally,
} from '#core/operations/transfers/transfer-internally.ts'
import { unfreezeAccount } from '#core/operations/accounts/unfreeze-account.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import type { Bank } from '#test/core/bank.ts'
import { act, FREE, NIP_FEE, picked, text, type Act } from './act.ts'
import { holdActs } from './hold-acts.ts'
import type { BankModel, ModelAccount, ModelMovement } from './model.ts'
import { NUMBERS, type Kind, type Step } from './steps.ts'

const RESTRICTIONS = ['NONE', 'PND', 'PNC', 'FULL'] as const

/** The operations of a bank by kind of step; undefined if the step's object does not exist. */
export function actsOf(
  at: Bank,
  model: BankModel,
): Readonly<Record<Exclude<Kind, 'work' | 'wait'>, (step: Step) => Act | undefined>> {
  const account = (index: number): ModelAccount => model.accounts[index]!
  const teller = () => at.staff('teller')
  const initiatedBy = teller().actor.subjectId
  const now = (): number => at.platform.source.now().getTime()
  const recordMovement =
    (movement: Omit<ModelMovement, 'id' | 'status'>, status: ModelMovement['status'] = 'COMPLETED') =>
    ({ id }: { id: string }): void =>
      model.addMovement({ ...movement, id, status })
  const order = (from: ModelAccount, to: ModelAccount, amount: bigint): TransferInternally => ({
    sourceAccountId: from.id,
    destinationAccountId: to.id,
    destinationAccountName: 'Ada Obi',
    amount: text(amount),
    currency: 'NGN',
    channel: 'API',
    narration: 'Rent',
    initiatedBy,
  })

  function cash(isIn: boolean, on: ModelAccount, amount: bigint): Act {
    const movement = { ...(isIn ? { creditor: on } : { debtor: on }), own: 'CASH' as const, amount, ...FREE }
    return act(
      model.refusals.movement(movement),
      () =>
        (isIn ? deposit : withdraw)(teller(), {
          accountId: on.id,
          amount: text(amount),
          channel: 'BRANCH',
          narration: 'Cash',
          initiatedBy,
        }),
      recordMovement(movement),
    )
  }
  function outside(kind: 'NIP' | 'INTERBANK', { on, amount, which }: Step): Act {
    const number = Object.keys(NUMBERS)[which % Object.keys(NUMBERS).length]!
    const movement = {
      debtor: account(on),
      own: `${kind}_SETTLEMENT` as const,
      amount: BigInt(amount),
      number,
      ...(kind === 'NIP' ? NIP_FEE : FREE),
    }
    const input = at.order(account(on).id, { destinationAccountNum: number, amount: text(BigInt(amount)) })
    return act(
      model.refusals.movement(movement),
      () => (kind === 'NIP' ? transferByNip : transferInterbank)(teller(), input),
      recordMovement(movement, 'PENDING'),
    )
  }
  function bulk({ items, isOne: atomic }: Step): Act {
    const orders = items.map(({ on, to, amount }) => order(account(on), account(to), BigInt(amount)))
    return act(
      [],
      () =>
        transferInBulk(
          at.staff('teller', { idempotency: { key: newId(), subject: 'bulk', fingerprint: 'f' } }),
          { items: orders, atomic },
        ),
      ({ items: outcomes }) => {
        const ways = items.map(({ on, to, amount }) => ({
          debtor: account(on),
          creditor: account(to),
          amount: BigInt(amount),
          ...FREE,
        }))
        const expected = ways.map(way => {
          const refusals = model.refusals.movement(way)
          if (refusals.length === 0) model.book(way)
          return refusals
        })
        const isUndone = atomic && expected.some(refusals => refusals.length > 0)
        for (const [index, outcome] of outcomes.entries()) {
          const refusals = isUndone ? [...expected[index]!, 'BULK_ROLLED_BACK'] : expected[index]!
          if (outcome instanceof Refusal ? !refusals.includes(outcome.code) : refusals.length > 0)
            throw new Error(
              `item ${index} of a${atomic ? 'n atomic' : ''} bulk was ${outcome instanceof Refusal ? outcome.code : 'completed'} where ${refusals.join() || 'completion'} was expected`,
            )
          if (expected[index]!.length > 0) continue
          if (isUndone) model.book(ways[index]!, -1n)
          else if (!(outcome instanceof Refusal))
            model.movements.push({ ...ways[index]!, id: outcome.id, status: 'COMPLETED' })
        }
      },
    )
  }
  function reverse({ which, isOne, isTwo }: Step): Act | undefined {
    const movement = picked(model.movements, which)
    return (
      movement &&
      act(
        model.refusals.reversal(movement, isOne),
        () =>
          reverseTransaction(at.staff('manager'), {
            id: movement.id,
            reason: 'Sent twice',
            force: isOne,
            refundFee: isTwo,
          }),
        () => {
          model.book(movement, -1n, isTwo)
          movement.status = 'REVERSED'
        },
      )
    )
  }
  function cancel({ which }: Step): Act | undefined {
    const movement = picked(
      model.movements.filter(({ number }) => number !== undefined),
      which,
    )
    return (
      movement &&
      act(
        movement.status === 'PENDING' ? [] : ['INVALID_STATE'],
        () => cancelTransaction(at.staff('manager'), { id: movement.id }),
        () => {
          model.book(movement, -1n)
          movement.status = 'CANCELLED'
        },
      )
    )
  }
  const { place, release, capture, extend } = holdActs(at, model, now)
  const change =
    (from: readonly string[], run: (id: string) => Promise<unknown>, done: (on: ModelAccount) => void) =>
    ({ on }: Step): Act =>
      act(
        model.refusals.change(account(on), from),
        () => run(account(on).id),
        () => done(account(on)),
      )
  const manager = () => at.staff('manager')
  const reason = 'Order'

  return {
    deposit: ({ on, amount }) => cash(true, account(on), BigInt(amount)),
    withdraw: ({ on, amount }) => cash(false, account(on), BigInt(amount)),
    empty: ({ on }) =>
      model.available(account(on)) > 0n ? cash(false, account(on), model.available(account(on))) : undefined,
    internal({ on, to, amount }) {
      const movement = { debtor: account(on), creditor: account(to), amount: BigInt(amount), ...FREE }
      return act(
        model.refusals.movement(movement),
        () => transferInternally(teller(), order(account(on), account(to), BigInt(amount))),
        recordMovement(movement),
      )
    },
    nip: step => outside('NIP', step),
    interbank: step => outside('INTERBANK', step),
    bulk,
    reverse,
    cancel,
    hold: place,
    release,
    capture,
    extend,
    adjust({ on, amount, isOne: isDebit }) {
      const movement = {
        ...(isDebit ? { debtor: account(on) } : { creditor: account(on) }),
        own: 'ADJUSTMENTS' as const,
        amount: BigInt(amount),
        ...FREE,
      }
      return act(
        model.refusals.adjustment(account(on), BigInt(amount), isDebit),
        () =>
          adjustBalance(at.staff('admin'), {
            accountId: account(on).id,
            direction: isDebit ? 'DEBIT' : 'CREDIT',
            amount: text(BigInt(amount)),
            reason,
          }),
        recordMovement(movement),
      )
    },
    freeze: change(
      ['ACTIVE'],
      id => freezeAccount(manager(), { id, reason }),
      on => {
        on.status = 'FROZEN'
      },
    ),
    unfreeze: change(
      ['FROZEN'],
      id => unfreezeAccount(manager(), { id, reason }),
      on => {
        on.status = 'ACTIVE'
      },
    ),
    restrict(step) {
      const restriction = RESTRICTIONS[step.isOne ? 0 : step.which % RESTRICTIONS.length]!
      return change(
        ['ACTIVE', 'FROZEN'],
        id => restrictAccount(manager(), { id, reason, restriction }),
        on => {
          on.restriction = restriction
        },
      )(step)
    },
    close: ({ on }) =>
      act(
        model.refusals.closing(account(on)),
        () => closeAccount(manager(), { id: account(on).id, reason }),
        () => {
          account(on).status = 'CLOSED'
        },
      ),
  }
}
