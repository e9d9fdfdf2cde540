import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Context } from '#kernel/context.ts'
import { changeRiskBands } from '#compliance/operations/risk/change-risk-bands.ts'
import { changeRiskFactors } from '#compliance/operations/risk/change-risk-factors.ts'
import { riskBands, riskFactors } from '#compliance/queries/risk-settings.ts'
import type { RiskBand, RiskLevel } from '#compliance/risk/assessment.ts'
import { areBands } from '#compliance/risk/bands.ts'
import { flagsOf } from '#compliance/risk/country-flags.ts'
import { DEFAULT_BANDS, DEFAULT_FACTORS, LEVELS } from '#compliance/risk/defaults.ts'
import { riskConfig } from '#compliance/risk/risk-config.ts'
import { world, type World } from '#test/support/world.ts'

async function given(): Promise<World & { writer(): Context; reader(): Context }> {
  const here = await world()
  return {
    ...here,
    writer: () => here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:write'] }),
    reader: () => here.as({ kind: 'staff', scopes: ['compliance:read'] }),
  }
}

const bandsAt = (...ends: readonly [number, number, number]): RiskBand[] =>
  LEVELS.map((level, index) => ({
    level,
    minScore: index === 0 ? 0 : ends[index - 1]! + 1,
    maxScore: ends[index] ?? 1000,
  }))

test("a workspace without changes has the ten categories, with the model's inactive, and the default bands", async () => {
  const { reader } = await given()
  const factors = await riskFactors(reader())
  expect(new Set(factors.map(({ category }) => category)).size).toBe(10)
  expect(factors.filter(({ isActive }) => !isActive).map(({ category }) => category)).toEqual([
    'ML_PREDICTION',
  ])
  expect(await riskBands(reader())).toEqual(DEFAULT_BANDS)
})

test('only the given fields of a factor change, only in this workspace, and the change is audited', async () => {
  const { writer, reader, published } = await given()
  const other = await given()
  await changeRiskFactors(writer(), {
    factors: [
      { code: 'INDUSTRY', weight: 0.35 },
      { code: 'PEP_MATCH', isActive: false, metadata: { min_match_score: 90 } },
    ],
  })
  await changeRiskFactors(writer(), { factors: [{ code: 'INDUSTRY', isActive: false }] })

  const changed = await riskFactors(reader())
  expect(changed.find(({ code }) => code === 'INDUSTRY')).toMatchObject({
    weight: '0.35',
    isActive: false,
    metadata: { default_score: 100 },
  })
  expect(changed.find(({ code }) => code === 'PEP_MATCH')).toMatchObject({
    weight: '1',
    isActive: false,
    metadata: { min_match_score: 90 },
  })
  expect(changed.filter(({ code }) => !['INDUSTRY', 'PEP_MATCH'].includes(code))).toEqual(
    DEFAULT_FACTORS.filter(({ code }) => !['INDUSTRY', 'PEP_MATCH'].includes(code)),
  )
  expect(await riskFactors(other.reader())).toEqual(DEFAULT_FACTORS)
  expect(await published()).toMatchObject([
    {
      type: 'compliance.risk_factors_changed',
      data: {
        factors: [
          { code: 'INDUSTRY', weight: '0.35' },
          { code: 'PEP_MATCH', isActive: false, metadata: { min_match_score: 90 } },
        ],
      },
    },
    { type: 'compliance.risk_factors_changed', data: { factors: [{ code: 'INDUSTRY', isActive: false }] } },
  ])
})

