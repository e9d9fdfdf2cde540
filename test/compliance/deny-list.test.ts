import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { demo } from '#compliance/demo.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { removeFromDenyList } from '#compliance/operations/lists/remove-from-deny-list.ts'
import { denyList } from '#compliance/queries/deny-list.ts'
import { world, type World } from '#test/support/world.ts'

async function given(): Promise<World & { officer(parts?: Partial<Context>): Context; key(): Context }> {
  const here = await world()
  return {
    ...here,
    officer: parts => here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] }, parts),
    key: () =>
      here.as({
        kind: 'tenant_key',
        service: 'compliance',
        scopes: ['compliance:*'],
        declaredActor: 'analyst@bank.example',
      }),
  }
}

test('names are listed newest first, with their author', async () => {
  const { officer, key } = await given()
  const first = await addToDenyList(officer(), { name: ' Blocked Person ', reason: 'fraud' })
  const second = await addToDenyList(key(), { name: 'Another Person' })

  expect(first).toMatchObject({ name: 'Blocked Person', reason: 'fraud' })
  expect((await denyList(key())).map(({ id }) => id)).toEqual([second.id, first.id])
})

test('a name is on the list once, in any spelling', async () => {
  const { officer } = await given()
  await addToDenyList(officer(), { name: 'José Nuñez' })

  await expect(addToDenyList(officer(), { name: 'NUNEZ, Jose' })).rejects.toMatchObject({
    code: 'ALREADY_LISTED',
    kind: 'conflict',
  })
})

test('a name without letters and digits is rejected', async () => {
  const { officer } = await given()

  await expect(addToDenyList(officer(), { name: '?!' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'name' }],
  })
})

test('a removed name can be added again; an unknown entry cannot be removed', async () => {
  const { officer, published } = await given()
  const { id } = await addToDenyList(officer(), { name: 'Ada Obi' })

  expect(await removeFromDenyList(officer(), { id })).toBe(true)
  await expect(removeFromDenyList(officer(), { id })).rejects.toMatchObject({
    code: 'DENY_LIST_ENTRY_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(removeFromDenyList(officer(), { id: newId() })).rejects.toMatchObject({
    code: 'DENY_LIST_ENTRY_NOT_FOUND',
  })

  await addToDenyList(officer(), { name: 'Ada Obi' })
  expect((await published()).map(({ type }) => type)).toEqual([
    'compliance.deny_list_extended',
    'compliance.deny_list_reduced',
    'compliance.deny_list_extended',
  ])
})

test('the same idempotency key adds one name', async () => {
  const { officer } = await given()
  const again = (): Context =>
    officer({ idempotency: { key: 'd1', subject: 'officer', fingerprint: 'the same' } })

  expect(await addToDenyList(again(), { name: 'Ada Obi' })).toEqual(
    await addToDenyList(again(), { name: 'Ada Obi' }),
  )
})

test('another tenant neither sees nor removes a name', async () => {
  const { officer } = await given()
  const rival = await given()
  const { id } = await addToDenyList(officer(), { name: 'Ada Obi' })

  expect(await denyList(rival.key())).toEqual([])
  await expect(removeFromDenyList(rival.officer(), { id })).rejects.toMatchObject({
    code: 'DENY_LIST_ENTRY_NOT_FOUND',
  })
})

test('adding and removing need the write scope, and listing needs the read scope', async () => {
  const { as } = await given()
  const reading = as({ kind: 'staff', scopes: ['compliance:read'] })
  const foreign = as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:*'] })

  expect(await denyList(reading)).toEqual([])
  await expect(addToDenyList(reading, { name: 'Ada Obi' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(removeFromDenyList(reading, { id: newId() })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect((async () => denyList(foreign))()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect((async () => denyList(as({ kind: 'user' })))()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the demo adds its name once, even if it is filled repeatedly', async () => {
  const { platformContext, key } = await given()

  await demo(platformContext)
  await demo(platformContext)

  expect((await denyList(key())).map(({ name }) => name)).toEqual(['Blocked Person'])
})
