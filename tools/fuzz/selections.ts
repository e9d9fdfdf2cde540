import { getNamedType, isLeafType, isObjectType, type GraphQLField } from 'graphql'
import { publicFields } from '#tools/traffic/selection.ts'

/** Numbers that choose a selection. They are read in order and cyclically. */
export type Picks = readonly number[]

const DEPTH_MAX = 3
const FIRSTS = [
  'first: 1',
  'first: 2',
  'first: 100',
  'first: 0',
  'first: -1',
  'first: 201',
  'first: null',
  'first: 1.5',
  'first: "1"',
  'after: ""',
  'after: "bXg3"',
  'after: "x"',
]

/**
 * Chooses a selection of the field: fields, aliases, directives, fragments and arguments. Empty for a leaf.
 */
export function picked(field: GraphQLField<unknown, unknown>, picks: Picks): string {
  let index = 0
  const pick = (most: number): number =>
    picks.length === 0 ? 0 : (picks[index++ % picks.length]! + Math.floor(index / picks.length)) % most
  const selection = (each: GraphQLField<unknown, unknown>, depth: number): string => {
    const type = getNamedType(each.type)
    if (!isObjectType(type)) return ''
    const fields = publicFields(type).filter(
      inner => depth < DEPTH_MAX || isLeafType(getNamedType(inner.type)),
    )
    if (fields.length === 0) return '{ __typename }'
    const chosen = new Map<string, string>()
    for (let count = 1 + pick(4); count > 0; count--) {
      const inner = fields[pick(fields.length)]!
      const alias = pick(9) === 8 ? `a${chosen.size}` : inner.name
      chosen.set(
        alias,
        `${alias === inner.name ? '' : `${alias}: `}${inner.name}${argumentsOf(inner)}${DIRECTIVES[pick(12)] ?? ''} ${selection(inner, depth + 1)}`,
      )
    }
    const text = [...chosen.values()].join(' ')
    const form = pick(10)
    return form === 9
      ? `{ ... on ${type.name} { ${text} } __typename }`
      : form === 8
        ? `{ __typename ${text} }`
        : `{ ${text} }`
  }
  const argumentsOf = ({ args }: GraphQLField<unknown, unknown>): string => {
    const needed = args.some(({ name }) => name === 'first') && pick(3) === 2
    return needed ? `(${FIRSTS[pick(FIRSTS.length)]})` : ''
  }
  return selection(field, 0)
}

const DIRECTIVES: Readonly<Record<number, string>> = {
  11: ' @include(if: true)',
  10: ' @skip(if: true)',
  9: ' @skip(if: false)',
}
