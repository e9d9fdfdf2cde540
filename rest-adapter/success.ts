import type { Context } from '#kernel/context.ts'
import type { Dialect } from './dialect.ts'
import type { Endpoint, RestService } from './endpoint.ts'
import {
  csvResponse,
  documentResponse,
  jsonResponse,
  jsonTextResponse,
  type RestResponse,
} from './failure.ts'
import { pageOf } from './pages.ts'
import type { Shape } from './shape.ts'

/** The variables of the document, and the parameters that the edge itself handles. */
export interface RouteInput {
  readonly variables: Record<string, unknown>
  readonly given: Readonly<Record<string, unknown>>
  readonly isCsv: boolean
  /** Whether the body was multipart. */
  readonly isUpload: boolean
}

type Headers = Readonly<Record<string, string>>

/** The response for the data of the graph; undefined when the resource does not exist. */
export function successResponse(
  {
    endpoint,
    shape,
    service: { dialect },
  }: { readonly endpoint: Endpoint; readonly shape: Shape; readonly service: Pick<RestService, 'dialect'> },
  data: Readonly<Record<string, unknown>>,
  input: RouteInput,
  headers: Headers,
  ctx: Context,
): RestResponse | undefined {
  const { status } = endpoint
  if (input.isCsv) {
    const lines = shape.csvOf!(data)
    return lines === undefined ? undefined : csvResponse(status, lines, headers)
  }
  if (shape.documentOf) {
    const document = shape.documentOf(data)
    return document && documentResponse(status, document.type, document.text, headers)
  }
  if (shape.textOf) {
    const text = shape.textOf(data)
    return text === undefined ? undefined : jsonTextResponse(status, text, headers)
  }
  const body = shape.bodyOf(data)
  if (body === undefined) return undefined
  if (status === 204) return jsonResponse(status, undefined, headers)
  if (endpoint.unwraps !== undefined)
    return unwrappedResponse(endpoint, body as Readonly<Record<string, unknown>>, headers)
  if (endpoint.accepts !== undefined)
    return acceptedResponse(endpoint, body as Readonly<Record<string, unknown>>, headers)
  if (endpoint.inlines !== undefined)
    return inlinedResponse(endpoint, body as Readonly<Record<string, unknown>>, headers)
  if (endpoint.repeats !== undefined)
    return repeatableResponse(endpoint, body as Readonly<Record<string, unknown>>, headers)
  const isPaged = endpoint.inPages === true
  const page = isPaged
    ? pageBody(endpoint, body as Readonly<Record<string, readonly unknown[]>>, input, ctx, dialect)
    : body
  return jsonResponse(status, page, headers)
}

/** Returns only the unfinished part with 202 if there is one; otherwise the usual response without it. */
function acceptedResponse(
  { accepts, status }: Endpoint,
  { [accepts!]: pending, ...usual }: Readonly<Record<string, unknown>>,
  headers: Headers,
): RestResponse {
  return pending === null ? jsonResponse(status, usual, headers) : jsonResponse(202, pending, headers)
}

/** Returns the value of the inlined field if there is one; otherwise the response without the field. */
function inlinedResponse(
  { inlines, status }: Endpoint,
  { [inlines!]: inlined, ...other }: Readonly<Record<string, unknown>>,
  headers: Headers,
): RestResponse {
  return jsonResponse(status, inlined === null ? other : inlined, headers)
}

/** Returns the unwrapped object; the marks beside it determine the status. */
function unwrappedResponse(
  { unwraps, repeats, continues, status }: Endpoint,
  { [unwraps!]: usual, ...marks }: Readonly<Record<string, unknown>>,
  headers: Headers,
): RestResponse {
  const isMarked = (name: string | undefined): boolean => name !== undefined && marks[name] === true
  return jsonResponse(isMarked(continues) ? 202 : isMarked(repeats) ? 200 : status, usual, headers)
}

/** Returns the response without the mark of a repeat, which determines the status. */
function repeatableResponse(
  { repeats, status }: Endpoint,
  { [repeats!]: isRepeated, ...usual }: Readonly<Record<string, unknown>>,
  headers: Headers,
): RestResponse {
  return jsonResponse(isRepeated === true ? 200 : status, usual, headers)
}

/** The list name includes the variables, so that a cursor for the matches of one screening is invalid for another screening. */
function pageBody(
  { operation, envelope }: Endpoint,
  body: Readonly<Record<string, readonly unknown[]>>,
  { variables, given }: RouteInput,
  ctx: Context,
  dialect: Dialect,
): Readonly<Record<string, unknown>> {
  const { rows, page } = pageOf(
    ctx,
    `${operation}:${JSON.stringify(variables)}`,
    body[envelope!]!,
    given,
    dialect,
  )
  return { [envelope!]: rows, ...page }
}
