import { expect, test } from '@jest/globals'
import { compareSubjects, type CompareSubjects } from '#compliance/queries/compare-subjects.ts'
import { world, type World } from '#test/support/world.ts'

const LEFT: CompareSubjects['left'] = {
  type: 'INDIVIDUAL',
  name: 'Tomassin Quelwarden',
  dateOfBirth: '1961-04',
}
const RIGHT: CompareSubjects['right'] = {
  type: 'INDIVIDUAL',
  name: 'Quellwarden, Tomasin',
  aliases: ['Zarqabi'],
  dateOfBirth: '1961-04-30',
}

/** Retries if a busy machine makes the worker thread too slow. */
async function retried<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < 5; tries++) {
    const found = await ask().catch((error: { code?: unknown }) => {
      if (error.code !== 'UNAVAILABLE') throw error
    })
    if (found) return found
  }
  return ask()
}

async function analyst(): Promise<
  World & { compare(left: object, right?: object): ReturnType<typeof compareSubjects> }
> {
  const here = await world()
  const key = here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:*'] })
  return {
    ...here,
    compare: (left, right = RIGHT) =>
      compareSubjects(key, { left: { ...LEFT, ...left }, right: { ...RIGHT, ...right } }),
  }
}

test('two spellings of a name match, with evidence that adds up to the score', async () => {
  const { compare } = await analyst()

  const { score, strength, evidence, nameAlignment } = await compare({})

  expect(score).toBeGreaterThan(90)
  expect(strength).toBe('STRONG')
  expect(evidence.map(({ feature, effect }) => `${feature} ${effect}`)).toEqual([
    'NAME SUPPORTS',
    'DATE_OF_BIRTH SUPPORTS',
  ])
  expect(evidence.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 5)
  expect(nameAlignment.map(({ queryTokens, listTokens }) => [queryTokens, listTokens])).toEqual([
    [['Tomassin'], ['Tomasin']],
    [['Quelwarden'], ['Quellwarden']],
  ])
})

test('a year of birth agrees with a day in it, and contradicts a day of another year', async () => {
  const { compare } = await analyst()

  expect((await compare({ dateOfBirth: '1961' })).evidence[1]).toMatchObject({
    feature: 'DATE_OF_BIRTH',
    effect: 'SUPPORTS',
    queryValue: '1961',
  })
  expect((await compare({ dateOfBirth: '1931' })).evidence[1]).toMatchObject({
    feature: 'DATE_OF_BIRTH',
    effect: 'CONTRADICTS',
  })
})

test('an alias and an identifier match the same party', async () => {
  const { compare } = await analyst()
  const identifiers = [{ type: 'PASSPORT', value: 'X 123-4567', country: 'CH' }]

  expect((await compare({ name: 'Zarqabi', dateOfBirth: null })).score).toBeGreaterThanOrEqual(85)
  expect(
    (
      await compare(
        { name: 'Octavian Brackenfell', identifiers },
        { identifiers: [{ type: 'PASSPORT', value: 'x1234567' }] },
      )
    ).evidence.map(({ feature }) => feature),
  ).toContain('IDENTIFIER')
})

test.each([
  ['a nonexistent day', { dateOfBirth: '1961-02-30' }, 'dateOfBirth'],
  ['a nonexistent month', { dateOfBirth: '1961-13' }, 'dateOfBirth'],
  ['the year zero', { dateOfBirth: '0000' }, 'dateOfBirth'],
  ['a day in the future', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
  ['a name without letters', { name: '--- !!' }, 'name'],
  ['an alias without letters', { aliases: ['Tomasin', '?'] }, 'aliases[1]'],
  [
    'more names than a subject may have',
    { aliases: Array.from({ length: 4 }, () => 'Tomasin '.repeat(48)) },
    'aliases',
  ],
  ['an empty alias', { aliases: [' '] }, 'aliases[0]'],
  ['an alias that is too long', { aliases: ['x'.repeat(401)] }, 'aliases[0]'],
  ['an address that is too long', { addresses: ['x'.repeat(501)] }, 'addresses[0]'],
])('%s is rejected, with its field', async (_, wrong, field) => {
  const { compare } = await analyst()

  await expect(compare(wrong)).rejects.toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      issues: [expect.objectContaining({ field: `left.${field}` })],
    }),
  )
})

test('names of maximum length, of single letters or syllables, are compared far within the timeout', async () => {
  const { compare } = await analyst()
  for (const text of [
    'ab '.repeat(133).trim(),
    'kalu tame '.repeat(40).trim(),
    '김'.repeat(399),
    '王'.repeat(399),
    'عبد '.repeat(99).trim(),
  ]) {
    const names = { name: text, aliases: [text, text] }

    // These comparisons take milliseconds. One that takes two seconds is rejected, also when it is repeated.
    expect((await retried(() => compare(names, names))).score).toBe(100)
  }
}, 60_000)

test('other requests are served while two parties with many names are compared', async () => {
  const { compare } = await analyst()
  const many = (letters: string, step: number) =>
    Array.from({ length: 21 }, (_, at) =>
      Array.from(
        { length: 71 },
        (_each, place) => letters[(at * step + place * place * 5 + place) % letters.length]!,
      ).join(''),
    )
  const named = ([name, ...aliases]: readonly string[]) => ({ name: name!, aliases })
  await compare({})
  let isOver = false
  let turns = 0

  const pair = [3, 7].map(step => named(many('김이박최정강조윤장임한오서신권황안송전홍', step)))
  const compared = Promise.all(
    Array.from({ length: 4 }, () => retried(() => compare(pair[0]!, pair[1]))),
  ).finally(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise(resolve => setTimeout(resolve, 1))
    turns++
  }

  for (const { score } of await compared) expect(score).toBeGreaterThan(0)
  // In this thread, all comparisons would run in one turn of the event loop.
  expect(turns).toBeGreaterThan(5)
}, 60_000)

test('a comparison needs the read scope', async () => {
  const { as } = await world()

  for (const caller of [
    as({ kind: 'user' }),
    as({ kind: 'staff', scopes: ['core:read'] }),
    as({ kind: 'tenant_key', service: 'core', scopes: ['core:*'] }),
  ])
    await expect(compareSubjects(caller, { left: LEFT, right: RIGHT })).rejects.toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    )
})
