import { expect, test } from '@jest/globals'
import { compareSubjects, type CompareSubjects } from '../../subgraphs/compliance/queries/compare-subjects.ts'
import { world, type World } from '../support/world.ts'

const LEFT: CompareSubjects['left'] = { type: 'INDIVIDUAL', name: 'Tomassin Quelwarden', dateOfBirth: '1961-04' }
const RIGHT: CompareSubjects['right'] = { type: 'INDIVIDUAL', name: 'Quellwarden, Tomasin', aliases: ['Zarqabi'], dateOfBirth: '1961-04-30' }

async function analyst(): Promise<World & { compare(left: object, right?: object): ReturnType<typeof compareSubjects> }> {
  const here = await world()
  const key = here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:*'] })
  return { ...here, compare: (left, right = RIGHT) => compareSubjects(key, { left: { ...LEFT, ...left }, right: { ...RIGHT, ...right } }) }
}

test('two spellings of a name are told to be one, with why, and what is told adds up to the score', async () => {
  const { compare } = await analyst()

  const { score, strength, evidence, nameAlignment } = compare({})

  expect(score).toBeGreaterThan(90)
  expect(strength).toBe('STRONG')
  expect(evidence.map(({ feature, effect }) => `${feature} ${effect}`)).toEqual(['NAME SUPPORTS', 'DATE_OF_BIRTH SUPPORTS'])
  expect(evidence.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 5)
  expect(nameAlignment.map(({ queryTokens, listTokens }) => [queryTokens, listTokens])).toEqual([[['Tomassin'], ['Tomasin']], [['Quelwarden'], ['Quellwarden']]])
})

test('a year of birth agrees with a day in it, and speaks against one of another year', async () => {
  const { compare } = await analyst()

  expect(compare({ dateOfBirth: '1961' }).evidence[1]).toMatchObject({ feature: 'DATE_OF_BIRTH', effect: 'SUPPORTS', queryValue: '1961' })
  expect(compare({ dateOfBirth: '1931' }).evidence[1]).toMatchObject({ feature: 'DATE_OF_BIRTH', effect: 'CONTRADICTS' })
})

test('an alias and an identifier lead to the same party', async () => {
  const { compare } = await analyst()
  const identifiers = [{ type: 'PASSPORT', value: 'X 123-4567', country: 'CH' }]

  expect(compare({ name: 'Zarqabi', dateOfBirth: null }).score).toBeGreaterThanOrEqual(85)
  expect(compare({ name: 'Octavian Brackenfell', identifiers }, { identifiers: [{ type: 'PASSPORT', value: 'x1234567' }] }).evidence.map(({ feature }) => feature)).toContain('IDENTIFIER')
})

test.each([
  ['a day that there is not', { dateOfBirth: '1961-02-30' }, 'dateOfBirth'], ['a month that there is not', { dateOfBirth: '1961-13' }, 'dateOfBirth'], ['a year before any', { dateOfBirth: '0000' }, 'dateOfBirth'],
  ['a day to come', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'], ['a name without letters', { name: '--- !!' }, 'name'], ['an alias without letters', { aliases: ['Tomasin', '?'] }, 'aliases[1]'],
  ['an empty alias', { aliases: [' '] }, 'aliases[0]'], ['an alias that is too long', { aliases: ['x'.repeat(401)] }, 'aliases[0]'], ['an address that is too long', { addresses: ['x'.repeat(501)] }, 'addresses[0]'],
])('%s is refused, with its field', async (_, wrong, field) => {
  const { compare } = await analyst()

  expect(() => compare(wrong)).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR', faults: [expect.objectContaining({ field: `left.${field}` })] }))
})

test('who may not read compliance compares nothing', async () => {
  const { as } = await world()

  for (const caller of [as({ kind: 'user' }), as({ kind: 'staff', scopes: ['core:read'] }), as({ kind: 'tenant_key', service: 'core', scopes: ['core:*'] })])
    expect(() => compareSubjects(caller, { left: LEFT, right: RIGHT })).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
})
