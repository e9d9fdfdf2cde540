import { randomSecret } from '#kernel/id.ts'
import type { Environment, Service } from '#kernel/principal.ts'

/** How the secrets of a service's keys begin; a partner's is a kind of its own. */
const LABELS: Readonly<Record<Service | 'partner', Readonly<Record<Environment, string>>>> = {
  remittance: { sandbox: 'svc_sandbox_', production: 'svc_live_' },
  partner: { sandbox: 'pk_sandbox_', production: 'pk_live_' },
  compliance: { sandbox: 'sk_sandbox_', production: 'sk_live_' },
  sentinel: { sandbox: 'test_', production: 'live_' },
  idv: { sandbox: 'test_', production: 'live_' },
  banking: { sandbox: 'test_', production: 'live_' },
  core: { sandbox: 'test_', production: 'live_' },
}

/** A new secret of 256 bits that shows what it opens. */
export const newKeySecret = (opens: Service | 'partner', environment: Environment): string =>
  LABELS[opens][environment] + randomSecret()

/** The part that is kept in clear to tell keys apart. At least four characters stay secret, however short a given secret is. */
export const shownPrefix = (secret: string, opens: Service | 'partner', environment: Environment): string =>
  secret.slice(0, Math.min(LABELS[opens][environment].length + 6, secret.length - 4))

/** Whether a bearer token is a service's key rather than a session's token. */
export const looksLikeKey = (bearer: string): boolean => /^(?:svc|sk|test|live)_/.test(bearer)

/** Services whose keys open only the environment of the host that was called; elsewhere the key alone decides. */
export const HOST_BOUND: ReadonlySet<Service> = new Set<Service>(['remittance', 'compliance', 'idv'])
