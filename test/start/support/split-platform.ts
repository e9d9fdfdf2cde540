import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subgraphs } from '#app/subgraphs.ts'
import { certificate, key } from '#test/kernel/outbound/certificates.ts'
import type { OwnDatabase } from './own-database.ts'
import { freePort, REPOSITORY, type Installation } from './installation.ts'

type Served = Awaited<ReturnType<Installation['serve']>>

/** The platform with each part in its own process and with two gateways. */
export interface SplitPlatform {
  readonly gateways: readonly [string, string]
  /** Process of a part: `subgraph:<name>`, `gateway`, `second gateway` or `worker`. */
  part(name: string): Served
  /** Restarts a part that has ended, at the same address. */
  again(name: string): Promise<void>
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }[]>
}

const FIXTURE = join(REPOSITORY, 'test/start/support/fixtures/serve-with-loopback.ts')

/**
 * Migrates the database, fills the demonstration and starts all processes with HTTPS between them. Webhooks
 * may go to loopback addresses only with `allowsLoopback`.
 */
export async function splitPlatform(
  here: Installation,
  own: OwnDatabase,
  { allowsLoopback = false } = {},
): Promise<SplitPlatform> {
  const ports = new Map(
    await Promise.all(subgraphs.map(async ({ name }) => [name, await freePort()] as const)),
  )
  const env = {
    ...own.env,
    DEFAULT_ENVIRONMENT: 'sandbox',
    PUBLIC_URL: 'http://127.0.0.1:4000',
    ...Object.fromEntries(
      [...ports].map(([name, port]) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `https://127.0.0.1:${port}`]),
    ),
    TLS_CA_FILE: join(here.path, 'tls.crt'),
  }
  const tls = { TLS_CERT_FILE: join(here.path, 'tls.crt'), TLS_KEY_FILE: join(here.path, 'tls.key') }
  writeFileSync(tls.TLS_CERT_FILE, certificate)
  writeFileSync(tls.TLS_KEY_FILE, key)
  for (const command of ['migrate', 'demo']) {
    const { code, err } = await here.run(['admin', command], { env: { ...env, DEMO: '1' } })
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${err}`)
  }
  const parts = new Map<string, Served>()
  const serve = async (name: string, port?: number): Promise<void> => {
    const isLoose = allowsLoopback && (name === 'worker' || name === 'subgraph:webhooks')
    const started = await here.serve(name === 'second gateway' ? 'gateway' : name, {
      env: name.endsWith('gateway') ? env : { ...env, ...tls },
      ...(port !== undefined && { port }),
      ...(isLoose && { program: FIXTURE }),
    })
    parts.set(name, started)
    await started.ready()
  }
  await Promise.all([
    ...[...ports].map(([name, port]) => serve(`subgraph:${name}`, port)),
    ...['gateway', 'second gateway', 'worker'].map(name => serve(name)),
  ])
  const part = (name: string): Served => parts.get(name)!
  return {
    gateways: [part('gateway').url, part('second gateway').url],
    part,
    again: name => serve(name, part(name).port),
    async stop() {
      for (const each of parts.values()) each.signal('SIGTERM')
      return Promise.all([...parts.values()].map(({ ended }) => ended))
    },
  }
}
