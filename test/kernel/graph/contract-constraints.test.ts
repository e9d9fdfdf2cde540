import { expect, test } from '@jest/globals'
import { visit, type ConstDirectiveNode } from 'graphql'
import { leafCheck, type Constraint } from '#kernel/graph/constraints.ts'
import { subgraphDocument } from '#kernel/graph/executable.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { domains, schemaText } from '#test/support/schema-text.ts'

/** All `@constraint` directives in the domains' schemas. */
function constraintsInUse(): { domain: string; constraint: Constraint }[] {
  return domains().flatMap(domain => {
    const found: { domain: string; constraint: Constraint }[] = []
    visit(subgraphDocument(schemaText(domain)), {
      Directive(node) {
        if (node.name.value === 'constraint')
          found.push({ domain, constraint: valuesOf(node as ConstDirectiveNode) })
      },
    })
    return found
  })
}

const valuesOf = ({ arguments: args = [] }: ConstDirectiveNode): Constraint =>
  Object.fromEntries(
    args.map(({ name, value }) => [
      name.value,
      value.kind === 'IntValue'
        ? Number(value.value)
        : value.kind === 'StringValue'
          ? value.value
          : undefined,
    ]),
  )

test('every pattern of the contract runs in linear time', () => {
  const patterns = new Set(constraintsInUse().flatMap(({ constraint }) => constraint.pattern ?? []))
  const repeated = ['a', 'A', '0', '-', ' ', '.', 'a ', 'a-', '0.', '+', '_', '🦉']

  expect(patterns.size).toBeGreaterThan(0)
  for (const pattern of patterns) {
    const check = leafCheck({ pattern })
    for (const unit of repeated) {
      const text = `${unit.repeat(1_000_000 / unit.length)}\n`
      const begunMs = performance.now()
      check(text, '', [])
      // Linear time takes milliseconds; quadratic time would take many minutes.
      expect([pattern, unit, performance.now() - begunMs < 20_000]).toEqual([pattern, unit, true])
    }
  }
}, 60_000)

const nameIssues = (text: string): string[] => {
  const issues: ValidationIssue[] = []
  leafCheck({ format: 'name' })(text, 'name', issues)
  return issues.map(({ reason }) => reason)
}

test.each([
  "O'Brien-Smith",
  'M\u2019Betibangui',
  '\u2018Abd al-Rahman',
  'Jama`at',
  'Obi & Sons, Ltd. (Lagos) / A.B.',
  'Gal\u00b7la',
  'Dvo\u0159\u00e1k',
  'Dvor\u030ca\u0301k',
  '3M',
  '\u0663',
  '\u300cx'.slice(1),
  'Ivan\u00a0III',
  '\u041e\u041e\u041e \u00ab\u0420\u043e\u043c\u0430\u0448\u043a\u0430\u00bb',
  '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  '\u0d2c\u0d3f\u0d28\u0d4d\u200d',
  '\u845b\u{e0100}\u57ce',
  '\u30de\u30ea\u30a2\u30fb\u30eb\u30a4\u30b5',
  '\u5965\u5df4\u9a6c\u00b7\u5df4\u62c9\u514b',
  '\uff08\u682a\uff09\u7530\u4e2d',
  '\u05e6\u05f3\u05e8\u05e0\u05d5\u05d1',
  '\u0f56\u0f66\u0fa3\u0f53\u0f0b\u0f60\u0f5b\u0f72\u0f53',
  '-',
])('the name %j is accepted', text => {
  expect(nameIssues(text)).toEqual([])
})

test.each([
  'K+v',
  'K@v',
  'K$v',
  'K_v',
  'K*v',
  'K=v',
  'K|v',
  'K~v',
  'K^v',
  'K<v',
  'K#v',
  'K!v',
  'K?v',
  'K:v',
  'K;v',
  'K[v',
  'K%v',
  'K\u2022v',
  'K\u2122v',
  'K\u00bdv',
  'K\u20acv',
  '\u{1f600}',
  '\u2764\ufe0f',
  '1\ufe0f\u20e3',
  'K\u20ddv',
  '\u{1f170}',
  'K\u202ev',
  'K\u2066v',
  'K\u200ev',
  'K\u200bv',
  'K\u200cv',
  'K\u200dv',
  'K\u2060v',
  'K\ufeffv',
  'K\u00adv',
  'K\u034fv',
  'K\u3164v',
  'K\u115fv',
  'K\u2800v',
  'K\u2028v',
  'K\tv',
  'K\nv',
  'K\u0378v',
  'K\ue000v',
  'K\u{e0041}v',
  '\u200c\u062e',
  '\ufffd',
])('the name %j is rejected', text => {
  expect(nameIssues(text)).toEqual([
    "must have only letters, digits, blanks and signs of names such as - ' . , & / ( )",
  ])
})

test('a long name is checked in linear time, whatever it ends with', () => {
  const begunMs = performance.now()
  for (const long of [
    '\u0d15\u0d4d\u200d'.repeat(400_000),
    `\u0d15${'\u0d4d'.repeat(1_000_000)}+`,
    `${'\u0d15'.repeat(1_000_000)}+`,
  ])
    nameIssues(long)

  // Linear time takes a fraction of a second; quadratic time would take many minutes.
  expect(performance.now() - begunMs).toBeLessThan(20_000)
})
