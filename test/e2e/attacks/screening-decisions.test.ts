import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { setPolicy } from '#test/compliance/set-policy.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import { named } from '#test/compliance/active-lists.ts'
import type { Headers, Json } from '#test/e2e/support/rest.ts'
import { ask } from '#test/e2e/support/tokens.ts'
import { POLICY, type Attacked, attacked } from './attacked-workspace.ts'

let at: Attacked
beforeEach(async () => {
  at = await attacked()
})
afterEach(() => {
  at.clock.offsetMs = 0
})

interface Held {
  readonly release: string
  readonly resolve: string
}

const OTHERS = ['Brumox Fendrisk', 'Oskwyn Tralbeck', 'Jothnap Quarrimund']

/** Creates a payment that is held for one match. */
async function held(): Promise<Held> {
  const name = OTHERS.pop()!
  await setPolicy(at, { nameOnlyCap: 84 })
  await at.lists.list('OFAC_SDN', { names: named(name) })
  const paymentId = newId()
  const {
    screeningIds: [screeningId],
  } = await screenPayment(at.as({ kind: 'service' }), { paymentId, parties: [{ role: 'RECIPIENT', name }] })
  const { body } = await at.call('GET', `/screenings/${screeningId!}/matches`, await at.key())
  return {
    release: `/monitoring/payments/${paymentId}/release`,
    resolve: `/screenings/${screeningId!}/matches/${body.matches[0].match_id as string}/resolve`,
  }
}

const NAMED = { 'x-actor': 'analyst@bank.example' }

test('a key may decide only with the scope to decide, and only in the name of a person', async () => {
  const { resolve, release } = await held()
  const [key, writer] = [await at.key(), await at.key(['compliance:read', 'compliance:write'])]
  const tried = async (path: string, headers: Headers) => {
    const { status, body } = await at.call(
      'POST',
      path,
      headers,
      path === resolve ? { resolution: 'FALSE_POSITIVE' } : {},
    )
    return [status, body.code as string, String(body.message)] as const
  }

  for (const path of [resolve, release]) {
    expect(await tried(path, { ...writer, ...NAMED })).toEqual([
      403,
      'FORBIDDEN',
      'This credential lacks the scope compliance:decide.',
    ])
    expect((await tried(path, key)).slice(0, 2)).toEqual([400, 'ACTOR_REQUIRED'])
    for (const actor of [
      '',
      '   ',
      'x'.repeat(201),
      'a\tb',
      Buffer.from('evil\u202etxt').toString('latin1'),
      Buffer.from('zero\u200bwidth').toString('latin1'),
      'caf\u00e9',
    ])
      expect([actor, ...(await tried(path, { ...key, 'x-actor': actor }))]).toEqual([
        actor,
        400,
        'VALIDATION_ERROR',
        expect.stringContaining('X-Actor'),
      ])
    expect(await tried(path, { ...(await at.staff()), ...NAMED })).toEqual([
      400,
      'VALIDATION_ERROR',
      expect.stringContaining('X-Actor'),
    ])
  }
})

test('the named person is recorded beside the key in the match, the report, the audit and the release', async () => {
  await setPolicy(at, { autoReleaseOnFalsePositive: false })
  const { resolve, release } = await held()
  const keyId = async (headers: Headers) =>
    (await ask(at.app, '{ viewer { subjectId } }', { headers: { ...headers, 'x-tenant-id': at.tenantId } }))
      .data.viewer.subjectId as string
  const key = await at.key()
  const id = await keyId(key)
  const person = Buffer.from('J\u00fcrgen M\u00fcller <jm@bank.example>').toString('latin1')

  const resolved = await at.call(
    'POST',
    resolve,
    { ...key, 'x-actor': person },
    { resolution: 'FALSE_POSITIVE', note: 'Born in 1990' },
  )
  const released = await at.call('POST', release, { ...key, ...NAMED }, {})

  expect([resolved.status, released.status]).toEqual([200, 200])
  expect(released.body).toMatchObject({ released_by: 'analyst@bank.example', released_by_key: id })
  const match = await at.call('GET', resolve.replace('/resolve', ''), key)
  expect(match.body).toMatchObject({
    status: 'FALSE_POSITIVE',
    resolved_by: 'J\u00fcrgen M\u00fcller <jm@bank.example>',
    resolved_by_key: id,
  })
  const report = await at.call('GET', `/screenings/${match.body.screening_id as string}/report`, key)
  expect(report.body.decisions.at(-1)).toMatchObject({
    cause: 'MATCH_RESOLVED',
    made_by: 'J\u00fcrgen M\u00fcller <jm@bank.example>',
    made_by_key: id,
  })
  const acts = await at.database.read<{ act: string; actor_id: string; data: Json }>(
    at.workspaceId,
    `select act, actor_id, data from kernel.audit where workspace_id = $1 and actor_id = $2 order by at, id`,
    [at.workspaceId, id],
  )
  const decisions = acts.flatMap(({ act, data }) => {
    const by = data.resolvedBy ?? data.releasedBy
    return by === undefined ? [] : [[act, by]]
  })
  expect(decisions).toEqual([
    ['compliance.screening_match_judged', 'J\u00fcrgen M\u00fcller <jm@bank.example>'],
    ['compliance.payment_released', 'analyst@bank.example'],
  ])
})

test('if the workspace requires staff decisions, no key can decide, and a staff member can', async () => {
  const { resolve, release } = await held()
  const key = await at.key()
  await at.call('PUT', POLICY, key, { decisions_by: 'STAFF' })

  for (const path of [resolve, release])
    expect(
      (
        await at.call(
          'POST',
          path,
          { ...key, ...NAMED },
          path === resolve ? { resolution: 'FALSE_POSITIVE' } : {},
        )
      ).body.code,
    ).toBe('STAFF_REQUIRED')
  const { errors } = await ask(at.app, 'mutation { addToDenyList(input: { name: "Ada Obi" }) { id } }', {
    headers: { ...key, ...NAMED, 'x-tenant-id': at.tenantId },
  })
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['STAFF_REQUIRED'])
  const staff = await at.staff()
  expect((await at.call('POST', resolve, staff, { resolution: 'FALSE_POSITIVE' })).status).toBe(200)
})
