import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { one } from '#kernel/database/one.ts'
import { refuse } from '#identity/errors.ts'
import { verifyPassword } from '#identity/verify-password.ts'
import { ownStaffMember } from '#identity/queries/own-staff-member.ts'
import { newTotpSecret, totpUri } from '#identity/rules/totp.ts'
import { sealSecret } from '#identity/second-factor.ts'

export interface TotpEnrolment {
  readonly secret: string
  readonly uri: string
}

const READ_TENANT = 'select name from identity.tenants where id = $1'

/**
 * Creates a TOTP secret for the calling staff member. It takes effect once confirmTotp receives a valid code. The password is
 * required again, so that a stolen access token cannot lock the owner out.
 */
export async function beginTotp(
  ctx: Context,
  { password }: { readonly password: string },
): Promise<TotpEnrolment> {
  const { email } = await ownStaffMember(ctx)
  const { staffId } = await verifyPassword(ctx, email, password, {
    act: 'identity.beginTotp',
    code: 'PASSWORD_WRONG',
  })
  const tenant = one(await ctx.database.read<{ name: string }>('', READ_TENANT, [ctx.actor.tenantId]))
  const { environment } = ctx.actor
  const secret = newTotpSecret()
  await saveSecret(ctx, { staffId, secret })
  return {
    secret,
    uri: totpUri(secret, {
      issuer: `${tenant.name}${environment === 'sandbox' ? ' sandbox' : ''}`,
      account: email,
    }),
  }
}

const SAVE = `
  insert into identity.second_factors as f (workspace_id, staff_id, sealed_secret, created_at) values ($1, $2, $3, $4)
  on conflict (workspace_id, staff_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = null
  where f.confirmed_at is null returning 1`

const saveSecret = command(
  async (tx, { staffId, secret }: { readonly staffId: string; readonly secret: string }) => {
    const { workspaceId } = tx.actor
    const saved = await tx.sql(SAVE, [
      workspaceId,
      staffId,
      sealSecret(tx.keys, { workspaceId, staffId }, secret),
      tx.now(),
    ])
    if (saved.length === 0) throw refuse('SECOND_FACTOR_ENROLLED')
  },
  { storage: 'one-time' },
)
