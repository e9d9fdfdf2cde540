import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Disposition, PaymentParty, PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { changeStatus, delayMs } from '#compliance/rules/policy-change.ts'
import { checkDeclaredActor } from '#kernel/declared-actor.ts'
import { paymentEffect, type PaymentEffect } from '#compliance/rules/payment-effect.ts'
import { floorIssues, withFloors } from '#compliance/rules/policy-floors.ts'
import { weakenedFields } from '#compliance/rules/policy-strength.ts'

const disposition = fc.constantFrom<Disposition>('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')
const score = fc.integer({ min: 0, max: 100 })

/** Any policy that the table can store, also below the floors. */
const stored: fc.Arbitrary<PaymentPolicy> = fc
  .record({
    pepForeign: disposition,
    pepDomestic: disposition,
    pepInternationalOrg: disposition,
    adverseMedia: disposition,
    weakAlias: fc.constantFrom('IGNORE', 'REVIEW'),
    staleAfterHours: fc.integer({ min: 1, max: 200 }),
    holdTtlHours: fc.option(fc.integer({ min: 1, max: 8760 })),
    autoReleaseOnFalsePositive: fc.boolean(),
    parties: fc.subarray<PaymentParty>(['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'], { minLength: 1 }),
    minScore: score,
    blockScore: score,
    nameOnlyCap: score,
    homeCountry: fc.constantFrom(null, 'NG', 'GH'),
    decisionsBy: fc.constantFrom('ANY', 'STAFF'),
  })
  .map(policy => ({ ...policy, blockScore: Math.max(policy.blockScore, policy.minScore) }))

const inForce = stored.map(withFloors)

type Kind = 'SANCTIONS' | 'FOREIGN' | 'DOMESTIC' | 'INTERNATIONAL_ORG'
const KINDS: readonly Kind[] = ['SANCTIONS', 'FOREIGN', 'DOMESTIC', 'INTERNATIONAL_ORG']

function effectOf(
  policy: PaymentPolicy,
  {
    kind,
    score: found,
    isNameAlone,
    isWeak,
  }: { kind: Kind; score: number; isNameAlone: boolean; isWeak: boolean },
): PaymentEffect | undefined {
  return paymentEffect(policy, {
    listType: kind === 'SANCTIONS' ? 'SANCTIONS' : 'PEP',
    pepClass: kind === 'SANCTIONS' ? 'FOREIGN' : kind,
    comparison: {
      score: found,
      matchedName: { text: 'X', kind: isWeak ? 'WEAK_ALIAS' : 'PRIMARY' },
      evidence: isNameAlone ? [] : [{ feature: 'DATE_OF_BIRTH', effect: 'SUPPORTS', points: 5, text: '' }],
    } as never,
  })
}

