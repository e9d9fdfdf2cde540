import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { screenSubject, type ScreenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { allowList } from '#compliance/queries/allow-list.ts'
import { screenings } from '#compliance/queries/screenings.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { screeningFixture } from './screening-fixture.ts'

const ask = (name: string, externalId?: string): ScreenSubject => ({
  subject: { type: 'INDIVIDUAL', name, ...(externalId !== undefined && { externalId }) },
})

test('screenings are listed newest first, in pages, filtered by their results', async () => {
  const at = await screeningFixture()
  await at.lists.put('UK_OFSI', { id: 'L11', name: 'Barnabas Fernhollow' })
  const ids: string[] = []
  for (const name of ['Ordinary Nobody', 'Barnabas Fernhollow', 'Plain Somebody'])
    ids.push((await screenSubject(at.key(), ask(name, name))).id)
  const list = async (page: object) =>
    (await screenings(at.reader(), { first: 10, ...page })).nodes.map(({ id }) => ids.indexOf(id))

  const first = await screenings(at.reader(), { first: 2 })
  const rest = await screenings(at.reader(), { first: 2, after: first.pageInfo.endCursor })

  expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual([...ids].reverse())
  expect(await list({ hasMatches: true })).toEqual([1])
  expect(await list({ source: 'UK_OFSI' })).toEqual([1])
  expect(await list({ source: 'JP_MOF' })).toEqual([])
  expect(await list({ decision: 'APPROVE', hasMatches: false })).toEqual([2, 0])
  expect(await list({ externalId: 'Plain Somebody' })).toEqual([2])
  expect(await list({ from: new Date(at.platform.source.now().getTime() + 60_000) })).toEqual([])
  await expect(list({ source: 'NOWHERE' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
})

test('lists of screenings and pairs are served by an index under row-level security', async () => {
  const at = await screeningFixture()
  at.statements.length = 0
  const pages = [
    {},
    { subjectId: newId() },
    { externalId: 'c' },
    { batchId: newId() },
    { status: 'FAILED' },
    { riskBand: 'HIGH' },
    { decision: 'BLOCK' },
    { purpose: 'PERIODIC' },
    { hasMatches: true },
    { source: 'JP_MOF' },
    { source: 'JP_MOF', batchId: newId() },
  ] as const
  for (const page of pages) await screenings(at.reader(), { first: 3, ...page })
  await allowList(at.reader(), { first: 3 })

  const lists = at.statements.filter(
    text =>
      /from compliance\.(?:screenings screening|allow_list|screening_matches)/.test(text) &&
      text.includes('order by'),
  )
  const plans = await withClient(loginOf(LOGINS.app, at.databaseName), async client => {
    await client.query(`begin; set local app.workspace = '${at.workspaceId}'; set local enable_seqscan = off`)
    const rows: string[] = []
    for (const text of lists)
      rows.push(
        (await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)).rows
          .map(row => row['QUERY PLAN'])
          .join('\n'),
      )
    return rows
  })

  expect(
    plans.map(
      plan =>
        /Index (?:Only )?Scan[^\n]* using (screening_matches_by_source|screenings_(?!pkey)\w+|allow_list_\w+)/.exec(
          plan,
        )?.[1],
    ),
  ).toEqual([
    'screenings_newest',
    'screenings_subject',
    'screenings_external',
    'screenings_batch',
    'screenings_by_status',
    'screenings_by_band',
    'screenings_by_outcome',
    'screenings_by_purpose',
    'screenings_by_matches',
    'screening_matches_by_source',
    'screenings_batch',
    'allow_list_newest',
  ])
})
