import fc from 'fast-check'

const KINDS = [
  [6, 'deposit'],
  [4, 'withdraw'],
  [2, 'empty'],
  [6, 'internal'],
  [3, 'interbank'],
  [5, 'nip'],
  [3, 'bulk'],
  [2, 'adjust'],
  [4, 'hold'],
  [3, 'release'],
  [3, 'capture'],
  [2, 'extend'],
  [5, 'reverse'],
  [3, 'cancel'],
  [1, 'freeze'],
  [3, 'unfreeze'],
  [2, 'restrict'],
  [1, 'close'],
  [4, 'wait'],
  [4, 'work'],
] as const

export type Kind = (typeof KINDS)[number][1]

/** A step with numbers; each kind uses the numbers that it needs. */
export interface Step {
  readonly kind: Kind
  readonly on: number
  readonly to: number
  /** Amount in minor units. */
  readonly amount: number
  readonly which: number
  readonly isOne: boolean
  readonly isTwo: boolean
  readonly items: readonly { readonly on: number; readonly to: number; readonly amount: number }[]
}

const account = fc.nat(3)
// Mostly round amounts, which meet limits exactly, and some that exceed them by one.
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }).map(n => n * 5_000) },
  { weight: 1, arbitrary: fc.constantFrom(1, 4_999, 5_001, 29_999) },
)

export const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...KINDS.map(([weight, kind]) => ({ weight, arbitrary: fc.constant(kind) }))),
  on: account,
  to: account,
  amount,
  which: fc.nat(),
  isOne: fc.boolean(),
  isTwo: fc.boolean(),
  items: fc.array(fc.record({ on: account, to: account, amount }), { minLength: 1, maxLength: 4 }),
})

/**
 * Account numbers at other banks that the simulated rail recognises, with the final status of a transfer to
 * each.
 */
export const NUMBERS = {
  '0123456789': 'COMPLETED',
  '9000000001': 'FAILED',
  '9000000002': 'COMPLETED',
  '9000000003': 'FAILED',
  '9000000004': 'COMPLETED',
  '9000000007': 'COMPLETED',
} as const