test('one unknown or invalid factor rejects the whole change', async () => {
  const { writer, reader } = await given()
  const change = (...factors: Parameters<typeof changeRiskFactors>[1]['factors']): Promise<unknown> =>
    changeRiskFactors(writer(), { factors: [{ code: 'CHANNEL', weight: 0.9 }, ...factors] })
  await expect(change({ code: 'SHOE_SIZE', weight: 0.1 })).rejects.toMatchObject({
    code: 'UNKNOWN_FACTOR',
    kind: 'invalid',
  })
  await expect(change({ code: '__proto__' })).rejects.toMatchObject({ code: 'UNKNOWN_FACTOR' })
  await expect(change({ code: 'PRODUCT', weight: 0.1234567 })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'factors[1].weight' }],
  })
  await expect(change({ code: 'PRODUCT', weight: 1e-7 })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(change({ code: 'CHANNEL' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'factors[1].code' }],
  })
  await expect(change({ code: 'PEP_MATCH', metadata: { min_match_score: 101 } })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await expect(change({ code: 'INDUSTRY', metadata: { scores: { CASINO: 'high' } } })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await expect(changeRiskFactors(writer(), { factors: [] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  expect(await riskFactors(reader())).toEqual(DEFAULT_FACTORS)
})

test('concurrent changes all apply, and each increases the version', async () => {
  const { writer, reader, database, workspaceId } = await given()
  const codes = DEFAULT_FACTORS.map(({ code }) => code)
  await Promise.all([
    ...codes.map((code, index) => changeRiskFactors(writer(), { factors: [{ code, weight: index / 100 }] })),
    changeRiskBands(writer(), { bands: bandsAt(100, 200, 300) }),
    changeRiskBands(writer(), { bands: bandsAt(400, 500, 600) }),
  ])

  expect((await riskFactors(reader())).map(({ weight }) => weight)).toEqual(
    codes.map((_, index) => String(index / 100)),
  )
  expect([bandsAt(100, 200, 300), bandsAt(400, 500, 600)]).toContainEqual(await riskBands(reader()))
  expect(
    await database.read(
      workspaceId,
      'select version::int from compliance.risk_settings where workspace_id = $1',
      [workspaceId],
    ),
  ).toEqual([{ version: codes.length + 2 }])
})

test('bands that cover 0 to 1000 are accepted, all others are rejected', async () => {
  const { writer, reader, published } = await given()
  expect(await changeRiskBands(writer(), { bands: bandsAt(100, 200, 999) })).toEqual(bandsAt(100, 200, 999))
  expect(await riskBands(reader())).toEqual(bandsAt(100, 200, 999))
  expect(await published()).toMatchObject([
    { type: 'compliance.risk_bands_changed', data: { bands: bandsAt(100, 200, 999) } },
  ])
  for (const bands of [
    [],
    bandsAt(100, 200, 999).slice(1),
    bandsAt(100, 200, 999).reverse(),
    bandsAt(100, 200, 1001),
    bandsAt(100, 90, 500),
    [...bandsAt(100, 200, 300), bandsAt(1, 2, 3)[3]!],
  ]) {
    await expect(changeRiskBands(writer(), { bands })).rejects.toMatchObject({
      code: 'INVALID_BANDS',
      kind: 'invalid',
    })
  }
  expect(await riskBands(reader())).toEqual(bandsAt(100, 200, 999))
})

test('bands are valid exactly if each score falls into one of them, in the order of the levels', () => {
  const edge = fc.integer({ min: -2, max: 1002 })
  const level = fc.constantFrom<RiskLevel>('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')
  const right = fc
    .tuple(edge, edge, edge)
    .map(ends => bandsAt(...(ends.sort((one, other) => one - other) as [number, number, number])))
  const spoilt = fc
    .tuple(right, fc.nat(3), fc.record({ level, minScore: edge, maxScore: edge }, { requiredKeys: [] }))
    .map(([bands, place, change]) => bands.with(place, { ...bands[place]!, ...change }))
  fc.assert(
    fc.property(fc.oneof(right, spoilt), bands => {
      const inOrder =
        bands.map(each => each.level).join() === LEVELS.join() &&
        bands.every((band, index) => index === 0 || bands[index - 1]!.maxScore < band.minScore)
      const covers = Array.from(
        { length: 1001 },
        (_, score) => bands.filter(({ minScore, maxScore }) => minScore <= score && score <= maxScore).length,
      ).every(many => many === 1)
      const isInside = bands.every(
        ({ minScore, maxScore }) => minScore >= 0 && maxScore <= 1000 && minScore <= maxScore,
      )
      expect(areBands(bands)).toBe(inOrder && covers && isInside)
    }),
    { numRuns: 300 },
  )
})

test('changing needs the write scope and reading the read scope', async () => {
  const { as, reader } = await given()
  await expect(changeRiskBands(reader(), { bands: DEFAULT_BANDS })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(changeRiskFactors(reader(), { factors: [{ code: 'CHANNEL' }] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(riskFactors(as({ kind: 'tenant_key', scopes: ['remittance:*'] }))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(riskBands(as({ kind: 'user', scopes: [] }))).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the configuration hash is the same again after a change is reverted', async () => {
  const { writer, reader } = await given()
  const before = await riskConfig(reader())
  await changeRiskFactors(writer(), { factors: [{ code: 'CHANNEL', weight: 0.9 }] })
  const changed = await riskConfig(reader())
  expect(changed.configHash).not.toBe(before.configHash)
  expect(changed.factors.find(({ code }) => code === 'CHANNEL')?.weight).toBe('0.9')
  expect(await riskConfig(reader())).toBe(changed)
  await changeRiskFactors(writer(), { factors: [{ code: 'CHANNEL', weight: 0.1 }] })
  await changeRiskBands(writer(), { bands: DEFAULT_BANDS })
  expect((await riskConfig(reader())).configHash).toBe(before.configHash)
})

test('countries have the flags of the given day', () => {
  expect(flagsOf(['NG', 'KW', 'IR', 'DE', 'IR'], '2025-10-23')).toEqual({
    IR: ['FATF_BLACK', 'EU_HIGH_RISK', 'COMPREHENSIVE_SANCTIONS'],
    NG: ['FATF_GREY', 'EU_HIGH_RISK'],
  })
  expect(flagsOf(['NG', 'KW'], '2025-10-24')).toEqual({ NG: ['EU_HIGH_RISK'] })
  expect(flagsOf(['NG', 'KW'], '2026-02-13')).toEqual({ KW: ['FATF_GREY'] })
  expect(flagsOf(['BA', 'DZ', 'IQ', 'MC'], '2026-06-18')).toEqual({
    DZ: ['FATF_GREY', 'EU_HIGH_RISK'],
    MC: ['FATF_GREY', 'EU_HIGH_RISK'],
  })
  expect(flagsOf(['BA', 'DZ', 'IQ', 'MC'], '2026-06-19')).toEqual({
    BA: ['FATF_GREY'],
    DZ: ['EU_HIGH_RISK'],
    IQ: ['FATF_GREY'],
    MC: ['FATF_GREY', 'EU_HIGH_RISK'],
  })
  expect(flagsOf(['AE', 'KE'], '2025-08-04')).toEqual({ AE: ['EU_HIGH_RISK'], KE: ['FATF_GREY'] })
  expect(flagsOf(['SY'], '2025-06-30')).toEqual({
    SY: ['FATF_GREY', 'EU_HIGH_RISK', 'COMPREHENSIVE_SANCTIONS'],
  })
  expect(flagsOf(['IR'], '2000-01-01')).toEqual({})
})
