import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { decidePayment, type CombinedDecision } from '#compliance/operations/payments/decide-payment.ts'
import { screenPayment, type ScreenPayment } from '#compliance/operations/payments/screen-payment.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { sealCaseText } from '#compliance/cases/seal-case.ts'
import { closeCase } from '#compliance/operations/cases/close-case.ts'
import { createCase } from '#compliance/operations/cases/create-case.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { cases } from '#compliance/queries/cases/cases.ts'
import { alertsOfCustomer, casesOfCustomer } from '#compliance/queries/cases/customer-cases.ts'
import { named, activeLists } from '#test/compliance/active-lists.ts'
import { setPolicy } from '#test/compliance/set-policy.ts'
import { adminOf } from '#test/support/cluster.ts'
import { withClient } from '#test/support/clients.ts'
import { caseFixture, customer, triggered } from './case-fixture.ts'

const DESK = `query Desk($first: Int!) { analystDesk(first: $first) {
  id caseNumber type priority status dueAt customerId riskScore riskBand
  subject { id externalId name } alerts { id reason } transactionIds paymentIds
  matches { id matchedName } heldPayments { paymentId outcome heldBy stage holdReason screeningIds evaluationId heldUntil } pendingApproval { reason } } }`

interface Desk {
  readonly analystDesk: readonly {
    readonly id: string
    readonly type: string
    readonly priority: string
    readonly customerId: string | null
    readonly subject: { readonly name: string } | null
    readonly alerts: readonly { readonly reason: string }[]
    readonly transactionIds: readonly string[]
    readonly matches: readonly { readonly matchedName: string }[]
    readonly heldPayments: readonly {
      readonly paymentId: string
      readonly outcome: string
      readonly heldBy: readonly string[]
      readonly heldUntil: string | null
    }[]
  }[]
}

test('the desk shows the most urgent cases with all that they link, in a constant number of statements', async () => {
  const at = await caseFixture()
  const lists = await activeLists(at)
  await lists.list('UN_CONSOLIDATED', {
    names: [...named('Wholly Unheard Of'), ...named('Tolvane Mirrosk', 'WEAK_ALIAS')],
  })
  const paymentId = newId()
  await screenPayment(at.as({ kind: 'service' }), {
    paymentId,
    parties: [
      { role: 'SENDER', name: 'Ordinary Sender', externalId: 'c1' },
      { role: 'RECIPIENT', name: 'Tolvane Mirrosk' },
    ],
  })
  await createSubject(at.analyst(), { type: 'INDIVIDUAL', name: 'Ordinary Sender', externalId: 'c1' })
  for (const id of ['c1', 'c2', 'c3', 'c4'])
    await at.record([triggered({ severity: 'HIGH' })], { transactionId: `tx-${id}`, ...customer(id) })

  const ask = async (first: number): Promise<{ desk: Desk['analystDesk']; statements: number }> => {
    at.statements.length = 0
    const { data, errors } = await at.ask<Desk>(DESK, { first }, at.analyst())
    expect(errors).toBeUndefined()
    return { desk: data!.analystDesk, statements: at.statements.length }
  }
  const [one, all] = [await ask(1), await ask(50)]

  expect(one.desk).toMatchObject([
    {
      type: 'SANCTIONS',
      priority: 'P2',
      customerId: 'c1',
      subject: { name: 'Ordinary Sender' },
      matches: [{ matchedName: 'Tolvane Mirrosk' }],
      heldPayments: [{ paymentId, outcome: 'HELD', heldBy: ['SCREENING'], evaluationId: null }],
    },
  ])
  expect(all.desk).toHaveLength(5)
  expect(all.desk.slice(1)).toMatchObject(
    ['c1', 'c2', 'c3', 'c4'].map(id => ({
      priority: 'P3',
      customerId: id,
      transactionIds: [`tx-${id}`],
      alerts: [{ reason: 'An invented reason' }],
    })),
  )
  expect(all.statements).toBe(one.statements)
  // One of them records the read in the audit log.
  expect(all.statements).toBeLessThanOrEqual(7)
})

