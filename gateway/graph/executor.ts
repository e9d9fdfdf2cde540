import { inspect } from 'node:util'
import {
  execute, getArgumentValues, GraphQLError, Kind, locatedError, responsePathAsArray,
  type DocumentNode, type ExecutionResult, type FragmentDefinitionNode, type GraphQLResolveInfo, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql'
import { rightVariables } from './coerce-value.ts'
import type { Variables } from './plan-run.ts'
import { readyOperation, type Completion, type FieldStep, type ReadyOperation } from './selection-steps.ts'

export interface Execution<Context> {
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variables: Variables
  readonly context: Context
}

type Path = NonNullable<Parameters<typeof responsePathAsArray>[0]>

/** One execution of an operation. */
interface Run<Context> {
  readonly schema: GraphQLSchema
  readonly ready: ReadyOperation
  readonly variables: Variables
  readonly context: Context
  readonly errors: GraphQLError[]
  /** Places that are null because of an error; what fails below them afterwards is told no more. */
  readonly nulled: Set<Path | undefined>
}

interface Ready { readonly operation: ReadyOperation; readonly rightVariables: (given: Variables) => Variables | undefined }

const NO_ARGUMENTS: Readonly<Record<string, unknown>> = Object.freeze(Object.create(null) as Record<string, unknown>)

/**
 * Executes documents against a schema as graphql's `execute` does, with what can be known of a document looked up once. What is
 * rare it leaves to graphql: abstract types, directives, variables that are wrong. A resolver gets its fourth argument if it
 * declares one.
 */
export function executorOf<Context>(schema: GraphQLSchema): (execution: Execution<Context>) => ExecutionResult | Promise<ExecutionResult> {
  const known = new WeakMap<DocumentNode, Map<string | undefined, Ready | undefined>>()

  function readyOf(document: DocumentNode, name: string | undefined): Ready | undefined {
    let byName = known.get(document)
    if (!byName) known.set(document, byName = new Map())
    if (!byName.has(name)) byName.set(name, made(schema, document, name))
    return byName.get(name)
  }

  return ({ document, operationName, variables: given, context }) => {
    const ready = readyOf(document, operationName)
    const variables = ready?.rightVariables(given)
    if (!ready || !variables) return execute({ schema, document, operationName: operationName ?? null, variableValues: given, contextValue: context })
    const run: Run<Context> = { schema, ready: ready.operation, variables, context, errors: [], nulled: new Set() }
    try {
      const data = fieldsOf(ready.operation.root, undefined, undefined, run)
      return isPromise(data) ? data.then(settled => answered(settled, run), (error: unknown) => failed(error, run)) : answered(data, run)
    } catch (error) {
      return failed(error, run)
    }
  }
}

function made(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Ready | undefined {
  const operations: OperationDefinitionNode[] = []
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  }
  const [written] = operations
  if (!written || operations.length > 1 || (name !== undefined && written.name?.value !== name)) return undefined
  const operation = readyOperation(schema, written, fragments)
  return operation && { operation, rightVariables: rightVariables(schema, written.variableDefinitions ?? []) }
}

const answered = (data: unknown, { errors }: Run<unknown>): ExecutionResult => (errors.length === 0 ? { data: data as Record<string, unknown> } : { errors, data: data as Record<string, unknown> | null })

function failed(error: unknown, run: Run<unknown>): ExecutionResult {
  tell(error as GraphQLError, undefined, run)
  return answered(null, run)
}

const isPromise = (value: unknown): value is Promise<unknown> => typeof (value as Partial<Promise<unknown>> | null | undefined)?.then === 'function'

type Objects = Extract<Completion, { kind: 'object' }>

/** The fields of an object, all at once. */
function fieldsOf<Context>({ fields, blank }: Objects, source: unknown, path: Path | undefined, run: Run<Context>): unknown {
  const results: Record<string, unknown> = { ...blank }
  let holdsPromise = false
  try {
    for (const step of fields) {
      const value = fieldOf(step, source, path, run)
      results[step.key] = value
      if (isPromise(value)) holdsPromise = true
    }
  } catch (error) {
    if (!holdsPromise) throw error
    // What other fields have begun may fail as well, and somebody has to hear of it.
    return settled(results).finally(() => { throw error })
  }
  return holdsPromise ? settled(results) : results
}

async function settled(results: Record<string, unknown>): Promise<Record<string, unknown>> {
  const keys = Object.keys(results)
  const values = await Promise.all(Object.values(results))
  keys.forEach((key, index) => { results[key] = values[index] })
  return results
}

function fieldOf<Context>(step: FieldStep, source: unknown, parent: Path | undefined, run: Run<Context>): unknown {
  const { completion } = step
  // Nothing stands below a leaf, so its place is made up only where somebody asks for it.
  const path = completion.kind === 'leaf' ? undefined : placeOf(step, parent)
  try {
    const value = resolved(step, source, path, parent, run)
    const completed = isPromise(value) ? value.then(each => complete(completion, each, step, path, run)) : complete(completion, value, step, path, run)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error: unknown) => fault(error, completion, step, path ?? placeOf(step, parent), run))
  } catch (error) {
    return fault(error, completion, step, path ?? placeOf(step, parent), run)
  }
}

