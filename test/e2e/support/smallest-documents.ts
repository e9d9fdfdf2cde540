import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

/** Fields that accept only text of a certain form, in all input types or in one. */
const FORMS: Readonly<Record<string, string>> = {
  accountNumber: '"0123456789"',
  destinationAccountNum: '"0123456789"',
  destinationBankCode: '"000013"',
  'TransferInternationallyInput.destinationBankCode': '"DEUTDEFF"',
  senderAccountNum: '"0123456789"',
  senderBankCode: '"000013"',
  pair: '"USD-NGN"',
  code: '"SAV1"',
  'CreateGlAccountInput.code': '"9000"',
  version: '"4.0"',
  year: '2026',
}

/** A valid literal for a type. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return '[]'
  if (isInputObjectType(type))
    return `{ ${Object.values(type.getFields())
      .filter(field => isNonNullType(field.type) && field.defaultValue === undefined)
      .map(
        field =>
          `${field.name}: ${FORMS[`${type.name}.${field.name}`] ?? FORMS[field.name] ?? literal(field.type)}`,
      )
      .join(', ')} }`
  if (isEnumType(type)) return type.getValues()[0]!.name
  return (
    (
      {
        Int: '1',
        Float: '0.5',
        Boolean: 'true',
        UUID: '"0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f"',
        Money: '"1.00"',
        Decimal: '"1.5"',
        ExactNumber: '"7.5"',
        CurrencyCode: '"USD"',
        CountryCode: '"NG"',
        EmailAddress: '"a@b.example"',
        HttpUrl: '"https://a.example/"',
        DateTime: '"2030-01-01T00:00:00Z"',
        LocalDate: '"1990-01-01"',
        JSONObject: '{}',
      } as Record<string, string>
    )[String(type)] ?? '"text of twelve"'
  )
}

/** The smallest document that requests a root field. */
function documentOf(
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
): string {
  const needed = args
    .filter(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)
    .map(arg => `${arg.name}: ${FORMS[arg.name] ?? literal(arg.type)}`)
  return `${kind} { ${name}${needed.length > 0 ? `(${needed.join(', ')})` : ''}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`
}

/** The smallest document of each root field, by name. */
export function smallestDocuments(apiSchema: GraphQLSchema): [name: string, document: string][] {
  return (['query', 'mutation'] as const).flatMap(kind =>
    Object.values(
      (kind === 'query' ? apiSchema.getQueryType() : apiSchema.getMutationType())!.getFields(),
    ).map((field): [string, string] => [field.name, documentOf(kind, field)]),
  )
}
