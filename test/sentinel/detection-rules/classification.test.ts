import { expect, test } from '@jest/globals'
import {
  isAbroad,
  isCrypto,
  isDebit,
  isGiftCard,
  isTransferAbroad,
  payeeKey,
  type ClassifiableTransaction,
} from '#sentinel/detection-rules/classification.ts'

const transaction = (given: Partial<ClassifiableTransaction> = {}): ClassifiableTransaction => ({
  type: 'TRANSFER',
  direction: 'DEBIT',
  channel: null,
  mcc: null,
  merchantName: null,
  memo: null,
  counterpartyId: null,
  counterpartyAccount: null,
  counterpartyName: null,
  counterpartyCountry: null,
  ...given,
})

test('credits, fees and interest are no debits', () => {
  expect(isDebit(transaction())).toBe(true)
  expect(isDebit(transaction({ direction: 'CREDIT' }))).toBe(false)
  expect(isDebit(transaction({ type: 'FEE' }))).toBe(false)
  expect(isDebit(transaction({ type: 'INTEREST' }))).toBe(false)
})

test.each([
  { type: 'GIFT_CARD' },
  { type: 'CARD', mcc: '6540' },
  { type: 'CARD', merchantName: 'ACME Gift-Cards #12' },
  { type: 'CARD', memo: 'Prepaid card' },
  { type: 'CARD', memo: '2 tarjetas de regalo' },
  { type: 'CARD', memo: 'Carte prépayée' },
  { type: 'CARD', merchantName: 'CARTES CADEAUX' },
] as const)('%j is a purchase of gift cards', given => {
  expect(isGiftCard(transaction(given))).toBe(true)
})

test.each([{ mcc: '5947' }, { memo: 'a gift, paid by card' }, { merchantName: 'Giftcardia' }])(
  '%j is no purchase of gift cards',
  given => {
    expect(isGiftCard(transaction(given))).toBe(false)
  },
)

test('virtual currency is recognized by type or merchant category', () => {
  expect(isCrypto(transaction({ type: 'CRYPTO' }))).toBe(true)
  expect(isCrypto(transaction({ type: 'CARD', mcc: '6051' }))).toBe(true)
  expect(isCrypto(transaction({ type: 'CARD', mcc: '6011' }))).toBe(false)
})

test('a counterparty without a country is not abroad', () => {
  expect(isAbroad(transaction({ counterpartyCountry: 'GH' }), 'US')).toBe(true)
  expect(isAbroad(transaction({ counterpartyCountry: 'US' }), 'US')).toBe(false)
  expect(isAbroad(transaction(), 'US')).toBe(false)
})

test('a card payment abroad is no transfer abroad', () => {
  for (const type of ['WIRE', 'REMITTANCE', 'TRANSFER'] as const)
    expect(isTransferAbroad(transaction({ type, counterpartyCountry: 'GH' }), 'US')).toBe(true)
  expect(isTransferAbroad(transaction({ type: 'CARD', counterpartyCountry: 'GH' }), 'US')).toBe(false)
  expect(isTransferAbroad(transaction({ direction: 'CREDIT', counterpartyCountry: 'GH' }), 'US')).toBe(false)
})

test('a payee is known by id, else account, else name, else merchant', () => {
  const all = {
    counterpartyId: 'cp_1',
    counterpartyAccount: 'gb33 buke-2020',
    counterpartyName: 'José  Peña',
    merchantName: 'Café Noir',
  }

  expect(payeeKey(transaction(all))).toBe('id:cp_1')
  expect(payeeKey(transaction({ ...all, counterpartyId: null }))).toBe('account:GB33BUKE2020')
  expect(payeeKey(transaction({ ...all, counterpartyId: ' ', counterpartyAccount: '' }))).toBe(
    'name:jose pena',
  )
  expect(payeeKey(transaction({ merchantName: 'CAFE NOIR' }))).toBe('merchant:cafe noir')
  expect(payeeKey(transaction({ type: 'CASH' }))).toBeNull()
})

test('spellings of one account or name are one payee, and an account is never taken for a name', () => {
  const key = (given: Partial<ClassifiableTransaction>): string | null => payeeKey(transaction(given))

  expect(key({ counterpartyAccount: '12-34 56' })).toBe(key({ counterpartyAccount: '123456' }))
  expect(key({ counterpartyName: 'PENA, JOSE' })).toBe(key({ counterpartyName: 'Peña José' }))
  expect(key({ counterpartyAccount: '123' })).not.toBe(key({ counterpartyName: '123' }))
})
