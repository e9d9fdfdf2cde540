import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { ListSize, ListSizes, Slicing } from './list-sizes.ts'
import type { Variables } from '#gateway/graph/execute/plan-run.ts'

/** Cost limits of a graph operation, in points. One point is one object in the response. */
export const COST = {
  /** Maximum points of one operation. */
  max: 100_000,
  /** Points that count as one request in the rate limit. */
  perRequest: 1_000,
  /** Points for each in-flight slot of the credential that an operation uses. */
  perSlot: 5_000,
} as const

/** Points of an item in a list of scalars. Other scalar fields are free, because they are part of their object. */
const SCALAR_ITEM = 0.1

/** Computes the points of an operation from the coerced variables of a request. */
export type OperationCost = (variables: Variables) => number

/** A number in the document, or the value of a variable with its fallback. */
type Count = number | { readonly variable: string; readonly fallback: number }

interface Condition {
  readonly variable: string
  readonly expected: boolean
}

/** A field that adds to the cost. */
interface Term {
  readonly when: readonly Condition[]
  readonly items: Count
  /** Points of each item without its selection set. */
  readonly weight: number
  readonly inner: Part | undefined
  /** Number of items in each list that `sizedFields` names. This field's page argument sets it. */
  readonly page: Count
}

/**
 * The costs of a selection set. `once` has the ordinary fields; `paged` has the sized lists, whose cost is multiplied
 * by the page size of the enclosing field; `spread` has the fragments.
 */
interface Part {
  readonly once: Term[]
  readonly paged: Term[]
  readonly spread: { readonly when: readonly Condition[]; readonly part: Part }[]
}

export interface CostInput {
  readonly schema: GraphQLSchema
  readonly listSizes: ListSizes
  readonly operation: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

const NO_FIELDS: ReadonlySet<string> = new Set()

/**
 * Compiles the cost of an operation. The length of a list is its page argument in the request, or else the bound that
 * the contract declares. Each fragment is compiled once and evaluated once per request, regardless of how often it is
 * spread.
 */
export function compileCost(input: CostInput): OperationCost {
  const { schema, operation } = input
  const root = schema.getRootType(operation.operation)
  const rootPart = newPart()
  if (root) addSelections({ ...input, parts: new Map() }, rootPart, operation.selectionSet, root, NO_FIELDS)
  return variables => Math.ceil(sumsOf(rootPart, variables, new Map()).once)
}

interface Compiler extends CostInput {
  /** Parts of the fragments that were compiled, by name and sized fields. */
  readonly parts: Map<string, Part>
}

/** Adds the terms of a selection set to a part. `sized` has the names of the fields whose length the enclosing field sets. */
function addSelections(
  compiler: Compiler,
  part: Part,
  { selections }: SelectionSetNode,
  parent: GraphQLCompositeType | undefined,
  sized: ReadonlySet<string>,
): void {
  const { schema } = compiler
  for (const selection of selections) {
    const when = conditionsOf(selection.directives)
    if (!when) continue
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      part.spread.push({ when, part: fragmentPart(compiler, selection.name.value, sized) })
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const inner = newPart()
      const type = compositeOf(schema, selection.typeCondition?.name.value) ?? parent
      addSelections(compiler, inner, selection.selectionSet, type, sized)
      part.spread.push({ when, part: inner })
    } else {
      const isSized = sized.has(selection.name.value)
      const term = termOf(compiler, selection, parent, when, isSized)
      if (term) (isSized ? part.paged : part.once).push(term)
    }
  }
}

function fragmentPart(compiler: Compiler, name: string, sized: ReadonlySet<string>): Part {
  const key = `${name} ${[...sized].join(' ')}`
  const found = compiler.parts.get(key)
  if (found) return found
  const part = newPart()
  // Stored before it is complete, so that a fragment cycle, which validation rejects, does not recurse forever.
  compiler.parts.set(key, part)
  const { schema, fragments } = compiler
  const fragment = fragments.get(name)
  if (fragment)
    addSelections(
      compiler,
      part,
      fragment.selectionSet,
      compositeOf(schema, fragment.typeCondition.name.value),
      sized,
    )
  return part
}

