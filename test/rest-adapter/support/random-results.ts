import fc from 'fast-check'
import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql'
import type { OperationDocument } from '#rest-adapter/documents.ts'

const SPECIAL = ['"', '\\', '/', '\0', '\n', '\u001f', '\u007f', '\u0085', '\u2028', '\u2029', '\ufeff']
const SURROGATES = ['\ud800', '\udbff', '\udc00', '\udfff', '\u{1f600}', '\ud7ff', '\ue000', '\uffff']

/** Text with quotes, control characters and unpaired surrogates, which JSON escapes, beside ordinary text. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...SPECIAL, ...SURROGATES, 'a', 'é', '中') }),
  fc.uuid(),
)

const EDGES = ['0', '-0', '0.00', '-0.00', '-5.00', '100.50', '90071992547409.93', '999999999999999.9999']
/** Texts that are not plain decimal numbers: a domain never returns them, but nothing prevents it. */
const ODD = ['1e5', '1E-7', '01', '1.', '.5', '+1', '', ' 1', '1 ', 'NaN', 'true', 'null', '"1"', '{}', '1,2']

const amount = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...EDGES) },
  {
    weight: 8,
    arbitrary: fc.tuple(fc.bigInt(), fc.nat(9_999)).map(([whole, part]) => `${whole}.${part}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...ODD) },
)

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 1e21, -1e-7, 5e-324, 2 ** 53, 0.1 + 0.2, NaN, Infinity),
)

const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Boolean: fc.boolean(),
  Int: fc.oneof(fc.integer(), fc.constant(-0)),
  Float: number,
  ID: fc.oneof(text, fc.integer()),
  Money: amount,
  Decimal: amount,
  ExactNumber: amount,
  DateTime: fc.oneof(
    fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
    text,
  ),
  JSONObject: fc.dictionary(text, fc.jsonValue({ maxDepth: 2 })),
  JSONLiteral: fc.oneof(text, number, fc.boolean()),
}

function leaf(type: GraphQLLeafType): fc.Arbitrary<unknown> {
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  return LEAVES[type.name] ?? text
}

type Fragments = OperationDocument['fragments']

/** Results of the graph for a selection, with any value that a domain could return. The executor returns null for missing values. */
export function randomResult(
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
  fragments: Fragments,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return requiredResult(type.ofType, selections, fragments)
  return fc.oneof(
    { weight: 3, arbitrary: requiredResult(type, selections, fragments) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

function requiredResult(
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
  fragments: Fragments,
): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(randomResult(type.ofType, selections, fragments), { maxLength: 3 })
  if (!isObjectType(type)) return leaf(type as GraphQLLeafType)
  const nodesByKey = new Map<string, FieldNode[]>()
  for (const node of fieldNodes(selections, fragments)) {
    const key = node.alias?.value ?? node.name.value
    nodesByKey.set(key, [...(nodesByKey.get(key) ?? []), node])
  }
  return fc.record(
    Object.fromEntries(
      [...nodesByKey].map(([key, nodes]) => {
        const inner = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
        return [key, randomResult(type.getFields()[nodes[0]!.name.value]!.type, inner, fragments)]
      }),
    ),
  )
}

function fieldNodes(selections: readonly SelectionNode[], fragments: Fragments): FieldNode[] {
  return selections.flatMap(node => {
    if (node.kind === Kind.FIELD) return [node]
    const spread = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value)! : node
    return fieldNodes(spread.selectionSet.selections, fragments)
  })
}
