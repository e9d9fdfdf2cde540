import { expect, test } from '@jest/globals'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { services } from '#app/services.ts'
import { openApiOf } from '#rest-adapter/openapi.ts'
import { composePlatform, refusalTable } from './support/supergraph.ts'

interface Media {
  readonly schema: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { value?: unknown; $ref?: string }>>
}
interface Content {
  readonly content?: { readonly 'application/json': Media }
}
interface Operation {
  readonly operationId: string
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}
interface Schema {
  type?: string
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  additionalProperties?: unknown
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks?: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>
  }
}

/**
 * Forbids undeclared properties in every object, so that an example cannot contain a field that does not
 * exist.
 */
function strictly(description: Description): Description {
  const strict = structuredClone(description)
  const close = (schema: Schema): void => {
    if (schema.properties) schema.additionalProperties ??= false
    for (const property of Object.values(schema.properties ?? {})) close(property)
    if (schema.items) close(schema.items)
  }
  for (const schema of Object.values(strict.components.schemas)) close(schema)
  return strict
}

const described = services.map(
  service =>
    [
      service.name,
      strictly(openApiOf(service, composePlatform(), refusalTable) as unknown as Description),
    ] as const,
)

/** Each media type of a description, with its location and its examples. */
function shown({
  paths,
  webhooks = {},
  components,
}: Description): { at: string; pointer: string; bodies: unknown[]; media: Media }[] {
  const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')
  const places: { at: string; pointer: string; media: Media }[] = []
  const collect = (at: string, pointer: string, { requestBody, responses }: Operation): void => {
    const media = (name: string, part: string, of: Content | undefined): void => {
      const found = of?.content?.['application/json']
      if (found)
        places.push({
          at: `${at} ${name}`,
          pointer: `${pointer}/${part}/content/application~1json/schema`,
          media: found,
        })
    }
    media('request', 'requestBody', requestBody)
    for (const [status, response] of Object.entries(responses)) media(status, `responses/${status}`, response)
  }
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      collect(operation.operationId, `/paths/${escaped(path)}/${method}`, operation)
  for (const [event, { post }] of Object.entries(webhooks))
    collect(event, `/webhooks/${escaped(event)}/post`, post)
  return places.map(place => ({
    ...place,
    bodies: [
      ...('example' in place.media ? [place.media.example] : []),
      ...Object.values(place.media.examples ?? {}).map(({ value, $ref }) =>
        $ref === undefined ? value : components.examples[$ref.split('/').at(-1)!]?.value,
      ),
    ],
  }))
}

test.each(described)('%s: every body of the description has an example', (_, description) => {
  const places = shown(description)

  expect(places.length).toBeGreaterThan(50)
  expect(places.filter(({ bodies }) => bodies.length === 0).map(({ at }) => at)).toEqual([])
})

test.each(described)('%s: every example matches its schema, with no unknown field', (_, description) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(description, 'description')
  const wrong: unknown[] = []

  for (const { at, pointer, bodies } of shown(description)) {
    const isRight = ajv.compile({ $ref: `description#${pointer}` })
    for (const body of bodies)
      if (!isRight(body))
        wrong.push({
          at,
          body,
          errors: isRight.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`),
        })
  }

  expect(wrong).toEqual([])
})

test.each(services.map(service => [service.name, service] as const))(
  '%s: examples exist for exactly the existing operations',
  (_, { examples, endpoints, webhooks = [] }) => {
    // A format that is a text can have an example as well.
    const ofFiles = new Set(endpoints.map(({ fileFormats }) => fileFormats?.operation))
    expect(
      Object.keys(examples?.operations ?? {})
        .filter(name => !ofFiles.has(name))
        .sort(),
    ).toEqual(endpoints.map(({ operation: runs }) => runs).sort())
    expect(Object.keys(examples?.fragments ?? {}).sort()).toEqual(
      [...new Set(webhooks.map(({ data }) => data))].sort(),
    )
  },
)