test('the desk shows a payment once, whether the rules, its screening or both hold it', async () => {
  const at = await caseFixture()
  const lists = await activeLists(at)
  await lists.list('UN_CONSOLIDATED', {
    names: [...named('Wholly Unheard Of'), ...named('Perrin Aldocastle', 'WEAK_ALIAS')],
  })
  const { id: ruleId } = await createMonitoringRule(at.analyst(), {
    code: 'LARGE',
    ruleType: 'THRESHOLD',
    category: 'AML',
    severity: 'HIGH',
    parameters: { amount_threshold: '500' },
  })
  await enableMonitoringRule(at.analyst(), { id: ruleId })
  const service = at.as({ kind: 'service' })
  const payment = (recipient: string): ScreenPayment => ({
    paymentId: newId(),
    parties: [
      { role: 'SENDER', name: 'Ordinary Sender', externalId: 'payer' },
      { role: 'RECIPIENT', name: recipient },
    ],
  })
  const decide = (parties: ScreenPayment): Promise<CombinedDecision> =>
    decidePayment(service, {
      ...parties,
      transaction: {
        transactionId: parties.paymentId,
        type: 'REMITTANCE',
        direction: 'DEBIT',
        channel: 'web',
        amount: '600.00',
        currency: 'USD',
        customer: { id: 'payer', type: 'INDIVIDUAL' },
      },
    })
  const desk = async (): Promise<Desk['analystDesk']> => {
    const { data, errors } = await at.ask<Desk>(DESK, { first: 50 }, at.analyst())
    expect(errors).toBeUndefined()
    return data!.analystDesk
  }

  const plain = payment('Entirely Ordinary')
  const heldByRules = await decide(plain)
  const withRules = await desk()
  const listed = payment('Perrin Aldocastle')
  const screening = await screenPayment(service, listed)
  await setPolicy(at, { holdTtlHours: 24 })
  const heldByBoth = await decide(listed)
  const withBoth = await desk()
  await closeCase(at.analyst(), {
    id: withRules[0]!.id,
    disposition: 'FALSE_POSITIVE',
    reason: 'Known payer',
  })
  const afterClosing = await desk()

  const ofRules = {
    paymentId: plain.paymentId,
    outcome: 'HELD',
    heldBy: ['RULES'],
    stage: null,
    holdReason: null,
    screeningIds: [],
    evaluationId: heldByRules.evaluationId,
    heldUntil: heldByRules.heldUntil!.toISOString(),
  }
  const ofBoth = {
    paymentId: listed.paymentId,
    outcome: 'HELD',
    heldBy: ['SCREENING', 'RULES'],
    stage: 'CREATION',
    holdReason: 'MATCH',
    screeningIds: screening.screeningIds,
    evaluationId: heldByBoth.evaluationId,
    heldUntil: heldByBoth.heldUntil!.toISOString(),
  }
  expect(heldByBoth.heldUntil!.getTime()).toBeLessThan(screening.heldUntil!.getTime())
  expect(withRules).toMatchObject([{ type: 'TRANSACTION', heldPayments: [ofRules] }])
  expect(withBoth).toMatchObject([
    { type: 'TRANSACTION', heldPayments: [ofBoth, ofRules] },
    { type: 'SANCTIONS', heldPayments: [ofBoth] },
  ])
  // The case of the match still links this payment, so that the rules go on holding it.
  expect(afterClosing).toMatchObject([{ type: 'SANCTIONS', heldPayments: [ofBoth] }])
})

test('the cases and alerts of customers are read in a constant number of statements', async () => {
  const at = await caseFixture()
  for (const id of ['k1', 'k2']) await at.record([triggered({ severity: 'HIGH' })], customer(id))
  const keys = (ids: readonly string[]) => ids.map(externalId => ({ id: newId(), externalId }))
  const ctx = at.analyst()
  at.statements.length = 0

  const pages = await Promise.all(
    keys(['k1', 'k2', 'k3']).flatMap(key => [
      casesOfCustomer(ctx, key, { first: 5 }),
      alertsOfCustomer(ctx, key, { first: 5 }),
    ]),
  )

  expect(pages.map(({ nodes }) => nodes.length)).toEqual([1, 1, 1, 1, 0, 0])
  expect(at.statements).toHaveLength(2)
})

test('a page of many open cases is read from the index in triage order', async () => {
  const at = await caseFixture()
  const { id } = await createCase(at.analyst(), { type: 'FRAUD', priority: 'P1' })
  const ids = Array.from({ length: 5_000 }, () => newId())
  const sealed = ids.map(each =>
    sealCaseText(
      at.platform.source.keys,
      { workspaceId: at.workspaceId, id: each },
      { title: null, summary: null },
    ),
  )
  await withClient(adminOf(at.databaseName), async client => {
    await client.query(
      `insert into compliance.cases (workspace_id, id, case_number, type, priority, peak_priority, status, details, due_at, created_by, created_at, updated_at)
       select workspace_id, added.id, added.id, type, 'P' || 1 + number % 4, 'P' || 1 + number % 4, 'OPEN', added.details, due_at + number * interval '1 second', 'x', created_at, updated_at
       from compliance.cases opened, unnest($2::uuid[], $3::text[]) with ordinality as added (id, details, number) where opened.id = $1`,
      [id, ids, sealed],
    )
    await client.query('analyze compliance.cases')
    at.statements.length = 0
    const first = await cases(at.analyst(), { first: 50 })
    const text = at.statements.find(statement => statement.includes('compliance.cases'))!
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain ${text.replaceAll(/\$(\d)/g, (_, number: string) => [`'${at.workspaceId}'`, 'false', `''`, `'-infinity'`, `'${newId()}'`, '51'][Number(number) - 1]!)}`,
    )
    const lines = plan.rows.map(row => row['QUERY PLAN']).join('\n')
    const next = await cases(at.analyst(), { first: 50, after: first.pageInfo.endCursor })

    expect(lines).toMatch(/Index Scan using cases_triage/)
    expect(lines).not.toMatch(/Sort/)
    expect(first.nodes.every(({ priority }) => priority === 'P1')).toBe(true)
    expect(next.nodes[0]!.dueAt.getTime()).toBeGreaterThanOrEqual(first.nodes.at(-1)!.dueAt.getTime())
    expect(new Set([...first.nodes, ...next.nodes].map(each => each.id)).size).toBe(100)
  })
})