test('under every policy that can be stored a sanctions match at the floor or above blocks or holds, and payer and payee are screened', () => {
  fc.assert(
    fc.property(
      stored,
      fc.double({ min: 85, max: 100, noNaN: true }),
      fc.boolean(),
      fc.boolean(),
      (policy, found, isNameAlone, isWeak) => {
        const lifted = withFloors(policy)
        expect(['BLOCK', 'HOLD']).toContain(
          effectOf(lifted, { kind: 'SANCTIONS', score: found, isNameAlone, isWeak }),
        )
        expect(['BLOCK', 'HOLD']).toContain(
          effectOf(policy, { kind: 'SANCTIONS', score: found, isNameAlone, isWeak }),
        )
        expect(lifted.parties).toEqual(expect.arrayContaining(['PAYER', 'PAYEE']))
        expect(lifted.minScore).toBeLessThanOrEqual(85)
        expect(lifted.staleAfterHours).toBeLessThanOrEqual(96)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('the floors raise lower values and leave the rest unchanged, and validation rejects exactly the values that they would raise', () => {
  fc.assert(
    fc.property(stored, policy => {
      const lifted = withFloors(policy)
      expect(withFloors(lifted)).toEqual(lifted)
      const isAbove = floorIssues(policy, () => true).length === 0
      expect(isAbove).toBe(
        JSON.stringify({ ...lifted, parties: [] }) === JSON.stringify({ ...policy, parties: [] }) &&
          lifted.parties.length === policy.parties.length,
      )
      expect(weakenedFields(policy, lifted).filter(field => field !== 'NAME_ONLY_CAP')).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

const STRICTNESS = [undefined, 'REVIEW', 'HOLD', 'BLOCK'] as const
const OFFICES = ['NG', 'GH', 'KE'] as const
const classOf = ({ homeCountry }: PaymentPolicy, country: string): Kind =>
  country === homeCountry ? 'DOMESTIC' : 'FOREIGN'

/** All decisions of a policy, as numbers that grow with strictness. */
function decisionsOf(policy: PaymentPolicy): number[] {
  const strictness = (effect: PaymentEffect | undefined): number => STRICTNESS.indexOf(effect)
  const decisions: number[] = []
  for (const kind of [...KINDS, ...OFFICES.map(country => classOf(policy, country))])
    for (const isNameAlone of [true, false])
      for (const isWeak of [true, false])
        for (let found = 50; found <= 100; found++)
          decisions.push(strictness(effectOf(policy, { kind, score: found, isNameAlone, isWeak })))
  for (const party of ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'] as const)
    decisions.push(Number(policy.parties.includes(party)))
  for (let hours = 1; hours <= 100; hours++) decisions.push(Number(hours > policy.staleAfterHours))
  decisions.push(
    ['ALLOW', 'REVIEW', 'HOLD', 'BLOCK'].indexOf(policy.adverseMedia),
    Number(!policy.autoReleaseOnFalsePositive),
    Number(policy.decisionsBy === 'STAFF'),
  )
  return decisions
}

/** Two policies that differ in few fields, so that many pairs are not weaker. */
const pair = fc
  .tuple(
    inForce,
    inForce,
    fc.subarray(
      [
        'pepForeign',
        'pepDomestic',
        'weakAlias',
        'staleAfterHours',
        'autoReleaseOnFalsePositive',
        'parties',
        'minScore',
        'blockScore',
        'nameOnlyCap',
        'homeCountry',
        'decisionsBy',
        'adverseMedia',
        'pepInternationalOrg',
        'holdTtlHours',
      ],
      { maxLength: 3 },
    ),
  )
  .map(([from, other, fields]) => ({
    from,
    to: withFloors({
      ...from,
      ...Object.fromEntries(fields.map(field => [field, other[field as keyof PaymentPolicy]])),
    }),
  }))
  // Differences below the lowest tested score are not visible, and a contradictory policy is never in force.
  .filter(({ from, to }) => from.minScore >= 50 && to.minScore >= 50 && to.blockScore >= to.minScore)

test('a change counts as weaker exactly if some decision becomes milder', () => {
  fc.assert(
    fc.property(pair, ({ from, to }) => {
      const [before, after] = [decisionsOf(from), decisionsOf(to)]
      const isMilder = after.some((each, index) => each < before[index]!)
      // At the floor weak aliases count either way, so ignoring them has no visible effect; it still counts as
      // weaker.
      const isHidden = from.minScore === 85 && to.weakAlias === 'IGNORE' && from.weakAlias === 'REVIEW'
      fc.pre(!isHidden)
      expect({ from, to, isWeaker: weakenedFields(from, to).length > 0 }).toEqual({
        from,
        to,
        isWeaker: isMilder,
      })
    }),
    { numRuns: 400 },
  )
})

test('the fields that become milder are listed, and the duration of a hold is not one of them', () => {
  const policy: PaymentPolicy = withFloors({
    pepForeign: 'HOLD',
    pepDomestic: 'HOLD',
    pepInternationalOrg: 'HOLD',
    adverseMedia: 'REVIEW',
    weakAlias: 'REVIEW',
    staleAfterHours: 48,
    holdTtlHours: 168,
    autoReleaseOnFalsePositive: false,
    parties: ['PAYER', 'PAYEE', 'BANK'],
    minScore: 70,
    blockScore: 85,
    nameOnlyCap: 100,
    homeCountry: null,
    decisionsBy: 'STAFF',
  })
  const weaker = (change: Partial<PaymentPolicy>) => weakenedFields(policy, { ...policy, ...change })

  expect(weaker({ pepForeign: 'ALLOW', pepDomestic: 'BLOCK' })).toEqual(['PEP_FOREIGN'])
  expect(weaker({ parties: ['PAYER', 'PAYEE', 'ULTIMATE'], minScore: 71 })).toEqual(['PARTIES', 'MIN_SCORE'])
  expect(weaker({ autoReleaseOnFalsePositive: true, decisionsBy: 'ANY' })).toEqual([
    'AUTO_RELEASE_ON_FALSE_POSITIVE',
    'DECISIONS_BY',
  ])
  expect([weaker({ nameOnlyCap: 90 }), weaker({ nameOnlyCap: 84 })]).toEqual([[], ['NAME_ONLY_CAP']])
  expect([
    weaker({ holdTtlHours: 1 }),
    weaker({ holdTtlHours: null }),
    weaker({ homeCountry: 'NG' }),
  ]).toEqual([[], [], []])
  expect(
    weakenedFields(
      { ...policy, pepDomestic: 'REVIEW' },
      { ...policy, pepDomestic: 'REVIEW', homeCountry: 'NG' },
    ),
  ).toEqual(['HOME_COUNTRY'])
})

test('an approved change waits a day by default, in the sandbox as configured, and in production at least twelve hours', () => {
  const HOUR_MS = 3_600_000

  expect([
    delayMs('sandbox'),
    delayMs('production'),
    delayMs('sandbox', 0),
    delayMs('production', 0),
    delayMs('production', 48),
  ]).toEqual([24, 24, 0, 12, 48].map(hours => hours * HOUR_MS))
})

test('the expiry of a proposal and the start of an approved change depend only on the time', () => {
  const at = (ms: number): Date => new Date(ms)
  const proposal = { status: 'PENDING_APPROVAL', expiresAt: at(10), effectiveAt: null } as const
  const approved = { status: 'APPROVED', expiresAt: at(10), effectiveAt: at(20) } as const

  expect([changeStatus(proposal, at(9)), changeStatus(proposal, at(10))]).toEqual([
    'PENDING_APPROVAL',
    'EXPIRED',
  ])
  expect([changeStatus(approved, at(19)), changeStatus(approved, at(20))]).toEqual(['APPROVED', 'APPLIED'])
  expect(changeStatus({ ...approved, status: 'SUPERSEDED' }, at(30))).toBe('SUPERSEDED')
})

test('a declared actor may have letters of any script, but no invisible or bidirectional control characters', () => {
  for (const name of ['analyst@bank.example', 'Jürgen Müller', '田中 花子', 'x'.repeat(200), 'staff-17'])
    expect(checkDeclaredActor(` ${name} `)).toBe(name)
  for (const name of [
    '',
    ' ',
    'x'.repeat(201),
    'a\u0000b',
    'a\nb',
    'a\u007fb',
    'a\u202eb',
    'a\u2066b',
    'a\u200fb',
    'a\u200bb',
    '\ufeffa',
    'a\u2028b',
    '\ud800',
    'a\ufffd',
  ])
    expect(() => checkDeclaredActor(name)).toThrow('X-Actor must be 1 to 200 printable characters')
})