const placeOf = ({ key, parent }: FieldStep, prev: Path | undefined): Path => ({ prev, key, typename: parent.name })

function resolved<Context>(step: FieldStep, source: unknown, path: Path | undefined, parent: Path | undefined, run: Run<Context>): unknown {
  const { definition } = step
  if (!definition) return step.parent.name
  const { resolve, args: declared, name } = definition
  const args = declared.length === 0 ? NO_ARGUMENTS : getArgumentValues(definition, step.nodes[0]!, run.variables)
  if (resolve) return resolve(source, args, run.context, resolve.length > 3 ? infoOf(step, path ?? placeOf(step, parent), run) : undefined as never)
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return undefined
  const property = (source as Record<string, unknown>)[name]
  if (typeof property !== 'function') return property
  return (source as Record<string, (...given: unknown[]) => unknown>)[name]!(args, run.context, infoOf(step, path ?? placeOf(step, parent), run))
}

function infoOf<Context>({ definition, nodes, parent }: FieldStep, path: Path, { schema, ready, variables }: Run<Context>): GraphQLResolveInfo {
  return {
    fieldName: definition!.name, fieldNodes: nodes, returnType: definition!.type, parentType: parent, path, schema,
    fragments: ready.fragments, rootValue: undefined, operation: ready.operation, variableValues: variables as Record<string, unknown>,
  }
}

/** An error at a place: where null may stand it is told, and elsewhere passed on to what is around it. */
function fault(thrown: unknown, { isRequired }: Completion, { nodes }: FieldStep, path: Path, run: Run<unknown>): null {
  const error = locatedError(thrown, nodes, responsePathAsArray(path))
  if (isRequired) throw error
  tell(error, path, run)
  return null
}

function tell(error: GraphQLError, path: Path | undefined, { errors, nulled }: Run<unknown>): void {
  for (let place = path; place !== undefined; place = place.prev) if (nulled.has(place)) return
  if (nulled.has(undefined)) return
  nulled.add(path)
  errors.push(error)
}

function complete<Context>(completion: Completion, value: unknown, step: FieldStep, path: Path | undefined, run: Run<Context>): unknown {
  if (value instanceof Error) throw value
  if (value === null || value === undefined) {
    if (completion.isRequired) throw new Error(`Cannot return null for non-nullable field ${step.parent.name}.${step.definition?.name ?? '__typename'}.`)
    return null
  }
  switch (completion.kind) {
    case 'leaf': {
      const written: unknown = completion.type.serialize(value)
      if (written === null || written === undefined) throw new Error(`Expected \`${completion.type.name}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(written)}`)
      return written
    }
    case 'list': return listOf(completion.item, value, step, path!, run)
    case 'object': return fieldsOf(completion, value, path, run)
  }
}

function listOf<Context>(item: Completion, value: unknown, step: FieldStep, prev: Path, run: Run<Context>): unknown {
  if (typeof value !== 'object' || typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] !== 'function')
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${step.parent.name}.${step.definition!.name}".`)
  const results: unknown[] = []
  let holdsPromise = false
  try {
    for (const each of value as Iterable<unknown>) {
      const completed = itemOf(item, each, step, { prev, key: results.length, typename: undefined }, run)
      results.push(completed)
      if (isPromise(completed)) holdsPromise = true
    }
  } catch (error) {
    // The list is null already; what its other items come to is nobody's business, and must not end the process.
    for (const begun of results) if (isPromise(begun)) begun.catch(() => undefined)
    throw error
  }
  return holdsPromise ? Promise.all(results) : results
}

function itemOf<Context>(item: Completion, value: unknown, step: FieldStep, path: Path, run: Run<Context>): unknown {
  try {
    const completed = isPromise(value) ? value.then(inner => complete(item, inner, step, path, run)) : complete(item, value, step, path, run)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error: unknown) => fault(error, item, step, path, run))
  } catch (error) {
    return fault(error, item, step, path, run)
  }
}
