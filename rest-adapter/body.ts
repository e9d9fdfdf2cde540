import type { FastifyRequest } from 'fastify'
import { parseBody, type JsonObject } from '#kernel/json.ts'
import { refuse, type ValidationIssue } from '#kernel/refusals.ts'
import { isEncoded } from '#gateway/request.ts'
import type { Endpoint } from './endpoint.ts'
import type { Shape } from './shape.ts'

/** A row, its shape and a request. */
export interface BodyInput {
  readonly request: FastifyRequest
  readonly endpoint: Pick<Endpoint, 'takesForm' | 'valuesMax'>
  readonly shape: Pick<Shape, 'body'>
}

/** The body of a request as an object; undefined when there is no body and none is required. */
export function bodyOf(
  bytes: Buffer | undefined,
  { request, endpoint, shape: { body } }: BodyInput,
  issues: ValidationIssue[],
): JsonObject | undefined {
  if (!bytes) {
    if (body?.isRequired)
      throw refuse('MALFORMED_JSON', { message: 'A JSON object is required as the body.' })
    return undefined
  }
  if (isEncoded(request))
    throw refuse('UNSUPPORTED_MEDIA_TYPE', { message: 'The body must be sent without Content-Encoding.' })
  const contentType = request.headers['content-type']
  if (contentType === 'application/json' || isOfType(contentType, 'application/json'))
    return parseBody(bytes, endpoint.valuesMax)
  if (!endpoint.takesForm) throw refuse('UNSUPPORTED_MEDIA_TYPE')
  if (isOfType(contentType, 'application/x-www-form-urlencoded')) return formOf(bytes, issues)
  throw refuse('UNSUPPORTED_MEDIA_TYPE', {
    message:
      'The Content-Type of the body is neither application/json nor application/x-www-form-urlencoded.',
  })
}

function isOfType(contentType: string | undefined, mediaType: string): boolean {
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map(part => part.trim())
  return (
    type === mediaType &&
    parameters.every(part => !part.startsWith('charset') || /^charset="?utf-?8"?$/.test(part))
  )
}

/** The fields of a form, all as strings. */
function formOf(bytes: Buffer, issues: ValidationIssue[]): JsonObject {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(bytes.toString('utf8'))) {
    if (fields.has(name)) issues.push({ field: name.slice(0, 100), reason: 'must be given only once' })
    fields.set(name, value)
  }
  return Object.assign(Object.create(null) as JsonObject, Object.fromEntries(fields))
}
