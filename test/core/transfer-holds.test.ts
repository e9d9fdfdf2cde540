import { expect, test } from '@jest/globals'
import { workerOn } from '#test/support/world.ts'
import { sweepTransferHolds } from '#core/jobs/sweep-transfer-holds.ts'
import { captureTransferHold } from '#core/operations/transfer-holds/capture-transfer-hold.ts'
import { placeTransferHold } from '#core/operations/transfer-holds/place-transfer-hold.ts'
import { releaseOrphanedHolds } from '#core/operations/transfer-holds/release-orphaned-holds.ts'
import { releaseTransferHold } from '#core/operations/transfer-holds/release-transfer-hold.ts'
import { place, state } from './wallet-setting.ts'

test('of concurrent holds, captures and releases of one transfer exactly one capture or release succeeds', async () => {
  const at = await place()
  const given = at.hold()
  await Promise.all(Array.from({ length: 5 }, () => placeTransferHold(at.service, given)))
  expect(await state(at)).toMatchObject({ held: '10249' })

  const outcomes = await Promise.all([
    ...Array.from({ length: 4 }, () =>
      captureTransferHold(at.service, { transferId: given.transferId, reference: 'TXN-1' }),
    ),
    ...Array.from({ length: 4 }, () => releaseTransferHold(at.service, { transferId: given.transferId })),
  ])

  const isTaken = outcomes[0] === 'CAPTURED'
  expect(outcomes).toEqual([
    ...Array<string>(4).fill(isTaken ? 'CAPTURED' : 'NOT_HELD'),
    ...Array<string>(4).fill(isTaken ? 'CAPTURED' : 'RELEASED'),
  ])
  expect(await state(at)).toMatchObject({ balance: isTaken ? '39751' : '50000', held: '0' })
})

test('a capture that the account refuses leaves the hold in place, and the funding is declined', async () => {
  const at = await place()
  const given = at.hold()
  await placeTransferHold(at.service, given)
  await at.here.database.transaction(at.here.workspaceId, session =>
    session.commit({
      text: `update core.accounts set status = 'FROZEN' where workspace_id = $1 and id = $2`,
      values: [at.here.workspaceId, at.walletId],
    }),
  )

  expect(await captureTransferHold(at.service, { transferId: given.transferId, reference: 'TXN-1' })).toBe(
    'REFUSED',
  )
  expect(await state(at)).toMatchObject({ balance: '50000', held: '10249' })
})

test('a hold without a transfer is released after five minutes; a hold of an existing transfer stays', async () => {
  const at = await place()
  await placeTransferHold(at.service, at.hold({ amount: '50.00' }))
  await at.here.transfer({ walletId: at.walletId })
  const worker = workerOn(at.here.platform)

  await sweepTransferHolds.run(worker)
  const early = await state(at)
  at.here.clock.offsetMs += 5 * 60_000 + 1_000
  await sweepTransferHolds.run(worker)

  expect(early).toMatchObject({ held: '15249' })
  expect(await state(at)).toMatchObject({ held: '10249', available: '397.51' })
})

test('only the remittance domain can use holds of remittances, within one workspace', async () => {
  const [at, other] = [await place(), await place()]
  const given = at.hold()
  await placeTransferHold(at.service, given)

  for (const refused of [
    placeTransferHold(at.here.key(), given),
    captureTransferHold(at.here.key(), { transferId: given.transferId, reference: 'r' }),
    releaseTransferHold(at.here.sender(), given),
    releaseOrphanedHolds(at.here.staff(), { ids: [] }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await captureTransferHold(other.service, { transferId: given.transferId, reference: 'r' })).toBe(
    'NOT_HELD',
  )
  expect(await releaseTransferHold(other.service, given)).toBe('NOT_HELD')
})

test('orphaned holds are released where remittance responds, even while it is unavailable elsewhere', async () => {
  const [cut, at] = [await place(), await place()]
  for (const each of [cut, at]) await placeTransferHold(each.service, each.hold())
  at.here.clock.offsetMs += 5 * 60_000 + 1_000
  const { contextIn } = workerOn(at.here.platform)

  await sweepTransferHolds.run(
    workerOn(at.here.platform, {
      contextIn: id =>
        id === cut.here.workspaceId ? Promise.reject(new Error('cannot be reached')) : contextIn(id),
    }),
  )

  expect([await state(cut), await state(at)]).toMatchObject([{ held: '10249' }, { held: '0' }])
})
