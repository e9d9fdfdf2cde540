import { createHash } from 'node:crypto'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonObject } from '#kernel/json.ts'
import { invalid, Refusal, refuse, sentence, type ValidationIssue } from '#kernel/refusals.ts'
import { isEncoded } from '#gateway/request.ts'
import type { Upload } from './endpoint.ts'
import { truncateName } from './input.ts'
import type { JsonSchema } from './json-schema.ts'

const FIELDS_MAX = 8
const FIELD_BYTES_MAX = 1_024
/** Bytes of a multipart body besides its file: boundaries, headers and fields. */
const OVERHEAD_BYTES_MAX = 64 * 1_024

/** A multipart body as the JSON body of the same request, and bytes that equal those of an equal request. */
export interface ReadUpload {
  readonly body: JsonObject
  readonly fingerprint: Buffer
}

/** Size of the largest JSON body that contains a file in base64. */
export const uploadBodyBytesMax = ({ bytesMax }: Upload): number => Math.ceil(bytesMax / 3) * 4 + 4_096

/** Lets the routes of a scope receive multipart bodies, which `readUpload` reads. */
export async function acceptMultipart(scope: FastifyInstance, { bytesMax }: Upload): Promise<void> {
  await scope.register(multipart, {
    limits: {
      files: 1,
      fields: FIELDS_MAX,
      parts: FIELDS_MAX + 1,
      fieldNameSize: 100,
      fieldSize: FIELD_BYTES_MAX,
      fileSize: bytesMax,
      headerPairs: 20,
    },
  })
}

/** Reads a multipart body within its limits; undefined for a body of another type. Adds validation issues of the parts to `issues`. */
export async function readUpload(
  request: FastifyRequest,
  upload: Upload | undefined,
  issues: ValidationIssue[],
): Promise<ReadUpload | undefined> {
  if (!upload || !request.isMultipart()) return undefined
  if (isEncoded(request))
    throw refuse('UNSUPPORTED_MEDIA_TYPE', { message: 'The body must be sent without Content-Encoding.' })
  const bytesMax = upload.bytesMax + OVERHEAD_BYTES_MAX
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge(upload)
  const guard = sizeGuard(request, bytesMax)
  try {
    return await Promise.race([readParts(request, upload, issues), guard.exceeded])
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge(upload) : malformed()
  } finally {
    guard.end()
  }
}

const tooLarge = ({ bytesMax }: Upload) =>
  refuse('BODY_TOO_LARGE', {
    message: `The file is larger than ${Math.floor(bytesMax / (1_024 * 1_024))} MiB, or the body has too many parts.`,
  })

/** Whatever else the parser throws is a fault of the body: a missing boundary, a part that is cut off, or an invalid name. */
const malformed = () => invalid([{ field: 'body', reason: 'must be a complete multipart/form-data body' }])

/** Rejects once a body is larger than its limit, since the parser bounds parts and not what surrounds them. */
function sizeGuard(
  { raw }: FastifyRequest,
  bytesMax: number,
): { readonly exceeded: Promise<never>; end(): void } {
  let bytes = 0
  let exceed: (error: Error) => void
  const exceeded = new Promise<never>((_, reject) => {
    exceed = reject
  })
  exceeded.catch(() => undefined)
  const count = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes > bytesMax) {
      raw.unpipe()
      raw.resume()
      exceed(Object.assign(new Error('the body is too large'), { statusCode: 413 }))
    }
  }
  raw.on('data', count)
  return { exceeded, end: () => void raw.off('data', count) }
}

async function readParts(
  request: FastifyRequest,
  upload: Upload,
  issues: ValidationIssue[],
): Promise<ReadUpload> {
  const body: JsonObject = {}
  const fingerprint: [string, string][] = []
  for await (const part of request.parts()) {
    const name = part.fieldname
    const field = name === upload.part ? upload.field : name
    const issue = issueOf(part, upload, Object.hasOwn(body, field))
    if (issue !== undefined) {
      issues.push({ field: truncateName(name), reason: issue })
      if (part.type === 'file') await part.toBuffer()
    } else if (part.type === 'file') {
      const bytes = await part.toBuffer()
      fingerprint.push([field, createHash('sha256').update(bytes).digest('hex')])
      body[field] = bytes.toString('base64')
    } else {
      fingerprint.push([field, String(part.value)])
      body[field] = String(part.value)
    }
  }
  if (!Object.hasOwn(body, upload.field) && issues.length === 0)
    issues.push({ field: upload.part, reason: 'is required' })
  return { body, fingerprint: Buffer.from(JSON.stringify(fingerprint.sort())) }
}

function issueOf(part: Multipart, { part: file, field }: Upload, isRepeated: boolean): string | undefined {
  if (part.fieldname === field && field !== file) return 'is not a known field'
  if (isRepeated) return 'must be given only once'
  if ((part.fieldname === file) !== (part.type === 'file'))
    return part.type === 'file' ? 'must not be a file' : 'must be a file'
  return part.type === 'field' && part.valueTruncated
    ? `must have at most ${FIELD_BYTES_MAX} bytes`
    : undefined
}

/** Names the part of the file in place of its field in the JSON body. */
export const namingPart = (issues: readonly ValidationIssue[], { part, field }: Upload): ValidationIssue[] =>
  issues.map(issue => (issue.field === field ? { ...issue, field: part } : issue))

/** Renames the field of the file in the validation issues of a multipart request. */
export function asUploaded(refusal: Refusal, upload: Upload): Refusal {
  const { code, kind, message, issues, retryAfterS } = refusal
  if (!issues?.some(({ field }) => field === upload.field)) return refusal
  const named = namingPart(issues, upload)
  return new Refusal(
    code,
    { kind, message: message === sentence(issues) ? sentence(named) : message },
    { issues: named, ...(retryAfterS !== undefined && { retryAfterS }) },
  )
}

/** The schema of the multipart body, from that of the JSON body. */
export function multipartSchema(
  { part, field, description }: Upload,
  { component: _, about: __, ...schema }: JsonSchema,
): JsonSchema {
  const { [field]: _content, ...others } = schema['properties'] as Readonly<Record<string, JsonSchema>>
  const required = (schema['required'] as readonly string[] | undefined) ?? []
  return {
    ...schema,
    properties: {
      ...others,
      [part]: { type: 'string', format: 'binary', description },
    },
    required: required.map(name => (name === field ? part : name)),
  }
}
