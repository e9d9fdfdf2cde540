import { isTraced, signals, spanned } from '#kernel/telemetry.ts'
import type { FetchNode, QueryPlan } from '@apollo/query-planner'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import {
  compileOperation,
  tooLargeFor,
  withCoercedVariables,
  type RunOperation,
} from '#gateway/graph/execute/compile-operation.ts'
import { selectsSchema, readDocument, takenApart, type ClientDocument } from './document.ts'
import type { Variables } from '#gateway/graph/execute/plan-run.ts'
import { isCovered, isRewritten, type PlanParts } from './plan-runner.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { internalSchemaOf } from '#gateway/graph/schema/internal-schema.ts'
import { publicViewOf, type OpenView } from '#gateway/graph/schema/public-view.ts'
import { withoutInaccessible } from '#gateway/graph/schema/visible-supergraph.ts'

export interface CompiledOperation<Context = unknown> {
  name: string | undefined
  kind: 'query' | 'mutation'
  document: DocumentNode
  /** Whether the plan asks one subgraph, once. */
  isSingleFetch: boolean
  run: RunOperation<Context>
}

/** An operation that is planned when it first runs. */
export type PreparedOperation<Context = unknown> = Pick<CompiledOperation<Context>, 'run'>

/** An operation of a client, which may be dropped again. */
export interface CachedOperation<Context = unknown> extends CompiledOperation<Context> {
  /** Characters of its plan, written out; what it takes in memory grows with them. */
  characters: number
}

/** Makes a run for a document whose plan is not covered here; called when the document is compiled. */
export type Fallback<Context = unknown> = (
  document: DocumentNode,
) => (variables: Variables, context: Context) => Promise<ExecutionResult>

export interface PlannerParts<Context> {
  runners: Readonly<Record<string, SubgraphRunner<Context>>>
  fallback?: Fallback<Context>
}

export interface CompileOptions {
  /** Plans over the hidden elements too. Such a document must need one subgraph alone. */
  internal?: boolean
}

export interface Planner<Context = unknown> {
  /** The public API. */
  apiSchema: GraphQLSchema
  /** The public API with the rules of our scalars, which refuse a client's wrong value before any domain is asked. */
  clientSchema: GraphQLSchema
  /** Plans a document, once. Throws an error that lists every issue of the document. */
  compile(source: string | DocumentNode, options?: CompileOptions): CompiledOperation<Context>
  /**
   * The same for a public document that may never be asked for: it is held against the API at once, and planned when it first runs.
   */
  prepare(source: string | DocumentNode): PreparedOperation<Context>
  /** Plans a document of one operation that a client sent and that was found to be right already. */
  compileJudged(document: DocumentNode): CachedOperation<Context>
}

/** Plans documents over a composed supergraph and compiles the plans into functions over the subgraphs' runners. */
export function createPlanner<Context = unknown>(
  supergraphSdl: string,
  { runners, fallback }: PlannerParts<Context>,
): Planner<Context> {
  const views = viewsOf(supergraphSdl)
  // Processes that only ask other domains never need the first, which takes a good part of a start.
  const openView = (): Cached<OpenView> => (views.open ??= cached(publicViewOf(supergraphSdl)))
  const hiddenView = (): Cached<View> =>
    (views.hidden ??= cached(internalSchemaOf(withoutInaccessible(supergraphSdl))))

  function compile(
    source: string | DocumentNode,
    { internal = false }: CompileOptions = {},
  ): CompiledOperation<Context> {
    const view = internal ? hiddenView() : openView()
    const begunMs = performance.now()
    const read = view.read(source)
    const compiled = compileOn(
      view,
      read,
      internal ? { runners } : { runners, ...(fallback && { fallback }) },
      { internal },
    )
    signals.compiled.publish({ durationMs: performance.now() - begunMs })
    return traced(compiled)
  }

  return {
    get apiSchema() {
      return openView().apiSchema
    },
    get clientSchema() {
      return openView().clientSchema()
    },
    compile,
    prepare(source) {
      openView().read(source)
      let compiled: CompiledOperation<Context> | undefined
      return { run: (variables, context) => (compiled ??= compile(source)).run(variables, context) }
    },
    compileJudged: document =>
      compileOn(
        openView(),
        takenApart(document),
        { runners, ...(fallback && { fallback }) },
        { isJudged: true },
      ),
  }
}

