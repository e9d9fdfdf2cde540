import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { ElderTransaction } from '#sentinel/entities/transaction.ts'
import { eraseElderProfile } from '#sentinel/operations/profiles/erase-elder-profile.ts'
import { reviewSignal } from '#sentinel/operations/signals/review-signal.ts'
import { elderAlertById, elderAlerts } from '#sentinel/queries/alerts.ts'
import { profileById } from '#sentinel/queries/profiles.ts'
import { profileTimeline } from '#sentinel/queries/profile-timeline.ts'
import { signalById } from '#sentinel/queries/signals.ts'
import { elderFixture, rule, type ElderFixture } from '#test/sentinel/elder-fixture.ts'

const DAY_MS = 86_400_000
const INSERT = insertOf(ElderTransaction, 'stored')

const storeTransaction = command(
  async (
    tx,
    parts: { readonly profileId: string; readonly transactionId: string; readonly isDebit: boolean },
  ) => {
    await tx.sql(
      INSERT,
      valuesOf(ElderTransaction, {
        workspaceId: tx.actor.workspaceId,
        id: newId(),
        contentHash: '',
        occurredAt: tx.now(),
        receivedAt: tx.now(),
        type: 'TRANSFER',
        direction: parts.isDebit ? 'DEBIT' : 'CREDIT',
        channel: 'ONLINE',
        amountMinor: 100n,
        currency: 'USD',
        isAtLimit: false,
        isGiftCard: false,
        isCrypto: false,
        localHour: 12,
        isConfirmed: false,
        ...parts,
      }),
    )
  },
)

async function confirmed(at: ElderFixture): Promise<string[]> {
  const rows = await at.database.read<{ transactionId: string }>(
    at.workspaceId,
    'select transaction_id as "transactionId" from sentinel.transactions where workspace_id = $1 and is_confirmed order by 1',
    [at.workspaceId],
  )
  return rows.map(({ transactionId }) => transactionId)
}

test('baselines leave out the debits of a confirmed signal, and no other transaction', async () => {
  const at = await elderFixture()
  const [profileId, otherId] = [await at.profile(), await at.profile()]
  for (const [transactionId, isDebit, owner] of [
    ['debit', true, profileId],
    ['credit', false, profileId],
    ['apart', true, profileId],
    ['foreign', true, otherId],
  ] as const)
    await storeTransaction(at.platformContext, { profileId: owner, transactionId, isDebit })
  const transactionIds = ['debit', 'credit', 'foreign', 'unknown']
  const [dismissed, toConfirm] = await at.record(profileId, [{ transactionIds }, { transactionIds }])

  await reviewSignal(at.analyst(), { id: dismissed!.signal.id, status: 'DISMISSED' })
  expect(await confirmed(at)).toEqual([])
  await reviewSignal(at.analyst(), { id: toConfirm!.signal.id, status: 'CONFIRMED' })

  expect(await confirmed(at)).toEqual(['debit'])
})

test('a dismissed signal no longer counts in the risk, and a confirmed one holds half of its weight for 180 days', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  const old = new Date(at.platform.source.now().getTime() - 100 * DAY_MS)
  const [first, second] = await at.record(profileId, [
    { severity: 'MEDIUM', weight: 1, at: old },
    { severity: 'MEDIUM', weight: 1 },
  ])
  const scoreMax = async (): Promise<number> => (await profileById(at.analyst(), profileId))!.riskScoreMax

  await reviewSignal(at.analyst(), { id: second!.signal.id, status: 'DISMISSED' })
  const decayed = await scoreMax()
  await reviewSignal(at.analyst(), { id: first!.signal.id, status: 'CONFIRMED' })

  expect(decayed).toBeCloseTo(45 * 0.5 ** (100 / 30), 2)
  expect(await scoreMax()).toBe(22.5)
})

test('an alert ends as a false alarm with the last dismissed signal, and not while one of them is confirmed or waits', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  const [one, two] = await at.record(profileId, [{ severity: 'HIGH', rule: rule() }, { severity: 'LOW' }])
  const alertId = one!.signal.alertId!
  const dismiss = (id: string): Promise<unknown> => reviewSignal(at.analyst(), { id, status: 'DISMISSED' })
  const statusOf = async (id: string): Promise<string> => (await elderAlertById(at.analyst(), id))!.status

  await dismiss(one!.signal.id)
  expect(await statusOf(alertId)).toBe('OPEN')
  await dismiss(two!.signal.id)
  expect(await statusOf(alertId)).toBe('FALSE_ALARM')

  const [third, fourth] = await at.record(profileId, [{ severity: 'HIGH' }, { severity: 'HIGH' }])
  await reviewSignal(at.analyst(), { id: third!.signal.id, status: 'CONFIRMED' })
  await dismiss(fourth!.signal.id)
  expect(await statusOf(third!.signal.alertId!)).toBe('OPEN')

  const events = (await at.published()).filter(({ type }) => type === 'sentinel.alert_resolved')
  expect(events).toMatchObject([{ aggregateId: alertId, data: { status: 'FALSE_ALARM' } }])
  const timeline = await profileTimeline(at.analyst(), { profileId, first: 50 })
  expect(timeline.nodes.filter(({ type }) => type === 'ALERT_RESOLVED')).toMatchObject([
    { referenceId: alertId },
  ])
  expect(timeline.nodes.filter(({ type }) => type === 'SIGNAL_REVIEWED')).toHaveLength(4)
  const { nodes } = await elderAlerts(at.analyst(), { first: 5, profileId })
  expect(nodes.map(({ status }) => status)).toEqual(['OPEN', 'FALSE_ALARM'])
})

test('erasure removes the texts of signals and alerts, and a review is still possible', async () => {
  const at = await elderFixture()
  const customerId = newId()
  const profileId = await at.profile(customerId)
  const [recorded] = await at.record(profileId, [{ severity: 'HIGH', description: 'The nephew.' }])

  await eraseElderProfile(at.platformContext, { customerId })
  const erased = await signalById(at.analyst(), recorded!.signal.id)
  const reviewed = await reviewSignal(at.analyst(), {
    id: recorded!.signal.id,
    status: 'DISMISSED',
    note: 'Moot.',
  })

  expect(erased).toMatchObject({ reason: null, observed: null, threshold: null, description: null })
  expect(reviewed).toMatchObject({ status: 'DISMISSED', reason: null, reviewNote: 'Moot.' })
})
