import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import type { JWK } from 'jose'
import { publicKeys } from '../signing-keys.ts'

/** The set that /.well-known/jwks.json serves: every key that a token of ours may be signed with now or soon. */
export async function jwks(ctx: Context): Promise<{ keys: JWK[] }> {
  allow(ctx.actor, { kinds: ['service'] })
  return { keys: await publicKeys(ctx) }
}
