import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#kernel/context.ts'
import type { Principal } from '#kernel/principal.ts'
import { firstRefusal } from '#gateway/graph/execute/result.ts'
import type { Edge } from '#rest-adapter/edge.ts'
import { inDialect, type RestResponse } from '#rest-adapter/failure.ts'
import { fileResponse, type FilePiece } from './file-response.ts'
import { notFoundRefusal, toKnownRefusal } from '#rest-adapter/known-refusal.ts'
import type { Route } from '#rest-adapter/route.ts'

/** Runs the document for the first piece of a file, and later for each of the others, while the response is sent. */
export async function runForFile(
  { endpoint, shape, service, operation }: Route,
  variables: Record<string, unknown>,
  request: FastifyRequest & { readonly actor: Principal },
  reply: FastifyReply,
  edge: Edge,
): Promise<RestResponse> {
  const ctx = edge.contextFor(request, reply, request.actor)
  const pieceIn = async (within: Context, number: number): Promise<FilePiece> => {
    const { piece } = endpoint.file!
    const result = await operation.run(
      { ...variables, ...(piece !== undefined && { [piece]: number }) },
      within,
    )
    const refusal = firstRefusal(result)
    if (refusal) throw inDialect(service.dialect, toKnownRefusal(refusal, edge))
    if (!result.data) throw new Error(`${endpoint.operation} returned no data.`)
    const found = shape.pieceOf!(result.data)
    if (!found) throw notFoundRefusal(endpoint, edge)
    return found
  }
  return fileResponse(endpoint.status, await pieceIn(ctx, 0), {}, number => {
    // Each piece has its own deadline, and all share the signal, so that they add one listener to the connection.
    const own = edge.contextFor(request, reply, request.actor)
    return pieceIn(Object.defineProperty(own, 'signal', { value: ctx.signal }), number)
  })
}
