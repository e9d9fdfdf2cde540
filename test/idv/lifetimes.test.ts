import { expect, test } from '@jest/globals'
import { addVerificationImage } from '#idv/operations/images/add-verification-image.ts'
import { cancelVerification } from '#idv/operations/verifications/cancel-verification.ts'
import { completeVerification } from '#idv/operations/verifications/complete-verification.ts'
import { createVerification } from '#idv/operations/verifications/create-verification.ts'
import { erasePerson } from '#idv/operations/verifications/erase-person.ts'
import { world, type World } from '#test/support/world.ts'
import { picture } from './support.ts'

const DAY_MS = 86_400_000

const clerkOf = (at: World) => at.as({ kind: 'staff', scopes: ['idv:write'] })

async function upload(at: World, id: string): Promise<void> {
  for (const type of ['DOCUMENT_FRONT', 'SELFIE'] as const)
    await addVerificationImage(clerkOf(at), { id, type, content: (await picture()).toString('base64') })
}

const countsOf = async (at: World): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const [counts] = await at.database.read(
    at.workspaceId,
    `select (select count(*)::int from idv.images where workspace_id = $1) as images,
      (select count(*)::int from idv.image_contents where workspace_id = $1) as contents,
      (select count(*)::int from idv.image_parts where workspace_id = $1) as parts,
      (select count(*)::int from idv.verifications where workspace_id = $1 and details is not null) as details`,
    [at.workspaceId],
  )
  return counts
}

test('a session ends after two seconds with the prefix test-expire-, otherwise after 24 hours, and every later step is refused', async () => {
  const at = await world()
  const short = (await createVerification(clerkOf(at), { externalId: 'test-expire-1' })).verification
  const long = (await createVerification(clerkOf(at), { externalId: 'person-1' })).verification

  expect(short.expiresAt.getTime() - short.createdAt.getTime()).toBe(2_000)
  await at.work(2_100)
  const afterSeconds = (await at.published()).filter(({ type }) => type === 'idv.verification_expired')
  // The session has ended, also before a worker records it.
  at.clock.offsetMs += DAY_MS
  const late = {
    complete: completeVerification(clerkOf(at), { id: long.id }),
    cancel: cancelVerification(clerkOf(at), { id: long.id }),
    image: addVerificationImage(clerkOf(at), {
      id: long.id,
      type: 'DOCUMENT_FRONT',
      content: (await picture()).toString('base64'),
    }),
  }

  expect(afterSeconds).toMatchObject([
    { aggregateId: short.id, data: { externalId: 'test-expire-1', status: 'EXPIRED', decision: null } },
  ])
  for (const refused of Object.values(late))
    await expect(refused).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  const next = await createVerification(clerkOf(at), { externalId: 'person-1' })
  expect(next.verification).toMatchObject({ attemptNumber: 2, status: 'PENDING' })
})

test('pictures and extracted data are erased after their retention', async () => {
  const at = await world()
  const { verification } = await createVerification(clerkOf(at), { externalId: 'test-approve-1' })
  await upload(at, verification.id)
  await completeVerification(clerkOf(at), { id: verification.id })
  const before = await countsOf(at)

  await at.work(1_824 * DAY_MS)
  const early = await countsOf(at)
  await at.work(2 * DAY_MS)

  expect(before).toMatchObject({ images: 2, contents: 2 })
  expect(early).toEqual(before)
  expect(await countsOf(at)).toEqual({ images: 0, contents: 0, parts: 0, details: 0 })
})

test('erasing a customer cancels an open verification and erases the data of all', async () => {
  const at = await world()
  const { verification } = await createVerification(clerkOf(at), { externalId: 'person-2' })
  await upload(at, verification.id)

  await erasePerson(at.platformContext, { externalId: 'person-2' })
  await erasePerson(at.platformContext, { externalId: 'person-2' })

  expect(await countsOf(at)).toEqual({ images: 0, contents: 0, parts: 0, details: 0 })
  expect((await at.published()).map(({ type }) => type)).toEqual([
    'idv.verification_opened',
    'idv.image_added',
    'idv.image_added',
    'idv.verification_cancelled',
    'idv.verification_erased',
  ])
})

test('a tier limits the verifications of a month, also those that are opened at once', async () => {
  const at = await world()
  const clerk = () => at.as({ kind: 'tenant_key', scopes: ['idv:write'], tier: 'standard' })
  await at.database.transaction(at.workspaceId, async session => {
    await session.sql('insert into idv.monthly_usage values ($1, $2, 995)', [
      at.workspaceId,
      `${new Date(Date.now() + at.clock.offsetMs).toISOString().slice(0, 7)}-01`,
    ])
    await session.commit()
  })

  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => createVerification(clerk(), { externalId: `quota-${index}` })),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const [refused] = results.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', kind: 'limited' })
})
