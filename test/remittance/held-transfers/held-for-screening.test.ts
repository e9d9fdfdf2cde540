import { expect, test } from '@jest/globals'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { advanceTransfer } from '#remittance/operations/transfers/advance-transfer.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { eventsOfTransfer, type TransferRow } from '#remittance/queries/transfers.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { setting, type Setting } from '../given.ts'
import { stored } from '../transfer-history.ts'

/** A transfer that was accepted while compliance was unavailable. */
async function held(here: Setting): Promise<TransferRow> {
  const wanted = await here.order()
  here.away.add('compliance')
  try {
    return await createTransfer(here.sender(), wanted)
  } finally {
    here.away.delete('compliance')
  }
}

test('a held transfer does not move while compliance is unavailable, waits longer each time, and continues once it is clear', async () => {
  const here = await setting()
  const { away, work, clock, platform } = here
  clock.stoppedAtMs = Date.now()
  const { id } = await held(here)

  away.add('compliance')
  const waits = []
  for (const pauseMs of [1_000, 2_000, 4_000]) {
    await work(pauseMs)
    const now = await stored(here, id)
    expect(now).toMatchObject({ status: 'CREATED', hold: 'SCREENING_PENDING' })
    waits.push(now.dueAt!.getTime() - platform.source.now().getTime())
  }
  away.delete('compliance')
  await work(8_000)
  await work()
  await work(1_000)
  delete clock.stoppedAtMs

  expect(waits).toEqual([2_000, 4_000, 8_000])
  expect(await stored(here, id)).toMatchObject({ status: 'COMPLETED', hold: null })
})

test('a held transfer of an earlier version without a stored sender waits for identity as well', async () => {
  const here = await setting()
  const { id } = await held(here)
  await here.platform.contextIn(here.workspaceId)
  await withClient(adminOf(here.databaseName), admin =>
    admin.query('update remittance.transfers set parties = null where id = $1', [id]),
  )

  here.away.add('identity')
  await here.work(1_000)
  here.away.delete('identity')

  expect(await stored(here, id)).toMatchObject({
    status: 'CREATED',
    hold: 'SCREENING_PENDING',
    holdAttempts: 1,
  })
})

test('a held transfer whose party is on a list fails, and nothing is collected for it', async () => {
  const here = await setting()
  const { id } = await held(here)
  await addToDenyList(here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] }), {
    name: 'Ada Obi',
  })

  await here.work(1_000)
  await here.work(120_000)

  expect(await stored(here, id)).toMatchObject({
    status: 'FAILED',
    hold: null,
    dueAt: null,
    collectedBy: null,
  })
  expect((await eventsOfTransfer(here.key(), id))!.at(-1)).toMatchObject({
    status: 'FAILED',
    reason: 'SCREENING_MATCH',
    reasonCode: 'RR04',
    actor: 'PLATFORM',
  })
  expect((await eventsOfTransfer(here.sender(), id))!.at(-1)).toMatchObject({
    status: 'FAILED',
    reason: 'DECLINED',
    reasonCode: 'NARR',
  })
  const platform = here.as(here.platformContext.actor)
  await expect(fundTransfer(platform, { transferId: id })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await expect(
    advanceTransfer(here.as(here.platformContext.actor), { transferId: id }),
  ).rejects.toMatchObject({ code: 'INVALID_STATE' })
})
