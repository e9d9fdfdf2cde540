import { getNullableType, GraphQLNonNull, Kind, type GraphQLField, type GraphQLSchema } from 'graphql'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { csvOf } from './formats/csv.ts'
import type { Dialect } from './dialect.ts'
import { variablesIn, type DocumentVariable } from './document-variables.ts'
import type { OperationDocument } from './documents.ts'
import { hasFormats, routeOf, type Endpoint } from './endpoint.ts'
import {
  withDescription,
  objectInput,
  truncateName,
  type Input,
  type RequestParameter,
  type InputFormat,
} from './input.ts'
import type { JsonObject } from '#kernel/json.ts'
import type { JsonSchema } from './json-schema.ts'
import type { JsonWriter } from './json-writers.ts'
import { outputOf, type Output } from './output.ts'
import { pageParameters, pageSchema } from './pages.ts'
import { publishedParts, responseSchema } from './response-schema.ts'
import { pieceReader, type FilePiece } from './formats/file-response.ts'
import { formatParameter } from './formats/format-parameter.ts'
import { documentReader, type DocumentText } from './formats/text-document.ts'

export interface RequestValues {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** Undefined when there was none. */
  readonly body: JsonObject | undefined
}

/** A row compiled with its document: the request schema, the variables and the response. */
export interface Shape {
  readonly isMutation: boolean
  /** The root field that the document selects; its description is used for the route. */
  readonly field: GraphQLField<unknown, unknown>
  readonly path: readonly RequestParameter[]
  readonly query: readonly RequestParameter[]
  /** Undefined when the route takes no body. */
  readonly body?: { readonly schema: JsonSchema; readonly isRequired: boolean }
  /** Computes the variables of the document and adds every validation issue to `issues`; the result is unusable if there are any. */
  variablesOf(given: RequestValues, issues: ValidationIssue[]): Record<string, unknown>
  /** Undefined when the response has no body. */
  readonly response?: JsonSchema
  /** Schema of the 202 response, for rows whose work can continue after the response. */
  readonly accepted?: JsonSchema
  /** The body for the result of the graph; undefined when the resource does not exist. */
  bodyOf(data: Readonly<Record<string, unknown>>): unknown
  /** The text of the same body; undefined for rows whose body is changed before it is sent. */
  readonly textOf?: (data: Readonly<Record<string, unknown>>) => string | undefined
  /** The body as CSV; undefined for rows without CSV. */
  readonly csvOf?: (data: Readonly<Record<string, unknown>>) => string | undefined
  /** The text of the response with its media type; undefined for rows that respond with JSON of the dialect. */
  readonly documentOf?: (data: Readonly<Record<string, unknown>>) => DocumentText | undefined
  /** A piece of the file; undefined for rows that respond with no file. */
  readonly pieceOf?: (data: Readonly<Record<string, unknown>>) => FilePiece | undefined
}

const lastShapes = new WeakMap<
  Endpoint,
  {
    readonly document: OperationDocument
    readonly schema: GraphQLSchema
    readonly dialect: Dialect
    readonly shape: Shape
  }
>()

/**
 * Compiles a row's document against the graph. Throws when the row and its document do not match. The result is cached,
 * because the routes and the OpenAPI description use it, and so does every platform of a process.
 */
export function shapeOf(
  endpoint: Endpoint,
  document: OperationDocument,
  schema: GraphQLSchema,
  dialect: Dialect,
): Shape {
  const last = lastShapes.get(endpoint)
  if (last?.document === document && last.schema === schema && last.dialect === dialect) return last.shape
  const shape = compileShape(endpoint, document, schema, dialect)
  lastShapes.set(endpoint, { document, schema, dialect, shape })
  return shape
}

