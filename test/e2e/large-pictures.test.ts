import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { newId } from '#kernel/id.ts'
import { idvClient } from '#test/idv/support.ts'

/** Noise, which no format compresses: larger than the body of any other request. */
const noise = async (): Promise<Buffer> =>
  sharp(randomBytes(900 * 700 * 3), { raw: { width: 900, height: 700, channels: 3 } })
    .png()
    .toBuffer()

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('pictures larger than other bodies reach the domain, as multipart and as JSON', async () => {
  const { call, open, upload } = await idvClient()
  const { id } = await open(`test-approve-${newId()}`)
  const [front, selfie] = [await noise(), await noise()]

  const uploads = [
    await upload(id, { type: 'document_front', file: front }),
    await call('POST', `/verifications/${id}/images`, {
      type: 'selfie',
      content: selfie.toString('base64'),
    }),
  ]
  const completed = await call('POST', `/verifications/${id}/complete`)

  expect(front.length).toBeGreaterThan(1.5 * 2 ** 20)
  expect(uploads).toMatchObject([
    { status: 201, body: { sha256: digestOf(front), width: 900, height: 700, nextStep: 'selfie' } },
    { status: 201, body: { sha256: digestOf(selfie), nextStep: 'complete' } },
  ])
  expect(completed).toMatchObject({ status: 200, body: { status: 'verified' } })
})
