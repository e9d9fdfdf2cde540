import { randomSecret } from '#kernel/id.ts'
import type { Environment, Service } from '#kernel/principal.ts'

/** Prefixes of key secrets, by service or partner. */
const LABELS: Readonly<Record<Service | 'partner', Readonly<Record<Environment, string>>>> = {
  remittance: { sandbox: 'svc_sandbox_', production: 'svc_live_' },
  partner: { sandbox: 'pk_sandbox_', production: 'pk_live_' },
  compliance: { sandbox: 'sk_sandbox_', production: 'sk_live_' },
  sentinel: { sandbox: 'test_', production: 'live_' },
  idv: { sandbox: 'test_', production: 'live_' },
  banking: { sandbox: 'test_', production: 'live_' },
  core: { sandbox: 'test_', production: 'live_' },
}

/** A new 256-bit secret with the prefix of its service and environment. */
export const newKeySecret = (opens: Service | 'partner', environment: Environment): string =>
  LABELS[opens][environment] + randomSecret()

/** The prefix that is stored in plain text to distinguish keys. At least four characters stay secret, however short the secret is. */
export const shownPrefix = (secret: string, opens: Service | 'partner', environment: Environment): string =>
  secret.slice(0, Math.min(LABELS[opens][environment].length + 6, secret.length - 4))

/** Whether a bearer token is an API key rather than a session's token. */
export const looksLikeKey = (bearer: string): boolean => /^(?:svc|sk|test|live)_/.test(bearer)

/** Services whose keys are only valid on the host of their environment. Keys of other services determine the environment alone. */
export const HOST_BOUND: ReadonlySet<Service> = new Set<Service>(['remittance', 'compliance', 'idv'])
