import { Kind, type ASTNode, type DocumentNode, type SelectionSetNode, type ValueNode } from 'graphql'

/**
 * Limits on a document as written, before fragments are expanded. One walk counts everything before the standard
 * validation rules run.
 */
export const WRITTEN_LIMITS = {
  characters: 65_536,
  tokens: 2_000,
  operations: 20,
  fragments: 40,
  spreads: 100,
  aliases: 60,
  nesting: 40,
  repeats: 25,
  directives: 60,
  variables: 50,
  values: 500,
  valueDepth: 16,
  nameLength: 8_192,
  numberLength: 40,
} as const

type Measure = Exclude<keyof typeof WRITTEN_LIMITS, 'characters' | 'tokens'>
type Sizes = Record<Measure, number>

const SAYS: Readonly<Record<Measure, (size: number) => string>> = {
  operations: size => `has ${size} operations`,
  fragments: size => `has ${size} fragments`,
  spreads: size => `spreads fragments ${size} times`,
  aliases: size => `has ${size} aliases in all`,
  nesting: size => `nests ${size} selections in each other`,
  repeats: size => `requests one field ${size} times in one place`,
  directives: size => `has ${size} directives in all`,
  variables: size => `declares ${size} variables`,
  values: size => `has ${size} values in its lists and objects`,
  valueDepth: size => `nests ${size} lists and objects in each other`,
  nameLength: size => `has a name of ${size} characters`,
  numberLength: size => `has a number of ${size} characters`,
}

/**
 * Returns one sentence for each exceeded limit. Some standard validation rules compare fields and fragments in pairs,
 * so even a short document can take a long time to validate.
 */
export function sizeIssues(document: DocumentNode): string[] {
  const sizes = sizesOf(document)
  return (Object.keys(SAYS) as Measure[])
    .filter(measure => sizes[measure] > WRITTEN_LIMITS[measure])
    .map(
      measure =>
        `The document ${SAYS[measure](sizes[measure])}; at most ${WRITTEN_LIMITS[measure]} are allowed.`,
    )
}

function sizesOf(document: DocumentNode): Sizes {
  const sizes: Sizes = {
    operations: 0,
    fragments: 0,
    spreads: 0,
    aliases: 0,
    nesting: 0,
    repeats: 0,
    directives: 0,
    variables: 0,
    values: 0,
    valueDepth: 0,
    nameLength: 0,
    numberLength: 0,
  }
  const atLeast = (measure: Measure, size: number): void => {
    if (size > sizes[measure]) sizes[measure] = size
  }

  const names = (node: ASTNode): void => {
    for (const key of ['name', 'alias'] as const) {
      const name = (
        node as { readonly name?: { readonly value: string }; readonly alias?: { readonly value: string } }
      )[key]
      if (name) atLeast('nameLength', name.value.length)
    }
  }
  const value = (node: ValueNode, depth: number): void => {
    names(node)
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) atLeast('numberLength', node.value.length)
    if (node.kind === Kind.ENUM) atLeast('nameLength', node.value.length)
    if (node.kind !== Kind.LIST && node.kind !== Kind.OBJECT) return
    atLeast('valueDepth', depth)
    const inner =
      node.kind === Kind.LIST ? node.values : node.fields.map(field => (names(field), field.value))
    sizes.values += inner.length
    for (const each of inner) value(each, depth + 1)
  }
  const decorated = (node: {
    readonly directives?: readonly (ASTNode & {
      readonly arguments?: readonly (ASTNode & { readonly value: ValueNode })[]
    })[]
  }): void => {
    for (const directive of node.directives ?? []) {
      sizes.directives++
      names(directive)
      for (const argument of directive.arguments ?? []) {
        names(argument)
        value(argument.value, 1)
      }
    }
  }
  /**
   * Counts the fields of an inline fragment with the enclosing selection set, because validation compares them with its
   * fields.
   */
  const selections = (set: SelectionSetNode, nesting: number, mentions: Map<string, number>): void => {
    atLeast('nesting', nesting)
    for (const selection of set.selections) {
      decorated(selection)
      if (selection.kind !== Kind.INLINE_FRAGMENT) names(selection)
      if (selection.kind === Kind.FRAGMENT_SPREAD) sizes.spreads++
      if (selection.kind === Kind.INLINE_FRAGMENT) selections(selection.selectionSet, nesting + 1, mentions)
      if (selection.kind !== Kind.FIELD) continue
      if (selection.alias) sizes.aliases++
      const key = (selection.alias ?? selection.name).value
      const count = (mentions.get(key) ?? 0) + 1
      mentions.set(key, count)
      atLeast('repeats', count)
      for (const argument of selection.arguments ?? []) {
        names(argument)
        value(argument.value, 1)
      }
      if (selection.selectionSet) selections(selection.selectionSet, nesting + 1, new Map())
    }
  }

  for (const definition of document.definitions) {
    names(definition)
    if (definition.kind === Kind.OPERATION_DEFINITION) sizes.operations++
    else if (definition.kind === Kind.FRAGMENT_DEFINITION) sizes.fragments++
    else continue
    decorated(definition)
    for (const variable of definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? [])
      : []) {
      sizes.variables++
      names(variable.variable)
      decorated(variable)
      if (variable.defaultValue) value(variable.defaultValue, 1)
    }
    selections(definition.selectionSet, 1, new Map())
  }
  return sizes
}
