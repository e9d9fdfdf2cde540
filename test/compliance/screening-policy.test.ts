import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { ScreeningOutcome } from '#compliance/entities/payment-screening.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import {
  setScreeningPolicy,
  type SetScreeningPolicy,
} from '#compliance/operations/policy/set-screening-policy.ts'
import { screeningPolicy } from '#compliance/queries/screening-policy.ts'
import { world, type World } from '#test/support/world.ts'
import { setPolicy } from './set-policy.ts'
import { named, activeLists, type ActiveLists } from './active-lists.ts'

interface Given extends World {
  readonly lists: ActiveLists
  readonly officer: () => Context
  /** Outcome of a payment to a party with this name. */
  payTo(name: string, role?: string): Promise<ScreeningOutcome>
  set(policy: SetScreeningPolicy): Promise<unknown>
}

async function given(): Promise<Given> {
  const here = await world()
  const officer = (): Context => here.as({ kind: 'staff', scopes: ['compliance:write'] })
  return {
    ...here,
    officer,
    lists: await activeLists(here),
    payTo: async (name, role = 'RECIPIENT') =>
      (await screenPayment(here.as({ kind: 'service' }), { paymentId: newId(), parties: [{ role, name }] }))
        .outcome,
    set: policy => setPolicy(here, policy),
  }
}

/** Two invented words, and similar words with one more letter. */
const LISTED = 'Vorquill Zanthemar'

test('a workspace without a policy has the default policy, and fields left out of a change keep their value', async () => {
  const { officer, set } = await given()
  const before = await screeningPolicy(officer())

  await set({ blockScore: 90, pep: { foreign: 'REVIEW' }, holdTtlHours: null })
  const after = await screeningPolicy(officer())
  await set({ onUnavailable: 'HOLD', holdTtlHours: 1, parties: ['PAYER', 'PAYEE', 'PAYEE'] })

  expect(before).toEqual({
    pepForeign: 'HOLD',
    pepDomestic: 'HOLD',
    pepInternationalOrg: 'HOLD',
    adverseMedia: 'REVIEW',
    weakAlias: 'REVIEW',
    staleAfterHours: 48,
    holdTtlHours: 168,
    autoReleaseOnFalsePositive: true,
    parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'],
    minScore: 70,
    blockScore: 85,
    nameOnlyCap: 100,
    homeCountry: null,
    decisionsBy: 'ANY',
  })
  expect(after).toMatchObject({ ...before, blockScore: 90, pepForeign: 'REVIEW', holdTtlHours: null })
  expect(await screeningPolicy(officer())).toMatchObject({
    holdTtlHours: 1,
    blockScore: 90,
    pepForeign: 'REVIEW',
    parties: ['PAYER', 'PAYEE'],
  })
})

test('a policy change is audited, applies only to its workspace, and needs the write scope', async () => {
  const { set, as, published } = await given()
  const rival = await given()
  await set({ minScore: 60 })
  await set({ minScore: 80 })

  expect(
    (await published()).filter(({ type }) => type.startsWith('compliance.screening_policy_')),
  ).toMatchObject([
    { type: 'compliance.screening_policy_set', data: { minScore: 60, blockScore: 85 } },
    {
      type: 'compliance.screening_policy_change_proposed',
      data: { baseVersion: 1, weakens: ['MIN_SCORE'], policy: { minScore: 80 } },
    },
    {
      type: 'compliance.screening_policy_change_approved',
      data: { weakens: ['MIN_SCORE'], policy: { minScore: 80 } },
    },
  ])
  expect((await screeningPolicy(rival.officer())).minScore).toBe(70)
  for (const actor of [
    { kind: 'staff', scopes: ['compliance:read'] },
    { kind: 'tenant_key', scopes: ['remittance:*'] },
    { kind: 'user' },
  ] as const)
    await expect(setScreeningPolicy(as(actor), { minScore: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(screeningPolicy(as({ kind: 'user' }))).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a contradictory policy is rejected and changes nothing', async () => {
  const { set, officer } = await given()

  await expect(set({ minScore: 86 })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'minScore' }],
  })
  await expect(set({ blockScore: 69 })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'blockScore' }],
  })
  for (const parties of [[], ['BANK'], ['PAYER', 'BANK'], ['PAYEE']] as const)
    await expect(set({ parties })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ field: 'parties', reason: 'must name PAYER and PAYEE' }],
    })
  expect((await screeningPolicy(officer())).minScore).toBe(70)
})

