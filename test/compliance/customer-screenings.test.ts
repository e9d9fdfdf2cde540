import { expect, test } from '@jest/globals'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { setSubjectMonitoring } from '#compliance/operations/subjects/set-subject-monitoring.ts'
import { createCustomer } from '#identity/operations/customers/create-customer.ts'
import { listed, monitoring } from './monitoring-fixture.ts'

const RISKS =
  'query CustomersAtRisk { customers(first: 10) { nodes { externalId riskScore riskBand screenings(first: 5) { nodes { id } } } } }'

test('customers have the risk and the screenings of the subjects with their ids, with a constant number of statements', async () => {
  const at = await monitoring()
  const staff = (): ReturnType<typeof at.as> => at.as({ kind: 'staff', roles: ['admin'], scopes: ['*'] })
  await at.lists.publish('EU_CONSOLIDATED', [listed('e1', 'Ottoline Grimbeaux')])
  at.lists.load()
  const [one, other] = [
    await createCustomer(staff(), {
      externalId: 'joined-1',
      firstName: 'Ottoline',
      lastName: 'Grimbeaux',
    } as never),
    await createCustomer(staff(), {
      externalId: 'joined-2',
      firstName: 'Cosima',
      lastName: 'Vandersnoot',
    } as never),
  ] as { id: string }[]
  for (const [externalId, name] of [
    ['joined-1', 'Ottoline Grimbeaux'],
    [other!.id, 'Cosima Vandersnoot'],
  ] as const) {
    const { id } = await createSubject(at.key(), { type: 'INDIVIDUAL', name, externalId })
    await setSubjectMonitoring(at.key(), { id, enabled: true })
  }
  await at.settle()

  at.statements.length = 0
  const { data } = (await at.ask(RISKS, {}, staff())) as {
    data: {
      customers: {
        nodes: { externalId: string; riskScore: number; riskBand: string; screenings: { nodes: object[] } }[]
      }
    }
  }

  expect(one).toBeDefined()
  expect(
    data.customers.nodes.map(({ externalId, riskScore, riskBand, screenings }) => [
      externalId,
      riskScore,
      riskBand,
      screenings.nodes.length,
    ]),
  ).toEqual([
    ['joined-2', 0, 'LOW', 1],
    ['joined-1', 1000, 'CRITICAL', 1],
  ])
  expect(at.statements.filter(text => text.includes('compliance.'))).toHaveLength(2)
})

test("a customer's risk follows the resolutions of its matches, ignores overrides, and is null once the subject is deleted", async () => {
  const at = await monitoring()
  const staff = (): ReturnType<typeof at.as> => at.as({ kind: 'staff', roles: ['admin'], scopes: ['*'] })
  await at.lists.publish('EU_CONSOLIDATED', [listed('e2', 'Bartolph Quisenmeer')])
  at.lists.load()
  await createCustomer(staff(), {
    externalId: 'joined-3',
    firstName: 'Bartolph',
    lastName: 'Quisenmeer',
  } as never)
  const shown = async (): Promise<unknown> => {
    const { data } = (await at.ask(RISKS, {}, staff())) as {
      data: {
        customers: { nodes: { riskScore: number; riskBand: string; screenings: { nodes: object[] } }[] }
      }
    }
    return data.customers.nodes.map(({ riskScore, riskBand, screenings }) => [
      riskScore,
      riskBand,
      screenings.nodes.length,
    ])
  }
  expect(await shown()).toEqual([[null, null, 0]])

  const {
    id,
    subjectId,
    matches: [match],
  } = await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Bartolph Quisenmeer', externalId: 'joined-3' },
  })
  expect(await shown()).toEqual([[1000, 'CRITICAL', 1]])
  await overrideDecision(at.key(), { id, outcome: 'APPROVE', reason: 'Known to us' })
  expect(await shown()).toEqual([[1000, 'CRITICAL', 1]])
  await resolveMatch(at.key(), { screeningId: id, matchId: match!.id, resolution: 'FALSE_POSITIVE' })
  expect(await shown()).toEqual([[0, 'LOW', 1]])
  await deleteSubject(at.key(), { id: subjectId! })

  expect(await shown()).toEqual([[null, null, 1]])
})
