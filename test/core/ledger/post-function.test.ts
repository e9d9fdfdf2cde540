import { beforeAll, expect, test } from '@jest/globals'
import { POST_RESULTS } from '#core/ledger/post-call.ts'
import { POST_PARAMETERS } from '#core/ledger/post-parameters.ts'
import { LIMIT_OUTCOMES, OTHER_OUTCOMES, REFUSED_OUTCOMES } from '#core/rules/posting-outcome.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world } from '#test/support/world.ts'

interface Argument {
  readonly name: string
  readonly type: string
  readonly mode: 'i' | 'o'
}

let source: string
let signature: readonly Argument[]
beforeAll(async () => {
  const { databaseName } = await world()
  ;[source, signature] = await withClient(adminOf(databaseName), async client => {
    const body = await client.query<{ source: string }>(
      `select prosrc as source from pg_proc where oid = 'core.post'::regproc`,
    )
    const found = await client.query<Argument>(
      `select argument.name, argument.type::regtype::text as type, argument.mode
       from pg_proc, unnest(proargnames, proallargtypes, proargmodes::text[]) with ordinality as argument (name, type, mode, position)
       where oid = 'core.post'::regproc order by position`,
    )
    return [body.rows[0]!.source, found.rows]
  })
})

const textsIn = (text: string): string[] => [...text.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name!)

test('core.post has exactly the declared parameters, in their order and with their types', () => {
  expect(signature.filter(({ mode }) => mode === 'i').map(({ name, type }) => ({ name, type }))).toEqual(
    POST_PARAMETERS.map(({ name, type }) => ({ name, type })),
  )
})

test('core.post returns exactly the declared columns', () => {
  expect(signature.filter(({ mode }) => mode === 'o').map(({ name }) => name)).toEqual(
    Object.keys(POST_RESULTS),
  )
})

test('core.post assigns every declared outcome and no other', () => {
  const assignments = [...source.matchAll(/outcomes\[k\] := ([^;]+);/g)].map(([, value]) => value!)
  const results = assignments.flatMap(value =>
    textsIn([...value.matchAll(/(?:^|\b(?:then|else)\s+)'[A-Z_]+'/g)].map(([result]) => result).join(' ')),
  )

  expect(assignments.length).toBeGreaterThan(10)
  expect([...new Set(results)].sort()).toEqual([...REFUSED_OUTCOMES, ...OTHER_OUTCOMES].sort())
})

test('core.post stores every refusal under its key, and publishes those by limits', () => {
  const [, unrefused] = /unrefused constant text\[\] := array\[([^\]]+)\]/.exec(source)!
  const published = [...source.matchAll(/outcomes(?:\s+&& array\[|\[g\] in \()([^\])]+)[\])]/g)]

  expect(textsIn(unrefused!).sort()).toEqual([...OTHER_OUTCOMES].sort())
  expect(published.map(([, names]) => textsIn(names!).sort())).toEqual([
    Object.values<string>(LIMIT_OUTCOMES).sort(),
    Object.values<string>(LIMIT_OUTCOMES).sort(),
  ])
})
