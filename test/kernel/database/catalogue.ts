import { afterAll, beforeAll } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { exemptTables, schemas } from '#app/subgraphs.ts'
import { TEMPLATE } from '#test/support/cluster.ts'
import { connected } from '#test/kernel/scratch.ts'

/** Tables without row-level security, by name. */
export const EXEMPT = new Map(exemptTables.map(each => [each.table, each]))

/**
 * Clones the migrated database for this test file, because a template in use cannot be cloned by the other test
 * files. Returns a function that queries the clone's catalogue, by default with the schemas of the domains.
 */
export function catalogue(): <Row extends pg.QueryResultRow>(
  text: string,
  values?: unknown[],
) => Promise<Row[]> {
  const databaseName = `catalogue_${randomBytes(6).toString('hex')}`
  let admin: pg.Client

  beforeAll(async () => {
    const server = await connected('postgres')
    await server.query(`create database ${databaseName} template ${TEMPLATE}`)
    await server.end()
    admin = await connected(databaseName)
  })

  afterAll(async () => {
    await admin?.end()
    const server = await connected('postgres')
    await server.query(`drop database if exists ${databaseName} with (force)`)
    await server.end()
  })

  return async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = [schemas]) =>
    (await admin.query<Row>(text, values)).rows
}
