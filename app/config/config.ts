import { createPrivateKey, type JsonWebKey } from 'node:crypto'
import type { Settings } from '#kernel/context.ts'
import type { HostRules } from '#gateway/environment.ts'
import { corsOrigins } from './cors-settings.ts'
import { faceSettings } from './face-settings.ts'
import { keySettings, type KeySettings } from './key-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { observationSettings, type ObservationSettings } from '#app/observe/settings.ts'
import { proxyOf, proxySettings, type ProxySettings } from './proxy-settings.ts'
import { splitList } from './split-list.ts'
import { tlsSettings, type TlsSettings } from './tls-settings.ts'
import { CHOICES, ruleOf, variableNamed } from './variable-table.ts'
import { watchlistSettings } from './watchlist-settings.ts'
import type { Part } from './part.ts'

/** The validated configuration from the environment. */
export interface Config extends ObservationSettings, KeySettings, ProxySettings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly dataDirIsExplicit: boolean
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  readonly databaseWorkerUrl: string | undefined
  readonly databaseAdminUrl: string | undefined
  readonly isDemo: boolean
  readonly hosts: HostRules
  /** Origins of pages that may call the interfaces from a browser. */
  readonly corsOrigins: readonly string[]
  readonly signingKeys: string | undefined
  /** Environments in which payment partners are simulated. */
  readonly simulated: readonly ('sandbox' | 'production')[]
  readonly webhooks: Settings['webhooks']
  readonly watchlists: NonNullable<Settings['watchlists']>
  /** How e-mail is sent; undefined sends none. */
  readonly mail: Settings['mail']
  /** The service that compares faces; undefined has none. */
  readonly faces: Settings['faces']
  /** Number of threads that search watchlists; undefined derives the number from the machine. */
  readonly screeningThreads: number | undefined
  /** Number of threads that read pictures of documents. */
  readonly ocrThreads: number
  /** Hours between the approval of a less strict screening policy and the time it takes effect. */
  readonly screeningPolicyDelayHours: number
  /** Redis in which several gateways share rate-limit counters; without it they use PostgreSQL. */
  readonly redisUrl: string | undefined
  /** TLS between separate processes. */
  readonly tls: TlsSettings
  /** Base URLs of subgraphs that run as separate processes, by subgraph name; several URLs share the load of one subgraph. */
  readonly subgraphUrls: Readonly<Record<string, readonly string[]>>
  /** OTLP endpoint for traces; without it no traces are recorded. */
  readonly otlpEndpoint: string | undefined
  /** Whether only clients on this machine can connect. */
  readonly isLoopbackOnly: boolean
  readonly publicUrl: string
  readonly logLevel: string
  readonly introspection: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Reads the configuration for the part; throws one error that names every invalid variable. */
