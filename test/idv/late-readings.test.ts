import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { readPictures } from '#idv/jobs/read-pictures.ts'
import { addVerificationImage } from '#idv/operations/images/add-verification-image.ts'
import { completeVerification } from '#idv/operations/verifications/complete-verification.ts'
import { createVerification } from '#idv/operations/verifications/create-verification.ts'
import { existingVerification } from '#idv/queries/verifications.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { runWorker, workerOn, world } from '#test/support/world.ts'
import { idvClient, picture } from './support.ts'

/** Leaves a picture as an upload does that did not wait for its reading. */
const makeUnread = (databaseName: string, verificationId: string, now: Date): Promise<unknown> =>
  inDatabase(databaseName, admin =>
    admin.query(
      `update idv.images set reading_due_at = $2 where verification_id = $1 and type = 'DOCUMENT_FRONT'`,
      [verificationId, now],
    ),
  )

test('completing a verification whose picture is still read is accepted, and decided afterwards', async () => {
  const client = await idvClient()
  const { id } = await client.open(`test-approve-${newId()}`)
  await client.fill(id)
  await makeUnread(client.databaseName, id, client.platform.source.now())

  const accepted = await client.call('POST', `/verifications/${id}/complete`)
  const repeated = await client.call('POST', `/verifications/${id}/complete`)
  const worker = runWorker(client)
  const decided = async (): Promise<unknown> => {
    for (const endMs = performance.now() + 25_000; ;) {
      const { body } = await client.call('GET', `/verifications/${id}`)
      if (body.status !== 'processing' || performance.now() > endMs) return body
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const later = await decided()
  await worker.stop()

  expect(accepted).toMatchObject({ status: 202, body: { id, status: 'processing' } })
  expect(accepted.body).not.toHaveProperty('decision')
  expect(repeated).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } })
  expect(later).toMatchObject({ status: 'verified', decision: 'auto_approve' })
}, 60_000)

test('when a worker dies while it reads a picture, another one reads it after the lease and decides once', async () => {
  const at = await world()
  const clerk = () => at.as({ kind: 'staff', scopes: ['idv:write'] })
  at.clock.stoppedAtMs = Date.now()
  const { id } = (await createVerification(clerk(), { externalId: 'test-approve-1' })).verification
  for (const type of ['DOCUMENT_FRONT', 'SELFIE'] as const)
    await addVerificationImage(clerk(), { id, type, content: (await picture()).toString('base64') })
  await makeUnread(at.databaseName, id, at.platform.source.now())
  const statusOf = async (): Promise<string> => (await existingVerification(clerk(), id)).status
  const { isProcessing } = await completeVerification(clerk(), { id })

  const claimed = await readPictures.run(
    workerOn(at.platform, { contextIn: () => Promise.reject(new Error('The worker dies.')) }),
  )
  await at.work()
  const whileClaimed = await statusOf()
  await at.work(181_000)
  delete at.clock.stoppedAtMs

  expect([isProcessing, claimed, whileClaimed]).toEqual([true, 1, 'PROCESSING'])
  expect(await statusOf()).toBe('VERIFIED')
  const types = (await at.published()).map(({ type }) => type)
  expect(types.filter(type => type.startsWith('idv.verification_'))).toEqual([
    'idv.verification_opened',
    'idv.verification_completed',
    'idv.verification_verified',
  ])
})
