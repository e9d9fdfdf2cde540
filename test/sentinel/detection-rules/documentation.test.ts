import { expect, test } from '@jest/globals'
import { isEnumType } from 'graphql'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import { tags } from '#rest-adapter/sentinel/tags.ts'
import { sentinel } from '#sentinel/subgraph.ts'
import { describeType } from '#sentinel/detection-rules/describe-types.ts'
import { RULE_TYPES, SIGNAL_CATEGORIES } from '#sentinel/detection-rules/rule-types.ts'

const schema = executableSubgraph(sentinel)

function valuesOf(name: string): Record<string, unknown> {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new TypeError(`${name} is no enum`)
  return Object.fromEntries(type.getValues().map(value => [value.name, value.description]))
}

test('the graph has each rule type with its summary, and each category', () => {
  expect(valuesOf('DetectionRuleType')).toEqual(
    Object.fromEntries(RULE_TYPES.map(type => [type, describeType(type).summary])),
  )
  expect(Object.keys(valuesOf('ElderSignalCategory'))).toEqual([...SIGNAL_CATEGORIES])
})

test.each(RULE_TYPES)('the REST documentation has the summary, parameters and defaults of %s', type => {
  const { summary, parameters } = describeType(type)

  const line = tags['Rules']!.split('\n').find(each => each.startsWith(`| ${type} |`))

  expect(line).toContain(`| ${summary} |`)
  for (const { name, isRequired, default: value } of parameters) {
    const isLong = name === 'events' || name === 'keywords'
    expect(line).toContain(`\`${name}\`${isRequired ? '*' : value === null || isLong ? '' : ` (${value})`}`)
  }
  expect(line!.match(/`/g)?.length ?? 0).toBe(parameters.length * 2)
})
