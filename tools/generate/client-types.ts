import { isScalarType, isSpecifiedScalarType, type GraphQLScalarType, type GraphQLSchema } from 'graphql'

/** TypeScript type that clients use for each scalar. */
export const CLIENT_TYPES: Readonly<Record<string, string>> = {
  Money: 'string',
  Decimal: 'string',
  ExactNumber: 'string',
  UUID: 'string',
  DateTime: 'string',
  LocalDate: 'string',
  CurrencyCode: 'string',
  CountryCode: 'string',
  PhoneNumber: 'string',
  EmailAddress: 'string',
  HttpUrl: 'string',
  JSONObject: 'Record<string, unknown>',
  JSONLiteral: 'string | number | boolean',
}

const HEAD = `# Made by "npm run generate" from the graph's scalars; never edited.
# Configuration of GraphQL Code Generator: copy it into your client, beside the schema that /docs/schema.graphql serves.
# Amounts and exact numbers are text: a number of JavaScript would round them.
schema: schema.graphql
documents: 'src/**/*.{ts,tsx}'
generates:
  src/gql/:
    preset: client
config:
  # Refuses scalars that are not listed below, so that a new one is no silent any.
  strictScalars: true
  enumsAsTypes: true
  useTypeImports: true
  scalars:
`

/** Custom scalars of the schema, sorted by name. */
export const ownScalars = (schema: GraphQLSchema): GraphQLScalarType[] =>
  Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter(type => !isSpecifiedScalarType(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Content of docs/examples/codegen.yml. Throws if a scalar has no type or a type has no scalar. */
export function codegenConfiguration(schema: GraphQLSchema): string {
  const scalars = ownScalars(schema)
  const unknown = Object.keys(CLIENT_TYPES).filter(name => !scalars.some(scalar => scalar.name === name))
  if (unknown.length > 0)
    throw new Error(
      `tools/generate/client-types.ts names scalars that the graph does not have: ${unknown.join(', ')}.`,
    )
  return HEAD + scalars.map(scalarLines).join('')
}

function scalarLines({ name, description }: GraphQLScalarType): string {
  const type = CLIENT_TYPES[name]
  if (type === undefined)
    throw new Error(
      `The scalar ${name} has no TypeScript type for clients; add it to tools/generate/client-types.ts.`,
    )
  return `    # ${(description ?? '').replaceAll('\n', ' ')}\n    ${name}: ${JSON.stringify(type)}\n`
}
