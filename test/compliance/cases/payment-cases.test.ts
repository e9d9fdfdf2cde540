import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { createRuleset } from '#compliance/operations/risk/create-ruleset.ts'
import { publishRuleset } from '#compliance/operations/risk/publish-ruleset.ts'
import { decidePayment } from '#compliance/operations/payments/decide-payment.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { linksOfCase } from '#compliance/queries/cases/case-parts.ts'
import { cases } from '#compliance/queries/cases/cases.ts'
import { activeLists, named } from '#test/compliance/active-lists.ts'
import { givenCase } from './given-case.ts'
import { caseFixture } from './case-fixture.ts'

async function given() {
  const at = await caseFixture()
  const lists = await activeLists(at)
  return {
    ...at,
    lists,
    pay: (
      name: string,
      { paymentId = newId(), externalId }: { paymentId?: string; externalId?: string } = {},
    ) =>
      screenPayment(at.as({ kind: 'service' }), {
        paymentId,
        parties: [
          { role: 'SENDER', name: 'Ordinary Sender', ...(externalId !== undefined && { externalId }) },
          { role: 'RECIPIENT', name },
        ],
      }),
    cases: async () =>
      Promise.all(
        (await cases(at.analyst(), { first: 50 })).nodes.map(async found => ({
          ...found,
          links: await linksOfCase(at.analyst(), found.id),
        })),
      ),
  }
}

test('a payment held for a possible sanctions match opens a case with the payment and the screening', async () => {
  const at = await given()
  await at.lists.list('UN_CONSOLIDATED', {
    names: [...named('Wholly Unheard Of'), ...named('Varnok Ellishmar', 'WEAK_ALIAS')],
  })

  const { paymentId, screeningIds } = await at.pay('Varnok Ellishmar', { externalId: 'c1' })
  const opened = await at.cases()

  expect(opened).toMatchObject([
    {
      type: 'SANCTIONS',
      priority: 'P2',
      status: 'OPEN',
      customerId: 'c1',
      createdBy: 'PLATFORM',
      title: 'Payment held by screening',
      links: { PAYMENT: [paymentId], SCREENING: screeningIds },
    },
  ])
})

test('a payment refused for a sanctions match opens a case of the highest priority', async () => {
  const at = await given()
  await at.lists.list('UN_CONSOLIDATED', { names: named('Quillon Dravemoor') })

  const { outcome } = await at.pay('Quillon Dravemoor', { externalId: 'c1' })

  expect(outcome).toBe('BLOCKED')
  expect(await at.cases()).toMatchObject([{ type: 'SANCTIONS', priority: 'P1' }])
})

test('a payment refused by the deny-list opens a case without a customer too', async () => {
  const at = await given()
  await addToDenyList(at.analyst(), { name: 'Osrick Vantemole' })

  const { paymentId } = await at.pay('Osrick Vantemole')

  expect(await at.cases()).toMatchObject([
    { type: 'TRANSACTION', priority: 'P2', customerId: null, links: { PAYMENT: [paymentId], SCREENING: [] } },
  ])
})

test('further payments of a customer join the open case, and screening one again adds nothing', async () => {
  const at = await given()
  await at.lists.list('UN_CONSOLIDATED', {
    names: [...named('Wholly Unheard Of'), ...named('Jorvath Plimsoke', 'WEAK_ALIAS')],
  })
  const first = await at.pay('Jorvath Plimsoke', { externalId: 'c1' })
  await at.pay('Jorvath Plimsoke', { externalId: 'c1', paymentId: first.paymentId })
  const second = await at.pay('Jorvath Plimsoke', { externalId: 'c1' })
  const opened = await at.cases()

  expect(opened).toHaveLength(1)
  expect([...opened[0]!.links!.PAYMENT].sort()).toEqual([first.paymentId, second.paymentId].sort())
  expect((await at.eventTypes()).filter(type => type.startsWith('case_'))).toEqual([
    'case_created',
    'case_updated',
  ])
})

test('a match that is confirmed later raises the case of the held payment to P1', async () => {
  const at = await given()
  await at.lists.list('UN_CONSOLIDATED', {
    names: [...named('Wholly Unheard Of'), ...named('Brelda Summkor', 'WEAK_ALIAS')],
  })
  const { paymentId, screeningIds } = await at.pay('Brelda Summkor')
  const [match] = await at.database.read<{ id: string }>(
    at.workspaceId,
    'select id from compliance.screening_matches where workspace_id = $1 and screening_id = $2',
    [at.workspaceId, screeningIds[0]!],
  )
  await resolveMatch(at.analyst(), {
    screeningId: screeningIds[0]!,
    matchId: match!.id,
    resolution: 'CONFIRMED',
  })
  const again = await at.pay('Brelda Summkor', { paymentId })

  expect(again.outcome).toBe('BLOCKED')
  expect(await at.cases()).toMatchObject([{ priority: 'P1', links: { PAYMENT: [paymentId] } }])
})

test('payments that are clear, or held because lists are missing, open no case', async () => {
  const at = await given()

  await at.pay('Entirely Ordinary')

  expect(await at.cases()).toEqual([])
})

test('closing a case publishes its payments with the disposition', async () => {
  const at = await given()
  await addToDenyList(at.analyst(), { name: 'Fenwick Orlandrex' })
  const { paymentId } = await at.pay('Fenwick Orlandrex')
  const [opened] = await at.cases()
  const closing = await givenCase({}, at)
  await closing.close(at.analyst(), { id: opened!.id, disposition: 'TRUE_POSITIVE' })

  expect((await at.published()).at(-1)).toMatchObject({
    type: 'compliance.case_closed',
    aggregateId: opened!.id,
    data: { caseId: opened!.id, disposition: 'TRUE_POSITIVE', paymentIds: [paymentId] },
  })
})

test('a ruleset compares the transaction of a payment when a party of it matches a list', async () => {
  const at = await given()
  await at.lists.list('UN_CONSOLIDATED', {
    names: [...named('Wholly Unheard Of'), ...named('Quorvane Thimbleward', 'WEAK_ALIAS')],
  })
  const officer = at.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })
  const { id } = await createRuleset(officer, {
    name: 'Large payments',
    rules: [
      { field: 'transaction.amount', operator: 'GTE', value: ['900'], scoreContribution: 7, priority: 1 },
    ],
  })
  await publishRuleset(officer, { id })
  const scoreOf = async (amount: string): Promise<number> => {
    const { screeningIds } = await decidePayment(at.as({ kind: 'service' }), {
      paymentId: newId(),
      parties: [{ role: 'RECIPIENT', name: 'Quorvane Thimbleward' }],
      transaction: {
        transactionId: newId(),
        type: 'TRANSFER',
        direction: 'DEBIT',
        channel: 'web',
        amount,
        currency: 'USD',
        customer: { id: 'c-1', type: 'INDIVIDUAL' },
      },
    })
    const [row] = await at.database.read<{ score: number }>(
      at.workspaceId,
      'select risk_score as score from compliance.screenings where workspace_id = $1 and id = $2',
      [at.workspaceId, screeningIds[0]],
    )
    return row!.score
  }

  expect((await scoreOf('900.00')) - (await scoreOf('899.99'))).toBe(7)
})
