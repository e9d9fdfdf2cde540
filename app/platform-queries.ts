import { contextOf, type Context, type ContextSource } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { platformPrincipal, type Environment } from '#kernel/principal.ts'
import type { Planner } from '#gateway/graph/plan/planner.ts'
import { firstRefusal } from '#gateway/graph/execute/result.ts'

export const JWKS = 'query Jwks { jwks }'
export const WORKSPACE = 'query Workspace($id: UUID!) { workspace(id: $id) { id tenantId environment } }'

export const WORKSPACES = 'query Workspaces($after: UUID) { workspaceIds(after: $after) }'

interface Workspace {
  readonly workspaceId: string
  readonly tenantId: string
  readonly environment: Environment
}

const NOWHERE: Workspace = { workspaceId: '', tenantId: '', environment: 'sandbox' }

const platformContext = (source: ContextSource, workspace: Workspace, subjectId: string): Context =>
  contextOf(source, { actor: platformPrincipal(workspace, subjectId), requestId: newId() })

/** Compiles a domain call that the process itself makes; a refusal is thrown. */
export function platformQuery(
  planner: Planner<Context>,
  source: ContextSource,
  text: string,
): (variables?: Record<string, unknown>) => Promise<Record<string, unknown>> {
  const operation = planner.compile(text, { internal: true })
  return async (variables = {}) => {
    const result = await operation.run(variables, platformContext(source, NOWHERE, 'gateway'))
    const refusal = firstRefusal(result)
    if (refusal) throw refusal
    return result.data!
  }
}

/** Creates contexts in which the platform itself acts in a workspace. */
export function workspaceContexts(
  planner: Planner<Context>,
  source: ContextSource,
): (workspaceId: string, subjectId?: string) => Promise<Context> {
  const workspaceOf = platformQuery(planner, source, WORKSPACE)
  const known = new Map<string, Workspace>()
  return async (workspaceId, subjectId = 'worker') => {
    let workspace = known.get(workspaceId)
    if (!workspace) {
      const found = (await workspaceOf({ id: workspaceId }))['workspace'] as {
        tenantId: string
        environment: string
      } | null
      if (!found) throw new Error(`there is no workspace ${workspaceId}`)
      workspace = {
        workspaceId,
        tenantId: found.tenantId,
        environment: found.environment.toLowerCase() as Environment,
      }
      known.set(workspaceId, workspace)
    }
    await source.keys.ready(workspaceId)
    return platformContext(source, workspace, subjectId)
  }
}

/** Lists the workspaces of all tenants, a page at a time. */
export function workspacePages(
  planner: Planner<Context>,
  source: ContextSource,
): (after: string | null) => Promise<readonly string[]> {
  const pageOf = platformQuery(planner, source, WORKSPACES)
  return async after => (await pageOf({ after }))['workspaceIds'] as string[]
}