export function readConfig(env: Environment, part: Part = 'all'): Config {
  const issues: string[] = []
  const text = (name: string): string | undefined =>
    env[name] === undefined || env[name] === '' ? undefined : env[name]
  const check: Check = (name, isRight, must = ruleOf(variableNamed(name))) => {
    if (!isRight) issues.push(`${name} must be ${must}.`)
  }

  const databaseUrl = text('DATABASE_URL')
  const isEmbedded = databaseUrl === undefined && part === 'all'
  /** The value of a variable, or its default of the table. */
  const setting: Text = name => {
    const { default: everywhere, defaultOnOwnDatabase = everywhere } = variableNamed(name)
    return text(name) ?? (isEmbedded ? everywhere : defaultOnOwnDatabase)
  }
  const port = portOf(setting, check)
  for (const { name, values } of CHOICES)
    check(name, text(name) === undefined || values.includes(text(name)!))
  const host = setting('HOST')!
  const isDemo = isDemoOn(host, setting, check)
  for (const name of ['DATABASE_URL', 'DATABASE_WORKER_URL', 'DATABASE_ADMIN_URL'])
    check(name, text(name) === undefined || userOf(text(name)!) !== undefined)
  const publicUrl = publicUrlOf(host, port, text, check)
  const signingKeys = text('SIGNING_KEYS')
  check('SIGNING_KEYS', signingKeys === undefined || isJwkSet(signingKeys))
  const simulated = splitList(setting('SIMULATE')!).filter(each => each !== 'none')
  check('SIMULATE', simulated.every(isEnvironment))
  const redisUrl = serverUrl('REDIS_URL', /^rediss?:$/, text, check)
  const otlpEndpoint = serverUrl('OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:$/, text, check)
  const observation = observationSettings(setting, check)
  const subgraphUrls = subgraphUrlsOf(env, check)
  const isLoopbackOnly = LOOPBACK.test(host) && proxyOf(setting('TRUST_PROXY')) === false
  const [webhooks, watchlists, partners] = [
    webhookSettings(setting, check, isEmbedded && isLoopbackOnly),
    watchlistSettings(env, setting, check),
    { mail: mailSettings(text, check), faces: faceSettings(text, setting, check) },
  ]
  const screening = screeningSettings(text, setting, check)
  const [tls, proxies] = [tlsSettings(part, text, check), proxySettings(setting, check)]
  const [origins, ownKeys] = [corsOrigins(text, check), keySettings(isEmbedded, text, check)]
  if (!isEmbedded) checkAddresses(part, isDemo, text, check)
  if (issues.length > 0) throw new Error(`The configuration is invalid. ${[...new Set(issues)].join(' ')}`)

  return {
    simulated: simulated as Config['simulated'],
    port,
    host,
    databaseUrl,
    isDemo,
    signingKeys,
    publicUrl,
    redisUrl,
    subgraphUrls,
    tls,
    otlpEndpoint,
    webhooks,
    watchlists,
    ...partners,
    ...screening,
    corsOrigins: origins,
    ...ownKeys,
    ...observation,
    isLoopbackOnly,
    logLevel: setting('LOG_LEVEL')!,
    dataDir: setting('DATA_DIR')!,
    dataDirIsExplicit: text('DATA_DIR') !== undefined,
    databaseWorkerUrl: text('DATABASE_WORKER_URL'),
    databaseAdminUrl: text('DATABASE_ADMIN_URL'),
    ...proxies,
    hosts: hostRules(setting),
    introspection: setting('GRAPH_INTROSPECTION') === '1',
  }
}

type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must?: string) => void

function portOf(setting: Text, check: Check): number {
  const port = Number(setting('PORT'))
  check('PORT', /^\d+$/.test(setting('PORT')!) && port <= 65_535)
  return port
}

function isDemoOn(host: string, setting: Text, check: Check): boolean {
  const isDemo = setting('DEMO') === '1'
  check(
    'DEMO',
    !isDemo || LOOPBACK.test(host),
    '0 unless HOST is a loopback address, because the demo credentials are public',
  )
  return isDemo
}

function publicUrlOf(host: string, port: number, text: Text, check: Check): string {
  const given = text('PUBLIC_URL')
  const publicUrl = (given ?? `http://${reachableHost(host)}:${port}`).replace(/\/+$/, '')
  check('PUBLIC_URL', given === undefined || (URL.canParse(publicUrl) && /^https?:/.test(publicUrl)))
  return publicUrl
}

/** The optional URL of a server that the installation uses. */
function serverUrl(name: string, protocol: RegExp, text: Text, check: Check): string | undefined {
  const url = text(name)
  check(name, url === undefined || isUrl(url, protocol))
  return url
}

const hostRules = (setting: Text): HostRules => ({
  defaultEnvironment: setting('DEFAULT_ENVIRONMENT') as 'sandbox' | 'production',
  sandboxHosts: splitList(setting('SANDBOX_HOSTS') ?? ''),
  productionHosts: splitList(setting('PRODUCTION_HOSTS')!),
})

