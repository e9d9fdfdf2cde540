import { onlineAccess, paymentFromHome, sceneOf, type VictimPattern } from './attack.ts'
import { balanceBefore, minorOf, openingBalance } from './balance.ts'
import type { Movement } from './life.ts'
import { HOUR_MS } from './local-time.ts'
import { person } from './names.ts'

const DEBIT = 'DEBIT' as const

/** Three to eight gift cards of 500 within two days. */
export const giftCards: VictimPattern = (life, input) => {
  const { choices, moment } = sceneOf(life, input, 'giftCards')
  const shops = ['Main Street Electronics', 'Corner Drugstore', 'Valley Supermarket']
  const count = choices.integer(3, 8)
  const transactions = Array.from({ length: count }, (_, index): Movement => ({
    at: moment(index < count / 2 ? 0 : 1),
    amountMinor: 500_00,
    type: 'GIFT_CARD',
    direction: DEBIT,
    channel: 'CARD',
    merchant: { name: choices.of(shops), mcc: '6540' },
    memo: 'Gift card',
  }))
  return { transactions, events: [] }
}

/** The first purchase of virtual currency, of a fifth of the balance. */
export const cryptoPurchase: VictimPattern = (life, input) => {
  const scene = sceneOf(life, input, 'cryptoPurchase')
  const at = scene.moment(0)
  const balanceMinor = balanceBefore(life.transactions, openingBalance(life.transactions), at)
  const purchase: Movement = {
    at,
    amountMinor: Math.round(balanceMinor / 5),
    type: 'CRYPTO',
    direction: DEBIT,
    ...onlineAccess(scene),
    merchant: { name: 'Harbor Coin Exchange', mcc: '6051' },
  }
  return { transactions: [purchase], events: [] }
}

/** The first wire abroad, of 3,000 to 9,000. */
export const wireAbroad: VictimPattern = (life, input) => {
  const { choices, moment } = sceneOf(life, input, 'wireAbroad')
  const wire: Movement = {
    at: moment(0),
    amountMinor: choices.integer(30, 90) * 100_00,
    type: 'WIRE',
    direction: DEBIT,
    channel: 'BRANCH',
    counterparty: person(choices, undefined, choices.of(['GB', 'JM', 'MY', 'NG', 'PH', 'TH'])),
  }
  return { transactions: [wire], events: [] }
}

/** Remote access to the customer's device, then within six hours a transfer of 4,000 to a new payee. */
export const remoteAccess: VictimPattern = (life, input) => {
  const scene = sceneOf(life, input, 'remoteAccess')
  const { choices } = scene
  const access = onlineAccess(scene)
  const at = scene.moment(0, [9, 13])
  const transfer: Movement = {
    at: at + choices.integer(20, 360) * 60_000,
    amountMinor: 4_000_00,
    type: 'TRANSFER',
    direction: DEBIT,
    ...access,
    counterparty: person(choices),
  }
  return {
    transactions: [transfer],
    events: [{ at, type: 'REMOTE_ACCESS', details: { device_id: access.device_id! } }],
  }
}

/** 300, 600, 1,200 and 2,500 to one new payee within five weeks, at shorter and shorter intervals. */
export const growingPayments: VictimPattern = (life, input) => {
  const scene = sceneOf(life, input, 'growingPayments')
  const { choices } = scene
  const payee = person(choices)
  const second = choices.integer(11, 13)
  const third = second + choices.integer(8, 10)
  const days = [0, second, third, third + choices.integer(5, 7)]
  const transactions = [300_00, 600_00, 1_200_00, 2_500_00].map((amountMinor, index): Movement => ({
    at: scene.moment(days[index]!),
    amountMinor,
    direction: DEBIT,
    ...paymentFromHome(scene),
    counterparty: payee,
  }))
  return { transactions, events: [] }
}

/** A new power of attorney, then within three weeks 15,000 to the attorney. */
export const powerOfAttorney: VictimPattern = (life, input) => {
  const { choices, moment } = sceneOf(life, input, 'powerOfAttorney')
  const attorney = person(choices)
  const transfer: Movement = {
    at: moment(choices.integer(3, 20)),
    amountMinor: 15_000_00,
    type: 'TRANSFER',
    direction: DEBIT,
    channel: 'BRANCH',
    counterparty: attorney,
  }
  return {
    transactions: [transfer],
    events: [{ at: moment(0), type: 'POWER_OF_ATTORNEY_ADDED', details: { name: attorney.name! } }],
  }
}

/** The machine's daily maximum on five days running. */
export const machineMaximum: VictimPattern = (life, input) => {
  const { choices, moment } = sceneOf(life, input, 'machineMaximum')
  const amountMinor = choices.of([500_00, 600_00, 800_00, 1_000_00])
  const transactions = [0, 1, 2, 3, 4].map((day): Movement => ({
    at: moment(day),
    amountMinor,
    type: 'CASH',
    direction: DEBIT,
    channel: 'ATM',
    at_limit: true,
  }))
  return { transactions, events: [] }
}

/**
 * Three times a credit of an unknown payer, of which 90 to 97 % go to one or two new payees within 72 hours. The
 * interval between credit and payment is at most 2 days and 11 hours.
 */
export const passedOnCredits: VictimPattern = (life, input) => {
  const scene = sceneOf(life, input, 'passedOnCredits')
  const { choices, moment } = scene
  const transactions = [0, choices.integer(6, 9), choices.integer(14, 18)].flatMap((day): Movement[] => {
    const creditMinor = choices.integer(20, 60) * 100_00
    const passedOnMinor = Math.round((creditMinor * choices.integer(90, 97)) / 100)
    const parts = choices.isBelow(0.5)
      ? [passedOnMinor]
      : [Math.floor(passedOnMinor / 2), Math.ceil(passedOnMinor / 2)]
    return [
      {
        at: moment(day, [9, 12]),
        amountMinor: creditMinor,
        type: 'TRANSFER',
        direction: 'CREDIT',
        channel: 'AUTOMATIC',
        counterparty: person(choices),
      },
      ...parts.map((amountMinor, index): Movement => ({
        at: moment(day + 1 + index),
        amountMinor,
        direction: DEBIT,
        ...paymentFromHome(scene),
        counterparty: person(choices),
      })),
    ]
  })
  return { transactions, events: [] }
}

/** Two pensions in a row that leave whole, on the day they arrive, to one new payee. */
export const pensionDiversion: VictimPattern = (life, input) => {
  const scene = sceneOf(life, input, 'pensionDiversion')
  const payee = person(scene.choices)
  const transactions = life.transactions
    .filter(({ type, occurred_at }) => type === 'INCOME' && Date.parse(occurred_at) >= scene.start)
    .slice(0, 2)
    .map(({ amount, occurred_at }): Movement => ({
      at: Date.parse(occurred_at) + scene.choices.integer(1, 9) * HOUR_MS,
      amountMinor: minorOf(amount),
      direction: DEBIT,
      ...paymentFromHome(scene),
      counterparty: payee,
    }))
  return { transactions, events: [] }
}
