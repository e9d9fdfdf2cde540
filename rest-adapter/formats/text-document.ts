import type { TextDocument } from '#rest-adapter/endpoint.ts'
import type { JsonSchema } from '#rest-adapter/json-schema.ts'

/** The text of a response with its media type. */
export interface DocumentText {
  readonly type: string
  readonly text: string
}

type Data = Readonly<Record<string, unknown>>

/** Returns a reader of the document in the graph's field `key`; the document is undefined when the resource does not exist. */
export function documentReader(
  key: string,
  { text, type, types }: TextDocument,
): (data: Data) => DocumentText | undefined {
  return data => {
    const value = data[key] as Data | null | undefined
    if (value === null || value === undefined) return undefined
    const mediaType = types.find(each => each === value[type])
    if (mediaType === undefined) throw new Error(`${String(value[type])} is not a media type of the route.`)
    return { type: mediaType, text: String(value[text]) }
  }
}

const SCHEMAS: Readonly<Record<TextDocument['types'][number], JsonSchema>> = {
  'application/json': { type: 'object', additionalProperties: true },
  'application/xml': { type: 'string', description: 'An XML document in UTF-8.' },
}

/** The media types of the response, each with its schema, for OpenAPI. The example is that of JSON. */
export const documentContent = (
  { types }: TextDocument,
  example: unknown,
): Record<string, { readonly schema: JsonSchema; readonly example?: unknown }> =>
  Object.fromEntries(
    types.map(type => [
      type,
      {
        schema: SCHEMAS[type],
        ...(type === 'application/json' && example !== undefined && { example }),
      },
    ]),
  )

/** Content of a response that can also be requested as CSV, in an OpenAPI document. */
export const CSV_CONTENT = {
  'text/csv': {
    schema: {
      type: 'string',
      description:
        'The rows of the response with a header line of field names. A value that a spreadsheet could interpret as a formula is prefixed with an apostrophe.',
    },
  },
}
