import {
  Kind,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql'

/** The argument that sets the number of requested items. */
export interface Slicing {
  readonly argument: string
  readonly default: number | undefined
}

/** The `@listSize` directive of a field. */
export interface ListSize {
  /** Maximum number of items in the list, unless an argument requests fewer. */
  readonly assumed: number | undefined
  readonly slicing: Slicing | undefined
  /** Lists of the returned object whose length the argument sets. If empty, the argument sets the length of the field itself. */
  readonly sized: ReadonlySet<string>
}

export interface ListSizes {
  /** By `Type.field`. */
  readonly fields: ReadonlyMap<string, ListSize>
  /** `@cost` weights of object types that cost more than others. */
  readonly weights: ReadonlyMap<string, number>
}

/** Reads the list sizes that the subgraphs declare with the directives of the GraphQL cost specification. */
export function listSizesOf(supergraph: DocumentNode): ListSizes {
  const fields = new Map<string, ListSize>()
  const weights = new Map<string, number>()
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue
    const weight = intOf(directiveOf(definition, 'cost'), 'weight')
    if (weight !== undefined) weights.set(definition.name.value, weight)
    for (const field of definition.fields ?? []) {
      const size = sizeOf(field)
      if (size) fields.set(`${definition.name.value}.${field.name.value}`, size)
    }
  }
  return { fields, weights }
}

function sizeOf(field: FieldDefinitionNode): ListSize | undefined {
  const directive = directiveOf(field, 'listSize')
  if (!directive) return undefined
  const [argument] = stringsOf(directive, 'slicingArguments')
  return {
    assumed: intOf(directive, 'assumedSize'),
    slicing: argument === undefined ? undefined : slicingOf(field, argument),
    sized: new Set(stringsOf(directive, 'sizedFields')),
  }
}

function slicingOf({ name, arguments: declared = [] }: FieldDefinitionNode, argument: string): Slicing {
  const found = declared.find(each => each.name.value === argument)
  if (!found)
    throw new Error(
      `@listSize of ${name.value} names the argument ${argument}, which the field does not have.`,
    )
  return {
    argument,
    default: found.defaultValue?.kind === Kind.INT ? Number(found.defaultValue.value) : undefined,
  }
}

type Directed = Pick<ObjectTypeDefinitionNode | FieldDefinitionNode, 'directives'>

const directiveOf = ({ directives = [] }: Directed, name: string): ConstDirectiveNode | undefined =>
  directives.find(each => each.name.value === name)

const valueOf = (
  directive: ConstDirectiveNode | undefined,
  name: string,
): NonNullable<ConstDirectiveNode['arguments']>[number]['value'] | undefined =>
  directive?.arguments?.find(argument => argument.name.value === name)?.value

function intOf(directive: ConstDirectiveNode | undefined, name: string): number | undefined {
  const value = valueOf(directive, name)
  return value?.kind === Kind.INT ? Number(value.value) : undefined
}

function stringsOf(directive: ConstDirectiveNode, name: string): string[] {
  const value = valueOf(directive, name)
  return value?.kind === Kind.LIST
    ? value.values.flatMap(each => (each.kind === Kind.STRING ? [each.value] : []))
    : []
}
