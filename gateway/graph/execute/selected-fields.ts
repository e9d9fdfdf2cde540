import {
  Kind,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'

export interface SelectionCondition {
  variable: string
  expected: boolean
}

/** A selection set where it was written, with the conditions under which it counts. */
export interface SelectionPart {
  selectionSet: SelectionSetNode
  /** The type that the document names there; the object itself may be of a narrower one. */
  declaredType: GraphQLCompositeType
  when: readonly SelectionCondition[]
}

/** A response key with all that was asked of it, in however many places. */
export interface SelectedField {
  key: string
  /** Absent for `__typename`. */
  type: GraphQLOutputType | undefined
  /** The type by which messages name the field. */
  owner: GraphQLCompositeType
  parts: SelectionPart[]
}

/** One place where a field is asked for. The first whose conditions all hold decides where in the order it comes. */
export interface Mention {
  field: SelectedField
  when: readonly SelectionCondition[]
}

export interface Selecting {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

/** The fields asked of an object of a type in order: fragments opened, equal response keys sharing one field. */
export function selectedFields(
  selecting: Selecting,
  type: GraphQLCompositeType,
  parts: readonly SelectionPart[],
): readonly Mention[] {
  const mentions: Mention[] = []
  for (const part of parts) collect(selecting, type, type, part, mentions)
  return mentions
}

function collect(
  selecting: Selecting,
  type: GraphQLCompositeType,
  owner: GraphQLCompositeType,
  part: SelectionPart,
  mentions: Mention[],
): void {
  for (const selection of part.selectionSet.selections) {
    const when = conditionsOf(selection.directives, part.when)
    if (!when) continue
    if (selection.kind === Kind.FIELD) {
      addField(selection, owner, part.declaredType, when, mentions)
      continue
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : selecting.fragments.get(selection.name.value)
    if (!fragment) continue
    const condition = fragment.typeCondition && selecting.schema.getType(fragment.typeCondition.name.value)
    if (!isCompositeType(condition)) {
      collect(selecting, type, owner, { ...part, selectionSet: fragment.selectionSet, when }, mentions)
    } else if (isSubtype(selecting.schema, condition, type)) {
      const inner = { selectionSet: fragment.selectionSet, declaredType: condition, when }
      collect(selecting, type, condition, inner, mentions)
    }
  }
}

function addField(
  node: FieldNode,
  owner: GraphQLCompositeType,
  declaredType: GraphQLCompositeType,
  when: readonly SelectionCondition[],
  mentions: Mention[],
): void {
  const key = node.alias?.value ?? node.name.value
  const type = isUnionType(declaredType) ? undefined : declaredType.getFields()[node.name.value]?.type
  const known = mentions.filter(mention => mention.field.key === key)
  const field = known[0]?.field ?? { key, type, owner, parts: [] }
  if (node.selectionSet && type) {
    const named = getNamedType(type)
    if (isCompositeType(named))
      field.parts.push({ selectionSet: node.selectionSet, declaredType: named, when })
  }
  // After a mention without conditions, another one cannot be the first that holds.
  if (!known.some(mention => mention.when.length === 0)) mentions.push({ field, when })
}

/** The outer conditions and those of the directives; undefined if the selection is left out whatever the variables. */
function conditionsOf(
  directives: readonly DirectiveNode[] | undefined,
  outer: readonly SelectionCondition[],
): readonly SelectionCondition[] | undefined {
  let when = outer
  for (const directive of directives ?? []) {
    const name = directive.name.value
    if (name !== 'skip' && name !== 'include') continue
    const expected = name === 'include'
    const value = directive.arguments?.find(argument => argument.name.value === 'if')?.value
    if (value?.kind === Kind.VARIABLE) when = [...when, { variable: value.name.value, expected }]
    else if (value?.kind === Kind.BOOLEAN && value.value !== expected) return undefined
  }
  return when
}

/** Whether everything of one type is also of another. */
export function isSubtype(
  schema: GraphQLSchema,
  wide: GraphQLCompositeType,
  narrow: GraphQLCompositeType,
): boolean {
  if (wide.name === narrow.name) return true
  return (
    isAbstractType(wide) &&
    (isObjectType(narrow) || isInterfaceType(narrow)) &&
    schema.isSubType(wide, narrow)
  )
}
