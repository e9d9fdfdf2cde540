import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { test } from '@jest/globals'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Context } from '#kernel/context.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { asOwner } from '#test/support/clients.ts'
import { remoteSubgraph } from '#gateway/internal/http-runner.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { launched, type Launched } from '#test/start/support/launched.ts'
import { freePort } from '#test/start/support/installation.ts'
import { adminOf, LOGINS, loginOf } from '#test/support/cluster.ts'
import { scratchFolder } from '#test/support/scratch-folder.ts'
import { ENCRYPTION_KEY, INTERNAL_KEY, TEST_KEYS } from '#test/support/keys.ts'
import { NEEDS } from './one-process.mjs'

/** Whether jest's configuration runs each part of the platform in its own process. */
export const isSplit = 'FIDUCIA_SPLIT' in globalThis

/** Declares a test that needs the platform in this process; the split run skips it. */
export const testInOneProcess = (needs: keyof typeof NEEDS): typeof test =>
  (NEEDS[needs] && isSplit ? test.skip : test) as typeof test

/** The platform as seven processes on one database. */
export interface Installation {
  readonly gateways: readonly string[]
  /** Calls the subgraphs' processes with a given context. */
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  /** Stops the worker, for tests that compare all rows and need no concurrent writes. */
  endWorker(): Promise<void>
  stop(): Promise<void>
}

const urlOf = (login: { user: string; password: string }, databaseName: string): string => {
  const { host, port, user, password } = loginOf(login, databaseName)
  return `postgresql://${user}:${password}@localhost/${databaseName}?host=${encodeURIComponent(host!)}&port=${port}`
}

/** Starts every subgraph, two gateways and a worker on the database, as an operator would. */
export async function installation(databaseName: string): Promise<Installation> {
  // The operator's migration does this; without it no process starts.
  await asOwner(adminOf(databaseName), owner => ensureEncryptionKeyCheck(owner, TEST_KEYS))
  const home = scratchFolder('split-')
  const ports = new Map(
    await Promise.all(subgraphs.map(async ({ name }) => [name, await freePort()] as const)),
  )
  const env: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:4000',
    DEFAULT_ENVIRONMENT: 'sandbox',
    GRAPH_INTROSPECTION: '1',
    WEBHOOK_DELAY_SCALE: '0.001',
    DATABASE_URL: urlOf(LOGINS.app, databaseName),
    DATABASE_WORKER_URL: urlOf(LOGINS.worker, databaseName),
    ENCRYPTION_KEY: ENCRYPTION_KEY.toString('base64'),
    INTERNAL_KEY: INTERNAL_KEY.toString('base64'),
    ...Object.fromEntries(
      [...ports].map(([name, port]) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `http://127.0.0.1:${port}`]),
    ),
  }
  const serve = (part: string, port = 0): Launched =>
    launched(['serve', part], { cwd: home, env: { ...env, PORT: String(port) } })
  const gateways = [serve('gateway'), serve('gateway')]
  const worker = serve('worker')
  const all = [...[...ports].map(([name, port]) => serve(`subgraph:${name}`, port)), ...gateways, worker]
  const remotes = [...ports].map(([name, port]) => ({
    name,
    ...remoteSubgraph({ name, urls: [`http://127.0.0.1:${port}`], key: INTERNAL_KEY, log: () => undefined }),
  }))
  const stop = async (): Promise<void> => {
    await Promise.all(remotes.map(({ close }) => close()))
    await Promise.all(all.map(each => each.stop()))
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await Promise.all(all.map(each => each.ready()))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    gateways: gateways.map(each => /http:\S+/.exec(each.out())![0]),
    runners: Object.fromEntries(remotes.map(({ name, run }) => [name, run])),
    endWorker: () => worker.stop(),
    stop,
  }
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>

/** Returns the server with an `inject` that sends each request over HTTP to the next gateway in turn. */
export function overHttp(app: FastifyInstance, gateways: readonly string[]): FastifyInstance {
  let turn = 0
  const inject = (options: InjectOptions | string): Promise<Injected> => {
    turn += 1
    return sent(gateways[turn % gateways.length]!, typeof options === 'string' ? { url: options } : options)
  }
  return Object.assign(Object.create(app) as FastifyInstance, { inject })
}

function sent(
  gateway: string,
  { method = 'GET', url = '/', headers = {}, payload }: InjectOptions,
): Promise<Injected> {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
  const bytes =
    payload === undefined
      ? undefined
      : isText
        ? Buffer.from(payload as string)
        : Buffer.from(JSON.stringify(payload))
  const { hostname, port } = new URL(gateway)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        method,
        agent: false,
        // Encodes characters that a path cannot contain, as `inject` does.
        path: String(url).replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent),
        headers: {
          host: 'localhost:80',
          ...(bytes && !isText && { 'content-type': 'application/json' }),
          ...(bytes && { 'content-length': bytes.length }),
          ...(headers as Record<string, string>),
        },
      },
      response => {
        const parts: Buffer[] = []
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', reject)
          .on('end', () => {
            const rawPayload = Buffer.concat(parts)
            const body = rawPayload.toString('utf8')
            resolve({
              statusCode: response.statusCode!,
              headers: response.headers,
              body,
              payload: body,
              rawPayload,
              json: () => JSON.parse(body) as unknown,
            } as unknown as Injected)
          })
      },
    )
    outgoing.on('error', reject).end(bytes)
  })
}