/** The operation, as a part of the trace where there is one. */
function traced<Context>(compiled: CompiledOperation<Context>): CompiledOperation<Context> {
  const { run, kind, name = 'unnamed' } = compiled
  const activity = {
    name: `${kind} ${name}`,
    attributes: { 'graphql.operation.type': kind, 'graphql.operation.name': name },
  }
  return {
    ...compiled,
    run: (variables, context) =>
      isTraced() ? spanned(activity, () => run(variables, context)) : run(variables, context),
  }
}

export interface View {
  apiSchema: GraphQLSchema
  supergraphSchema: GraphQLSchema
  plan(document: DocumentNode): QueryPlan['node']
}

/** A view that remembers the documents of the program, which are few. */
type Cached<Of extends View> = Of & { read(source: string | DocumentNode): ClientDocument }

function cached<Of extends View>(view: Of): Cached<Of> {
  const documents = new Map<string | DocumentNode, ClientDocument>()
  const plans = new WeakMap<DocumentNode, { readonly node: QueryPlan['node'] }>()
  return Object.assign(Object.create(view) as Of, {
    read(source: string | DocumentNode) {
      const known = documents.get(source) ?? readDocument(view.apiSchema, source)
      documents.set(source, known)
      return known
    },
    plan(document: DocumentNode) {
      const known = plans.get(document) ?? { node: view.plan(document) }
      plans.set(document, known)
      return known.node
    },
  })
}

let last: { readonly sdl: string; open?: Cached<OpenView>; hidden?: Cached<View> } | undefined

/** A supergraph is the same for every planner of a process. */
function viewsOf(sdl: string): NonNullable<typeof last> {
  if (last?.sdl !== sdl) last = { sdl }
  return last
}

function compileOn<Context>(
  view: View,
  read: ClientDocument,
  { runners, fallback }: PlannerParts<Context>,
  { internal = false, isJudged = false }: CompileOptions & { isJudged?: boolean },
): CachedOperation<Context> {
  const { document, operation } = read
  const name = operation.name?.value
  const title = name ?? 'An anonymous document'
  if (operation.operation === 'subscription') throw new Error(`${title}: subscriptions are not offered.`)
  const node = view.plan(document)
  if (internal && !isSingleFetch(node))
    throw new Error(`${title}: an internal document may ask one subgraph only, once.`)
  const described = {
    name,
    kind: operation.operation,
    document,
    isSingleFetch: isSingleFetch(node),
    characters: JSON.stringify(node ?? null).length,
  }
  // A client is free to give a variable the name under which entities travel; the author of a fixed document is told.
  if (isCovered(node) && !selectsSchema(document) && !(isJudged && declares(operation, 'representations'))) {
    const parts: PlanParts<Context> = { runners, supergraphSchema: view.supergraphSchema }
    return { ...described, run: compileOperation(view.apiSchema, parts, read, node) }
  }
  if (!fallback) throw new Error(`${title}: its plan is not covered, and no fallback is given.`)
  const run = fallback(document)
  return {
    ...described,
    run: withCoercedVariables(view.apiSchema, read, async (variables, context) => {
      const result = await run(variables, context)
      return tooLargeFor(context) ?? result
    }),
  }
}

const declares = ({ variableDefinitions = [] }: OperationDefinitionNode, name: string): boolean =>
  variableDefinitions.some(({ variable }) => variable.name.value === name)

function isSingleFetch(node: QueryPlan['node']): node is FetchNode {
  return node?.kind === 'Fetch' && !isRewritten(node)
}
