import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import type { TrustedCertificate } from '#idv/chip/authenticate.ts'
import { comparableName, readCertificate, type ChipCertificate } from '#idv/chip/certificates.ts'

// The store is read for every chip: an import takes effect at once, and a process holds no copy.
const NAMED = planOnce(`select certificate, revoked_at is not null as "isRevoked" from idv.csca_certificates
  where subject_key = $1 and (not is_test or $3)
  union
  select certificate, revoked_at is not null from idv.csca_certificates
  where subject_key_id = $2 and (not is_test or $3)
  limit 20`)

/** Certificates of the store that may have issued this one, by its issuer's name or key identifier. */
export async function loadAuthorities(ctx: Context, signer: ChipCertificate): Promise<TrustedCertificate[]> {
  const { workspaceId, environment } = ctx.actor
  const rows = await ctx.database.read<{ certificate: Buffer; isRevoked: boolean }>(workspaceId, NAMED, [
    comparableName(signer.issuer),
    signer.authorityKeyId ?? null,
    environment === 'sandbox',
  ])
  return rows.map(({ certificate, isRevoked }) => ({ certificate: readCertificate(certificate), isRevoked }))
}
