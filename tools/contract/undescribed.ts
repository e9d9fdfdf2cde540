import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql'

/** Types and directives that federation adds; the federation specification describes them. */
const OF_FEDERATION = /^(_|link__|federation__|join__|core__)/
const DIRECTIVES_OF_FEDERATION: ReadonlySet<string> = new Set([
  'key',
  'requires',
  'provides',
  'external',
  'shareable',
  'link',
  'tag',
  'inaccessible',
  'override',
  'extends',
  'interfaceObject',
  'composeDirective',
  'authenticated',
  'requiresScopes',
  'policy',
  'context',
  'fromContext',
  'cost',
  'listSize',
  'cacheTag',
])

/**
 * Coordinates of every type, field, argument, input field, enum value and directive without a description.
 */
export function undescribed(schema: GraphQLSchema): string[] {
  const found: string[] = []
  const expect = (
    coordinates: string,
    { description }: { readonly description?: string | null | undefined },
  ): void => {
    if (!description?.trim()) found.push(coordinates)
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (OF_FEDERATION.test(type.name) || isSpecifiedScalarType(type)) continue
    expect(type.name, type)
    if (isEnumType(type)) for (const value of type.getValues()) expect(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) expect(`${type.name}.${field.name}`, field)
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue
      expect(`${type.name}.${field.name}`, field)
      for (const argument of field.args) expect(`${type.name}.${field.name}(${argument.name})`, argument)
    }
  }
  for (const directive of schema.getDirectives()) {
    if (
      isSpecifiedDirective(directive) ||
      OF_FEDERATION.test(directive.name) ||
      DIRECTIVES_OF_FEDERATION.has(directive.name)
    )
      continue
    expect(`@${directive.name}`, directive)
    for (const argument of directive.args) expect(`@${directive.name}(${argument.name})`, argument)
  }
  return found
}
