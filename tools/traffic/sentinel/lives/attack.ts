import { timeOf } from './balance.ts'
import type { AccountEvent, Life, Movement, Occurrence, Transaction } from './life.ts'
import { localDay, momentOn, startOfDay } from './local-time.ts'
import { random, type Random } from './random.ts'

export interface AttackInput {
  readonly seed: number
  /** The attack starts on the first local day after this moment. */
  readonly at: Date
}

/** What an attack changes in an ordinary life. */
export interface Attack {
  readonly transactions: readonly Movement[]
  readonly events: readonly Occurrence[]
  /** Transactions and events of the ordinary life that do not happen. */
  readonly isRemoved?: (entry: Transaction | AccountEvent) => boolean
  /** Payments before the attack that make it credible, such as a relative's ordinary share. */
  readonly history?: readonly Movement[]
  /** The first moment of the attack where it is no transaction or event of the attack itself. */
  readonly from?: number
  readonly to?: number
}

export type VictimPattern = (life: Life, input: AttackInput) => Attack

/** The attacked life, seen from the start of the attack. */
export interface Scene {
  readonly life: Life
  readonly choices: Random
  /** Midnight at the beginning of the first local day of the attack. */
  readonly start: number
  /** A moment between 8:00 and 20:00 local time of a day counted from the first day of the attack. */
  moment(dayOfAttack: number, hours?: readonly [fromHour: number, toHour: number]): number
  /** The customer's transactions before the attack. */
  readonly history: readonly Transaction[]
}

export function sceneOf(life: Life, { seed, at }: AttackInput, name: string): Scene {
  const timeZone = life.profile.time_zone
  const day = localDay(at.getTime(), timeZone) + 1
  const choices = random(seed, life.transactions[0]?.customer_id ?? '', name)
  return {
    life,
    choices,
    start: startOfDay(day, timeZone),
    moment: (dayOfAttack, hours) => momentOn(day + dayOfAttack, timeZone, choices, hours),
    history: life.transactions.filter(transaction => timeOf(transaction) <= at.getTime()),
  }
}

const isOnline = ({ channel }: Transaction): boolean => channel === 'ONLINE' || channel === 'MOBILE'

/** The customer's usual device. A customer without one starts to bank online with the attack. */
export function onlineAccess({ life, history }: Scene): Pick<Movement, 'channel' | 'device_id'> {
  const last = history.findLast(isOnline)
  const customerId = life.transactions[0]?.customer_id ?? ''
  return {
    channel: last?.channel ?? 'ONLINE',
    device_id: last?.device_id ?? `${customerId}-device-1`,
  }
}

/** A payment as the customer orders it from home: online, or a check by mail. */
export const paymentFromHome = (scene: Scene): Pick<Movement, 'type' | 'channel' | 'device_id'> =>
  scene.history.some(isOnline)
    ? { type: 'TRANSFER', ...onlineAccess(scene) }
    : { type: 'CHECK', channel: 'MAIL' }