/** Variables that an installation on an external database requires, by part. */
function checkAddresses(part: Part, isDemo: boolean, text: Text, check: Check): void {
  const [app, worker] = [text('DATABASE_URL'), text('DATABASE_WORKER_URL')]
  check('DATABASE_URL', app !== undefined, 'set: separate processes need a shared PostgreSQL database')
  if ((part === 'all' || part === 'worker') && app !== undefined)
    check(
      'DATABASE_WORKER_URL',
      worker !== undefined && userOf(worker) !== userOf(app),
      'a different login than DATABASE_URL: the worker sees every workspace, and the app must not',
    )
  if (part === 'all')
    check(
      'DATABASE_ADMIN_URL',
      !isDemo || text('DATABASE_ADMIN_URL') !== undefined,
      'set when DEMO is 1, because only the owner may create the demo tenants',
    )
  if (part === 'subgraph' || part === 'worker')
    check(
      'PUBLIC_URL',
      text('PUBLIC_URL') !== undefined,
      'set to the URL at which clients reach the gateway, because responses contain it',
    )
}

function subgraphUrlsOf(env: Environment, check: Check): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const [, subgraph] = /^SUBGRAPH_([A-Z]+)_URL$/.exec(name) ?? []
      if (subgraph === undefined || value === undefined || value === '') return []
      const urls = value.split(',').map(url => url.trim().replace(/\/+$/, ''))
      check(
        name,
        urls.every(url => isUrl(url, /^https?:$/)),
      )
      return [[subgraph.toLowerCase(), urls]]
    }),
  )
}

/** Webhooks reach this machine only where no other machine reaches us: a stranger's URL would lead behind our own firewall. */
function webhookSettings(setting: Text, check: Check, allowsLoopback: boolean): Settings['webhooks'] {
  const delayScale = Number(setting('WEBHOOK_DELAY_SCALE'))
  check('WEBHOOK_DELAY_SCALE', delayScale > 0 && delayScale <= 10)
  const timeoutMs = Number(setting('WEBHOOK_TIMEOUT_MS'))
  check('WEBHOOK_TIMEOUT_MS', Number.isInteger(timeoutMs) && timeoutMs >= 100 && timeoutMs <= 30_000)
  return { delayScale, timeoutMs, allowsLoopback }
}

function screeningSettings(
  text: Text,
  setting: Text,
  check: Check,
): Pick<Config, 'screeningThreads' | 'screeningPolicyDelayHours' | 'ocrThreads'> {
  const threads = text('SCREENING_THREADS')
  check(
    'SCREENING_THREADS',
    threads === undefined || (/^\d{1,2}$/.test(threads) && Number(threads) >= 1 && Number(threads) <= 64),
  )
  const hours = setting('SCREENING_POLICY_DELAY_HOURS')!
  check('SCREENING_POLICY_DELAY_HOURS', /^\d{1,3}$/.test(hours) && Number(hours) <= 720)
  const ocrThreads = setting('OCR_THREADS')!
  check('OCR_THREADS', /^\d{1,2}$/.test(ocrThreads) && Number(ocrThreads) >= 1 && Number(ocrThreads) <= 16)
  return {
    screeningThreads: threads === undefined ? undefined : Number(threads),
    screeningPolicyDelayHours: Number(hours),
    ocrThreads: Number(ocrThreads),
  }
}

const isUrl = (value: string, protocol: RegExp): boolean =>
  URL.canParse(value) && protocol.test(new URL(value).protocol)

const isEnvironment = (value: string): boolean => value === 'sandbox' || value === 'production'

/** Parses a database URL. A URL that gives a socket folder in its query may leave the host empty, which `URL` rejects. */
export const urlOf = (value: string): URL => new URL(value.replace('@/', '@localhost/'))

function userOf(value: string): string | undefined {
  return /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value.replace('@/', '@localhost/'))
    ? urlOf(value).username
    : undefined
}

/** The host under which this machine reaches its own listening address. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host
}

function isJwkSet(value: string): boolean {
  try {
    const { keys } = JSON.parse(value) as { keys: (JsonWebKey & { kid?: unknown })[] }
    for (const key of keys) createPrivateKey({ key, format: 'jwk' })
    const names = new Set(keys.map(({ kid }) => kid))
    return (
      keys.length > 0 &&
      names.size === keys.length &&
      keys.every(({ kty, kid }) => kty === 'RSA' && typeof kid === 'string')
    )
  } catch {
    return false
  }
}
