import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import type { AuditReport } from '#kernel/audit-chain/verify-audit.ts'
import type { World } from '#test/support/world.ts'
import { record, seal, sealedWorld, sealsOf, tamper, verify } from './sealed.ts'

const found = ({ broken, discrepancies }: AuditReport): unknown[] => [
  broken,
  ...discrepancies.map(({ kind, sequence }) => `${kind} ${sequence ?? '-'}`),
]

const id = (here: World, sequence: number): string =>
  `(select audit_id from kernel.audit_seals where $ and sequence = ${sequence})`.replace(
    '$',
    `workspace_id = '${here.workspaceId}'`,
  )

const columns: readonly (readonly [string, string])[] = [
  ['at', `at + interval '1 microsecond'`],
  ['act', `'compliance.nothing'`],
  ['outcome', `'REFUSED'`],
  ['actor_kind', `'staff'`],
  ['actor_id', `'another'`],
  ['aggregate_type', `null`],
  ['aggregate_id', `gen_random_uuid()`],
  ['data', `jsonb_set(data, '{nested,b,0}', '1.6')`],
  ['request_id', `'another'`],
  ['source_address', `'203.0.113.9'`],
]

test.each(columns)(
  'a change of the column %s is found, with the sequence of its row',
  async (column, value) => {
    const here = await sealedWorld()
    await tamper(here, `update kernel.audit set ${column} = ${value} where $ and id = ${id(here, 3)}`)

    expect(found(await verify(here))).toEqual([1, 'ROW_CHANGED 3'])
  },
)

test('every column of the table is in the chain', async () => {
  const here = await sealedWorld(1)
  const rows = await here.database.read<{ name: string }>(
    here.workspaceId,
    `select attname as name from pg_attribute where attrelid = 'kernel.audit'::regclass and attnum > 0 and not attisdropped`,
    [],
  )

  // A row of another workspace is missing in the one and inserted in the other.
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...columns.map(([name]) => name), 'id', 'workspace_id'].sort(),
  )
})

const COPY =
  'workspace_id, at, gen_random_uuid(), act, outcome, actor_kind, actor_id, aggregate_type, aggregate_id, data, request_id, source_address'

const edits: readonly (readonly [string, (here: World) => string, readonly unknown[]])[] = [
  ['a removed row', here => `delete from kernel.audit where $ and id = ${id(here, 4)}`, [1, 'ROW_REMOVED 4']],
  [
    'a row that is removed with its seal',
    here =>
      `delete from kernel.audit where $ and id = ${id(here, 4)}; delete from kernel.audit_seals where $ and sequence = 4`,
    [1, 'SEAL_REMOVED 4'],
  ],
  [
    'a removed seal',
    () => 'delete from kernel.audit_seals where $ and sequence = 4',
    [2, 'SEAL_REMOVED 4', 'ROW_INSERTED -'],
  ],
  [
    'an inserted row',
    () => `insert into kernel.audit select ${COPY} from kernel.audit where $ limit 1`,
    [1, 'ROW_INSERTED -'],
  ],
  [
    'two rows that changed places in the chain',
    () => `create temporary table swapped as select sequence, audit_id, at from kernel.audit_seals where $ and sequence in (2, 5);
      update kernel.audit_seals set audit_id = '${newId()}' where $ and sequence = 2;
      update kernel.audit_seals set audit_id = (select audit_id from swapped where sequence = 2) where $ and sequence = 5;
      update kernel.audit_seals set audit_id = (select audit_id from swapped where sequence = 5) where $ and sequence = 2`,
    [2, 'ROW_MOVED 2', 'ROW_MOVED 5'],
  ],
  [
    'a renamed row',
    here => `update kernel.audit set id = '${newId()}' where $ and id = ${id(here, 2)}`,
    [2, 'ROW_REMOVED 2', 'ROW_INSERTED -'],
  ],
  [
    'the removed end of the chain',
    here =>
      `delete from kernel.audit where $ and id in (${id(here, 5)}, ${id(here, 6)}); delete from kernel.audit_seals where $ and sequence > 4`,
    [1, 'SEAL_REMOVED 5'],
  ],
  [
    'a changed head',
    () => `update kernel.audit_heads set hash = sha256('x') where $`,
    [1, 'HEAD_MISMATCH 6'],
  ],
  [
    'a row that is removed before it is sealed',
    () =>
      `insert into kernel.audit_queue select workspace_id, now(), gen_random_uuid() from kernel.audit_heads where $`,
    [1, 'ROW_REMOVED -'],
  ],
]

test.each(edits)('%s is found and named', async (_, edit, expected) => {
  const here = await sealedWorld()
  await tamper(here, edit(here))

  expect(found(await verify(here))).toEqual(expected)
})

let whole: World
beforeAll(async () => {
  whole = await sealedWorld()
})

test('a head that was noted is confirmed as long as the chain continues it', async () => {
  const { head } = await verify(whole)
  await record(whole, 2)
  await seal(whole)

  expect(await verify(whole, [{ ...head, hash: head.hash.toUpperCase() }])).toMatchObject({
    broken: 0,
    heads: 1,
    sealed: 8n,
  })
  expect(found(await verify(whole, [{ ...head, hash: 'a'.repeat(64) }]))).toEqual([1, 'HEAD_MISMATCH 6'])
})

test('a chain that a superuser cut off together with its head is found by a noted head alone', async () => {
  const here = await sealedWorld()
  const { head } = await verify(here)
  const fourth = (await sealsOf(here))[3]!
  await tamper(
    here,
    `delete from kernel.audit where $ and id in (${id(here, 5)}, ${id(here, 6)}); delete from kernel.audit_seals where $ and sequence > 4;
     update kernel.audit_heads set sequence = 4, hash = '\\x${fourth.hash.toString('hex')}' where $`,
  )

  expect(found(await verify(here))).toEqual([0])
  expect(found(await verify(here, [head]))).toEqual([1, 'HEAD_MISMATCH 6'])
})
