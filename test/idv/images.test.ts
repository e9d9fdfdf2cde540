import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { idvClient, KEY, multipart, picture, RIVAL_KEY } from './support.ts'

const base64 = (bytes: Buffer): string => bytes.toString('base64')

test('pictures are uploaded in the order of the flow, as multipart and as JSON', async () => {
  const { call, upload, open } = await idvClient()
  const { id } = await open(`test-approve-${newId()}`, { documentTypes: ['eu_id_de'] })
  const [front, back, selfie] = [await picture(), await picture(), await picture()]

  const first = await upload(id, { type: 'document_front', file: front })
  const second = await call('POST', `/verifications/${id}/images`, {
    type: 'document_back',
    content: base64(back),
  })
  const third = await upload(id, { type: 'selfie', file: selfie })
  const frame = await upload(id, { type: 'liveness_frame', file: await picture() })

  expect(first).toMatchObject({
    status: 201,
    body: {
      type: 'document_front',
      sha256: createHash('sha256').update(front).digest('hex'),
      format: 'jpeg',
      width: 800,
      height: 640,
      nextStep: 'document_back',
    },
  })
  expect(second.body).toMatchObject({ nextStep: 'selfie' })
  expect(third.body).toMatchObject({ nextStep: 'complete' })
  expect(frame.body).toMatchObject({ nextStep: 'complete', type: 'liveness_frame' })
  const list = await call('GET', `/verifications/${id}/images`)
  expect(list.body.images.map(({ type }: { type: string }) => type)).toEqual([
    'document_front',
    'document_back',
    'selfie',
    'liveness_frame',
  ])
  expect((await call('GET', `/verifications/${id}`)).body.currentStep).toBe('complete')
  expect((await call('GET', `/verifications/${id}/images`, undefined, RIVAL_KEY)).status).toBe(404)
})

test.each(['selfie', 'liveness_frame', 'document_back'])('a %s before the front is refused', async type => {
  const { upload, open } = await idvClient()
  const { id } = await open()

  expect(await upload(id, { type, file: await picture() })).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  })
})

test('a repeat replaces the picture, and another type of document drops the back', async () => {
  const { call, upload, open } = await idvClient()
  const { id } = await open(`test-approve-${newId()}`)
  const send = async (type: string, documentType?: string) =>
    upload(id, { type, file: await picture(), ...(documentType && { documentType }) })
  await send('document_front', 'eu_id_fr')
  await send('document_back')
  await send('document_front', 'eu_id_fr')
  const before = await call('GET', `/verifications/${id}/images`)

  const changed = await send('document_front', 'eu_id_it')

  expect(before.body.images).toHaveLength(2)
  expect(changed.body.nextStep).toBe('document_back')
  expect((await call('GET', `/verifications/${id}/images`)).body.images).toHaveLength(1)
})

test('a document type that is unknown or not accepted is invalid, and the type of image is named', async () => {
  const { upload, open } = await idvClient()
  const { id } = await open(undefined, { documentTypes: ['international_passport', 'eu_id_de'] })
  const file = await picture()

  const unknown = await upload(id, { type: 'document_front', file, documentType: 'moon_card' })
  const other = await upload(id, { type: 'document_front', file, documentType: 'eu_id_it' })
  const image = await upload(id, { type: 'passport', file })

  expect(unknown).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  expect(other).toMatchObject({ status: 400, body: { details: { field: 'documentType' } } })
  expect(image).toMatchObject({ status: 400, body: { details: { field: 'type' } } })
  expect(image.body.error).toContain('not "passport"')
})

test('a picture or document of another person is refused with an alert, and the session goes on', async () => {
  const { call, upload, open } = await idvClient()
  const [mine, theirs] = [await open(), await open()]
  const file = await picture()

  const first = await upload(mine.id, { type: 'document_front', file })
  const again = await upload(mine.id, { type: 'document_front', file })
  const duplicate = await upload(theirs.id, { type: 'document_front', file })
  const other = await upload(theirs.id, { type: 'document_front', file: await picture() })

  expect([first.status, again.status]).toEqual([201, 201])
  expect(duplicate).toMatchObject({ status: 409, body: { code: 'DUPLICATE_DETECTED' } })
  expect(other.status).toBe(201)
  expect((await call('GET', `/fraud-alerts?verificationId=${theirs.id}`)).body).toMatchObject({
    fraudAlerts: [
      { verificationId: theirs.id, alertType: 'duplicate_image', severity: 'high', status: 'open' },
    ],
  })
})

