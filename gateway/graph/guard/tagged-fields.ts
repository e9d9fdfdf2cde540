import { Kind, visit, type DocumentNode } from 'graphql'

/** Returns the names of the fields with this `@tag`, such as the mutations that the gateway must limit. */
export function fieldsTagged(supergraph: DocumentNode, tag: string): ReadonlySet<string> {
  const names = new Set<string>()
  visit(supergraph, {
    FieldDefinition({ name, directives = [] }) {
      const isTagged = directives.some(
        directive =>
          directive.name.value === 'tag' &&
          directive.arguments?.some(
            ({ name: argument, value }) =>
              argument.value === 'name' && value.kind === Kind.STRING && value.value === tag,
          ),
      )
      if (isTagged) names.add(name.value)
    },
  })
  return names
}
