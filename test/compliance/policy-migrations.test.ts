import { expect, test } from '@jest/globals'
import { asOwner } from '#test/support/clients.ts'
import { policyVersions } from '#compliance/migrations/policy-versions.ts'
import { decideScope } from '#identity/migrations/decide-scope.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world } from '#test/support/world.ts'

const EARLIER = `insert into compliance.screening_policies (workspace_id, pep_foreign, pep_domestic, pep_international_org, adverse_media, weak_alias, stale_after_hours, hold_ttl_hours,
    auto_release_on_false_positive, parties, min_score, block_score, name_only_cap, home_country, updated_at, updated_by)
  values ($1, 'REVIEW', 'HOLD', 'ALLOW', 'REVIEW', 'IGNORE', 200, null, false, '{PAYEE}', 90, 95, 80, 'NG', '2026-01-01T00:00:00Z', 'officer')`

test('existing policies become version 1, and their old table becomes read-only', async () => {
  const here = await world()

  const [versions, grants] = await asOwner(adminOf(here.databaseName), async owner => {
    await owner.query('begin')
    try {
      await owner.query(
        `drop table compliance.screening_policy_versions, compliance.screening_policy_changes; select set_config('app.workspace', '${here.workspaceId}', true)`,
      )
      await owner.query(EARLIER, [here.workspaceId])
      await owner.query(policyVersions.sql)
      return [
        (
          await owner.query(
            'select version, parties, min_score, stale_after_hours, home_country, decisions_by, set_by, effective_at, change_id from compliance.screening_policy_versions',
          )
        ).rows,
        (
          await owner.query(
            `select privilege_type from information_schema.role_table_grants where table_schema = 'compliance' and table_name = 'screening_policies' and grantee = 'fiducia_app'`,
          )
        ).rows,
      ]
    } finally {
      await owner.query('rollback')
    }
  })

  expect(versions).toEqual([
    {
      version: 1,
      parties: ['PAYEE'],
      min_score: 90,
      stale_after_hours: 200,
      home_country: 'NG',
      decisions_by: 'ANY',
      set_by: 'officer',
      effective_at: new Date('2026-01-01T00:00:00Z'),
      change_id: null,
    },
  ])
  expect(grants).toEqual([{ privilege_type: 'SELECT' }])
})

test('keys with the write scope get the scope to decide, and no other key does', async () => {
  const here = await world()
  const made = async (scopes: readonly string[]) =>
    (await createApiKey(here.platformContext, { service: 'compliance', name: 'Desk', scopes })).apiKey.id
  const ids = [
    await made(['compliance:write']),
    await made(['compliance:read']),
    await made(['compliance:*']),
    await made(['compliance:read', 'compliance:write']),
  ]

  await asOwner(adminOf(here.databaseName), async owner => {
    for (let times = 0; times < 2; times++) await owner.query(decideScope.sql)
  })

  const rows = await here.database.read<{ id: string; scopes: string[] }>(
    here.workspaceId,
    'select id, scopes from identity.api_keys where workspace_id = $1',
    [here.workspaceId],
  )
  expect(ids.map(id => rows.find(row => row.id === id)!.scopes)).toEqual([
    ['compliance:write', 'compliance:decide'],
    ['compliance:read'],
    ['compliance:*'],
    ['compliance:read', 'compliance:write', 'compliance:decide'],
  ])
})
