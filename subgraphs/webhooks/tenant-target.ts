import type { Statement } from '#kernel/database/session.ts'
import { newId } from '#kernel/id.ts'
import type { Service } from '#kernel/principal.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { DEFAULT_RATE_LIMIT, INITIAL_CONCURRENCY } from './rules/subscription.ts'
import { newSecret, sealSecret } from './secrets.ts'

/** Why a tenant's target without a URL is disabled. */
export const NO_URL_REASON = 'The service has no webhook URL.'

const INSERT = `insert into webhooks.subscriptions (workspace_id, id, service, kind, name, url, event_names, status, disabled_reason,
    rate_limit_per_minute, secret, is_secret_shown, failures, concurrency, created_at, updated_at)
  values ($1, $2, $3, 'TENANT_TARGET', 'Webhook URL', '', '{*}', 'DISABLED', $4, $5, $6, false, 0, $7, $8, $8)
  on conflict (workspace_id, service) where kind = 'TENANT_TARGET' do nothing`

/** The statement that adds the tenant's target of a service, without a URL and with a secret that was not shown yet, unless it exists. */
export function newTenantTarget(
  keys: Pick<Keyring, 'seal' | 'open'>,
  workspaceId: string,
  service: Service,
  at: Date,
): Statement {
  const id = newId()
  return {
    text: INSERT,
    values: [
      workspaceId,
      id,
      service,
      NO_URL_REASON,
      DEFAULT_RATE_LIMIT,
      sealSecret(keys, workspaceId, id, newSecret()),
      INITIAL_CONCURRENCY,
      at,
    ],
  }
}