function compileShape(
  endpoint: Endpoint,
  document: OperationDocument,
  schema: GraphQLSchema,
  dialect: Dialect,
): Shape {
  const { path: url, method, parameters } = routeOf(endpoint)
  const mismatch = (what: string): Error => new Error(`${endpoint.route} runs ${document.name}: ${what}`)
  const format: InputFormat = {
    dialect,
    nulls:
      method === 'PATCH' || endpoint.clearsNulls || dialect.missingValues === 'null' ? 'clear' : 'absent',
  }
  const variables = variablesIn(document, schema, format)

  const path = parameters.map(name => {
    const variable = variables.find(each => each.name === name)
    if (!variable) throw mismatch(`the path ${url} names {${name}}, but the document has no such variable.`)
    return parameterOf(variable, mismatch)
  })
  const others = variables.filter(
    ({ key, name }) => !parameters.includes(name) && key !== endpoint.file?.piece,
  )
  const takesBody = method !== 'GET' && method !== 'DELETE'
  const query = takesBody
    ? []
    : [
        ...others.map(each => parameterOf(each, mismatch)),
        ...(hasFormats(endpoint) ? [formatParameter(endpoint)] : []),
        ...(endpoint.inPages ? pageParameters(format) : []),
      ]
  const body = takesBody ? bodyInput(others, endpoint) : undefined

  return {
    isMutation: document.operation.operation === 'mutation',
    path,
    query,
    ...(body && { body: { schema: body.input.schema, isRequired: body.isRequired } }),
    variablesOf: variablesReader(path, query, body),
    ...compileResponse(endpoint, document, schema, dialect, mismatch),
  }
}

/** A path or query parameter is present or absent; it cannot be null. */
function parameterOf(
  { key, name, isRequired, input, leaf }: DocumentVariable,
  mismatch: (what: string) => Error,
): RequestParameter {
  if (!leaf || 'items' in input.schema) throw mismatch(`$${key} cannot be a parameter of a path or query.`)
  const { description, default: defaultValue } = input.schema
  const schema = withDescription(leaf.schema, description as string | undefined, defaultValue)
  return { key, name, isRequired, fromText: leaf.fromText, input: { schema, read: input.read } }
}

interface Body {
  readonly input: Input
  readonly isRequired: boolean
  readonly assign: (variables: Record<string, unknown>, read: unknown) => void
}

/** The body is the variable $input if the document has one; otherwise its members are the variables that are not in the path. */
function bodyInput(variables: readonly DocumentVariable[], { request }: Endpoint): Body | undefined {
  if (variables.length === 0) return undefined
  const [first] = variables
  if (first && variables.length === 1 && first.key === 'input') {
    const schema = request === undefined ? first.input.schema : { ...first.input.schema, component: request }
    return {
      input: { schema, read: first.input.read },
      isRequired: first.isRequired,
      assign: (into, read) => {
        into['input'] = read
      },
    }
  }
  const input = objectInput(variables, request === undefined ? {} : { component: request })
  return { input, isRequired: variables.some(({ isRequired }) => isRequired), assign: Object.assign }
}

function variablesReader(
  path: readonly RequestParameter[],
  query: readonly RequestParameter[],
  body: Body | undefined,
): Shape['variablesOf'] {
  const byName = new Map(query.map(parameter => [parameter.name, parameter]))
  const nothing = objectInput([], {})
  return (given, issues) => {
    const variables: Record<string, unknown> = {}
    for (const { key, name, fromText, input } of path)
      variables[key] = input.read(fromText(String(given.params[name])), name, issues)
    for (const [name, value] of Object.entries(given.query)) {
      const parameter = byName.get(name)
      if (!parameter) issues.push({ field: truncateName(name), reason: 'is not a known parameter' })
      else if (typeof value !== 'string') issues.push({ field: name, reason: 'must be given only once' })
      else variables[parameter.key] = parameter.input.read(parameter.fromText(value), name, issues)
    }
    for (const { name, isRequired } of query)
      if (isRequired && !Object.hasOwn(given.query, name)) issues.push({ field: name, reason: 'is required' })
    if (given.body) {
      if (body) body.assign(variables, body.input.read(given.body, '', issues))
      else nothing.read(given.body, '', issues)
    }
    return variables
  }
}

