import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CaseEvidence } from '#compliance/reports/case-evidence.ts'
import { draftSar, ELDER_KEY_TERM } from '#compliance/reports/sar/draft.ts'
import { CUSTOMER, EVIDENCE, transactionOf } from './invented-case.ts'

test('a draft says who, what, when, where and why', () => {
  const { narrative, keyTerms } = draftSar(EVIDENCE)

  expect(keyTerms).toEqual([])
  expect(narrative.map(({ section, sentence }) => `${section}: ${sentence}`)).toEqual([
    'WHO: The subject is the individual Tovell Ada Marrikane, customer C-100, born 1948-03-05, resident in NG, citizen of NG, PASSPORT A1234567 (NG).',
    'WHO: The other party is Ostravelle & Sons <Ltd> (account GB00TEST12345678, bank TESTGB2L, GB).',
    'WHAT: The subject received 2 cash-in transactions of 4,800,000.00 NGN to 4,900,000.00 NGN, 9,700,000.00 NGN in total.',
    'WHAT: The subject made 1 wire transaction of 6,000.50 USD.',
    'WHEN: The 3 transactions took place from 2026-05-04 09:30:00 UTC to 2026-05-04 15:45:10 UTC.',
    'WHEN: The case was opened at 2026-05-05 08:00:00 UTC.',
    'WHERE: 2 transactions went through the channel branch.',
    'WHERE: 1 transaction went through the channel web.',
    'WHERE: The other parties are in GB.',
    'WHERE: The devices used addresses in GH.',
    'WHY: Rule STRUCT_NGN in version 2 (high) triggered: 2 credits of 4,500,000.00-4,999,999.99 NGN in 24 h, threshold 2.',
    'WHY: The analyst states: The customer could not explain the origin of the cash.',
    'WHY: The case is not yet closed.',
  ])
})

test('each sentence names the records on which it rests', () => {
  const { narrative } = draftSar(EVIDENCE)
  const idsOf = (start: string): readonly string[] | undefined =>
    narrative.find(({ sentence }) => sentence.startsWith(start))?.evidenceIds

  expect(idsOf('The subject is')).toEqual([CUSTOMER.id, CUSTOMER.customerId])
  expect(idsOf('The subject received 2')).toEqual(['T-1', 'T-2'])
  expect(idsOf('The other party')).toEqual(['T-3'])
  expect(idsOf('Rule STRUCT_NGN')).toEqual([EVIDENCE.alerts[0]!.id, 'T-1', 'T-2'])
  expect(idsOf('The analyst states')).toEqual([EVIDENCE.caseId])
})

test('transactions without stored details are named, so that the draft does not hide them', () => {
  const { narrative } = draftSar({ ...EVIDENCE, transactions: [], unknownTransactionIds: ['T-8', 'T-9'] })

  expect(narrative.filter(({ section }) => section === 'WHAT')).toEqual([
    {
      section: 'WHAT',
      sentence: 'The case names the transactions T-8 and T-9, whose details are not stored here.',
      evidenceIds: ['T-8', 'T-9'],
    },
  ])
})

test('only the draft of a case of elder exploitation contains the key term of FinCEN', () => {
  const elder = draftSar({ ...EVIDENCE, type: 'ELDER' })

  expect(elder.keyTerms).toEqual([ELDER_KEY_TERM])
  expect(elder.narrative.filter(({ sentence }) => sentence.includes('EFE FIN-2022-A002'))).toEqual([
    {
      section: 'WHAT',
      sentence: 'This report concerns suspected elder financial exploitation: EFE FIN-2022-A002.',
      evidenceIds: [EVIDENCE.caseId],
    },
  ])
})

const transaction = fc
  .record({
    transactionId: fc.uuid(),
    type: fc.constantFrom('TRANSFER', 'CASH_IN', 'CARD'),
    direction: fc.constantFrom('CREDIT', 'DEBIT'),
    channel: fc.constantFrom('web', 'branch'),
    currency: fc.constantFrom('USD', 'NGN', 'JPY'),
    amountMinor: fc.bigInt(1n, 10n ** 12n),
    counterparty: fc.option(
      fc.record({
        id: fc.option(fc.string()),
        name: fc.option(fc.string()),
        account: fc.option(fc.string()),
        country: fc.option(fc.constantFrom('NG', 'GB')),
        bankBic: fc.constant(null),
      }),
    ),
  })
  .map(change => transactionOf(change as Partial<ReturnType<typeof transactionOf>>))

test('whatever a case contains, all five sections are written, and every sentence ends and rests on known records', () => {
  const evidence = fc.record({
    summary: fc.option(fc.string()),
    disposition: fc.option(fc.constantFrom('TRUE_POSITIVE', 'NO_ACTION')),
    type: fc.constantFrom('ELDER', 'SANCTIONS'),
    subject: fc.constantFrom(null, CUSTOMER, { ...CUSTOMER, id: null }),
    alerts: fc.constantFrom([], EVIDENCE.alerts),
    transactions: fc.array(transaction, { maxLength: 20 }),
    unknownTransactionIds: fc.uniqueArray(fc.uuid(), { maxLength: 12 }),
  })

  fc.assert(
    fc.property(evidence, change => {
      const given: CaseEvidence = { ...EVIDENCE, ...change }
      const known = new Set([
        given.caseId,
        ...(given.subject ? [given.subject.id, given.subject.customerId] : []),
        ...given.alerts.flatMap(({ id, transactionIds }) => [id, ...transactionIds]),
        ...given.transactions.map(({ transactionId }) => transactionId),
        ...given.unknownTransactionIds,
      ])

      const { narrative } = draftSar(given)

      expect(new Set(narrative.map(({ section }) => section)).size).toBe(5)
      for (const { sentence, evidenceIds } of narrative) {
        expect(sentence).toMatch(/[.!?]$/)
        expect(evidenceIds.length).toBeGreaterThan(0)
        expect(evidenceIds.filter(id => !known.has(id))).toEqual([])
      }
    }),
  )
})
