import { expect, test } from '@jest/globals'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { createDetectionRule } from '#sentinel/operations/rules/create-detection-rule.ts'
import { enableDetectionRule } from '#sentinel/operations/rules/enable-detection-rule.ts'
import { setSentinelSettings } from '#sentinel/operations/settings/set-sentinel-settings.ts'
import { protectiveHolds } from '#sentinel/queries/holds.ts'
import { lastStepOf, platformOf, statusesOf } from '../transfer-history.ts'
import { setting, type Setting } from '../given.ts'
import { PAID } from './held-transfer-fixture.ts'
import { ALL, enrol, expectHeld, protectedSetting, type ProtectedSetting } from './protection-fixture.ts'

const transactionsOf = ({ database, workspaceId }: Setting) =>
  database.read<{ transactionId: string; isDebit: boolean; channel: string; amount: string }>(
    workspaceId,
    `select transaction_id as "transactionId", is_debit as "isDebit", channel, amount_minor::text as amount
     from sentinel.transactions where workspace_id = $1 order by received_at, id`,
    [workspaceId],
  )

const severeRule = async (here: ProtectedSetting): Promise<void> => {
  await setSentinelSettings(here.guardian(), { autoHoldSeverity: 'HIGH' })
  const { id } = await createDetectionRule(here.guardian(), {
    code: 'REMITTANCE',
    ruleType: 'AMOUNT_THRESHOLD',
    severity: 'HIGH',
    weight: 0.8,
    parameters: { amount: '50.00', types: ['REMITTANCE'] },
  })
  await enableDetectionRule(here.guardian(), { id })
}

test('an automatic hold holds the very transfer that raised the signal, and no other', async () => {
  const here = await protectedSetting()
  const { id: small } = await here.transfer({ quoteId: (await here.quote({ sendAmount: '20.00' })).id })
  await severeRule(here)
  const { id } = await here.transfer()
  await here.work(1_500, 4)

  await expectHeld(here, id)
  expect(await statusesOf(here, small)).toEqual(PAID)
  const { nodes } = await protectiveHolds(here.guardian(), { first: 10 })
  expect(nodes).toMatchObject([{ scope: 'TRANSACTION', transactionId: id, placedBy: 'PLATFORM' }])

  await here.release(nodes[0]!.id)
  await here.work(1_500, 6)
  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('the transfers of an enrolled customer are stored once, and of another customer not at all', async () => {
  const here = await protectedSetting()
  const other = await here.customer()
  const { id } = await here.transfer({ channel: 'MOBILE' })
  const { id: unwatched } = await here.transfer({ by: other.session })
  await here.work(1_500, 6)

  expect(await transactionsOf(here)).toEqual([
    { transactionId: id, isDebit: true, channel: 'MOBILE', amount: '10000' },
  ])
  for (const each of [id, unwatched]) expect(await statusesOf(here, each)).toEqual(PAID)
})

test('a customer who is enrolled between creation and payout is evaluated before the payout', async () => {
  const here = await setting()
  const { id } = await here.transfer()
  await fundTransfer(platformOf(here), { transferId: id })

  await enrol(here, here.senderId)
  await here.work(1_500, 4)

  expect(await transactionsOf(here)).toMatchObject([{ transactionId: id, isDebit: true }])
  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a cancelled transfer and an attempt that made no transfer are no debits', async () => {
  const here = await protectedSetting()
  await here.hold(ALL)
  const { id } = await here.transfer()
  const order = await here.order()
  const attempts = await Promise.allSettled([
    createTransfer(here.sender(), order),
    createTransfer(here.sender(), order),
  ])
  const made = attempts.flatMap(each => (each.status === 'fulfilled' ? [each.value.id] : []))
  expect(made).toHaveLength(1)

  await cancelTransfer(here.sender(), { id })
  await here.work(1_500, 2)

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FAILED'])
  expect(await lastStepOf(here, id)).toMatchObject({ reason: 'CANCELLED_BY_SENDER' })
  for (const { transactionId, isDebit } of await transactionsOf(here))
    expect(isDebit).toBe(made.includes(transactionId))
})
