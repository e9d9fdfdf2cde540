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
import { COST, compileCost } from './cost.ts'
import { fragmentsOf } from '#gateway/graph/plan/document.ts'
import { complexityRule, collectRootFields } from './query-complexity.ts'
import type { ListSizes } from './list-sizes.ts'
import type { Variables } from '#gateway/graph/execute/plan-run.ts'
import { segmentedLru } from '#kernel/segmented-lru.ts'
import { variablesIssue } from './variables-limits.ts'
import { sizeIssues, DOCUMENT_LIMITS } from './document-limits.ts'

/** A document with its validation errors. The result is cached, also for invalid documents. */
export interface ValidatedDocument {
  /** SHA-256 of its text, in hexadecimal. */
  readonly hash: string
  readonly document: DocumentNode
  readonly errors: readonly GraphQLError[]
  /** The operation with this name, or the only operation if the name is missing; undefined if there is none. */
  operation(name: string | null | undefined): ValidatedOperation | undefined
}

/** One operation of a document, with the properties that do not depend on the request. */
export interface ValidatedOperation {
  readonly node: OperationDefinitionNode
  readonly name: string | undefined
  /** Names of its root fields, repeated for each occurrence. */
  readonly rootFields: readonly string[]
  /** Whether it selects `__schema` or `__type`. */
  readonly isIntrospection: boolean
  /** A document that contains only this operation and the fragments that it uses. */
  standaloneDocument(): DocumentNode
  /** Validates the variables of a request and computes the cost of the operation with them. */
  computeCost(variables: Variables | undefined): CostResult
}

/** The cost of an operation in points, and the errors that prevent its execution. */
export interface CostResult {
  readonly cost: number
  readonly issues: readonly GraphQLError[]
}

export interface DocumentValidator {
  /** Validates a document against the size limits and the standard rules; undefined if it cannot be parsed. */
  validate(source: string, hash: string): ValidatedDocument | undefined
  /** The cached result for a hash, if there is one. */
  peek(hash: string): ValidatedDocument | undefined
}

/** Replaces a document that is too long to be parsed. */
const PLACEHOLDER = parse('{ __typename }')

/** Maximum validation errors in one response. For each error, graphql-js searches for a suggestion. */
const ERRORS_MAX = 20
/** Maximum variable errors in one response. Each message repeats the enclosing value. */
const VARIABLE_ERRORS_MAX = 5
/**
 * Maximum total length of cached documents, in characters. A document takes about thirty bytes per character, and a
 * fixed amount that CHARACTERS_LEAST adds to its length.
 */
const CACHED_MAX = 1024 * 1024
const CHARACTERS_MIN = 100

const INTROSPECTION_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type'])

export interface DocumentValidatorOptions {
  readonly schema: GraphQLSchema
  readonly introspection: boolean
  /** Mutations whose response reveals whether a guessed secret is correct. */
  readonly secretChecks: ReadonlySet<string>
  readonly listSizes: ListSizes
}

/**
 * Apollo Server would validate a document against all standard rules, some of which take quadratic time. This validator
 * checks the size first, so that a document that is too large costs no more than parsing it.
 */
export function documentValidator({
  schema,
  introspection,
  secretChecks,
  listSizes,
}: DocumentValidatorOptions): DocumentValidator {
  const cache = segmentedLru<{ readonly validated: ValidatedDocument; readonly characters: number }>(
    CACHED_MAX,
    ({ characters }) => characters,
  )
  const rules = [
    ...specifiedRules,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
    complexityRule(secretChecks),
  ]
  const validatedDocument = (
    hash: string,
    document: DocumentNode,
    errors: readonly GraphQLError[],
  ): ValidatedDocument => ({
    hash,
    document,
    errors: errors.map(validationError),
    operation: operationsOf({ schema, listSizes, document, hideSuggestions: !introspection }),
  })

  const validateSource = (source: string, hash: string): ValidatedDocument | undefined => {
    if (source.length > DOCUMENT_LIMITS.characters)
      return validatedDocument(hash, PLACEHOLDER, [
        new GraphQLError(
          `The document has ${source.length} characters; at most ${DOCUMENT_LIMITS.characters} are allowed.`,
        ),
      ])
    let document
    try {
      document = parse(source, { maxTokens: DOCUMENT_LIMITS.tokens })
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
    peek: hash => cache.peek(hash)?.validated,
    validate(source, hash) {
      const known = cache.get(hash)
      if (known) return known.validated
      const found = validateSource(source, hash)
      if (found)
        cache.set(hash, {
          validated: found,
          characters: CHARACTERS_MIN + (found.document === PLACEHOLDER ? 0 : source.length),
        })
      return found
    },
  }
}

const validationError = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })

/** Inputs for the operations of a document, which are created at their first use. */
interface OperationInputs extends Pick<DocumentValidatorOptions, 'schema' | 'listSizes'> {
  readonly document: DocumentNode
  readonly hideSuggestions: boolean
}

function operationsOf(inputs: OperationInputs): ValidatedDocument['operation'] {
  const operations = new Map<OperationDefinitionNode, ValidatedOperation>()
  return name => {
    const node = getOperationAST(inputs.document, name)
    if (!node) return undefined
    const found = operations.get(node) ?? validatedOperation(inputs, node)
    operations.set(node, found)
    return found
  }
}

function validatedOperation(
  { schema, listSizes, document, hideSuggestions }: OperationInputs,
  node: OperationDefinitionNode,
): ValidatedOperation {
  const name = node.name?.value
  const fragments = fragmentsOf(document)
  const rootFields = collectRootFields({ getFragment: each => fragments.get(each) }, node.selectionSet).map(
    field => field.name.value,
  )
  const coerce = variableCoercer(schema, node, { maxErrors: VARIABLE_ERRORS_MAX, hideSuggestions })
  let cost: ReturnType<typeof compileCost> | undefined
  return {
    node,
    name,
    rootFields,
    isIntrospection: rootFields.some(root => INTROSPECTION_FIELDS.has(root)),
    standaloneDocument: () => separateOperations(document)[name ?? '']!,
    // Validates variables here, because the gateway would collect an unlimited number of errors.
    computeCost(given) {
      const tooLarge = variablesIssue(given)
      if (tooLarge !== undefined)
        return { cost: 0, issues: [new GraphQLError(tooLarge, { extensions: { code: 'BAD_USER_INPUT' } })] }
      const { variables, errors } = coerce(given)
      if (errors) return { cost: 0, issues: errors }
      const points = (cost ??= compileCost({ schema, listSizes, operation: node, fragments }))(variables)
      return { cost: points, issues: points > COST.max ? [tooCostly(points)] : [] }
    },
  }
}

const tooCostly = (points: number): GraphQLError =>
  new GraphQLError(
    `The document costs ${points} points; at most ${COST.max} are allowed. Request shorter pages.`,
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  )
