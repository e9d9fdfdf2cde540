import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { screenPerson } from '#idv/clients/compliance.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { DEMO } from '#test/e2e/support/rest.ts'
import { bearer, exchanging, posting } from '#tools/traffic/exchange.ts'
import { frequentJobs, runUntilIdle } from '#test/support/jobs.ts'
import { workerOn } from '#test/support/world.ts'
import { idvClient, type IdvClient } from './support.ts'

interface Kyc {
  readonly kycStatus: string
  readonly kycLevel: number
  readonly kycAttestedBy: string | null
}

const WORKSPACE = `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`
const KYC = `select kyc_status as "kycStatus", kyc_level as "kycLevel", kyc_attested_by as "kycAttestedBy"
  from identity.customers where workspace_id = $1 and external_id = $2`
const ATTEST = `mutation A($id: UUID!, $level: Int!) { attestKyc(customerId: $id, input: { status: VERIFIED, level: $level }) { id } }`
const ENSURE =
  'mutation E($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id firstName dateOfBirth } }'
const CHECKS = `select verification_id as "verificationId", decision from compliance.identity_checks
  where workspace_id = $1 and subject_id = $2 order by created_at, id`
const CASES = `select type, priority, status from compliance.cases where workspace_id = $1 and customer_id = $2`

interface Effects extends IdvClient {
  workspaceId(): Promise<string>
  settle(): Promise<void>
  kycOf(externalId: string): Promise<Kyc | undefined>
  mutate(text: string, variables: object): Promise<Record<string, { readonly id: string }>>
  /** Opens and completes a verification of this person; returns its id. */
  complete(externalId: string): Promise<string>
}

async function effects(): Promise<Effects> {
  const client = await idvClient()
  const { database, platform, app } = client
  const workspaceId = async (): Promise<string> =>
    (await database.asWorker<{ id: string }>(WORKSPACE, [DEMO.id]))[0]!.id
  return {
    ...client,
    workspaceId,
    settle: () => runUntilIdle(workerOn(platform), frequentJobs),
    async kycOf(externalId) {
      const workspace = await workspaceId()
      const [row] = await database.read<Kyc>(workspace, KYC, [workspace, externalId])
      return row
    },
    async mutate(text, variables) {
      const headers = bearer(await staffToken(app, DEMO), DEMO.id)
      const response = await ask(app, text, { variables, headers })
      if (!response.data) throw new Error(response.text)
      return response.data as never
    },
    async complete(externalId) {
      const { id } = await client.open(externalId)
      await client.fill(id)
      const { status, body } = await client.call('POST', `/verifications/${id}/complete`)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return id
    },
  }
}

test('an opened verification awaits the KYC of a known customer, and a verified one attests level 2', async () => {
  const { mutate, settle, kycOf, open, fill, call } = await effects()
  const externalId = `test-approve-${newId()}`
  await mutate(ENSURE, { input: { externalId, firstName: 'Ada' } })

  const { id } = await open(externalId)
  await settle()
  const opened = await kycOf(externalId)
  await fill(id)
  await call('POST', `/verifications/${id}/complete`)
  await settle()

  expect(opened).toEqual({ kycStatus: 'PENDING', kycLevel: 0, kycAttestedBy: 'idv' })
  expect(await kycOf(externalId)).toEqual({ kycStatus: 'VERIFIED', kycLevel: 2, kycAttestedBy: 'idv' })
  const { ensureCustomer } = await mutate(ENSURE, { input: { externalId } })
  expect(ensureCustomer).toMatchObject({ firstName: 'Ada', dateOfBirth: '1980-01-01' })
})

test('a verified person whom identity does not know is added', async () => {
  const { complete, settle, kycOf } = await effects()
  const externalId = `test-approve-${newId()}`

  await complete(externalId)
  await settle()

  expect(await kycOf(externalId)).toMatchObject({ kycStatus: 'VERIFIED', kycLevel: 2 })
})

test('a rejected verification rejects a customer who waits, and nothing lowers VERIFIED', async () => {
  const { mutate, complete, settle, kycOf } = await effects()
  const [waiting, verified, higher] = [
    `test-reject-${newId()}`,
    `test-face-${newId()}`,
    `test-approve-${newId()}`,
  ]
  const person = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-05-05' }
  await mutate(ENSURE, { input: { externalId: waiting, ...person } })
  for (const [externalId, level] of [
    [verified, 1],
    [higher, 3],
  ] as const) {
    const { ensureCustomer } = await mutate(ENSURE, { input: { externalId, ...person } })
    await mutate(ATTEST, { id: ensureCustomer!.id, level })
  }

  await complete(waiting)
  await complete(verified)
  await complete(higher)
  await settle()

  expect(await kycOf(waiting)).toMatchObject({ kycStatus: 'REJECTED', kycAttestedBy: 'idv' })
  expect(await kycOf(verified)).toMatchObject({ kycStatus: 'VERIFIED', kycLevel: 1 })
  expect(await kycOf(higher)).toMatchObject({ kycStatus: 'VERIFIED', kycLevel: 3 })
  expect((await kycOf(higher))!.kycAttestedBy).not.toBe('idv')
})

test('a rejected person whom identity does not know is not added', async () => {
  const { complete, settle, kycOf } = await effects()
  const externalId = `test-reject-${newId()}`

  await complete(externalId)
  await settle()

  expect(await kycOf(externalId)).toBeUndefined()
})

test('final decisions are identity checks of the subject, each once', async () => {
  const { app, complete, settle, database, workspaceId } = await effects()
  const externalId = `test-approve-${newId()}`
  const created = await exchanging(app)(
    posting(
      '/api/v1/subjects',
      { authorization: 'Bearer sk_sandbox_demo' },
      {
        external_id: externalId,
        type: 'INDIVIDUAL',
        name: 'Tovell Marrikane',
      },
    ),
  )
  const id = await complete(externalId)
  await settle()
  await settle()

  expect(created.status).toBe(201)
  const workspace = await workspaceId()
  const { subject_id: subjectId } = created.body as { subject_id: string }
  expect(await database.read(workspace, CHECKS, [workspace, subjectId])).toEqual([
    { verificationId: id, decision: 'VERIFIED' },
  ])
})

test('a confirmed fraud alert opens a case of type IDENTITY, and a second one joins it', async () => {
  const { complete, call, settle, database, workspaceId } = await effects()
  const externalId = `test-spoof-${newId()}`

  for (const attempt of [1, 2]) {
    const verificationId = await complete(externalId)
    const { body } = await call('GET', `/fraud-alerts?verificationId=${verificationId}`)
    const [{ alertId }] = body.fraudAlerts as [{ alertId: string }]
    const confirmed = await call('PATCH', `/fraud-alerts/${alertId}`, {
      status: 'confirmed',
      note: `Attempt ${attempt}.`,
    })
    expect(confirmed.status).toBe(200)
    await settle()
  }

  const workspace = await workspaceId()
  expect(await database.read(workspace, CASES, [workspace, externalId])).toEqual([
    { type: 'IDENTITY', priority: 'P1', status: 'OPEN' },
  ])
})

test('compliance screens the person on a document', async () => {
  const { platform, workspaceId } = await effects()
  const ctx = await workerOn(platform).contextIn(await workspaceId())
  const document = { surname: 'Brandauer', givenNames: 'Hanna', birthDate: '1979-11', nationality: 'D' }

  expect(await screenPerson(ctx, `person-${newId()}`, document)).toMatch(/^APPROVE/)
})
