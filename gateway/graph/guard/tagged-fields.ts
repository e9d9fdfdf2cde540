import { Kind, visit, type DocumentNode } from 'graphql'

/** Names of the fields that the domains' contracts tag, such as mutations that the edge must count. */
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
