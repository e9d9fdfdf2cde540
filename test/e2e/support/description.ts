import { readFileSync } from 'node:fs'
import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** The parts of JSON Schema that the published description uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Schema
}

/** One operation of the published description. */
export interface Operation {
  /** Method and path, such as `POST /quotes`. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operationId: string
  /** Names of the security schemes; empty if the operation needs no credentials. */
  readonly credentials: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  readonly statuses: readonly number[]
  /** Whether a request body conforms to the description. */
  readonly takes: (body: unknown) => boolean
  /** How a response deviates from the description, or undefined if it conforms. */
  readonly issueOf: (status: number, body: unknown) => string | undefined
}

interface Raw {
  readonly operationId: string
  readonly security?: readonly Record<string, unknown>[]
  readonly parameters?: readonly (Parameter & { $ref?: string })[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Document {
  readonly info: { readonly version: string }
  readonly paths: Record<string, Record<string, Raw>>
  readonly components: {
    readonly schemas: Record<string, Schema>
    readonly parameters: Record<string, Parameter>
  }
}

export const description = JSON.parse(
  readFileSync(new URL('../../../schema/openapi/remittance.json', import.meta.url), 'utf8'),
) as Document

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(ajv)
ajv.addSchema(description, 'description')

/** Resolves the reference of a schema. */
export const followed = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : description.components.schemas[schema.$ref.split('/').at(-1)!]!

/**
 * Every published operation. Test tables are built from it, so that tests cover a new operation
 * automatically.
 */
export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => operationOf(method.toUpperCase(), path, raw)),
)

function operationOf(
  method: string,
  path: string,
  { operationId, security = [], parameters = [], requestBody, responses }: Raw,
): Operation {
  const pointer = `description#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}`
  const schema = requestBody?.content['application/json']?.schema
  const bodyCheck = schema && checkAt(`${pointer}/requestBody/content/application~1json/schema`)
  const checks = new Map(
    Object.entries(responses).map(([status, { content }]) => [
      Number(status),
      content && checkAt(`${pointer}/responses/${status}/content/application~1json/schema`),
    ]),
  )
  return {
    name: `${method} ${path}`,
    method,
    path,
    operationId,
    credentials: security.flatMap(each => Object.keys(each)),
    parameters: parameters.map(each =>
      each.$ref === undefined ? each : description.components.parameters[each.$ref.split('/').at(-1)!]!,
    ),
    body: schema && followed(schema),
    statuses: [...checks.keys()],
    takes: body => bodyCheck?.(body) ?? body === undefined,
    issueOf(status, body) {
      if (!checks.has(status)) return `${status} is not described`
      const check = checks.get(status)
      if (!check) return body === undefined ? undefined : 'no body is described'
      return check(body) ? undefined : ajv.errorsText(check.errors)
    },
  }
}

function checkAt(reference: string): ValidateFunction {
  return ajv.compile({ $ref: reference })
}

/** Replaces every parameter of a path. */
export const pathWith = (path: string, id: string): string => path.replaceAll(/\{\w+\}/g, id)
