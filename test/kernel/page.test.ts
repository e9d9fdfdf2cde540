import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { connection, decodeCursor, encodeCursor } from '#kernel/page.ts'
import { ENCRYPTION_KEY, keyNamed, memoryKeyring } from '#test/support/keys.ts'

const keys = memoryKeyring()
const contextIn = (workspaceId: string): Context => ({ actor: { workspaceId }, keys }) as unknown as Context

const ctx = contextIn(newId())
const position = { at: new Date(1_700_000_000_123), id: newId() }
const INVALID = expect.objectContaining({ code: 'CURSOR_INVALID', kind: 'invalid' })

function refusalOf(cursor: string, list = 'transfers', reader = ctx): unknown {
  try {
    return decodeCursor(reader, list, cursor)
  } catch (error) {
    return error
  }
}

test('a cursor returns the position it was made from', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.uuid(), (at, id) => {
      expect(decodeCursor(ctx, 'transfers', encodeCursor(ctx, 'transfers', { at, id }))).toEqual({ at, id })
    }),
  )
})

test('a cursor of another list, workspace or installation is refused', () => {
  const cursor = encodeCursor(ctx, 'transfers', position)

  expect(refusalOf(cursor, 'quotes')).toEqual(INVALID)
  expect(refusalOf(cursor, 'transfers', contextIn(newId()))).toEqual(INVALID)
  expect(
    refusalOf(cursor, 'transfers', { ...ctx, keys: memoryKeyring(installationKeys(keyNamed('other'))) }),
  ).toEqual(INVALID)
})

test('a cursor survives a new encryption key as long as the old one is given', () => {
  const cursor = encodeCursor(ctx, 'transfers', position)
  const renewed = installationKeys(keyNamed('other'), ENCRYPTION_KEY)

  expect(decodeCursor({ ...ctx, keys: memoryKeyring(renewed) }, 'transfers', cursor)).toEqual(position)
  expect(refusalOf(encodeCursor({ ...ctx, keys: memoryKeyring(renewed) }, 'transfers', position))).toEqual(
    INVALID,
  )
})

test('a cursor with any change is refused', () => {
  const cursor = encodeCursor(ctx, 'transfers', position)

  for (let index = 0; index < cursor.length; index++) {
    for (const letter of ['A', '_', '.', ' ', '='].filter(each => each !== cursor[index]))
      expect(refusalOf(cursor.slice(0, index) + letter + cursor.slice(index + 1))).toEqual(INVALID)
    expect(refusalOf(cursor.slice(0, index))).toEqual(INVALID)
  }
  for (const added of ['=', '==', ' ', '\n', '.', 'AAAA', Buffer.from('.x').toString('base64url')])
    expect(refusalOf(cursor + added)).toEqual(INVALID)
  expect(
    refusalOf(Buffer.from(`${Buffer.from(cursor, 'base64url').toString()}.more`).toString('base64url')),
  ).toEqual(INVALID)
})

test('any invalid cursor gets the same refusal', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.string().map(text => Buffer.from(text).toString('base64url')),
  )
  fc.assert(
    fc.property(texts, text => {
      expect(refusalOf(text)).toEqual(INVALID)
    }),
  )
  for (const text of [
    '',
    '..',
    '....',
    'x'.repeat(1_000_000),
    '.'.repeat(1_000_000),
    Buffer.from('.'.repeat(1_000_000)).toString('base64url'),
    '\ud800',
    '🦉',
  ])
    expect(refusalOf(text)).toEqual(INVALID)
})

test('a page has the requested number of rows and indicates whether there are more', () => {
  const rows = [3, 2, 1].map(number => ({ id: newId(), at: new Date(number) }))
  const page = connection(ctx, 'transfers', rows, { first: 2 }, row => row)
  const last = connection(ctx, 'transfers', rows, { first: 3, after: page.pageInfo.endCursor }, row => row)
  const empty = connection(ctx, 'transfers', [] as typeof rows, { first: 3 }, row => row)

  expect(page.nodes).toEqual(rows.slice(0, 2))
  expect(page.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: page.edges[0]!.cursor,
    endCursor: page.edges[1]!.cursor,
  })
  expect(decodeCursor(ctx, 'transfers', page.pageInfo.endCursor!)).toEqual(rows[1])
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  expect(empty).toEqual({
    nodes: [],
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  })
})
