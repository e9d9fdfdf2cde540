import type { Context } from '#kernel/context.ts'
import { walletsOf, type Wallet } from '#remittance/clients/core.ts'
import { refuse } from '#remittance/errors.ts'
import { ownCustomer } from './visible.ts'

/** The session user's wallets, newest first. */
export const wallets = async (ctx: Context): Promise<readonly Wallet[]> => walletsOf(ctx, ownCustomer(ctx))

/** A wallet of the session's user; other users' wallets are not found. */
export async function wallet(ctx: Context, id: string): Promise<Wallet> {
  const found = (await wallets(ctx)).find(each => each.id === id)
  if (!found) throw refuse('WALLET_NOT_FOUND')
  return found
}
