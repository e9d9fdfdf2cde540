import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hashesOfPayee, hashesOfPayeeText, payeeKeys } from '#kernel/payee-hashes.ts'

const keys = {
  hash: (workspaceId: string, text: string, purpose: string): string => `${workspaceId} ${purpose} ${text}`,
}

test('a payee is known by its id, account, name and merchant name, each in its normal form', () => {
  expect(
    payeeKeys({ id: ' P-1 ', account: 'de12 3456-78', name: 'Café  Zoë, Ltd.', merchantName: 'CAFÉ' }),
  ).toEqual(['id:P-1', 'account:DE12345678', 'name:cafe zoe ltd', 'merchant:cafe'])
  expect(payeeKeys({ id: ' ', account: '- -', name: '...', merchantName: null })).toEqual([])
})

test('the hash of a payee names its workspace and a purpose that must not change, since stored hashes have it', () => {
  expect(hashesOfPayee(keys, 'w', { account: '0123' })).toEqual(['w sentinel.payee account:0123'])
})

test('a text that names a payee is found by any single form of it', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter(text => /[\p{L}\p{N}]/u.test(text)),
      fc.constantFrom('id' as const, 'account' as const, 'name' as const, 'merchantName' as const),
      (text, form) => {
        const held = new Set(hashesOfPayeeText(keys, 'w', text))
        expect(hashesOfPayee(keys, 'w', { [form]: text }).some(hash => held.has(hash))).toBe(true)
      },
    ),
  )
})
