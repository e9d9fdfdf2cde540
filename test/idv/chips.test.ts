import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { exchanging, posting } from '#tools/traffic/exchange.ts'
import { readCertificateFile } from '#idv/csca/certificate-file.ts'
import { storeCertificates } from '#idv/csca/store-certificates.ts'
import { asOwner, withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { makeCertificate } from './chip/support/certificate.ts'
import { makeChip, makeDg2, type TestChip } from './chip/support/make-chip.ts'
import { idvClient, KEY, picture, RIVAL_KEY, type IdvClient } from './support.ts'

const bodyOf = ({ dg1, dg2, sod }: Pick<TestChip, 'dg1' | 'dg2' | 'sod'>) => ({
  dg1: dg1.toString('base64'),
  dg2: dg2.toString('base64'),
  sod: sod.toString('base64'),
})

/** A verification whose front was uploaded; its picture is not read. */
async function withFront({ open, upload }: IdvClient): Promise<string> {
  const { id } = await open(`test-approve-${newId()}`)
  const { status } = await upload(id, { type: 'document_front', file: await picture() })
  if (status !== 201) throw new Error(`The upload was answered with ${status}.`)
  return id
}

const importCertificate = ({ databaseName }: IdvClient, certificate: Buffer, isTest = true) =>
  asOwner(adminOf(databaseName), owner =>
    storeCertificates(owner, { ...readCertificateFile(certificate), isTest, at: new Date() }),
  )

const resultsOf = ({ body }: { readonly body: { chip: { checks: { name: string; result: string }[] } } }) =>
  body.chip.checks.map(({ result }) => result)

test('an unknown authority warns, and counts at once when it is imported or revoked', async () => {
  const client = await idvClient()
  const id = await withFront(client)
  const chip = makeChip({ csca: makeCertificate({ commonName: `csca-${newId()}` }) })
  const send = () => client.call('POST', `/verifications/${id}/nfc`, bodyOf(chip))

  const before = await send()
  const imported = await importCertificate(client, chip.csca.certificate)
  const repeated = await importCertificate(client, chip.csca.certificate)
  const after = await send()
  await asOwner(adminOf(client.databaseName), owner =>
    owner.query('update idv.csca_certificates set revoked_at = now()'),
  )
  const revoked = await send()

  expect(before).toMatchObject({ status: 201, body: { chip: { authentic: false }, nextStep: 'selfie' } })
  expect(resultsOf(before)).toEqual(['pass', 'pass', 'warn', 'not_applicable'])
  expect([imported, repeated]).toEqual([
    { added: 1, known: 0 },
    { added: 0, known: 1 },
  ])
  expect(resultsOf(after)).toEqual(['pass', 'pass', 'pass', 'not_applicable'])
  expect(resultsOf(revoked)).toEqual(['pass', 'pass', 'fail', 'not_applicable'])
})

test('changed data fail, and what is no data of a chip is invalid', async () => {
  const client = await idvClient()
  const id = await withFront(client)
  const chip = makeChip()
  const send = (body: object) => client.call('POST', `/verifications/${id}/nfc`, body)

  const changed = await send(bodyOf({ ...chip, dg2: makeDg2(Buffer.from('ffd8ff00', 'hex')) }))
  const wrong = await send({ ...bodyOf(chip), sod: chip.dg1.toString('base64') })
  const text = await send({ ...bodyOf(chip), dg1: 'not base64' })
  const missing = await send({ dg1: bodyOf(chip).dg1 })

  expect(resultsOf(changed)[0]).toBe('fail')
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_ERROR',
      details: { field: 'sod', constraint: "is no chip's data: SOD must begin with the tag 77." },
    },
  })
  expect(text).toMatchObject({ status: 400, body: { details: { field: 'dg1' } } })
  expect(missing).toMatchObject({ status: 400, body: { details: { field: 'sod' } } })
})

test('a chip before the front is refused, and another tenant finds no verification', async () => {
  const client = await idvClient()
  const { id } = await client.open()
  const body = bodyOf(makeChip())

  expect(await client.call('POST', `/verifications/${id}/nfc`, body)).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  })
  expect(await client.call('POST', `/verifications/${id}/nfc`, body, RIVAL_KEY)).toMatchObject({
    status: 404,
    body: { code: 'VERIFICATION_NOT_FOUND' },
  })
})

test('the graph adds and returns the chip, which is stored encrypted', async () => {
  const client = await idvClient()
  const id = await withFront(client)
  const exchange = exchanging(client.app)
  const graph = async (query: string, variables: object, headers = KEY) =>
    (await exchange(posting('/graphql', headers, { query, variables }))).body
  const read = `query($id: ID!) { verification(id: $id) { chip { authentic checks { name result } } } }`

  const none = await graph(read, { id })
  const added = await graph(
    `mutation($id: ID!, $input: AddVerificationChipInput!) { addVerificationChip(id: $id, input: $input) { nextStep chip { authentic } } }`,
    { id, input: bodyOf(makeChip()) },
  )
  const found = await graph(read, { id })
  const stored = await withClient(
    adminOf(client.databaseName),
    async owner =>
      (await owner.query<{ text: string }>('select chip::text as text from idv.chips chip')).rows,
  )

  expect(none).toEqual({ data: { verification: { chip: null } } })
  expect(added).toEqual({
    data: { addVerificationChip: { nextStep: 'SELFIE', chip: { authentic: false } } },
  })
  expect(found).toMatchObject({
    data: {
      verification: {
        chip: {
          authentic: false,
          checks: [
            { name: 'dataGroupHashes', result: 'PASS' },
            { name: 'signature', result: 'PASS' },
            { name: 'certificateChain' },
            { name: 'zoneConsistency', result: 'NOT_APPLICABLE' },
          ],
        },
      },
    },
  })
  expect(stored.length).toBeGreaterThan(0)
  for (const { text } of stored) expect(text).not.toMatch(/MUSTERMANN|C01X00T47|1964-08-12/)
})