function termOf(
  compiler: Compiler,
  node: FieldNode,
  parent: GraphQLCompositeType | undefined,
  when: readonly Condition[],
  isSized: boolean,
): Term | undefined {
  const { listSizes } = compiler
  const field = parent && !isUnionType(parent) ? parent.getFields()[node.name.value] : undefined
  if (!parent || !field) return undefined
  const type = getNamedType(field.type)
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
  const size = listSizes.fields.get(`${parent.name}.${node.name.value}`)
  const items = itemsOf(node, size, isList, isSized)
  if (!isCompositeType(type))
    return isList ? { when, items, weight: SCALAR_ITEM, inner: undefined, page: 1 } : undefined
  const inner = newPart()
  const fields = size?.sized ?? NO_FIELDS
  if (node.selectionSet) addSelections(compiler, inner, node.selectionSet, type, fields)
  return {
    when,
    items,
    weight: listSizes.weights.get(type.name) ?? 1,
    inner,
    page: fields.size > 0 && size?.slicing ? countOf(node, size.slicing, size.assumed) : 1,
  }
}

const newPart = (): Part => ({ once: [], paged: [], spread: [] })

const compositeOf = (schema: GraphQLSchema, name: string | undefined): GraphQLCompositeType | undefined => {
  const type = name === undefined ? undefined : schema.getType(name)
  return isCompositeType(type) ? type : undefined
}

/**
 * The number of items of a field. It is 1 for a sized list, because its cost is multiplied by the page size of the
 * enclosing field.
 */
function itemsOf(node: FieldNode, size: ListSize | undefined, isList: boolean, isSized: boolean): Count {
  if (!isList || isSized) return 1
  if (size?.slicing && size.sized.size === 0) return countOf(node, size.slicing, size.assumed)
  // A test in test/rules checks that every list of the public contract declares its size.
  return size?.assumed ?? COST.max + 1
}

function countOf(
  { arguments: given = [] }: FieldNode,
  { argument, default: defaultCount }: Slicing,
  assumed: number | undefined,
): Count {
  const fallback = defaultCount ?? assumed ?? COST.max + 1
  const value = given.find(each => each.name.value === argument)?.value
  if (value?.kind === Kind.INT) return Math.max(0, Number(value.value))
  return value?.kind === Kind.VARIABLE ? { variable: value.name.value, fallback } : fallback
}

/** The conditions under which a selection is included; undefined if it is skipped for all variables. */
function conditionsOf(directives: readonly DirectiveNode[] = []): readonly Condition[] | undefined {
  const when: Condition[] = []
  for (const { name, arguments: given = [] } of directives) {
    if (name.value !== 'skip' && name.value !== 'include') continue
    const expected = name.value === 'include'
    const value = given.find(argument => argument.name.value === 'if')?.value
    if (value?.kind === Kind.VARIABLE) when.push({ variable: value.name.value, expected })
    else if (value?.kind === Kind.BOOLEAN && value.value !== expected) return undefined
  }
  return when
}

interface Sums {
  readonly once: number
  readonly paged: number
}

function sumsOf(part: Part, variables: Variables, evaluated: Map<Part, Sums>): Sums {
  const known = evaluated.get(part)
  if (known) return known
  let once = 0
  let paged = 0
  for (const term of part.once) once += pointsOf(term, variables, evaluated)
  for (const term of part.paged) paged += pointsOf(term, variables, evaluated)
  for (const { when, part: inner } of part.spread)
    if (holds(when, variables)) {
      const sums = sumsOf(inner, variables, evaluated)
      once += sums.once
      paged += sums.paged
    }
  const sums = { once, paged }
  evaluated.set(part, sums)
  return sums
}

function pointsOf(
  { when, items, weight, inner, page }: Term,
  variables: Variables,
  evaluated: Map<Part, Sums>,
): number {
  if (!holds(when, variables)) return 0
  const { once, paged } = inner ? sumsOf(inner, variables, evaluated) : { once: 0, paged: 0 }
  // Without this check, an unbounded page and a sum of 0 would result in NaN.
  return valueOf(items, variables) * (weight + once + (paged === 0 ? 0 : valueOf(page, variables) * paged))
}

const holds = (when: readonly Condition[], variables: Variables): boolean =>
  when.every(({ variable, expected }) => variables[variable] === expected)

function valueOf(count: Count, variables: Variables): number {
  if (typeof count === 'number') return count
  const given = variables[count.variable]
  return typeof given === 'number' ? Math.max(0, given) : count.fallback
}
