import {
  Kind,
  type ConstDirectiveNode,
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  type NamedTypeNode,
} from 'graphql'

/** A node of a type definition with the parts that can be hidden. */
interface Element {
  readonly kind: Kind
  readonly name?: { readonly value: string }
  readonly directives?: readonly ConstDirectiveNode[]
  readonly fields?: readonly Element[]
  readonly arguments?: readonly Element[]
  readonly values?: readonly Element[]
  readonly interfaces?: readonly NamedTypeNode[]
  readonly types?: readonly NamedTypeNode[]
}

/**
 * The part of a supergraph that clients see: without `@inaccessible` elements and without the definitions and
 * uses of linked features, such as `@join__field`.
 */
export function publicDocument({ definitions }: DocumentNode): DocumentNode {
  const isLinked = linkedNames(definitions)
  const hidden = new Set(
    (definitions as readonly Element[]).flatMap(each => (isInaccessible(each) ? each.name!.value : [])),
  )
  const isVisible = ({ name }: NamedTypeNode): boolean => !hidden.has(name.value)

  const visibleParts = (elements: readonly Element[]): readonly Element[] =>
    elements.flatMap(each => (isInaccessible(each) ? [] : visible(each)))

  function visible(element: Element): Element {
    const { directives, fields, arguments: parameters, values, interfaces, types } = element
    return {
      ...element,
      ...(directives && { directives: directives.filter(({ name }) => !isLinked(name.value, true)) }),
      ...(fields && { fields: visibleParts(fields) }),
      ...(parameters && { arguments: visibleParts(parameters) }),
      ...(values && { values: visibleParts(values) }),
      ...(interfaces && { interfaces: interfaces.filter(isVisible) }),
      ...(types && { types: types.filter(isVisible) }),
    }
  }

  return {
    kind: Kind.DOCUMENT,
    definitions: (definitions as readonly Element[])
      .filter(
        each =>
          each.kind === Kind.SCHEMA_DEFINITION ||
          !(isInaccessible(each) || isLinked(each.name!.value, each.kind === Kind.DIRECTIVE_DEFINITION)),
      )
      .map(visible) as readonly unknown[] as readonly DefinitionNode[],
  }
}

const isInaccessible = ({ directives = [] }: Element): boolean =>
  directives.some(({ name }) => name.value === 'inaccessible')

/** Returns a function that checks whether a type or directive belongs to a linked feature. */
function linkedNames(definitions: readonly DefinitionNode[]): (name: string, isDirective: boolean) => boolean {
  const links = definitions
    .flatMap(each => (each.kind === Kind.SCHEMA_DEFINITION ? (each.directives ?? []) : []))
    .filter(({ name }) => name.value === 'link')
    .map(({ arguments: given = [] }) => new Map(given.map(({ name, value }) => [name.value, value])))
  const features = new Set(
    links.map(link => textOf(link.get('as')) ?? textOf(link.get('url'))?.split('/').at(-2)),
  )
  const imported = new Set(
    links.flatMap(link => {
      const names = link.get('import')
      return names?.kind === Kind.LIST ? names.values.map(nameOfImport) : []
    }),
  )
  return (name, isDirective) =>
    imported.has(isDirective ? `@${name}` : name) ||
    (isDirective && features.has(name)) ||
    (name.includes('__') && features.has(name.slice(0, name.indexOf('__'))))
}

const textOf = (value: ConstValueNode | undefined): string | undefined =>
  value?.kind === Kind.STRING ? value.value : undefined

/** An import is a name, or an object with a name and the alias that the schema uses. */
const nameOfImport = (value: ConstValueNode): string | undefined =>
  value.kind === Kind.OBJECT
    ? textOf((value.fields.find(({ name }) => name.value === 'as') ?? value.fields[0])?.value)
    : textOf(value)
