import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { releasePayment } from '#compliance/operations/payments/release-payment.ts'
import { reopenMatch } from '#compliance/operations/screenings/reopen-match.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import type { SetScreeningPolicy } from '#compliance/operations/policy/set-screening-policy.ts'
import { paymentScreenings } from '#compliance/queries/payment-screenings.ts'
import { world } from '#test/support/world.ts'
import { setPolicy } from './set-policy.ts'
import { named, activeLists } from './active-lists.ts'

async function given(name: string) {
  const here = await world()
  const lists = await activeLists(here)
  const officer = (): Context => here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })
  const paymentId = newId()
  const matches = (): Promise<{ id: string; screeningId: string; status: string }[]> =>
    here.database.read(
      here.workspaceId,
      `select match.id, match.screening_id as "screeningId", match.status from compliance.screening_matches match
     join compliance.payment_matches found on found.workspace_id = match.workspace_id and found.match_id = match.id
     where found.workspace_id = $1 and found.payment_id = $2 order by match.id`,
      [here.workspaceId, paymentId],
    )
  return {
    ...here,
    lists,
    officer,
    matches,
    suspect: () =>
      lists.list('UN_CONSOLIDATED', { names: [...named('Wholly Unheard Of'), ...named(name, 'WEAK_ALIAS')] }),
    screen: async (stage: 'CREATION' | 'PAYOUT' = 'CREATION') => {
      const { outcome, holdReason, screeningIds } = await screenPayment(here.as({ kind: 'service' }), {
        paymentId,
        stage,
        parties: [{ role: 'RECIPIENT', name }],
      })
      return { message: holdReason === null ? outcome : `${outcome} ${holdReason}`, screeningIds }
    },
    clear: async () => {
      for (const { id: matchId, screeningId, status } of await matches())
        if (status === 'OPEN')
          await resolveMatch(officer(), { screeningId, matchId, resolution: 'FALSE_POSITIVE' })
    },
    release: () => releasePayment(officer(), { paymentId }),
    set: (policy: SetScreeningPolicy) => setPolicy(here, policy),
    rows: async () => (await paymentScreenings(officer(), paymentId)).length,
  }
}

test('a payment that needs a release needs it under a milder policy too', async () => {
  const here = await given('Vorquill Zanthemar')
  await here.suspect()
  await here.set({ autoReleaseOnFalsePositive: false })
  await here.screen()
  await here.clear()
  await here.set({ autoReleaseOnFalsePositive: true })

  expect((await here.screen()).message).toBe('HELD MATCH')
  await here.release()

  expect((await here.screen()).message).toBe('CLEAR')
})

test('a payment screened under the stricter policy needs a release, also if it was first held under the milder one', async () => {
  const here = await given('Brumox Fendrisk')
  await here.suspect()
  await here.screen()
  await here.set({ autoReleaseOnFalsePositive: false })
  await here.screen()
  expect(await here.rows()).toBe(2)
  await here.set({ autoReleaseOnFalsePositive: true })
  await here.clear()

  expect((await here.screen()).message).toBe('HELD MATCH')
  expect((await here.screen()).message).toBe('HELD MATCH')
  expect(await here.rows()).toBe(2)
})

test('a release does not carry over to the next stage of a payment', async () => {
  const here = await given('Oskwyn Tralbeck')
  await here.suspect()
  await here.set({ autoReleaseOnFalsePositive: false })
  await here.screen()
  await here.clear()
  await here.release()
  expect((await here.screen()).message).toBe('CLEAR')
  await here.set({ autoReleaseOnFalsePositive: true })
  await here.suspect()
  expect((await here.screen('PAYOUT')).message).toBe('HELD MATCH')
  await here.clear()

  expect((await here.screen('PAYOUT')).message).toBe('CLEAR')
})

test('a release covers only the matches known when it was given, not one found concurrently', async () => {
  const here = await given('Jothnap Quarrimund')
  await here.set({ autoReleaseOnFalsePositive: false })
  await here.suspect()
  here.clock.stoppedAtMs = here.platform.source.now().getTime()
  try {
    await here.screen()
    await here.clear()
    await here.release()
    await here.suspect()
    expect((await here.screen()).message).toBe('HELD MATCH')
    await here.clear()

    expect((await here.screen()).message).toBe('HELD MATCH')
    await here.release()
    expect((await here.screen()).message).toBe('CLEAR')
  } finally {
    delete here.clock.stoppedAtMs
  }
})

test('a hold lists the screenings that it waits for, also when their number stays the same', async () => {
  const here = await given('Hulvix Szemporra')
  await here.suspect()
  const first = await here.screen()
  const [match] = await here.matches()
  await here.clear()
  await here.suspect()
  const second = await here.screen()
  await here.clear()
  await reopenMatch(here.officer(), { screeningId: match!.screeningId, matchId: match!.id })

  expect(second.screeningIds).not.toEqual(first.screeningIds)
  expect(await here.screen()).toEqual(first)
})
