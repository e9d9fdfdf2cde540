import ts from 'typescript'

function referencesIn(node: ts.Node, found: Set<string>): Set<string> {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) found.add(node.typeName.text)
  ts.forEachChild(node, child => {
    referencesIn(child, found)
  })
  return found
}

const nameOf = (statement: ts.Statement): string | undefined =>
  ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
    ? statement.name.text
    : undefined

/** The imports and exports of a module of types, and the types that the given ones use, directly or indirectly. */
export function usedTypes(text: string, roots: readonly string[]): string {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest)
  const named = new Map(
    source.statements.flatMap(statement => {
      const name = nameOf(statement)
      return name === undefined ? [] : [[name, statement] as const]
    }),
  )
  const used = new Set<string>()
  const queue = [...roots]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const statement = named.get(name)
    if (!statement || used.has(name)) continue
    used.add(name)
    queue.push(...referencesIn(statement, new Set()))
  }
  return source.statements
    .filter(statement => {
      const name = nameOf(statement)
      return name === undefined || used.has(name)
    })
    .map(statement => statement.getText(source))
    .join('\n')
}
