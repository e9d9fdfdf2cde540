import { expect, test } from '@jest/globals'
import { until } from '#test/start/support/installation.ts'
import { demoWorld } from '#test/support/world.ts'
import { bearer, DEMO, QUOTE, REASONS, RECIPIENT, send, signIn, type RestResponse } from './support/rest.ts'

test('a listed business cannot send, whatever persons belong to it, and an unlisted one can', async () => {
  const { app } = await demoWorld()
  // A running process loads new lists with a short delay; payments made before that are held.
  await until(
    async () =>
      (
        await send(app, {
          method: 'POST',
          base: '/api/v1',
          path: '/screenings',
          headers: { authorization: 'Bearer sk_sandbox_demo' },
          body: { subject: { type: 'ORGANIZATION', name: 'Morvath Trading' } },
        })
      ).body.status === 'COMPLETED',
  )
  const {
    body: {
      data: {
        loginStaff: { accessToken },
      },
    },
  } = await send(app, {
    method: 'POST',
    base: '',
    path: '/graphql',
    headers: { 'x-tenant-id': DEMO.id },
    body: {
      query:
        'mutation { loginStaff(email: "admin@demo.example", password: "demo-password-1") { accessToken } }',
    },
  })
  const staff = bearer(accessToken as string, DEMO.id)
  async function sendFrom(legalName: string, externalId: string): Promise<RestResponse> {
    const {
      body: {
        data: {
          createCustomer: { id },
        },
      },
    } = await send(app, {
      method: 'POST',
      base: '',
      path: '/graphql',
      headers: staff,
      body: {
        query: 'mutation C($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }',
        variables: {
          input: {
            type: 'CORPORATE',
            legalName,
            incorporationDate: '2001-02-03',
            externalId,
            countryCode: 'GB',
          },
        },
      },
    })
    await send(app, {
      method: 'POST',
      base: '',
      path: '/graphql',
      headers: staff,
      body: {
        query:
          'mutation A($id: UUID!) { attestKyc(customerId: $id, input: { status: VERIFIED, level: 2 }) { id } }',
        variables: { id },
      },
    })
    const { headers } = await signIn(app, DEMO, externalId)
    const {
      body: { quoteId },
    } = await send(app, { method: 'POST', path: '/quotes', headers, body: QUOTE })
    const {
      body: { id: recipientId },
    } = await send(app, { method: 'POST', path: '/recipients', headers, body: RECIPIENT })
    return send(app, {
      method: 'POST',
      path: '/transfers',
      headers,
      body: { quoteId, recipientId, ...REASONS },
    })
  }

  const [listed, other] = [
    await sendFrom('Morvath Trading', 'business-1'),
    await sendFrom('Tidewick Grocers', 'business-2'),
  ]

  expect([listed.status, listed.body]).toEqual([
    422,
    { error: 'The transfer cannot be made.', code: 'SCREENING_BLOCKED' },
  ])
  expect([other.status, other.body.status]).toEqual([201, 'created'])
})
