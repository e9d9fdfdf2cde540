import { beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { until } from '#test/start/support/installation.ts'
import { demoWorld } from '#test/support/world.ts'
import {
  asPartner,
  bearer,
  DEMO,
  QUOTE,
  REASONS,
  RECIPIENT,
  send,
  signIn,
  type RestResponse,
  type Headers,
  type Session,
} from '#test/e2e/support/rest.ts'
import { staffToken } from '#test/e2e/support/tokens.ts'

// Kvendrel Zorblaks is on two of the demonstration's lists.
const [FIRST, LAST] = ['Kvendrel', 'Zorblaks']

let app: FastifyInstance
let session: Session
let staff: Headers

beforeAll(async () => {
  app = (await demoWorld()).app
  session = await signIn(app, DEMO)
  staff = bearer(await staffToken(app, DEMO), DEMO.id)
  // A running process loads new lists with a short delay; payments made before that are held.
  await until(
    async () =>
      (
        await send(app, {
          method: 'POST',
          base: '/api/v1',
          path: '/screenings',
          headers: { authorization: 'Bearer sk_sandbox_demo' },
          body: { subject: { type: 'INDIVIDUAL', name: `${FIRST} ${LAST}` } },
        })
      ).body.status === 'COMPLETED',
  )
}, 120_000)

const between = (text: string, sign: string): string => [...text].join(sign)
const backwards = (text: string): string => [...text].toReversed().join('')
const recipient = (names: Record<string, string>): Promise<RestResponse> =>
  send(app, {
    method: 'POST',
    path: '/recipients',
    headers: session.headers,
    body: { ...RECIPIENT, firstName: undefined, lastName: undefined, ...names },
  })

/**
 * Outcome of a transfer to a recipient of that name: the code of its refusal or hold, or that it proceeds.
 */
async function paid(names: Record<string, string>): Promise<string> {
  const {
    body: { id: recipientId },
  } = await recipient(names)
  const {
    body: { quoteId },
  } = await send(app, { method: 'POST', path: '/quotes', headers: session.headers, body: QUOTE })
  const { status, body } = await send(app, {
    method: 'POST',
    path: '/transfers',
    headers: session.headers,
    body: { quoteId, recipientId, ...REASONS },
  })
  if (status !== 201) return body.code as string
  const query = 'query Hold($id: UUID!) { transfer(id: $id) { hold } }'
  const {
    body: {
      data: {
        transfer: { hold },
      },
    },
  } = await send(app, {
    method: 'POST',
    base: '',
    path: '/graphql',
    headers: staff,
    body: { query, variables: { id: body.id } },
  })
  return (hold as string | null) ?? 'GOES_ON'
}

const REFUSED = [
  '+',
  '@',
  '$',
  '*',
  '_',
  '=',
  '|',
  '!',
  '\u2022',
  '\u2122',
  '\u{1f600}',
  '\u200b',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\ue000',
  '\u0378',
]

test.each(REFUSED.map(sign => [sign]))(
  'a recipient with %j between the letters of its name is refused with its field',
  async sign => {
    const responses = await Promise.all([
      recipient({ firstName: between(FIRST, sign), lastName: 'Obi' }),
      recipient({ firstName: 'Ada', lastName: between(LAST, sign) }),
      recipient({ businessName: between(LAST, sign) }),
    ])

    for (const [at, field] of ['firstName', 'lastName', 'businessName'].entries()) {
      expect(responses[at]).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
      expect(responses[at]!.body.error).toContain(field)
    }
  },
)

test('an update of a recipient and the user data of a partner are validated in the same way', async () => {
  const {
    body: { id },
  } = await recipient({ firstName: 'Ada', lastName: 'Obi' })
  const changed = await send(app, {
    method: 'PATCH',
    path: `/recipients/${id}`,
    headers: session.headers,
    body: { lastName: `\u202e${backwards(LAST)}` },
  })
  const minted = await send(app, {
    method: 'POST',
    path: '/auth/partner-token',
    headers: asPartner(DEMO),
    body: { partnerUserId: 'evader', firstName: between(FIRST, '+'), lastName: LAST },
  })

  expect([changed.status, changed.body.code, minted.status, minted.body.code]).toEqual([
    400,
    'VALIDATION_ERROR',
    400,
    'VALIDATION_ERROR',
  ])
})

test.each([
  ['M\u2019Betibangui', "O'Brien-Smith"],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0930\u093e\u091c\u0947\u0936'],
  ['\u5927\u4e00\u90ce', '\u845b\u{e0100}\u57ce'],
  ['Gal\u00b7la', 'Li'],
  ['\u30de\u30ea\u30a2\u30fb\u30eb\u30a4\u30b5', 'M. (Mar\u00eda), 3'],
])('real names of many scripts are accepted: %s %s', async (firstName, lastName) => {
  expect((await recipient({ firstName, lastName })).status).toBe(201)
})

test.each([
  [
    'in single letters',
    'SCREENING_BLOCKED',
    { firstName: between(FIRST, ' '), lastName: between(LAST, ' ') },
  ],
  [
    'with hyphens, dots and digits between its letters',
    'SCREENING_BLOCKED',
    { firstName: between(FIRST, '-'), lastName: between(LAST, '. 7') },
  ],
  [
    'with a digit between its letters',
    'SCREENING_BLOCKED',
    { businessName: between(`${FIRST}${LAST}`, '1') },
  ],
  ['backwards', 'SCREENING_MATCH', { firstName: backwards(LAST), lastName: backwards(FIRST) }],
  [
    'among four other names',
    'SCREENING_MATCH',
    { firstName: `Ottilienne Grete ${FIRST}`, lastName: `${LAST} Harrowgate Petersen` },
  ],
  [
    'among others, apart and in the other order',
    'SCREENING_MATCH',
    { firstName: `Grete ${LAST} Ottilienne`, lastName: `Harrowgate ${FIRST} Petersen` },
  ],
  [
    'backwards, in single letters, among others',
    'SCREENING_MATCH',
    {
      firstName: `Ottilienne Grete ${between(backwards(LAST), ' ')}`,
      lastName: `${between(backwards(FIRST), ' ')} Harrowgate`,
    },
  ],
  [
    'in the name of a business',
    'SCREENING_MATCH',
    { businessName: `Harrowgate ${FIRST} ${LAST} Petersen Selwyn Traders Ltd` },
  ],
  [
    'in a script that cannot be read',
    'SCREENING_PENDING',
    { firstName: '\u{12000}\u{12001}\u{12002}', lastName: '\u{12003}\u{12004}' },
  ],
  ['in digits alone', 'SCREENING_PENDING', { businessName: '7 11 360' }],
] as const)('a transfer to a listed person whose name is written %s ends as %s', async (_, end, names) => {
  expect(await paid(names)).toBe(end)
})

test('a transfer to an unlisted person with equally many names continues', async () => {
  expect(await paid({ firstName: 'Ottilienne Grete Selwyn', lastName: 'Harrowgate Petersen Okafor' })).toBe(
    'GOES_ON',
  )
})
