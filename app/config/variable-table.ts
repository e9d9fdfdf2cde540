import { SCOPE_DOMAINS } from '#kernel/principal.ts'
import { FACE_VARIABLES } from './face-settings.ts'
import { MAIL_VARIABLES } from './mail-settings.ts'
import type { Variable } from './variable.ts'
import { WATCHLISTS } from './watchlist-settings.ts'

const FLAG = ['0', '1']
const DATABASE = 'a postgresql:// URL'
const URLS = 'an http or https URL, or several separated by commas'

/** Every variable of the environment that a process or a command reads, by the chapters of docs/configuration.md. */
export const VARIABLE_TABLE: Readonly<Record<string, readonly Variable[]>> = {
  Server: [
    {
      name: 'PORT',
      default: '4000',
      mustBe: 'a whole number from 0 to 65535',
      description: 'Port of the HTTP server. With 0 the operating system chooses a free port.',
    },
    {
      name: 'HOST',
      default: '127.0.0.1',
      defaultOnOwnDatabase: '0.0.0.0',
      description: 'Address that the HTTP server listens on.',
    },
    {
      name: 'PUBLIC_URL',
      computedDefault: '`http://HOST:PORT`',
      mustBe: 'an http or https URL',
      description:
        'Base URL under which clients reach the gateway. Responses and the hosted page contain links below this URL. Required for subgraphs and workers that run as separate processes.',
    },
    {
      name: 'TRUST_PROXY',
      default: '0',
      mustBe: '0, 1, or the addresses or ranges of trusted proxies separated by commas',
      description:
        "Proxies whose `X-Forwarded-*` headers are trusted. 1 trusts the nearest proxy. With 0 every client behind a proxy has the proxy's address, also for rate limits.",
    },
    {
      name: 'TRUST_FORWARDED_HOST',
      default: '0',
      values: FLAG,
      description:
        '1 reads the host from `X-Forwarded-Host`. Set it only if your proxies overwrite that header and cannot pass `Host` on: the host decides the environment. Requires `TRUST_PROXY`.',
    },
    {
      name: 'CORS_ORIGINS',
      mustBe:
        'a comma-separated list of origins such as https://app.example.com, each without path, trailing slash or wildcard, and with http only for loopback hosts',
      description:
        'Origins of pages that may call the graph and the REST services from a browser. See [Calls from a browser](guides/21-calls-from-a-browser.md).',
    },
    {
      name: 'REDIS_URL',
      mustBe: 'a redis:// or rediss:// URL',
      description:
        'Redis through which several gateways share rate-limit windows. Without it they share the windows through PostgreSQL.',
    },
    {
      name: 'GRAPH_INTROSPECTION',
      default: '1',
      defaultOnOwnDatabase: '0',
      values: FLAG,
      description: '1 allows clients to introspect the graph.',
    },
  ],
  Database: [
    {
      name: 'DATA_DIR',
      default: '.data',
      description:
        'Folder of the embedded PostgreSQL 18 and its `secrets.json`. As root with a closed home directory the folder is `/var/lib/fiducia` unless this variable is set.',
    },
    {
      name: 'DATABASE_URL',
      mustBe: DATABASE,
      description:
        "Your own PostgreSQL, version 15 or newer, with the app's login. Without it `npm start` runs the embedded database.",
    },
    {
      name: 'DATABASE_WORKER_URL',
      mustBe: DATABASE,
      description:
        "The same database with the worker's login, which sees every workspace. It must differ from the app's login.",
    },
    {
      name: 'DATABASE_ADMIN_URL',
      mustBe: DATABASE,
      description:
        'The same database with a login that may create roles and schemas. `npm run admin` and the demo need it.',
    },
  ],
  Secrets: [
    {
      name: 'ENCRYPTION_KEY',
      computedDefault: 'stored in `DATA_DIR`',
      mustBe: '32 random bytes in base64',
      description:
        'Encrypts the keys of workspaces. Several keys are separated by commas, the newest first: the first key encrypts, every key decrypts. Required with `DATABASE_URL`.',
    },
    {
      name: 'INTERNAL_KEY',
      computedDefault: 'stored in `DATA_DIR`',
      mustBe: '32 random bytes in base64',
      description:
        'Signs the calls between processes. Every process of an installation has the same key. Required with `DATABASE_URL`.',
    },
    {
      name: 'SIGNING_KEYS',
      computedDefault: 'stored encrypted in the database',
      mustBe: 'a JWK set in JSON with private RSA keys, each with a unique kid',
      description: 'Keys that sign sessions. The first key signs.',
    },
    {
      name: 'STAFF_PASSWORD',
      description:
        'Password that `npm run admin -- staff create` and `staff reset-password` set. Only these commands read it. The staff member changes it at the next sign-in.',
    },
  ],
  'Environments and demo': [
    {
      name: 'DEFAULT_ENVIRONMENT',
      default: 'sandbox',
      defaultOnOwnDatabase: 'production',
      values: ['sandbox', 'production'],
      mustBe: '"sandbox" or "production"',
      description: 'Environment of requests to a host that no rule names.',
    },
    {
      name: 'SANDBOX_HOSTS',
      description:
        'Hosts that open the sandbox, separated by commas. A host whose first label is `sandbox` always opens the sandbox.',
    },
    {
      name: 'PRODUCTION_HOSTS',
      default: 'live.localhost',
      description: 'Hosts that open production, separated by commas.',
    },
    {
      name: 'SIMULATE',
      default: 'sandbox',
      mustBe: '"none", or "sandbox" and "production" separated by a comma',
      description:
        'Environments in which funding, payouts, the rails to other banks and the comparison of faces are simulated. Elsewhere a payment waits until a real provider is connected, and a reviewer compares the faces.',
    },
    {
      name: 'DEMO',
      default: '1',
      defaultOnOwnDatabase: '0',
      values: FLAG,
      description:
        '1 creates the [demo tenants](demo.md). The start refuses 1 when `HOST` is not a loopback address, because the credentials are public.',
    },
  ],
  'Separate processes': [
    {
      name: 'SUBGRAPH_<NAME>_URL',
      instances: SCOPE_DOMAINS.map(domain => `SUBGRAPH_${domain.toUpperCase()}_URL`),
      mustBe: URLS,
      description:
        'Where a subgraph listens when it runs as a separate process, such as `SUBGRAPH_CORE_URL`. Requests are spread over several URLs.',
    },
    {
      name: 'TLS_CERT_FILE',
      mustBe: 'a readable PEM certificate that matches the private key in TLS_KEY_FILE',
      description:
        'Certificate of this process, which then speaks HTTPS. A renewed file is loaded within a minute. Set it together with `TLS_KEY_FILE`.',
    },
    { name: 'TLS_KEY_FILE', description: 'Private key of that certificate in PEM.' },
    {
      name: 'TLS_CA_FILE',
      mustBe: 'a readable file of PEM certificates',
      description:
        "Authority that signed the certificates of the subgraphs. Without it Node's own list of authorities applies.",
    },
  ],
  Webhooks: [
    {
      name: 'WEBHOOK_TIMEOUT_MS',
      default: '30000',
      mustBe: 'a whole number of milliseconds from 100 to 30000',
      description: 'Time that a receiver has for its response.',
    },
    {
      name: 'WEBHOOK_DELAY_SCALE',
      default: '1',
      mustBe: 'a number above 0, at most 10',
      description:
        'Factor for the pauses between attempts (1, 5 and 30 minutes, 2 and 12 hours). Below 1 retries come sooner, for tests in a sandbox.',
    },
  ],
  'Watchlists and screening': [
    {
      name: 'WATCHLIST_<SOURCE>_URL',
      instances: WATCHLISTS.map(source => `WATCHLIST_${source}_URL`),
      mustBe: URLS,
      description: `Where the worker downloads a watchlist: a sanctions list every 24 hours, a list of politically exposed persons every week. Several files of one publication are separated by commas. The download refuses addresses in private networks. Without a URL you import the list with \`npm run admin -- watchlist import\`. \`<SOURCE>\` is one of ${WATCHLISTS.map(source => `\`${source}\``).join(', ')}.`,
    },
    {
      name: 'WATCHLIST_<SOURCE>_CHANGES_URL',
      instances: WATCHLISTS.map(source => `WATCHLIST_${source}_CHANGES_URL`),
      mustBe: URLS,
      description:
        'Where the publisher of a list of politically exposed persons publishes daily changes. Requires the `WATCHLIST_<SOURCE>_URL` of that list.',
    },
    {
      name: 'WATCHLIST_REDIRECTS',
      default: '0',
      mustBe: 'a whole number from 0 to 5',
      description: 'Redirects that a download of a watchlist follows.',
    },
    {
      name: 'SCREENING_THREADS',
      computedDefault: 'processors − 1, at least 1',
      mustBe: 'a whole number from 1 to 64',
      description: 'Threads that search watchlists in each process that serves compliance.',
    },
    {
      name: 'OCR_THREADS',
      default: '1',
      mustBe: 'a whole number from 1 to 16',
      description:
        'Threads that read pictures of documents in each process that serves identity verification. They start with the first picture; each takes up to 350 MB of memory.',
    },
    {
      name: 'SCREENING_POLICY_DELAY_HOURS',
      default: '24',
      mustBe: 'a whole number of hours from 0 to 720',
      description:
        'Hours from the approval of a milder screening policy until it takes effect. Production waits at least 12 hours.',
    },
  ],
  'Identity verification': FACE_VARIABLES,
  'E-mail': MAIL_VARIABLES,
  'Logs, metrics and traces': [
    {
      name: 'LOG_LEVEL',
      default: 'info',
      values: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      description: 'Least severe level that is logged.',
    },
    {
      name: 'LOG_FORMAT',
      computedDefault: '`pretty` in a terminal, `json` elsewhere',
      values: ['pretty', 'json'],
      description: 'Readable lines for people, or one JSON object per line for programs.',
    },
    {
      name: 'LOG_CLIENT_ADDRESS',
      default: 'masked',
      values: ['full', 'masked', 'none'],
      description:
        "How much of a client's IP address is logged; `masked` keeps the network: 24 bits of IPv4, 48 bits of IPv6.",
    },
    {
      name: 'METRICS_TOKEN',
      mustBe: 'at least 16 printable ASCII characters without spaces',
      description:
        'Bearer token that a scraper presents at `/metrics`. Without it `/metrics` is open on a loopback `HOST` and closed on any other.',
    },
    {
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      mustBe: 'an http or https URL',
      description:
        'OTLP collector that receives traces over HTTP; `/v1/traces` is appended. Without it no traces are made.',
    },
    {
      name: 'OTEL_TRACES_SAMPLER_ARG',
      default: '1',
      mustBe: 'a number from 0 to 1',
      description: 'Share of the traces that start here and are recorded.',
    },
  ],
}

const rows = Object.values(VARIABLE_TABLE).flat()

/** Names of all variables, with the instances of those that have a variable part. */
export const VARIABLES: readonly string[] = rows.flatMap(({ name, instances }) => instances ?? [name])

/** The variables that have a fixed set of values. */
export const CHOICES: readonly (Variable & { readonly values: readonly string[] })[] = rows.flatMap(
  ({ values, ...row }) => (values ? [{ ...row, values }] : []),
)

/** What a value of the variable must be; undefined where any text is allowed. */
export function ruleOf({ values, mustBe }: Pick<Variable, 'values' | 'mustBe'>): string | undefined {
  if (mustBe !== undefined || values === undefined) return mustBe
  return values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`
}

/** The row of a variable's name. Throws on a name that is not in the table. */
export function variableNamed(name: string): Variable {
  const found = rows.find(row => new RegExp(`^${row.name.replace(/<\w+>/, '[A-Z_]+')}$`).test(name))
  if (!found) throw new Error(`The variable ${name} is not in the table of variables.`)
  return found
}
