import { formatMinor } from '#kernel/money.ts'

export const NIP_FEE = { fee: 1_000n, vat: 75n }
export const FREE = { fee: 0n, vat: 0n }

/** Expectation of a step: the allowed refusal codes, none if it must succeed, and its effect. */
export interface Act {
  readonly refusals: readonly string[]
  run(): Promise<unknown>
  done(result: never): void
}

export const act = <Result>(
  refusals: readonly string[],
  run: () => Promise<Result>,
  done: (result: Result) => void,
): Act => ({ refusals, run, done })

/** An amount in naira. */
export const text = (minor: bigint): string => formatMinor(minor, 'NGN')

/** The value at an index of any size; undefined if there is none. */
export const picked = <Value>(values: readonly Value[], which: number): Value | undefined =>
  values[which % Math.max(1, values.length)]
