import { SCOPE_DOMAINS } from '#kernel/principal.ts'
import { nearestOf } from './nearest.ts'
import { WATCHLISTS } from './watchlist-settings.ts'

/** Every variable of the environment that a process or a command reads. */
export const VARIABLES: readonly string[] = [
  'PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_WORKER_URL', 'DATABASE_ADMIN_URL', 'REDIS_URL', 'DEMO',
  'DEFAULT_ENVIRONMENT', 'SANDBOX_HOSTS', 'PRODUCTION_HOSTS', 'TRUST_PROXY', 'TRUST_FORWARDED_HOST', 'PUBLIC_URL', 'CORS_ORIGINS',
  'ENCRYPTION_KEY', 'SIGNING_KEYS', 'INTERNAL_KEY', 'TLS_CERT_FILE', 'TLS_KEY_FILE', 'TLS_CA_FILE',
  'SIMULATE', 'WEBHOOK_TIMEOUT_MS', 'WEBHOOK_DELAY_SCALE', 'SCREENING_THREADS', 'SCREENING_POLICY_DELAY_HOURS', 'WATCHLIST_REDIRECTS', 'GRAPH_INTROSPECTION',
  'LOG_LEVEL', 'LOG_FORMAT', 'LOG_CLIENT_ADDRESS', 'METRICS_TOKEN', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG', 'STAFF_PASSWORD',
  ...SCOPE_DOMAINS.map(domain => `SUBGRAPH_${domain.toUpperCase()}_URL`),
  ...WATCHLISTS.flatMap(source => [`WATCHLIST_${source}_URL`, `WATCHLIST_${source}_CHANGES_URL`]),
]

/** Shorter names are near to too many words that have nothing to do with us. */
const LENGTH_MIN = 8
const DISTANCE_MAX = 2

/** A line for each variable that is set and differs from one of ours by a typing error. Unrelated variables are ignored. */
export function misspeltVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || value === '' || name.length < LENGTH_MIN || VARIABLES.includes(name)) return []
    const meant = nearestOf(name.toUpperCase(), VARIABLES, each => (each.length < LENGTH_MIN ? -1 : DISTANCE_MAX))
    return meant === undefined ? [] : [`The variable ${name} is set and is not read. Did you mean ${meant}?`]
  })
}
