import { expect, test } from '@jest/globals'
import { planOnce } from '#kernel/database/connection.ts'
import { newId } from '#kernel/id.ts'
import { scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 1 })

const text = (name: string): string =>
  `select id as "${name}" from kernel.scratch where workspace_id = $1 and id = any($2::uuid[])`
const PLANS = `select generic_plans as "generic", custom_plans as "custom" from pg_prepared_statements where statement = $1`
const SETTINGS = `select current_setting('plan_cache_mode') as mode, current_setting('enable_seqscan') as seqscan`

test('a marked read uses a stored plan from its first execution, an unmarked one is planned for its values', async () => {
  const { database } = fixture
  const workspaceId = newId()
  const [marked, unmarked] = [planOnce(text('marked')), text('unmarked')]
  for (let count = 0; count < 5; count++)
    for (const each of [marked, unmarked]) await database.read(workspaceId, each, [workspaceId, [newId()]])
  const plansOf = async (statement: string): Promise<unknown> =>
    (await database.read(workspaceId, PLANS, [statement]))[0]

  expect([await plansOf(marked), await plansOf(unmarked)]).toEqual([
    { generic: 5n, custom: 0n },
    { generic: 0n, custom: 5n },
  ])
})

test('the settings of a marked read end with it', async () => {
  const { database } = fixture
  const workspaceId = newId()
  await database.read(workspaceId, planOnce(text('before')), [workspaceId, [newId()]])

  expect(await database.read(workspaceId, SETTINGS, [])).toEqual([{ mode: 'auto', seqscan: 'on' }])
})
