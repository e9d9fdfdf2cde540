import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'

/** One kind of record that ends with a business date. */
export interface Expiry {
  readonly isDue: (ctx: Context, date: string) => Promise<boolean>
  /** Ends up to `max` records whose last date is the date or an earlier one. Returns their ids; a record that it ends is not due again. */
  readonly end: (tx: Tx, date: string, max: number) => Promise<readonly string[]>
}