function compileResponse(
  endpoint: Endpoint,
  document: OperationDocument,
  schema: GraphQLSchema,
  dialect: Dialect,
  mismatch: (what: string) => Error,
): Pick<Shape, 'field' | 'response' | 'accepted' | 'bodyOf' | 'textOf' | 'csvOf' | 'documentOf' | 'pieceOf'> {
  const { selections } = document.operation.selectionSet
  const [node] = selections
  if (selections.length !== 1 || node?.kind !== Kind.FIELD)
    throw mismatch('the document must select exactly one field.')
  const field = schema.getRootType(document.operation.operation)?.getFields()[node.name.value]
  if (!field) throw mismatch(`the field ${node.name.value} does not exist.`)
  const key = node.alias?.value ?? node.name.value
  // The body is never null: a null result of the graph becomes an error.
  const output = outputOf(
    new GraphQLNonNull(getNullableType(field.type)),
    node.selectionSet,
    document,
    dialect,
  )
  const { schema: published, write } = output
  const { envelope, status, accepts, inlines, repeats, unwraps } = endpoint
  const { usual, accepted } = publishedParts(endpoint, published, mismatch)

  const writeField = (data: Readonly<Record<string, unknown>>): unknown => {
    const value = data[key]
    return value === null || value === undefined ? undefined : write ? write(value) : value
  }
  const bodyOf: Shape['bodyOf'] = data => {
    const body = writeField(data)
    if (body === undefined) return undefined
    const wrapped = envelope === undefined ? body : { [envelope]: body }
    return dialect.success ? dialect.success(wrapped) : wrapped
  }
  if (status === 204)
    return { field, bodyOf: data => (data[key] === null || data[key] === undefined ? undefined : '') }
  return {
    field,
    bodyOf,
    ...(!dialect.success &&
      !accepts &&
      !inlines &&
      !repeats &&
      !unwraps &&
      !endpoint.inPages && { textOf: textWriter(key, envelope, output) }),
    ...(accepted && { accepted }),
    response: responseSchema(endpoint, usual, field, endpoint.inPages ? pageSchema(schema, dialect) : {}),
    ...(endpoint.csv !== undefined && { csvOf: csvWriter(endpoint.csv, published, writeField, mismatch) }),
    ...(endpoint.document && { documentOf: documentReader(key, endpoint.document) }),
    ...(endpoint.file && { pieceOf: pieceReader(key) }),
  }
}

/** The writer is compiled for the first response, because most routes of a process are never called. */
function textWriter(
  key: string,
  envelope: string | undefined,
  { compileWriter }: Output,
): NonNullable<Shape['textOf']> {
  const [start, end] = envelope === undefined ? ['', ''] : [`{${JSON.stringify(envelope)}:`, '}']
  let write: JsonWriter | undefined
  return data => {
    const value = data[key]
    if (value === null || value === undefined) return undefined
    write ??= compileWriter()
    return start + write(value) + end
  }
}

/** Compiles the conversion of a list of the response to CSV, with the published field names as header. */
function csvWriter(
  list: string,
  published: JsonSchema,
  writeField: (data: Readonly<Record<string, unknown>>) => unknown,
  mismatch: (what: string) => Error,
): NonNullable<Shape['csvOf']> {
  const { items } =
    (published['properties'] as Readonly<Record<string, { readonly items?: JsonSchema }>> | undefined)?.[
      list
    ] ?? {}
  if (!items?.['properties']) throw mismatch(`the response has no list ${list} of objects.`)
  const columns = Object.keys(items['properties'] as object)
  return data => {
    const body = writeField(data) as
      Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> | undefined
    return body && csvOf(columns, body[list]!)
  }
}
