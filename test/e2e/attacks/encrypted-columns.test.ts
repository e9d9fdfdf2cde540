import { beforeAll, expect, test } from '@jest/globals'
import { targetOf } from '#kernel/security/sealed-columns.ts'
import { SEALED_PATTERN } from '#kernel/security/sealed-text.ts'
import { installationColumns, sealedColumns } from '#app/subgraphs.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { encryptedFixture, type EncryptedFixture } from './encrypted-fixture.ts'

let fixture: EncryptedFixture
beforeAll(async () => {
  fixture = await encryptedFixture()
}, 120_000)

test('every encrypted column is declared, and every declared column is covered here', async () => {
  const { here, before } = fixture
  const sealed = await inDatabase(here.databaseName, async admin => {
    const { rows: columns } = await admin.query<{
      table: string
      column: string
    }>(`select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
      join pg_tables on schemaname = table_schema and tablename = table_name where data_type in ('text', 'jsonb', 'ARRAY') and table_schema not in ('pg_catalog', 'information_schema')`)
    const { rows } = await admin.query<{ name: string }>(
      columns
        .map(
          ({ table, column }) =>
            `select '${table}.${column}' as name where exists (select 1 from ${table} where ${column}::text ~ $1)`,
        )
        .join(' union all '),
      [SEALED_PATTERN.replace('^', '(^|["{,])').replace('$', '($|["},])')],
    )
    return rows.map(({ name }) => name).sort()
  })

  expect(sealed).toEqual(
    [
      ...sealedColumns.map(targetOf),
      ...installationColumns.map(targetOf),
      'kernel.key_checks.sealed',
      'kernel.workspace_keys.sealed',
    ].sort(),
  )
  for (const [name, value] of Object.entries(before))
    expect([name, JSON.stringify(value)]).toEqual([
      name,
      expect.not.stringMatching(/"errors":\[\{|"nodes":\[\]|"status":[45]/),
    ])
})
