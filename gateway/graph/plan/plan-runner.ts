import type { GraphQLSchema } from 'graphql'
import type { FetchNode, PlanNode, QueryPlan } from '@apollo/query-planner'
import { prepareFetch, runFetch } from './fetch.ts'
import type { PlanRun } from '#gateway/graph/execute/plan-run.ts'
import { parsePath } from './response-path.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'

export type PlanStep<Context> = (run: PlanRun<Context>) => Promise<void>

/** The runners and the schema that a compiled plan uses. */
export interface PlanRuntime<Context> {
  runners: Readonly<Record<string, SubgraphRunner<Context>>>
  /** The full supergraph schema, because representations contain fields that the public API hides. */
  supergraphSchema: GraphQLSchema
}

/** Whether a plan can be compiled here. The fallback runs deferred fragments, subscriptions and rewritten fetches. */
export function isCovered(node: QueryPlan['node']): node is PlanNode | undefined {
  switch (node?.kind) {
    case undefined:
      return true
    case 'Fetch':
      return !isRewritten(node)
    case 'Flatten':
      return isCovered(node.node)
    case 'Sequence':
    case 'Parallel':
      return node.nodes.every(isCovered)
    case 'Condition':
      return isCovered(node.ifClause) && isCovered(node.elseClause)
    default:
      return false
  }
}

export function isRewritten(node: FetchNode): boolean {
  return [node.inputRewrites, node.outputRewrites, node.contextRewrites].some(rewrites => rewrites?.length)
}

/** Compiles a covered plan into a function. Looks up runners, and parses paths and documents, once for all runs. */
export function compilePlan<Context>(
  node: PlanNode,
  runtime: PlanRuntime<Context>,
  path: readonly (string | number)[] = [],
): PlanStep<Context> {
  switch (node.kind) {
    case 'Fetch': {
      const fetch = prepareFetch(node, runtime.runners)
      const planPath = parsePath(path)
      return run => runFetch(fetch, planPath, runtime.supergraphSchema, run)
    }
    case 'Flatten':
      return compilePlan(node.node, runtime, [...path, ...node.path])
    case 'Sequence': {
      const steps = node.nodes.map(each => compilePlan(each, runtime, path))
      return async run => {
        for (const step of steps) await step(run)
      }
    }
    case 'Parallel': {
      const steps = node.nodes.map(each => compilePlan(each, runtime, path))
      return async run => {
        await Promise.all(steps.map(step => step(run)))
      }
    }
    case 'Condition': {
      const ifStep = node.ifClause && compilePlan(node.ifClause, runtime, path)
      const elseStep = node.elseClause && compilePlan(node.elseClause, runtime, path)
      return async run => (run.variables[node.condition] ? ifStep : elseStep)?.(run)
    }
    case 'Defer':
      throw new Error('Deferred plans are not covered.')
  }
}
