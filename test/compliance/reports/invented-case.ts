import type { CaseEvidence } from '#compliance/reports/case-evidence.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { GoamlProfile } from '#compliance/reports/goaml/profile.ts'

/** An invented customer, with the transactions and alerts of one case. */
export const CUSTOMER = {
  id: '0199a1c2-0000-7000-8000-000000000001',
  customerId: 'C-100',
  type: 'INDIVIDUAL',
  details: {
    name: 'Tovell Ada Marrikane',
    dateOfBirth: '1948-03-05',
    gender: 'FEMALE',
    nationalities: ['NG'],
    country: 'NG',
    identifiers: [{ type: 'PASSPORT', value: 'A1234567', country: 'NG' }],
  },
} as const satisfies CaseEvidence['subject']

export function transactionOf(change: Partial<MonitoredTransaction> = {}): MonitoredTransaction {
  return {
    transactionId: 'T-1',
    occurredAt: new Date('2026-05-04T09:30:00.000Z'),
    type: 'CASH_IN',
    direction: 'CREDIT',
    channel: 'branch',
    amountMinor: 490_000_000n,
    currency: 'NGN',
    customer: {
      id: CUSTOMER.customerId,
      type: 'INDIVIDUAL',
      name: CUSTOMER.details.name,
      dateOfBirth: '1948-03-05',
      country: 'NG',
    },
    accountId: '0123456789',
    cardId: null,
    walletId: null,
    device: { fingerprint: null, ip: null, ipCountry: null },
    counterparty: null,
    merchantId: null,
    initiatedBy: 'CUSTOMER',
    reference: null,
    counterpartyKey: null,
    ...change,
  }
}

export const EVIDENCE: CaseEvidence = {
  caseId: '0199a1c2-0000-7000-8000-0000000000c1',
  caseNumber: 'C-2026-00017',
  type: 'TRANSACTION',
  title: 'Cash below the reporting line',
  summary: 'The customer could not explain the origin of the cash',
  openedAt: new Date('2026-05-05T08:00:00.000Z'),
  disposition: null,
  subject: CUSTOMER,
  alerts: [
    {
      id: '0199a1c2-0000-7000-8000-0000000000a1',
      ruleCode: 'STRUCT_NGN',
      ruleVersion: 2,
      severity: 'HIGH',
      category: 'STRUCTURING',
      reason: '2 credits of 4,500,000.00-4,999,999.99 NGN in 24 h, threshold 2',
      transactionIds: ['T-1', 'T-2'],
      createdAt: new Date('2026-05-04T11:00:00.000Z'),
    },
  ],
  transactions: [
    transactionOf(),
    transactionOf({
      transactionId: 'T-2',
      occurredAt: new Date('2026-05-04T11:00:00.000Z'),
      amountMinor: 480_000_000n,
    }),
    transactionOf({
      transactionId: 'T-3',
      occurredAt: new Date('2026-05-04T15:45:10.000Z'),
      type: 'WIRE',
      direction: 'DEBIT',
      channel: 'web',
      amountMinor: 600_050n,
      currency: 'USD',
      device: { fingerprint: 'f', ip: '192.0.2.1', ipCountry: 'GH' },
      counterparty: {
        id: null,
        name: 'Ostravelle & Sons <Ltd>',
        account: 'GB00TEST12345678',
        country: 'GB',
        bankBic: 'TESTGB2L',
      },
      reference: 'Invoice 7',
    }),
  ],
  unknownTransactionIds: [],
  matches: [],
}

export const PROFILE: GoamlProfile = {
  version: '4.0',
  rentityId: 4711,
  branch: 'LAGOS-1',
  currency: 'NGN',
  reportingPerson: { first_name: 'Ngozi', last_name: 'Adeline', email: 'mlro@bank.example' },
  location: { address_type: 'B', address: '1 Invented Road', city: 'Lagos', country_code: 'NG' },
  institutionName: 'Invented Bank',
  institutionSwift: 'TESTNGLA',
  transmodeCodes: { branch: 'CD', web: 'EB' },
  fundsCodes: { CASH_IN: 'CSH', WIRE: 'EFT' },
  indicators: { STRUCTURING: 'STRUC', ELDER: 'ELDER' },
  transactionTypes: { CASH_IN: 'DEP', WIRE: 'OUT' },
  exchangeRates: { USD: '1500.25' },
  action: 'The account is monitored.',
}
