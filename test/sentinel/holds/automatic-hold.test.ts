import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { Context } from '#kernel/context.ts'
import { placeAutomaticHold } from '#sentinel/holds/place-automatic-hold.ts'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { eraseElderProfile } from '#sentinel/operations/profiles/erase-elder-profile.ts'
import { addTrustedContact } from '#sentinel/operations/profiles/add-trusted-contact.ts'
import { placeProtectiveHold } from '#sentinel/operations/holds/place-protective-hold.ts'
import { releaseProtectiveHold } from '#sentinel/operations/holds/release-protective-hold.ts'
import { setSentinelSettings } from '#sentinel/operations/settings/set-sentinel-settings.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'
import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import { world, type World } from '#test/support/world.ts'

interface Given extends World {
  readonly key: Context
  readonly profileId: string
  readonly customerId: string
}

async function given(dateOfBirth = '1941-03-09'): Promise<Given> {
  const here = await world()
  const key = here.as({
    kind: 'tenant_key',
    service: 'sentinel',
    scopes: ['sentinel:read', 'sentinel:write'],
  })
  const customerId = `c-${newId()}`
  const { id: profileId } = await createElderProfile(key, {
    customerId,
    customerName: 'Eleanor Whitfield',
    dateOfBirth,
    enrollmentReason: 'SELF_REQUEST',
  })
  return { ...here, key, profileId, customerId }
}

const signalled = command(
  async (tx, { profileId, severities }: { profileId: string; severities: readonly SignalSeverity[] }) =>
    placeAutomaticHold(tx, await lockProfile(tx, profileId), {
      transactionId: 'wire-1',
      signals: severities.map(severity => ({ id: newId(), severity })),
    }),
)

test('a signal as severe as the settings say holds its transaction, once', async () => {
  const { key, profileId } = await given()
  await setSentinelSettings(key, { autoHoldSeverity: 'HIGH' })

  const mild = await signalled(key, { profileId, severities: ['LOW', 'MEDIUM'] })
  const severe = await signalled(key, { profileId, severities: ['MEDIUM', 'CRITICAL', 'HIGH'] })
  const again = await signalled(key, { profileId, severities: ['HIGH'] })

  expect(mild).toBeNull()
  expect(severe).toMatchObject({
    scope: 'TRANSACTION',
    transactionId: 'wire-1',
    isAutomatic: true,
    status: 'PLACED',
  })
  expect(severe!.signalIds).toHaveLength(2)
  expect(again!.id).toBe(severe!.id)
})

test('no hold is placed without the setting, and none for a customer who may not have one', async () => {
  const [off, young] = [await given(), await given('1966-01-01')]
  await setSentinelSettings(off.key, { autoHoldSeverity: 'HIGH' })
  await setSentinelSettings(off.key, { autoHoldSeverity: null })
  await setSentinelSettings(young.key, { autoHoldSeverity: 'LOW' })

  for (const { key, profileId } of [off, young])
    expect(await signalled(key, { profileId, severities: ['CRITICAL'] })).toBeNull()
})

const HOLDS = `query Q { elderProfiles(first: 50) { nodes { id trustedContacts(first: 5) { nodes { name } }
  holds(first: 2, status: PLACED) { nodes { id scope expiresAt profile { customerName } steps { status } notices { status } }
    pageInfo { hasNextPage } } } } }`

test('the number of statements does not depend on the number of profiles and holds', async () => {
  const here = await given()
  const { key } = here
  const counts: number[] = []
  for (const total of [1, 8]) {
    for (let index = counts.length === 0 ? 0 : 1; index < total; index++) {
      const { id: profileId } = await createElderProfile(key, {
        customerId: `c-${newId()}`,
        customerName: 'Eleanor Whitfield',
        dateOfBirth: '1941-03-09',
        enrollmentReason: 'SELF_REQUEST',
      })
      await addTrustedContact(key, { profileId, name: 'Ruth', relation: 'daughter', email: 'r@example.com' })
      for (const accountId of ['a', 'b', 'c'])
        await placeProtectiveHold(key, { profileId, scope: 'ACCOUNT', accountId, reason: 'Coached.' })
    }
    here.statements.length = 0
    const { data, errors } = await here.ask<{ elderProfiles: { nodes: { holds: { nodes: object[] } }[] } }>(
      HOLDS,
      {},
      key,
    )
    expect(errors).toBeUndefined()
    expect(data!.elderProfiles.nodes[0]!.holds.nodes).toHaveLength(2)
    counts.push(here.statements.length)
  }

  expect(counts[1]).toBe(counts[0])
})

test('the trusted contacts of a profile are paged in the graph', async () => {
  const { ask, key, profileId } = await given()
  for (const name of ['Ann', 'Bob', 'Cy'])
    await addTrustedContact(key, { profileId, name, relation: 'friend', email: 'r@example.com' })
  const page = `query Q($id: UUID!, $after: String) { elderProfile(id: $id) {
    trustedContacts(first: 2, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } } } }`
  interface Page {
    readonly elderProfile: {
      readonly trustedContacts: {
        readonly nodes: readonly { readonly name: string }[]
        readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean }
      }
    }
  }

  const first = (await ask<Page>(page, { id: profileId }, key)).data!.elderProfile.trustedContacts
  const after = first.pageInfo.endCursor
  const second = (await ask<Page>(page, { id: profileId, after }, key)).data!.elderProfile.trustedContacts

  expect(first).toMatchObject({ nodes: [{ name: 'Cy' }, { name: 'Bob' }], pageInfo: { hasNextPage: true } })
  expect(second).toMatchObject({ nodes: [{ name: 'Ann' }], pageInfo: { hasNextPage: false } })
})

test('erasure removes the texts of holds and addresses of notices; the hold stays in force', async () => {
  const here = await given()
  const { key, profileId, customerId } = here
  await addTrustedContact(key, { profileId, name: 'Ruth', relation: 'daughter', email: 'r@example.com' })
  const { id } = await placeProtectiveHold(key, {
    profileId,
    scope: 'PAYEE',
    payee: 'Global Trade',
    reason: 'Coached.',
  })

  await eraseElderProfile(here.platformContext, { customerId })

  const { data, errors } = await here.ask<{ protectiveHold: object }>(
    'query Q($id: UUID!) { protectiveHold(id: $id) { status payee reason steps { reason } notices { status } } }',
    { id },
    key,
  )
  expect(errors).toBeUndefined()
  expect(data!.protectiveHold).toEqual({
    status: 'PLACED',
    payee: null,
    reason: null,
    steps: [{ reason: null }],
    notices: [{ status: 'NOT_DELIVERABLE' }],
  })
  const released = await releaseProtectiveHold(key, { id, reason: 'The danger is over.' })
  expect(released.status).toBe('RELEASED')
  const texts = await here.database.read(
    here.workspaceId,
    'select details from sentinel.hold_steps where details is not null',
    [],
  )
  expect(texts).toEqual([])
})

test('a key without the scope neither reads nor places holds', async () => {
  const here = await given()
  const reader = here.as({ kind: 'tenant_key', service: 'sentinel', scopes: ['sentinel:read'] })
  const nothing = here.as({ kind: 'tenant_key', service: 'sentinel', scopes: [] })
  const input = { profileId: here.profileId, scope: 'ACCOUNT', accountId: 'a', reason: 'Coached.' } as const

  await expect(placeProtectiveHold(reader, input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { errors } = await here.ask('{ protectiveHolds { nodes { id } } }', {}, nothing)
  expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN')
})
