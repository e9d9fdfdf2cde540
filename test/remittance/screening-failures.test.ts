import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { setScreeningPolicy } from '#compliance/operations/policy/set-screening-policy.ts'
import { advanceTransfers, screenHeldTransfers } from '#remittance/jobs/advance-transfers.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { activeLists } from '#test/compliance/active-lists.ts'
import { dyingDatabase, platformOf, statusesOf, stored, workerWith } from './transfer-history.ts'
import { NIGERIAN, setting } from './given.ts'
import {
  PAYEE,
  SUSPECT,
  ISSUES,
  screeningsOf,
  matchesOf,
  expectNothingReleased,
  officer,
  resolveAll,
  payment,
  happening,
  happens,
  heal,
} from './screening-scenario.ts'

test('under any screening results, errors and crashes, nothing is paid out before every party is clear at both stages', async () => {
  const here = await setting()
  const lists = await activeLists(here)
  let paid = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 3 }),
      fc.array(happening, { maxLength: 8 }),
      async (before, steps) => {
        await heal(here, lists)
        for (const each of before) await happens(here, lists, newId(), each)
        const created = await payment(here).catch((error: { code?: string }) => {
          if (error.code === 'SCREENING_BLOCKED') return undefined
          throw error
        })
        if (!created) return
        for (const each of steps) {
          await happens(here, lists, created.id, each)
          await expectNothingReleased(here, created.id)
        }
        await heal(here, lists)
        await here.work(60_000, 2)
        await resolveAll(here, created.id, 'FALSE_POSITIVE')
        await here.work(60_000, 4)
        await expectNothingReleased(here, created.id)
        const { status, hold } = await stored(here, created.id)
        if (status === 'COMPLETED') paid += 1
        // Transfers without a possible result wait; all others have ended.
        if (hold === null) expect(status).toMatch(/^(?:COMPLETED|FAILED|REFUNDED)$/)
        else
          expect({
            hold,
            open: (await matchesOf(here, created.id)).some(match => match.status === 'INCONCLUSIVE'),
          }).toEqual({ hold: 'SCREENING_MATCH', open: true })
      },
    ),
    { numRuns: 30, endOnFailure: true },
  )

  expect(paid).toBeGreaterThan(3)
}, 300_000)

for (const issue of ISSUES) {
  test(`while the ${issue}, a transfer is accepted and held, held again before its payout, and continues once screening responds`, async () => {
    const here = await setting()
    const lists = await activeLists(here)
    await heal(here, lists)
    lists.issue = issue
    const held = await payment(here)
    lists.issue = 'none'
    const clear = await payment(here)
    await fundTransfer(platformOf(here), { transferId: clear.id })
    lists.issue = issue
    await here.work(1_500)

    expect([await stored(here, held.id), await stored(here, clear.id)]).toMatchObject([
      { status: 'CREATED', hold: 'SCREENING_PENDING' },
      { status: 'FUNDED', hold: 'SCREENING_PENDING' },
    ])
    for (const { id } of [held, clear]) await expectNothingReleased(here, id)
    expect((await screeningsOf(here, held.id)).map(({ outcome }) => outcome)).toEqual(['HELD'])

    lists.issue = 'none'
    await here.work(8_000, 4)
    expect([(await stored(here, held.id)).status, (await stored(here, clear.id)).status]).toEqual([
      'COMPLETED',
      'COMPLETED',
    ])
  })
}

test('a worker that crashes at any step pays no listed payee, and the transfer continues once it is cleared', async () => {
  const here = await setting()
  const lists = await activeLists(here)
  await heal(here, lists)
  let deaths = 0
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const { id } = await payment(here)
    await fundTransfer(platformOf(here), { transferId: id })
    await lists.list('UN_CONSOLIDATED', { id: 'suspect', names: SUSPECT })
    const database = dyingDatabase(here, lifetime, lifetime % 2 === 0)
    for (const job of [advanceTransfers, screenHeldTransfers]) await job.run(workerWith(here, database))
    isDead = database.isDead()
    if (isDead) deaths += 1

    await here.work(12_000, 2)
    expect({ lifetime, ...(await stored(here, id)) }).toMatchObject({
      lifetime,
      status: 'FUNDED',
      hold: 'SCREENING_MATCH',
    })
    await expectNothingReleased(here, id)
    await resolveAll(here, id, 'FALSE_POSITIVE')
    await lists.unlist('UN_CONSOLIDATED', 'suspect')
    await here.work(2_000, 3)
    expect({ lifetime, statuses: await statusesOf(here, id) }).toEqual({
      lifetime,
      statuses: ['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'],
    })
  }

  expect(deaths).toBeGreaterThan(4)
}, 180_000)

test('a crash at any step of creating a transfer leaves no transfer that continues and no transfer that cannot be found', async () => {
  const here = await setting()
  const lists = await activeLists(here)
  await heal(here, lists)
  await lists.list('UN_CONSOLIDATED', { id: 'suspect', names: SUSPECT })
  await setScreeningPolicy(officer(here), { holdTtlHours: 1 })
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const order = await here.order({ recipientId: (await here.recipient({ ...NIGERIAN, ...PAYEE })).id })
    const database = dyingDatabase(here, lifetime, lifetime % 2 === 0)
    await createTransfer(here.sender({ database }), order).catch(() => undefined)
    isDead = database.isDead()
  }
  await here.work(12_000, 2)

  const created = await here.database.read<{ id: string }>(
    here.workspaceId,
    'select id from remittance.transfers where workspace_id = $1',
    [here.workspaceId],
  )
  expect(created.length).toBeGreaterThan(0)
  for (const { id } of created) {
    expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
    await expectNothingReleased(here, id)
  }
  await here.work(3_600_000)
  for (const { id } of created) expect(await statusesOf(here, id)).toEqual(['CREATED', 'FAILED'])
}, 180_000)
