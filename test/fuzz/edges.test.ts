import { expect, test } from '@jest/globals'
import { allSubjects } from '#tools/fuzz/campaign.ts'
import { edgesOf, spotsWithin } from '#tools/fuzz/edges.ts'
import { membersWith, textOf } from '#tools/fuzz/json-text.ts'
import { fuzz } from '#tools/fuzz/run.ts'
import type { Scene, Subject } from '#tools/fuzz/subjects.ts'
import type { InputSchema } from '#tools/fuzz/values.ts'

const ALWAYS = ['absent', 'null', 'empty list', 'empty text', 'empty object', 'zero', 'true', 'text']
const written = (schema: InputSchema): (string | undefined)[] => edgesOf(schema).map(({ json }) => json)

test('every field is tried as missing, null, empty in every way and of another type', () => {
  const schemas: readonly InputSchema[] = [
    { type: 'string' },
    { type: 'integer' },
    { type: 'boolean' },
    { type: 'array' },
    { type: 'object' },
    { enum: ['A'] },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { type: ['integer', 'null'] },
  ]

  for (const schema of schemas)
    expect(
      edgesOf(schema)
        .slice(0, ALWAYS.length)
        .map(({ name }) => name),
    ).toEqual(ALWAYS)
})

test('numbers and lengths are tried at both ends and one step beyond', () => {
  expect(written({ type: 'integer', minimum: 1, maximum: 100 })).toEqual(
    expect.arrayContaining(['1', '100', '0', '101']),
  )
  expect(written({ type: 'string', minLength: 2, maxLength: 4 })).toEqual(
    expect.arrayContaining(['"xx"', '"xxxx"', '"x"', '"xxxxx"']),
  )
  expect(written({ type: 'array', items: { enum: ['A'] }, maxItems: 2 })).toEqual(
    expect.arrayContaining(['[]', '["A"]', '["A","A"]', '["A","A","A"]', '[null]', '[""]', '[[]]']),
  )
  expect(written({ type: 'string', format: 'date' })).toEqual(
    expect.arrayContaining(['"0001-01-01"', '"9999-12-31"']),
  )
  expect(written({ enum: ['A', 'B'] })).toEqual(expect.arrayContaining(['"A"', '"B"']))
  expect(written({ anyOf: [{ type: 'integer', minimum: 5 }, { type: 'null' }] })).toEqual(
    expect.arrayContaining(['4', '5']),
  )
})

test('a nested field is a separate position, and is sent with valid values around it', () => {
  const schema: InputSchema = {
    type: 'object',
    properties: {
      account: { anyOf: [{ type: 'object', properties: { bank: { type: 'string' } } }, { type: 'null' }] },
    },
  }

  const paths = spotsWithin('input', schema).map(({ path }) => path)
  const put = textOf(
    membersWith({ input: { account: { bank: 'A', number: '1' }, note: 'n' } }, [
      { path: 'input.account.bank', json: '[]' },
    ]),
  )
  const left = textOf(membersWith({ input: { account: { bank: 'A' } } }, [{ path: 'input.account.bank' }]))
  const created = textOf(membersWith({}, [{ path: 'input.account.bank', json: '1e400' }]))

  expect(paths).toEqual(['input', 'input.account', 'input.account.bank'])
  expect([put, left, created]).toEqual([
    '{"input":{"account":{"bank":[],"number":"1"},"note":"n"}}',
    '{"input":{"account":{}}}',
    '{"input":{"account":{"bank":1e400}}}',
  ])
})

test('every field and every argument of every operation has every edge', () => {
  const placesOf = ({ edges }: Subject): Map<string, string[]> => {
    const places = new Map<string, string[]>()
    for (const [place, edge] of edges.map(({ name }) => name.split(': ') as [string, string]))
      places.set(place, [...(places.get(place) ?? []), edge])
    return places
  }
  const subjects = new Map(allSubjects().map(subject => [subject.name, placesOf(subject)]))
  const lacking = [...subjects].flatMap(([name, places]) =>
    [...places].flatMap(([place, edges]) =>
      ['path', 'body'].includes(place)
        ? []
        : ALWAYS.filter(edge => !edges.includes(edge)).map(edge => `${name} ${place}: ${edge}`),
    ),
  )

  expect(lacking).toEqual([])
  expect([...subjects.get('mutation createPartner')!.keys()]).toEqual([
    'input',
    'input.name',
    'input.returnUrls',
    'apiKeys.first',
  ])
  expect([...subjects.get('query customer')!.keys()]).toEqual([
    'id',
    'externalId',
    'screenings.first',
    'screenings.after',
    'alerts.first',
    'alerts.after',
    'cases.first',
    'cases.after',
    'accounts.first',
    'accounts.after',
    'loans.first',
    'loans.after',
    'documents.first',
    'documents.after',
    'verifications.first',
    'verifications.after',
    'remittances.first',
    'remittances.after',
  ])
  expect([...subjects.get('remittance POST /transfers')!.keys()]).toEqual(
    expect.arrayContaining(['quoteId', 'recipientId', 'body']),
  )
  expect([...subjects.get('remittance GET /transfers/{id}')!.keys()]).toEqual(['path'])
  expect([...subjects.get('remittance GET /transfers')!.keys()]).toEqual(['page', 'pageSize'])
})

test('every edge is tried with any seed, and a failure at one is reported with its name', async () => {
  const [real] = allSubjects().filter(({ name }) => name === 'mutation createPartner') as [Subject]
  const tried: string[] = []
  const open = (): ReturnType<Subject['open']> => async each => {
    const text = JSON.stringify(each)
    tried.push(text)
    const isWrong =
      text === JSON.stringify(real.edges.find(({ name }) => name === 'input.returnUrls: empty list')!.case)
    return {
      exchange: { method: 'POST', url: '/x', headers: {} },
      response: undefined,
      isSuccess: true,
      violation: isWrong ? 'wrong' : undefined,
    }
  }
  const subject = { ...real, open }

  for (const seed of [1, 2, 3]) {
    tried.length = 0
    const {
      findings,
      figures: [figures],
    } = await fuzz([subject], () => ({}) as Scene, { seed, runs: 10 })
    expect(tried.slice(0, real.edges.length)).toEqual(
      real.edges.map(({ case: each }) => JSON.stringify(each)),
    )
    expect(figures).toMatchObject({ edges: real.edges.length, requests: 5 })
    expect(findings.map(({ again }) => again)).toEqual([
      `npm run fuzz -- --only 'mutation createPartner' --edge 'input.returnUrls: empty list'`,
    ])
  }
})
