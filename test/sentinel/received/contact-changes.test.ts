import { beforeAll, expect, test } from '@jest/globals'
import { onCustomerUpdated } from '#sentinel/reactions/on-customer-updated.ts'
import { elderBank, type BankCustomer, type ElderBank } from './bank.ts'

let bank: ElderBank

beforeAll(async () => {
  bank = await elderBank()
}, 60_000)

const change = (customer: BankCustomer, body: object) =>
  bank.desk.done(`PATCH /customers/${customer.id}`, { as: 'officer', body })

const eventsOf = async (profileId: string): Promise<readonly string[]> => {
  const workspaceId = await bank.workspaceId()
  const rows = await bank.desk.demo.database.read<{ type: string }>(
    workspaceId,
    'select type from sentinel.account_events where workspace_id = $1 and profile_id = $2 order by type',
    [workspaceId, profileId],
  )
  return rows.map(({ type }) => type)
}

test('each changed contact detail is an account event, evaluated once, and other changes are none', async () => {
  const { body: rule } = await bank.elder.call('POST', '/rules', {
    code: 'RECEIVED-CHANGE',
    rule_type: 'ACCOUNT_CHANGE',
    severity: 'MEDIUM',
    weight: 0.5,
    parameters: { events: ['PHONE_CHANGED'] },
  })
  await bank.elder.call('PUT', `/rules/${rule.id}/enable`)
  const elder = await bank.enrolled()

  await change(elder, { phone: '+2348031234567', email: 'eleanor@example.com' })
  await change(elder, { address: '1 Broad Street, Lagos' })
  await change(elder, { last_name: 'Whitfield-Obi' })
  await bank.settle()

  expect(await eventsOf(elder.profileId)).toEqual(['ADDRESS_CHANGED', 'EMAIL_CHANGED', 'PHONE_CHANGED'])
  const { body } = await bank.elder.call('GET', `/profiles/${elder.profileId}/signals`)
  expect(body.signals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rule_code: 'RECEIVED-CHANGE', signal_category: 'CONTACT_CHANGE' }),
    ]),
  )
})

test('a repeated reaction stores nothing twice', async () => {
  const elder = await bank.enrolled()
  await change(elder, { phone: '+2348031234568', address: '2 Broad Street, Lagos' })
  await bank.settle()
  const workspaceId = await bank.workspaceId()
  const [event] = await bank.desk.demo.database.asWorker<Parameters<typeof onCustomerUpdated.run>[1]>(
    `select workspace_id as "workspaceId", id, type, aggregate_type as "aggregateType", aggregate_id as "aggregateId", sequence, data,
       request_id as "requestId", occurred_at as "occurredAt"
     from kernel.outbox where workspace_id = $1 and type = 'identity.customer_updated' and aggregate_id = $2`,
    [workspaceId, elder.id],
  )

  await onCustomerUpdated.run(await bank.desk.demo.platform.contextIn(workspaceId), event!)

  expect(await eventsOf(elder.profileId)).toEqual(['ADDRESS_CHANGED', 'PHONE_CHANGED'])
})

test('changes of customers without a profile, and of those who have opted out, are not stored', async () => {
  const notEnrolled = await bank.customer()
  const left = await bank.enrolled()
  await bank.elder.call('PUT', `/profiles/${left.profileId}/status`, { status: 'OPTED_OUT' })

  await change(notEnrolled, { phone: '+2348031234569' })
  await change(left, { phone: '+2348031234570' })
  await bank.settle()

  expect(await eventsOf(left.profileId)).toEqual([])
  expect(bank.elder.logged.filter(({ message }) => message.includes('event handler'))).toEqual([])
})
