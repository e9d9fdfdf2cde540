import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { sealedFields } from '#kernel/security/sealed-fields.ts'
import { memoryKeyring } from '#test/support/keys.ts'

const keys = memoryKeyring()
const workspaces = [newId(), newId()] as const
beforeAll(async () => {
  for (const id of workspaces) await keys.ready(id)
})
const fields = sealedFields('test.rows', ['phone', 'address'])
const row = () => ({ workspaceId: workspaces[0] as string, id: newId() })

test('sealed fields open unchanged, and fields that are all null are stored as null', () => {
  const value = fc.option(fc.string({ unit: 'grapheme' }), { nil: null })
  fc.assert(
    fc.property(value, value, (phone, address) => {
      const here = row()
      const sealed = fields.seal(keys, here, { phone, address })

      expect(fields.open(keys, here, sealed)).toEqual({ phone, address })
      expect(sealed === null).toBe(phone === null && address === null)
    }),
  )
})

test('the sealed text opens only for its own row', () => {
  const here = row()
  const sealed = fields.seal(keys, here, { phone: '+2348031234567', address: null })

  for (const other of [
    { ...here, id: newId() },
    { ...here, workspaceId: workspaces[1] },
  ])
    expect(() => fields.open(keys, other, sealed)).toThrow()
  expect(() => sealedFields('test.others', ['phone']).open(keys, here, sealed)).toThrow()
})

test('an unencrypted field is read from the row, and a sealed one takes precedence', () => {
  const here = { ...row(), phone: '+15550100', address: 'in clear' }

  expect(fields.open(keys, here, null)).toEqual({ phone: '+15550100', address: 'in clear' })
  expect(
    fields.open(keys, here, fields.seal(keys, here, { phone: '+2348031234567', address: null })),
  ).toEqual({ phone: '+2348031234567', address: 'in clear' })
})
