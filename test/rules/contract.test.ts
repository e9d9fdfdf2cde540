import { expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { breakingIssues } from '#tools/contract/breaking-changes.ts'
import { undescribed } from '#tools/contract/undescribed.ts'

const RELEASED = 'type Query { kept: String gone(id: ID): String }'
const WITHOUT = 'type Query { kept: String }'
const WITH = 'type Query { kept: String gone(id: ID): String added: Int }'
const GONE = { path: 'Query.gone', reason: 'Nobody has asked for it in a year.' }

test('a removed field is an error until it is declared with a reason', async () => {
  expect(await breakingIssues(RELEASED, WITHOUT, [])).toEqual([expect.stringContaining('Query.gone')])
  expect(await breakingIssues(RELEASED, WITHOUT, [{ ...GONE, reason: ' ' }])).toEqual([
    expect.stringContaining('without a reason'),
  ])
  expect(await breakingIssues(RELEASED, WITHOUT, [GONE])).toEqual([])
})

test('an added field is not a breaking change', async () => {
  expect(await breakingIssues(RELEASED, WITH, [])).toEqual([])
})

test('a declaration without a breaking change is an error', async () => {
  expect(await breakingIssues(RELEASED, WITH, [GONE])).toEqual([
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
