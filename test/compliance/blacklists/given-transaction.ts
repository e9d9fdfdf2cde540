import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'

/** A transaction that has a value of every kind that a transaction can have. */
export const transaction = (parts: Partial<MonitoredTransaction> = {}): MonitoredTransaction => ({
  transactionId: 't-1',
  occurredAt: new Date('2026-03-01T12:00:00Z'),
  type: 'TRANSFER',
  direction: 'DEBIT',
  channel: 'web',
  amountMinor: 100_00n,
  currency: 'NGN',
  customer: {
    id: 'c-1',
    type: 'INDIVIDUAL',
    name: 'Tovell Marrikane',
    dateOfBirth: null,
    country: 'NG',
  },
  accountId: '0123456789',
  cardId: 'ab12ef',
  walletId: 'W-7',
  device: { fingerprint: 'fp-1', ip: '203.0.113.9', ipCountry: 'GH' },
  counterparty: {
    id: 'p-1',
    name: 'Quendra Vossimer',
    account: '9876543210',
    country: 'SN',
    bankBic: 'ABCDKPPY',
  },
  merchantId: 'M-1',
  initiatedBy: 'CUSTOMER',
  reference: null,
  counterpartyKey: 'party:p-1',
  ...parts,
})
