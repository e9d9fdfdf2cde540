import {
  Kind,
  type ArgumentNode,
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type NameNode,
  type SelectionSetNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'

/**
 * Limits on a document as written, before fragments are expanded. One walk counts everything before the standard
 * validation rules run.
 */
export const DOCUMENT_LIMITS = {
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

type Measure = Exclude<keyof typeof DOCUMENT_LIMITS, 'characters' | 'tokens'>
type Sizes = Record<Measure, number>

interface Named {
  readonly name?: NameNode | undefined
  readonly alias?: NameNode | undefined
}

const ISSUE_TEXTS: Readonly<Record<Measure, (size: number) => string>> = {
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
  return (Object.keys(ISSUE_TEXTS) as Measure[])
    .filter(measure => sizes[measure] > DOCUMENT_LIMITS[measure])
    .map(
      measure =>
        `The document ${ISSUE_TEXTS[measure](sizes[measure])}; at most ${DOCUMENT_LIMITS[measure]} are allowed.`,
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
  for (const definition of document.definitions) countDefinition(sizes, definition)
  return sizes
}

function countDefinition(sizes: Sizes, definition: DefinitionNode): void {
  if ('name' in definition) countNames(sizes, definition)
  if (definition.kind === Kind.OPERATION_DEFINITION) sizes.operations++
  else if (definition.kind === Kind.FRAGMENT_DEFINITION) sizes.fragments++
  else return
  countDirectives(sizes, definition)
  if (definition.kind === Kind.OPERATION_DEFINITION)
    for (const variable of definition.variableDefinitions ?? []) countVariable(sizes, variable)
  countSelections(sizes, definition.selectionSet, 1, new Map())
}

function raiseMax(sizes: Sizes, measure: Measure, size: number): void {
  if (size > sizes[measure]) sizes[measure] = size
}

function countNames(sizes: Sizes, node: Named): void {
  for (const name of [node.name, node.alias]) if (name) raiseMax(sizes, 'nameLength', name.value.length)
}

function countVariable(sizes: Sizes, node: VariableDefinitionNode): void {
  sizes.variables++
  countNames(sizes, node.variable)
  countDirectives(sizes, node)
  if (node.defaultValue) countValue(sizes, node.defaultValue, 1)
}

function countDirectives(
  sizes: Sizes,
  { directives = [] }: { readonly directives?: readonly ConstDirectiveNode[] | readonly DirectiveNode[] },
): void {
  for (const directive of directives) {
    sizes.directives++
    countNames(sizes, directive)
    countArguments(sizes, directive)
  }
}

function countArguments(
  sizes: Sizes,
  { arguments: given = [] }: { readonly arguments?: readonly ArgumentNode[] | readonly ConstArgumentNode[] },
): void {
  for (const argument of given) {
    countNames(sizes, argument)
    countValue(sizes, argument.value, 1)
  }
}

function countValue(sizes: Sizes, node: ValueNode, depth: number): void {
  if (node.kind === Kind.VARIABLE) countNames(sizes, node)
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) raiseMax(sizes, 'numberLength', node.value.length)
  if (node.kind === Kind.ENUM) raiseMax(sizes, 'nameLength', node.value.length)
  if (node.kind !== Kind.LIST && node.kind !== Kind.OBJECT) return
  raiseMax(sizes, 'valueDepth', depth)
  if (node.kind === Kind.OBJECT) for (const field of node.fields) countNames(sizes, field)
  const inner = node.kind === Kind.LIST ? node.values : node.fields.map(field => field.value)
  sizes.values += inner.length
  for (const each of inner) countValue(sizes, each, depth + 1)
}

/**
 * Counts the fields of an inline fragment with the enclosing selection set, because validation compares them with its
 * fields.
 */
function countSelections(
  sizes: Sizes,
  set: SelectionSetNode,
  nesting: number,
  counts: Map<string, number>,
): void {
  raiseMax(sizes, 'nesting', nesting)
  for (const selection of set.selections) {
    countDirectives(sizes, selection)
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      countSelections(sizes, selection.selectionSet, nesting + 1, counts)
      continue
    }
    countNames(sizes, selection)
    if (selection.kind === Kind.FRAGMENT_SPREAD) sizes.spreads++
    else countField(sizes, selection, nesting, counts)
  }
}

function countField(sizes: Sizes, node: FieldNode, nesting: number, counts: Map<string, number>): void {
  if (node.alias) sizes.aliases++
  const key = (node.alias ?? node.name).value
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  raiseMax(sizes, 'repeats', count)
  countArguments(sizes, node)
  if (node.selectionSet) countSelections(sizes, node.selectionSet, nesting + 1, new Map())
}
