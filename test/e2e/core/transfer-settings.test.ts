import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { demoWorld } from '#test/support/world.ts'
import { DEMO } from '../support/rest.ts'
import { openDescribedCore } from '../support/described-core.ts'

test('an administrator has compliance decide on transfers between customers, and a blocked one is refused', async () => {
  const core = await openDescribedCore()
  const { platform, database } = await demoWorld()
  const [workspace] = await database.asWorker<{ id: string }>(
    `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
    [DEMO.id],
  )
  const ofPlatform = await platform.contextIn(workspace!.id)
  const actor = {
    ...ofPlatform.actor,
    kind: 'staff',
    subjectId: newId(),
    scopes: ['compliance:write', 'compliance:decide'],
  } as const
  await addToDenyList({ ...ofPlatform, actor }, { name: 'Vexley Quornbrook', reason: 'Fraud' })
  const [source, destination] = [await core.account(), await core.account()]
  await core.call('POST /deposits', { body: core.cash(source, 1000) })
  const order = core.order(source, destination, 100, { destination_account_name: 'Vexley Quornbrook' })

  expect((await core.call('GET /settings/transfers', { as: 'viewer' })).body).toEqual({
    decides_internal_transfers: false,
    rate_ttl_hours: null,
    institution_bic: 'FDDBNGL0XXX',
    institution_name: 'Demo Bank',
  })
  expect((await core.call('POST /transfers/internal', { body: order })).body).toMatchObject({
    status: 'COMPLETED',
    metadata: null,
  })
  const on = { decides_internal_transfers: true }
  expect((await core.call('PUT /settings/transfers', { as: 'manager', body: on })).status).toBe(403)
  expect((await core.call('PUT /settings/transfers', { as: 'admin', body: {} })).status).toBe(400)
  expect((await core.call('PUT /settings/transfers', { as: 'admin', body: on })).body).toMatchObject(on)

  const blocked = await core.call('POST /transfers/internal', { body: order })
  expect([blocked.status, blocked.body]).toMatchObject([
    422,
    { code: 'SCREENING_BLOCKED', message: 'The transfer cannot be made.', details: [] },
  ])
  expect((await core.call('GET /accounts/{id}', { path: `/accounts/${source}` })).body.ledger_balance).toBe(
    900,
  )
})
