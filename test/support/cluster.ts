import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** The PostgreSQL server of the test run. Each test file has its own database, cloned from the template. */
export interface TestCluster {
  readonly host: string
  readonly port: number
  readonly password: string
}

export const TEMPLATE = 'fiducia_template'
const VARIABLE = 'FIDUCIA_TEST_CLUSTER'

/** Logins of a temporary server that listens only on a Unix socket. */
export const LOGINS = {
  app: { user: ROLES.app, password: 'app' },
  worker: { user: ROLES.worker, password: 'worker' },
} as const

export function publishCluster(cluster: TestCluster): void {
  process.env[VARIABLE] = JSON.stringify(cluster)
}

export function testCluster(): TestCluster {
  const text = process.env[VARIABLE]
  if (text === undefined)
    throw new Error('The test database is not running; tests are started by "npm test".')
  return JSON.parse(text) as TestCluster
}

export const adminOf = (
  database: string,
  { host, port, password }: TestCluster = testCluster(),
): ConnectionOptions => ({ host, port, user: 'postgres', password, database })

export function loginOf(login: { user: string; password: string }, database: string): ConnectionOptions {
  const { host, port } = testCluster()
  return { host, port, ...login, database }
}