test('another tenant may have the same picture', async () => {
  const { call, upload, open } = await idvClient()
  const { id } = await open()
  const file = await picture()
  await upload(id, { type: 'document_front', file })
  const theirs = await call('POST', '/verifications', { externalId: `rival-${newId()}` }, RIVAL_KEY)

  const sent = await upload(theirs.body.id, { type: 'document_front', file }, RIVAL_KEY)

  expect(sent.status).toBe(201)
})

test('bad bodies are refused with the field, and nothing is stored', async () => {
  const { call, app, upload, open } = await idvClient()
  const { id } = await open()
  const file = await picture()
  const path = `/verifications/${id}/images`

  const responses = [
    await upload(id, { type: 'document_front' }),
    await upload(id, { file }),
    await upload(id, { type: 'document_front', file: 'text' }),
    await upload(id, { type: 'document_front', file: Buffer.alloc(0) }),
    await upload(id, { type: 'document_front', file: Buffer.from('%PDF-1.7 no picture') }),
    await upload(id, { type: 'document_front', file: file.subarray(0, 900) }),
    await upload(id, { type: 'document_front', file: await picture(299, 800) }),
    await upload(id, { type: 'document_front', file, content: 'AAAA' }),
    await upload(id, { type: 'document_front', file, other: 'x' }),
    await upload(id, { type: 'document_front', file, documentType: 'x'.repeat(5_000) }),
    await call('POST', path, { type: 'document_front', content: '%%%' }),
    await call('POST', path, { type: 'document_front' }),
  ]
  const fields = responses.map(({ status, body }) => [status, body.code, body.details?.field])

  expect(fields).toEqual([
    [400, 'VALIDATION_ERROR', 'file'],
    [400, 'VALIDATION_ERROR', 'type'],
    [400, 'VALIDATION_ERROR', 'file'],
    [400, 'VALIDATION_ERROR', 'file'],
    [400, 'VALIDATION_ERROR', 'file'],
    [400, 'VALIDATION_ERROR', 'file'],
    [400, 'VALIDATION_ERROR', 'file'],
    [400, 'VALIDATION_ERROR', 'content'],
    [400, 'VALIDATION_ERROR', 'other'],
    [400, 'VALIDATION_ERROR', 'documentType'],
    [400, 'VALIDATION_ERROR', 'content'],
    [400, 'VALIDATION_ERROR', 'content'],
  ])
  expect((await call('GET', path)).body).toEqual({ images: [] })
  const wrongType = await app.inject({
    method: 'POST',
    url: `/api/v1/idv${path}`,
    headers: {
      authorization: 'Bearer test_idv_demo',
      'x-tenant-id': '11111111-1111-4111-8111-111111111111',
      'content-type': 'text/plain',
    },
    payload: 'x',
  })
  expect(wrongType.statusCode).toBe(400)
})

test.each([
  ['no multipart body', 'multipart/form-data; boundary=x', '{"type":"document_front"}'],
  [
    'cut off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\nself',
  ],
  ['without a boundary', 'multipart/form-data', 'x'],
  ['with a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(300)}`, 'x'],
  [
    'a part named __proto__',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n',
  ],
])('a multipart body that is %s is refused', async (_, type, payload) => {
  const { app, open } = await idvClient()
  const { id } = await open()

  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/idv/verifications/${id}/images`,
    headers: { ...KEY, 'content-type': type },
    payload,
  })

  expect([response.statusCode, response.json()]).toEqual([
    400,
    {
      code: 'VALIDATION_ERROR',
      error: 'body must be a complete multipart/form-data body.',
      details: { field: 'body', constraint: 'must be a complete multipart/form-data body' },
    },
  ])
})

test('a file, a body and a number of parts beyond the limits are refused', async () => {
  const { upload, open } = await idvClient()
  const { id } = await open()

  const large = await upload(id, { type: 'document_front', file: Buffer.alloc(10 * 1024 * 1024 + 1) })
  const many = await upload(
    id,
    Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part-${index}`, 'x'])),
  )

  expect(large).toMatchObject({ status: 400, body: { code: 'BODY_TOO_LARGE' } })
  expect(many).toMatchObject({ status: 400, body: { code: 'BODY_TOO_LARGE' } })
})

test('an endless multipart body is refused once it exceeds the limit', async () => {
  const { app, open } = await idvClient()
  const { id } = await open()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { type } = multipart({})
  const chunk = new Uint8Array(256 * 1024).fill(120)
  const endless = new ReadableStream<Uint8Array>({ pull: controller => controller.enqueue(chunk) })

  const response = await fetch(`${address}/api/v1/idv/verifications/${id}/images`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer test_idv_demo',
      'x-tenant-id': '11111111-1111-4111-8111-111111111111',
      'content-type': type,
    },
    body: endless,
    duplex: 'half',
  } as RequestInit)

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
})
