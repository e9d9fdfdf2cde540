import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RequestParameter } from '#rest-adapter/input.ts'

/** Name of the query parameter of rows with several formats; it is not a variable of the document. */
export const FORMAT = 'format'

/** The parameter of a row with several formats. */
export function formatParameter({ csv, fileFormats }: Endpoint): RequestParameter {
  const formats = ['json', ...(csv === undefined ? [] : ['csv']), ...(fileFormats?.formats ?? [])]
  const rows = csv === undefined ? '' : ', or only its rows as CSV'
  const files = fileFormats ? `; ${fileFormats.formats.join(', ')}: the whole as a file` : ''
  return {
    key: FORMAT,
    name: FORMAT,
    isRequired: false,
    fromText: text => text,
    input: {
      schema: {
        type: 'string',
        enum: formats,
        default: 'json',
        description: `Format of the response: JSON${rows}${files}.`,
      },
      read: (value, field, issues) =>
        formats.includes(value as string)
          ? value
          : void issues.push({ field, reason: `must be one of ${formats.join(', ')}` }),
    },
  }
}
