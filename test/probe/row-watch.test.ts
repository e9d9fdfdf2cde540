import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { adminOf } from '#test/support/cluster.ts'
import { testPlatform } from '#test/support/world.ts'
import { watchRows } from './row-watch.ts'

let admin: pg.Client
let writer: pg.Client
let lines: () => Promise<readonly string[]>

const SIGNING_KEY_ENDS = `update identity.signing_keys set retires_at = coalesce(retires_at, now()) + interval '1 second'`

/** Tables whose line changes during the work. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await lines())
  await work()
  return (await lines()).filter(line => !before.has(line)).map(line => line.split(' ')[0]!)
}

describe('the checksum of a table', () => {
  beforeAll(async () => {
    const { databaseName } = await testPlatform()
    ;[admin, writer] = [new pg.Client(adminOf(databaseName)), new pg.Client(adminOf(databaseName))]
    await Promise.all([admin.connect(), writer.connect()])
    lines = await watchRows(admin)
  })
  afterAll(() => Promise.all([admin.end(), writer.end()]))

  test('changes with every inserted, updated or deleted row, and no other checksum does', async () => {
    const sql = (text: string) => () => writer.query(text)

    expect(
      await changedBy(sql(`insert into kernel.limit_windows select * from kernel.limit_windows where false`)),
    ).toEqual([])
    expect(
      await changedBy(
        sql(
          `insert into identity.tenants (id, code, name, created_at) values (gen_random_uuid(), 'watched', 'Watched', now())`,
        ),
      ),
    ).toEqual(['identity.tenants'])
    expect(
      await changedBy(sql(`update identity.tenants set name = 'Renamed' where code = 'watched'`)),
    ).toEqual(['identity.tenants'])
    expect(await changedBy(sql(`delete from identity.tenants where code = 'watched'`))).toEqual([
      'identity.tenants',
    ])
  })

  test('stays the same after a rollback, and changes once the transaction has committed', async () => {
    await writer.query(`begin; ${SIGNING_KEY_ENDS}`)

    expect(await changedBy(() => lines())).toEqual([])
    expect(await changedBy(() => writer.query('rollback'))).toEqual([])
    await writer.query(`begin; ${SIGNING_KEY_ENDS}`)
    expect(await changedBy(() => lines())).toEqual([])
    expect(await changedBy(() => writer.query('commit'))).toEqual(['identity.signing_keys'])
  })
})
