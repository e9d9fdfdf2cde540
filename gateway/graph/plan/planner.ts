import { isTraced, signals, withSpan } from '#kernel/telemetry.ts'
import type { FetchNode, QueryPlan } from '@apollo/query-planner'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import {
  compileOperation,
  tooLargeResult,
  withCoercedVariables,
  type RunOperation,
} from '#gateway/graph/execute/compile-operation.ts'
import { selectsSchema, readDocument, decompose, type ClientDocument } from './document.ts'
import type { Variables } from '#gateway/graph/execute/plan-run.ts'
import { isCovered, isRewritten, type PlanRuntime } from './plan-runner.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { internalSchemaOf } from '#gateway/graph/schema/internal-schema.ts'
import { publicViewOf, type PublicView } from '#gateway/graph/schema/public-view.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import type { View } from '#gateway/graph/schema/view.ts'

export interface CompiledOperation<Context = unknown> {
  name: string | undefined
  kind: 'query' | 'mutation'
  document: DocumentNode
  /** Whether the plan consists of a single fetch. */
  isSingleFetch: boolean
  run: RunOperation<Context>
}

/** An operation that is validated and planned at its first run. */
export type PreparedOperation<Context = unknown> = Pick<CompiledOperation<Context>, 'run'>

/** A client's operation, which a cache may evict. */
export interface CachedOperation<Context = unknown> extends CompiledOperation<Context> {
  /** Length of the plan as JSON; the plan's memory is proportional to it. */
  characters: number
}

/** Creates the function that runs a document whose plan is not covered. Called when the document is compiled. */
export type Fallback<Context = unknown> = (
  document: DocumentNode,
) => (variables: Variables, context: Context) => Promise<ExecutionResult>

export interface PlannerOptions<Context> {
  runners: Readonly<Record<string, SubgraphRunner<Context>>>
  fallback?: Fallback<Context>
}

export interface CompileOptions {
  /** Permits elements that the public API hides. The plan of such a document must be a single fetch. */
  internal?: boolean
}

export interface Planner<Context = unknown> {
  /** The public API. */
  apiSchema: GraphQLSchema
  /** The public API with the validation of our scalars, which rejects invalid values before any subgraph is called. */
  clientSchema: GraphQLSchema
  /** Plans a document and caches the plan. Throws an error that lists every issue of the document. */
  compile(source: string | DocumentNode, options?: CompileOptions): CompiledOperation<Context>
  /** Compiles a document of the program at its first run, because most documents never run in a process. */
  prepare(source: string | DocumentNode): PreparedOperation<Context>
  /** Plans a client's document, which has one operation and has already been validated. */
  compileValidated(document: DocumentNode): CachedOperation<Context>
}

/** Plans documents over a composed supergraph and compiles the plans into functions that call the runners. */
export function createPlanner<Context = unknown>(
  supergraphSdl: string,
  { runners, fallback }: PlannerOptions<Context>,
): Planner<Context> {
  const views = viewsOf(supergraphSdl)
  // Processes that only call other domains do not need the public view, which takes a large part of the startup time.
  const publicView = (): CachedView<PublicView> =>
    (views.publicView ??= withCache(publicViewOf(supergraphSdl)))
  const internalView = (): CachedView<View> =>
    (views.internalView ??= withCache(internalSchemaOf(supergraphSchema(supergraphSdl))))

  function compile(
    source: string | DocumentNode,
    { internal = false }: CompileOptions = {},
  ): CompiledOperation<Context> {
    const view = internal ? internalView() : publicView()
    const startedMs = performance.now()
    const clientDocument = view.read(source)
    const compiled = compileInView(
      view,
      clientDocument,
      internal ? { runners } : { runners, ...(fallback && { fallback }) },
      { internal },
    )
    signals.compiled.publish({ durationMs: performance.now() - startedMs })
    return withTracing(compiled)
  }

  return {
    get apiSchema() {
      return publicView().apiSchema
    },
    get clientSchema() {
      return publicView().clientSchema()
    },
    compile,
    prepare(source) {
      let compiled: CompiledOperation<Context> | undefined
      return { run: (variables, context) => (compiled ??= compile(source)).run(variables, context) }
    },
    compileValidated: document =>
      compileInView(
        publicView(),
        decompose(document),
        { runners, ...(fallback && { fallback }) },
        { isValidated: true },
      ),
  }
}

/** Wraps each run in a span if the request is traced. */
function withTracing<Context>(compiled: CompiledOperation<Context>): CompiledOperation<Context> {
  const { run, kind, name = 'unnamed' } = compiled
  const activity = {
    name: `${kind} ${name}`,
    attributes: { 'graphql.operation.type': kind, 'graphql.operation.name': name },
  }
  return {
    ...compiled,
    run: (variables, context) =>
      isTraced() ? withSpan(activity, () => run(variables, context)) : run(variables, context),
  }
}

/** A view that caches documents and plans. Only the program's own documents are read, so their number is small. */
type CachedView<Of extends View> = Of & { read(source: string | DocumentNode): ClientDocument }

function withCache<Of extends View>(view: Of): CachedView<Of> {
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

let last:
  { readonly sdl: string; publicView?: CachedView<PublicView>; internalView?: CachedView<View> } | undefined

/** All planners of a process share the views of a supergraph. */
function viewsOf(sdl: string): NonNullable<typeof last> {
  if (last?.sdl !== sdl) last = { sdl }
  return last
}

function compileInView<Context>(
  view: View,
  clientDocument: ClientDocument,
  { runners, fallback }: PlannerOptions<Context>,
  { internal = false, isValidated = false }: CompileOptions & { isValidated?: boolean },
): CachedOperation<Context> {
  const { document, operation } = clientDocument
  const name = operation.name?.value
  const title = name ?? 'An anonymous document'
  if (operation.operation === 'subscription') throw new Error(`${title}: subscriptions are not offered.`)
  const node = view.plan(document)
  if (internal && !isSingleFetch(node))
    throw new Error(`${title}: an internal document must need a single fetch from one subgraph.`)
  const metadata = {
    name,
    kind: operation.operation,
    document,
    isSingleFetch: isSingleFetch(node),
    characters: JSON.stringify(node ?? null).length,
  }
  // An entity fetch declares the variable `representations`. A client may use this name too; the fallback then runs its document.
  // For a document of the program, compilation throws.
  if (
    isCovered(node) &&
    !selectsSchema(document) &&
    !(isValidated && declares(operation, 'representations'))
  ) {
    const runtime: PlanRuntime<Context> = { runners, supergraphSchema: view.supergraphSchema }
    return { ...metadata, run: compileOperation(view.apiSchema, runtime, clientDocument, node) }
  }
  if (!fallback) throw new Error(`${title}: its plan is not covered, and no fallback is given.`)
  const run = fallback(document)
  return {
    ...metadata,
    run: withCoercedVariables(view.apiSchema, clientDocument, async (variables, context) => {
      const result = await run(variables, context)
      return tooLargeResult(context) ?? result
    }),
  }
}

const declares = ({ variableDefinitions = [] }: OperationDefinitionNode, name: string): boolean =>
  variableDefinitions.some(({ variable }) => variable.name.value === name)

function isSingleFetch(node: QueryPlan['node']): node is FetchNode {
  return node?.kind === 'Fetch' && !isRewritten(node)
}