test('seven concurrent stricter changes all apply', async () => {
  const { officer, set } = await given()
  await set({ weakAlias: 'IGNORE', blockScore: 95 })

  const strengthen = (policy: SetScreeningPolicy) => setScreeningPolicy(officer(), policy)
  await Promise.all([
    strengthen({ minScore: 60 }),
    strengthen({ blockScore: 90 }),
    strengthen({ weakAlias: 'REVIEW' }),
    strengthen({ adverseMedia: 'HOLD' }),
    strengthen({ staleAfterHours: 24 }),
    strengthen({ pep: { domestic: 'BLOCK' } }),
    strengthen({ pep: { foreign: 'BLOCK' } }),
  ])

  expect(await screeningPolicy(officer())).toMatchObject({
    minScore: 60,
    blockScore: 90,
    weakAlias: 'REVIEW',
    adverseMedia: 'HOLD',
    staleAfterHours: 24,
    pepDomestic: 'BLOCK',
    pepForeign: 'BLOCK',
  })
})

test('a change that waited for another one builds on it, even with an earlier start time', async () => {
  const { officer, as, platform } = await given()
  const later = (): Date => new Date(platform.source.now().getTime() + 60_000)

  await setScreeningPolicy(as({ kind: 'staff', scopes: ['compliance:write'] }, { now: later }), {
    pep: { foreign: 'BLOCK' },
  })
  await setScreeningPolicy(officer(), { minScore: 60 })

  expect(await screeningPolicy(officer())).toMatchObject({ pepForeign: 'BLOCK', minScore: 60 })
})

test('a sanctions match blocks at blockScore or above, holds below it, and is ignored below minScore', async () => {
  const { lists, payTo, set } = await given()
  await lists.list('OFAC_SDN', { names: named(LISTED) })

  expect(await payTo(LISTED)).toBe('BLOCKED')
  expect(await payTo('Vorquil Zantemar')).toMatch(/^(?:BLOCKED|HELD)$/)
  expect(await payTo('Thessaly Brannock')).toBe('CLEAR')
  await set({ nameOnlyCap: 84 })
  expect(await payTo(LISTED)).toBe('HELD')
  await set({ nameOnlyCap: 85, minScore: 85, blockScore: 100 })
  expect(await payTo(LISTED)).toBe('HELD')
  expect(await payTo('Vorquill Zanthemirov')).toBe('CLEAR')
  await set({ minScore: 50 })
  expect(await payTo('Vorquill Zanthemirov')).toBe('HELD')
})

test('a weak alias holds and never blocks; a policy can ignore it', async () => {
  const { lists, payTo, set } = await given()
  await lists.list('UN_CONSOLIDATED', {
    names: [...named('Quendrith Molvaney'), ...named('Brimsa Tolquith', 'WEAK_ALIAS')],
  })

  expect(await payTo('Brimsa Tolquith')).toBe('HELD')
  await set({ weakAlias: 'IGNORE' })
  expect(await payTo('Brimsa Tolquith')).toBe('CLEAR')
  expect(await payTo('Quendrith Molvaney')).toBe('BLOCKED')
})

test('the policy decides on politically exposed persons by their office', async () => {
  const { lists, payTo, set } = await given()
  await lists.list('SRC_GLOBAL_PEP', {
    names: named('Ostrelle Vandimar'),
    positions: [{ title: 'Minister', country: 'NG', topics: ['gov.national'] }],
  })
  await lists.list('SRC_WIKIDATA_PEP', {
    names: named('Fennick Ulbrotha'),
    positions: [{ title: 'Director', topics: ['gov.igo'] }],
  })

  expect([await payTo('Ostrelle Vandimar'), await payTo('Fennick Ulbrotha')]).toEqual(['HELD', 'HELD'])
  await set({ pep: { internationalOrg: 'REVIEW' } })
  expect([await payTo('Ostrelle Vandimar'), await payTo('Fennick Ulbrotha')]).toEqual(['HELD', 'CLEAR'])
  await set({ pep: { foreign: 'ALLOW', internationalOrg: 'BLOCK' } })
  expect([await payTo('Ostrelle Vandimar'), await payTo('Fennick Ulbrotha')]).toEqual(['CLEAR', 'BLOCKED'])
})

