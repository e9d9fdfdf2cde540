import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  separateOperations,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { variableCoercer } from '#gateway/graph/execute/coerce-variables.ts'
import { COST, costOf } from './cost.ts'
import { fragmentsOf } from '#gateway/graph/plan/document.ts'
import { limitRule, rootFields } from './query-complexity.ts'
import type { ListSizes } from './list-sizes.ts'
import type { Variables } from '#gateway/graph/execute/plan-run.ts'
import { segmentedLru } from '#gateway/graph/plan/segmented-lru.ts'
import { variablesIssue } from './variables-limits.ts'
import { sizeIssues, WRITTEN_LIMITS } from './document-limits.ts'

/** A document with what is wrong about it; documents are judged once and remembered, the refused ones too. */
export interface ValidatedDocument {
  /** SHA-256 of its text, in hexadecimal. */
  readonly hash: string
  readonly document: DocumentNode
  readonly errors: readonly GraphQLError[]
  /** The operation of that name, or the only one; undefined where that names none. */
  operation(name: string | null | undefined): JudgedOperation | undefined
}

/** One operation of a document with what does not depend on the request. */
export interface JudgedOperation {
  readonly node: OperationDefinitionNode
  readonly name: string | undefined
  /** Names of the fields at its root, one for each time that they stand there. */
  readonly roots: readonly string[]
  /** Whether it asks for the schema itself. */
  readonly isAboutSchema: boolean
  /** The operation with the fragments that it uses, and no other ones. */
  alone(): DocumentNode
  /** What the operation costs with the variables of a request, or what is wrong about these. */
  weigh(variables: Variables | undefined): WeighedDocument
}

/** Points of an operation, and the reasons why it is not run. */
export interface WeighedDocument {
  readonly cost: number
  readonly issues: readonly GraphQLError[]
}

export interface DocumentValidator {
  /** Judges a text by its size and by the rules of the standard; undefined where it cannot be read at all. */
  judge(source: string, hash: string): ValidatedDocument | undefined
  /** What was judged under a hash, if that is remembered. */
  peek(hash: string): ValidatedDocument | undefined
}

/** Goes through the server in place of a text that is not worth reading. */
const STAND_IN = parse('{ __typename }')

/** Faults that one answer tells; each costs a search for what may have been meant. */
const ERRORS_MAX = 20
/** Each writes out the value around it. */
const ERRORS_OF_VARIABLES_MAX = 5
/** Characters of all documents that are remembered; a document takes about thirty bytes for each, and as much as this many more of them. */
const REMEMBERED_MAX = 1024 * 1024
const CHARACTERS_LEAST = 100

const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type'])

export interface JudgeOptions {
  readonly schema: GraphQLSchema
  readonly introspection: boolean
  /** Mutations whose answer tells whether a secret was guessed. */
  readonly guessable: ReadonlySet<string>
  readonly sizes: ListSizes
}

/**
 * The server would hold a document against all rules of the standard at once, some of which compare everything with
 * everything. Here its size comes first, so that what is too large costs no more than reading it.
 */
export function documentValidator({
  schema,
  introspection,
  guessable,
  sizes,
}: JudgeOptions): DocumentValidator {
  const remembered = segmentedLru<{ readonly judged: ValidatedDocument; readonly characters: number }>(
    REMEMBERED_MAX,
    ({ characters }) => characters,
  )
  const rules = [
    ...specifiedRules,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
    limitRule(guessable),
  ]
  const validatedDocument = (
    hash: string,
    document: DocumentNode,
    errors: readonly GraphQLError[],
  ): ValidatedDocument => ({
    hash,
    document,
    errors: errors.map(invalid),
    operation: operationsOf({ schema, sizes, document, hideSuggestions: !introspection }),
  })

  const judged = (source: string, hash: string): ValidatedDocument | undefined => {
    if (source.length > WRITTEN_LIMITS.characters)
      return validatedDocument(hash, STAND_IN, [
        new GraphQLError(
          `The document has ${source.length} characters; at most ${WRITTEN_LIMITS.characters} are allowed.`,
        ),
      ])
    let document
    try {
      document = parse(source, { maxTokens: WRITTEN_LIMITS.tokens })
    } catch {
      // The server says why, in the words and with the code of the standard.
      return undefined
    }
    const tooLarge = sizeIssues(document)
    return validatedDocument(
      hash,
      document,
      tooLarge.length > 0
        ? tooLarge.map(message => new GraphQLError(message))
        : validate(schema, document, rules, { maxErrors: ERRORS_MAX, hideSuggestions: !introspection }),
    )
  }

  return {
    peek: hash => remembered.peek(hash)?.judged,
    judge(source, hash) {
      const known = remembered.get(hash)
      if (known) return known.judged
      const found = judged(source, hash)
      if (found)
        remembered.set(hash, {
          judged: found,
          characters: CHARACTERS_LEAST + (found.document === STAND_IN ? 0 : source.length),
        })
      return found
    },
  }
}

const invalid = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })

/** The operations of a document, each looked at when it is first asked for. */
interface Operations extends Pick<JudgeOptions, 'schema' | 'sizes'> {
  readonly document: DocumentNode
  readonly hideSuggestions: boolean
}

function operationsOf(of: Operations): ValidatedDocument['operation'] {
  const known = new Map<OperationDefinitionNode, JudgedOperation>()
  return name => {
    const node = getOperationAST(of.document, name)
    if (!node) return undefined
    const found = known.get(node) ?? judgedOperation(of, node)
    known.set(node, found)
    return found
  }
}

function judgedOperation(
  { schema, sizes, document, hideSuggestions }: Operations,
  node: OperationDefinitionNode,
): JudgedOperation {
  const name = node.name?.value
  const fragments = fragmentsOf(document)
  const roots = rootFields({ getFragment: each => fragments.get(each) }, node.selectionSet).map(
    field => field.name.value,
  )
  const coerce = variableCoercer(schema, node, { maxErrors: ERRORS_OF_VARIABLES_MAX, hideSuggestions })
  let cost: ReturnType<typeof costOf> | undefined
  return {
    node,
    name,
    roots,
    isAboutSchema: roots.some(root => SCHEMA_FIELDS.has(root)),
    alone: () => separateOperations(document)[name ?? '']!,
    // The gateway would collect every issue of the variables, however many.
    weigh(given) {
      const tooLarge = variablesIssue(given)
      if (tooLarge !== undefined)
        return { cost: 0, issues: [new GraphQLError(tooLarge, { extensions: { code: 'BAD_USER_INPUT' } })] }
      const { variables, errors } = coerce(given)
      if (errors) return { cost: 0, issues: errors }
      const points = (cost ??= costOf({ schema, sizes, operation: node, fragments }))(variables)
      return { cost: points, issues: points > COST.max ? [tooCostly(points)] : [] }
    },
  }
}

const tooCostly = (points: number): GraphQLError =>
  new GraphQLError(
    `The document costs ${points} points; at most ${COST.max} are allowed. Request shorter pages.`,
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  )
