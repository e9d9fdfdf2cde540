import { HeaderMap, type ApolloServerOptions, type ApolloServerPlugin, type GraphQLRequest, type GraphQLResponse } from '@apollo/server'
import { executeSync, GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate, type DocumentNode, type FormattedExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { variableCoercer } from './coerce-variables.ts'
import { fragmentsOf } from './document.ts'
import { cleaned } from './graph-errors.ts'
import { limitRule, rootFields } from './limit-rules.ts'
import type { Variables } from './plan-run.ts'
import { provenCache } from './proven-cache.ts'
import { variablesFault } from './variables-size.ts'
import { sizeFaults, WRITTEN_LIMITS } from './written-size.ts'

/** A document with what is wrong about it; documents are judged once and remembered, the refused ones too. */
interface Judged { readonly document: DocumentNode; readonly errors: readonly GraphQLError[]; readonly characters: number }

export interface DocumentJudge<Context extends object> {
  /** Judges each document before the server does, and answers the refused ones. */
  readonly plugin: ApolloServerPlugin<Context>
  /** Gives the server what was judged, so that it neither parses nor validates again. */
  readonly store: NonNullable<ApolloServerOptions<Context>['documentStore']>
}

/** Goes through the server in place of a text that is not worth reading. */
const STAND_IN = parse('{ __typename }')

/** Faults that one answer tells; each costs a search for what may have been meant. */
const ERRORS_MAX = 20
/** Each writes out the value around it. */
const ERRORS_OF_VARIABLES_MAX = 5
/** Characters of all documents that are remembered; a document takes about thirty bytes for each. */
const REMEMBERED_MAX = 1024 * 1024

export interface JudgeOptions {
  /** Read when a document comes, since the gateway may load it late. */
  readonly schema: () => GraphQLSchema
  readonly introspection: boolean
  /** Mutations whose answer tells whether a secret was guessed. */
  readonly guessable: ReadonlySet<string>
}

/**
 * The server would hold a document against all rules of the standard at once, some of which compare everything with
 * everything. Here its size comes first, so that what is too large costs no more than reading it.
 */
export function documentJudge<Context extends object>({ schema, introspection, guessable }: JudgeOptions): DocumentJudge<Context> {
  const remembered = provenCache<Judged>(REMEMBERED_MAX, ({ characters }) => characters)
  const rules = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]), limitRule(guessable)]

  const judged = (source: string): Judged | undefined => {
    if (source.length > WRITTEN_LIMITS.characters) return { document: STAND_IN, characters: 0, errors: [new GraphQLError(`The document has ${source.length} characters; at most ${WRITTEN_LIMITS.characters} are allowed.`)] }
    let document
    try {
      document = parse(source, { maxTokens: WRITTEN_LIMITS.tokens })
    } catch {
      // The server says why, in the words and with the code of the standard.
      return undefined
    }
    const tooLarge = sizeFaults(document)
    const errors = tooLarge.length > 0 ? tooLarge.map(says => new GraphQLError(says)) : validate(schema(), document, rules, { maxErrors: ERRORS_MAX, hideSuggestions: !introspection })
    return { document, errors, characters: source.length }
  }

  return {
    store: {
      // The server puts the schema's hash before the document's.
      get: async key => remembered.peek(key.slice(key.lastIndexOf(':') + 1))?.document,
      set: async () => undefined,
      delete: async () => undefined,
    },
    plugin: {
      requestDidStart: async () => {
        let errors: readonly GraphQLError[] = []
        return {
          async didResolveSource({ source, queryHash }) {
            const found = remembered.get(queryHash) ?? judged(source)
            if (!found) return
            errors = found.errors
            remembered.set(queryHash, found)
          },
          async responseForOperation({ document, operation, request }) {
            const faults = errors.length > 0 ? errors.map(error => coded(error, 'GRAPHQL_VALIDATION_FAILED')) : faultsOfVariables(schema(), operation, request.variables, !introspection)
            if (faults.length > 0) return answered({ errors: faults.map(error => cleaned(error.toJSON(), error)) }, 400)
            return isAboutSchema(document, operation) ? answered(described(schema(), document, request)) : null
          },
        }
      },
    },
  }
}

const coded = (error: GraphQLError, code: string): GraphQLError => new GraphQLError(error.message, { nodes: error.nodes ?? null, source: error.source ?? null, positions: error.positions ?? null, extensions: { code } })

/** The gateway would collect every fault of the variables, however many, and plan the document beforehand. */
function faultsOfVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Variables | undefined, hideSuggestions: boolean): readonly GraphQLError[] {
  const tooLarge = variablesFault(variables)
  if (tooLarge !== undefined) return [new GraphQLError(tooLarge, { extensions: { code: 'BAD_USER_INPUT' } })]
  return variableCoercer(schema, operation, { maxErrors: ERRORS_OF_VARIABLES_MAX, hideSuggestions })(variables).errors ?? []
}

function isAboutSchema(document: DocumentNode, { selectionSet }: OperationDefinitionNode): boolean {
  const fragments = fragmentsOf(document)
  return rootFields({ getFragment: name => fragments.get(name) }, selectionSet).some(({ name }) => name.value === '__schema' || name.value === '__type')
}

/** What the schema says of itself needs no domain, and the gateway knows fewer of the questions than graphql-js does. */
function described(schema: GraphQLSchema, document: DocumentNode, { variables, operationName }: GraphQLRequest): FormattedExecutionResult {
  const { data, errors } = executeSync({ schema, document, variableValues: variables ?? null, operationName: operationName ?? null })
  return { ...(errors && { errors: errors.map(error => cleaned(error.toJSON(), error)) }), data: data ?? null }
}

const answered = (singleResult: FormattedExecutionResult, status?: number): GraphQLResponse =>
  ({ http: { headers: new HeaderMap(), ...(status !== undefined && { status }) }, body: { kind: 'single', singleResult } })
