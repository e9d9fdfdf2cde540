import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { existingGlAccount, glAccounts, type GlAccountRow } from '#core/queries/general-ledger/gl-accounts.ts'

/** An account of the general ledger, by its id or its code. */
export interface NamedAccount {
  readonly accountId?: string | null | undefined
  readonly code?: string | null | undefined
}

/** The account; undefined if none is named. Refuses an account that does not exist. */
export async function namedAccount(
  ctx: Context,
  { accountId, code }: NamedAccount,
): Promise<GlAccountRow | undefined> {
  if (typeof accountId === 'string') {
    if (typeof code === 'string')
      throw invalid([{ field: 'code', reason: 'must be left out if accountId is given' }])
    return existingGlAccount(ctx, accountId)
  }
  if (typeof code !== 'string') return undefined
  const [found] = (await glAccounts(ctx, { first: 1, code })).nodes
  if (!found) throw refuse('GL_ACCOUNT_NOT_FOUND')
  return found
}
