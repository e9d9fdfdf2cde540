import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { InputSchema } from './values.ts'

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly schema: InputSchema
}
interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, { schema: unknown }>>
}
interface Raw {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { content: Record<string, { schema: InputSchema & { $ref?: string } }> }
  readonly responses: Readonly<Record<string, Response>>
}

/** The parts of an OpenAPI document that are used here. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Raw>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, InputSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

/** The published description of one operation. */
export interface Described {
  readonly path: readonly { readonly name: string }[]
  readonly query: readonly { readonly name: string; readonly schema: InputSchema }[]
  readonly body: InputSchema | undefined
  /** Returns how a response deviates from the description, or undefined if it conforms. */
  readonly violationOf: (status: number, body: unknown) => string | undefined
}

/**
 * Returns a lookup of operations by method and path. The lookup throws if the document does not describe the
 * operation.
 */
export function describedBy(description: Description): (method: string, path: string) => Described {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema(description, 'description')
  const last = (reference: string): string => reference.split('/').at(-1)!
  const resolved = (parameter: Parameter): Parameter =>
    parameter.$ref === undefined ? parameter : description.components.parameters[last(parameter.$ref)]!

  return (method, path) => {
    const raw = description.paths[path]?.[method.toLowerCase()]
    if (!raw) throw new Error(`${method} ${path} is not described.`)
    const schema = raw.requestBody?.content['application/json']?.schema
    const pointer = `description#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}/responses`
    const checks = new Map<string, ValidateFunction>()
    const checkOf = (status: string): ValidateFunction => {
      const check =
        checks.get(status) ?? ajv.compile({ $ref: `${pointer}/${status}/content/application~1json/schema` })
      checks.set(status, check)
      return check
    }
    const parameters = (raw.parameters ?? []).map(resolved)
    return {
      path: parameters.filter(each => each.in === 'path'),
      query: parameters.filter(each => each.in === 'query'),
      body:
        schema && (schema.$ref === undefined ? schema : description.components.schemas[last(schema.$ref)]!),
      violationOf(status, body) {
        const response = raw.responses[status]
        if (!response) return `${status} is not described`
        if (!response.content) return body === undefined ? undefined : 'no body is described'
        const check = checkOf(String(status))
        if (!check(body)) return ajv.errorsText(check.errors)
        const { code } = body as { code?: unknown }
        return status >= 400 && typeof code === 'string' && !response.description.includes(`\`${code}\``)
          ? `${status} ${code} is not described`
          : undefined
      },
    }
  }
}
