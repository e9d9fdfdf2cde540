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

/** One occurrence of a selection set, with the conditions under which it is included. */
export interface SelectionPart {
  selectionSet: SelectionSetNode
  /** The static type of the selection set. The runtime type of the object may be narrower. */
  declaredType: GraphQLCompositeType
  when: readonly SelectionCondition[]
}

/** A response key with the merged selection sets of all its occurrences. */
export interface SelectedField {
  key: string
  /** Absent for `__typename`. */
  type: GraphQLOutputType | undefined
  /** The type that error messages name as the parent of the field. */
  owner: GraphQLCompositeType
  parts: SelectionPart[]
}

/** One occurrence of a field. The first occurrence whose conditions all hold determines the field's position in the response. */
export interface FieldOccurrence {
  field: SelectedField
  when: readonly SelectionCondition[]
}

export interface SelectionContext {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

/** Collects the fields selected on a type in response order. Expands fragments, and merges fields with equal response keys. */
export function selectedFields(
  context: SelectionContext,
  type: GraphQLCompositeType,
  parts: readonly SelectionPart[],
): readonly FieldOccurrence[] {
  const occurrences: FieldOccurrence[] = []
  for (const part of parts) collect(context, type, type, part, occurrences)
  return occurrences
}

function collect(
  context: SelectionContext,
  type: GraphQLCompositeType,
  owner: GraphQLCompositeType,
  part: SelectionPart,
  occurrences: FieldOccurrence[],
): void {
  for (const selection of part.selectionSet.selections) {
    const when = conditionsOf(selection.directives, part.when)
    if (!when) continue
    if (selection.kind === Kind.FIELD) {
      addField(selection, owner, part.declaredType, when, occurrences)
      continue
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : context.fragments.get(selection.name.value)
    if (!fragment) continue
    const condition = fragment.typeCondition && context.schema.getType(fragment.typeCondition.name.value)
    if (!isCompositeType(condition)) {
      collect(context, type, owner, { ...part, selectionSet: fragment.selectionSet, when }, occurrences)
    } else if (isSubtype(context.schema, condition, type)) {
      const inner = { selectionSet: fragment.selectionSet, declaredType: condition, when }
      collect(context, type, condition, inner, occurrences)
    }
  }
}

function addField(
  node: FieldNode,
  owner: GraphQLCompositeType,
  declaredType: GraphQLCompositeType,
  when: readonly SelectionCondition[],
  occurrences: FieldOccurrence[],
): void {
  const key = node.alias?.value ?? node.name.value
  const type = isUnionType(declaredType) ? undefined : declaredType.getFields()[node.name.value]?.type
  const known = occurrences.filter(occurrence => occurrence.field.key === key)
  const field = known[0]?.field ?? { key, type, owner, parts: [] }
  if (node.selectionSet && type) {
    const named = getNamedType(type)
    if (isCompositeType(named))
      field.parts.push({ selectionSet: node.selectionSet, declaredType: named, when })
  }
  // An occurrence without conditions always determines the position, so later occurrences are not needed.
  if (!known.some(occurrence => occurrence.when.length === 0)) occurrences.push({ field, when })
}

/** Adds the conditions of the directives to the outer ones; undefined if the selection is skipped for all variables. */
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

/** Whether every object of type `narrow` is also of type `wide`. */
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
