import { expect, test } from '@jest/globals'
import { defineEntity, p } from '@mikro-orm/core'
import { insertOf, updateOf, valuesOf } from '#kernel/database/columns.ts'

const Coin = defineEntity({
  name: 'Coin',
  schema: 'scratch',
  tableName: 'coins',
  properties: {
    workspaceId: p.text().primary(),
    id: p.text().primary(),
    faceValue: p.integer(),
    mintedAt: p.text().strictNullable(),
  },
})

test('an insert names every column, and an omitted nullable column is null', () => {
  expect(insertOf(Coin, 'coin').replaceAll(/\s+/g, ' ')).toBe(
    'insert into scratch.coins as coin (workspace_id, id, face_value, minted_at) values ($1, $2, $3, $4)',
  )
  expect(valuesOf(Coin, { faceValue: 5, id: 'c', workspaceId: 'w' })).toEqual(['w', 'c', 5, null])
})

test('an update finds its row by the primary key and sets only the named columns', () => {
  const update = updateOf(Coin, 'coin', ['mintedAt', 'faceValue'])

  expect(update.text.replaceAll(/\s+/g, ' ')).toBe(
    'update scratch.coins as coin set minted_at = $3, face_value = $4 where workspace_id = $1 and id = $2',
  )
  expect(update.values({ id: 'c', workspaceId: 'w' }, { faceValue: 5, mintedAt: null })).toEqual([
    'w',
    'c',
    null,
    5,
  ])
})
