import { expect, test } from '@jest/globals'
import { reviewSignal } from '#sentinel/operations/signals/review-signal.ts'
import { setSentinelSettings } from '#sentinel/operations/settings/set-sentinel-settings.ts'
import { profileById } from '#sentinel/queries/profiles.ts'
import { signals } from '#sentinel/queries/signals.ts'
import { elderFixture } from '#test/sentinel/elder-fixture.ts'

const DAY_MS = 86_400_000

test('signals that are not reviewed within the days of the settings expire, and no longer count in the risk', async () => {
  const [at, other] = [await elderFixture(), await elderFixture()]
  const [profileId, otherId] = [await at.profile(), await other.profile()]
  await setSentinelSettings(at.analyst(), { signalExpiryDays: 10 })
  const [old] = await at.record(profileId, [{ severity: 'MEDIUM' }])
  const [confirmed] = await at.record(profileId, [{ severity: 'MEDIUM' }])
  await other.record(otherId, [{ severity: 'MEDIUM' }])
  await reviewSignal(at.analyst(), { id: confirmed!.signal.id, status: 'CONFIRMED' })
  await at.work(9 * DAY_MS)
  const [young] = await at.record(profileId, [{ severity: 'MEDIUM' }])
  const statuses = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await signals(at.analyst(), { first: 10, profileId })).nodes.map(({ id, status }) => [id, status]),
    )
  const before = await statuses()
  const riskBefore = (await profileById(at.analyst(), profileId))!.riskScoreMax

  await at.work(1.5 * DAY_MS)

  expect(Object.values(before)).not.toContain('EXPIRED')
  expect(await statuses()).toEqual({
    [old!.signal.id]: 'EXPIRED',
    [confirmed!.signal.id]: 'CONFIRMED',
    [young!.signal.id]: 'ACTIVE',
  })
  expect((await profileById(at.analyst(), profileId))!.riskScoreMax).toBeLessThan(riskBefore)
  expect((await at.published()).filter(({ type }) => type === 'sentinel.signal_expired')).toMatchObject([
    { aggregateId: old!.signal.id },
  ])
  await expect(reviewSignal(at.analyst(), { id: old!.signal.id, status: 'CONFIRMED' })).rejects.toMatchObject(
    {
      code: 'INVALID_STATE',
    },
  )
  // The default of 90 days applies without settings.
  expect((await signals(other.analyst(), { first: 10 })).nodes).toMatchObject([{ status: 'ACTIVE' }])
  await other.work(80 * DAY_MS)
  expect((await signals(other.analyst(), { first: 10 })).nodes).toMatchObject([{ status: 'EXPIRED' }])
})
