import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import type { JWK } from 'jose'
import { publicKeys } from '#identity/signing-keys.ts'

/** The key set at /.well-known/jwks.json: every key that signs valid tokens now or soon. */
export async function jwks(ctx: Context): Promise<{ keys: JWK[] }> {
  allow(ctx.actor, { kinds: ['service'] })
  return { keys: await publicKeys(ctx) }
}