test('the home country of the workspace decides which office is domestic, and relatives are treated like the office holder', async () => {
  const { lists, payTo, set } = await given()
  const { id } = await lists.list('SRC_GLOBAL_PEP', {
    names: named('Grimhilda Oxtoby'),
    positions: [{ title: 'Minister', country: 'NG' }],
  })
  await lists.list('SRC_GLOBAL_PEP', {
    names: named('Zebedayo Lunnquist'),
    relations: [{ kind: 'RELATIVE', entryId: id }],
  })
  const both = async () => [await payTo('Grimhilda Oxtoby'), await payTo('Zebedayo Lunnquist')]

  await set({ pep: { domestic: 'ALLOW' } })
  const withoutCountry = await both()
  await set({ homeCountry: 'NG' })
  const domestic = await both()
  await set({ homeCountry: 'GH' })

  expect([withoutCountry, domestic, await both()]).toEqual([
    ['HELD', 'HELD'],
    ['CLEAR', 'CLEAR'],
    ['HELD', 'HELD'],
  ])
})

test('PEP lists are not searched when the policy allows all exposed persons, so they may be missing', async () => {
  const { lists, payTo, set } = await given()
  await set({ pep: { foreign: 'ALLOW', domestic: 'ALLOW', internationalOrg: 'ALLOW' } })
  lists.searches.length = 0

  expect(await payTo('Thessaly Brannock')).toBe('CLEAR')
  expect(
    lists.searches.flatMap(({ sources }) => sources).filter(source => source.startsWith('SRC_')),
  ).toEqual([])
})

test('only the parties of the policy are screened; parties with an unknown role are screened too', async () => {
  const { lists, payTo, set } = await given()
  await lists.list('EU_CONSOLIDATED', { names: named('Caldrith Oberwynn') })
  await set({ parties: ['PAYER', 'PAYEE', 'BANK'] })

  expect([
    await payTo('Caldrith Oberwynn', 'BANK'),
    await payTo('Caldrith Oberwynn', 'ULTIMATE'),
    await payTo('Caldrith Oberwynn', 'SOMEBODY'),
  ]).toEqual(['BLOCKED', 'CLEAR', 'BLOCKED'])
})

test('a stale list counts as missing, a weekly list after a longer time, and a demo list never', async () => {
  const { lists, payTo, set, platform } = await given()
  const hoursAgo = (hours: number): Date => new Date(platform.source.now().getTime() - hours * 3_600_000)
  try {
    await lists.setCheckedAt(hoursAgo(1_000), true)
    expect(await payTo('Thessaly Brannock')).toBe('CLEAR')
    await lists.setCheckedAt(hoursAgo(49), false)
    expect(await payTo('Thessaly Brannock')).toBe('HELD')
    await set({ staleAfterHours: 50 })
    expect(await payTo('Thessaly Brannock')).toBe('CLEAR')
  } finally {
    await lists.setCheckedAt(platform.source.now(), true)
  }
})

test('the country of a payee is no evidence, and the date of birth of the payer is', async () => {
  const { lists, as } = await given()
  await lists.list('UK_OFSI', {
    names: named('Ardwenna Skolvik'),
    nationalities: ['IR'],
    countries: ['IR'],
    datesOfBirth: [{ from: '1960-01-01', to: '1960-12-31' }],
  })
  lists.searches.length = 0
  const pay = async (party: { role: string; country: string; dateOfBirth?: string }) =>
    (
      await screenPayment(as({ kind: 'service' }), {
        paymentId: newId(),
        parties: [{ name: 'Ardwenna Skolvik', ...party }],
      })
    ).outcome

  expect([
    await pay({ role: 'RECIPIENT', country: 'IR' }),
    await pay({ role: 'RECIPIENT', country: 'NG' }),
  ]).toEqual(['BLOCKED', 'BLOCKED'])
  expect(lists.searches.flatMap(({ party }) => party.countries)).toEqual([])
  expect(await pay({ role: 'SENDER', country: 'NG', dateOfBirth: '1999-05-05' })).not.toBe('BLOCKED')
})
