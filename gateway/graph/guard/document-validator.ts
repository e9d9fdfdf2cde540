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

/** A document with its validation errors. The result is cached, also for invalid documents. */
export interface ValidatedDocument {
  /** SHA-256 of its text, in hexadecimal. */
  readonly hash: string
  readonly document: DocumentNode
  readonly errors: readonly GraphQLError[]
  /** The operation with this name, or the only operation if the name is missing; undefined if there is none. */
  operation(name: string | null | undefined): JudgedOperation | undefined
}

/** One operation of a document, with the properties that do not depend on the request. */
export interface JudgedOperation {
  readonly node: OperationDefinitionNode
  readonly name: string | undefined
  /** Names of its root fields, repeated for each occurrence. */
  readonly roots: readonly string[]
  /** Whether it selects `__schema` or `__type`. */
  readonly isAboutSchema: boolean
  /** A document that contains only this operation and the fragments that it uses. */
  alone(): DocumentNode
  /** Validates the variables of a request and computes the cost of the operation with them. */
  weigh(variables: Variables | undefined): WeighedDocument
}

/** The points of an operation, and the errors that prevent its execution. */
export interface WeighedDocument {
  readonly cost: number
  readonly issues: readonly GraphQLError[]
}

export interface DocumentValidator {
  /** Validates a document against the size limits and the standard rules; undefined if it cannot be parsed. */
  judge(source: string, hash: string): ValidatedDocument | undefined
  /** The cached result for a hash, if there is one. */
  peek(hash: string): ValidatedDocument | undefined
}

/** Replaces a document that is too long to be parsed. */
const STAND_IN = parse('{ __typename }')

/** Maximum validation errors in one response. For each error, graphql-js searches for a suggestion. */
const ERRORS_MAX = 20
/** Maximum variable errors in one response. Each message repeats the enclosing value. */
const ERRORS_OF_VARIABLES_MAX = 5
/**
 * Maximum total length of cached documents, in characters. A document takes about thirty bytes per character, and a
 * fixed amount that CHARACTERS_LEAST adds to its length.
 */
const REMEMBERED_MAX = 1024 * 1024
const CHARACTERS_LEAST = 100

const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type'])

export interface JudgeOptions {
  readonly schema: GraphQLSchema
  readonly introspection: boolean
  /** Mutations whose response reveals whether a guessed secret is correct. */
  readonly guessable: ReadonlySet<string>
  readonly sizes: ListSizes
}

/**
 * Apollo Server would validate a document against all standard rules, some of which take quadratic time. This validator
 * checks the size first, so that a document that is too large costs no more than parsing it.
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
      // Apollo Server parses the document again and reports the syntax error with the standard message and code.
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

/** Inputs for the operations of a document, which are created at their first use. */
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
    // Validates variables here, because the gateway would collect an unlimited number of errors.
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
