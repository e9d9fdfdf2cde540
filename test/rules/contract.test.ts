import { expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { breakingIssues } from '#tools/contract/breaking-changes.ts'
import { undescribed } from '#tools/contract/undescribed.ts'

const RELEASED = 'type Query { stored: String removed(id: ID): String }'
const WITHOUT = 'type Query { stored: String }'
const WITH = 'type Query { stored: String removed(id: ID): String added: Int }'
const REMOVED = { path: 'Query.removed', reason: 'No client has used it for a year.' }

test('a removed field is an error until it is declared with a reason', async () => {
  expect(await breakingIssues(RELEASED, WITHOUT, [])).toEqual([expect.stringContaining('Query.removed')])
  expect(await breakingIssues(RELEASED, WITHOUT, [{ ...REMOVED, reason: ' ' }])).toEqual([
    expect.stringContaining('without a reason'),
  ])
  expect(await breakingIssues(RELEASED, WITHOUT, [REMOVED])).toEqual([])
})

test('an added field is not a breaking change', async () => {
  expect(await breakingIssues(RELEASED, WITH, [])).toEqual([])
})

test('a declaration without a breaking change is an error', async () => {
  expect(await breakingIssues(RELEASED, WITH, [REMOVED])).toEqual([
    expect.stringContaining('nothing there breaks'),
  ])
})

test('missing descriptions are found on every kind of element', () => {
  const schema = buildSchema(
    'directive @d(a: Int) on FIELD type Query { f(a: Int): E } enum E { V } input I { x: Int } interface N { n: Int } union U = Query scalar S',
  )

  expect(undescribed(schema).sort()).toEqual([
    '@d',
    '@d(a)',
    'E',
    'E.V',
    'I',
    'I.x',
    'N',
    'N.n',
    'Query',
    'Query.f',
    'Query.f(a)',
    'S',
    'U',
  ])
})
