type Fields = Readonly<Record<string, unknown>>

/** Merges resolver maps of several files by type and field. Throws if two of them resolve the same field. */
export function mergeResolvers(parts: readonly object[]): Readonly<Record<string, Fields>> {
  const types: Record<string, Record<string, unknown>> = {}
  for (const part of parts)
    for (const [type, fields] of Object.entries(part as Readonly<Record<string, Fields>>)) {
      const merged = (types[type] ??= {})
      for (const [name, resolver] of Object.entries(fields)) {
        if (Object.hasOwn(merged, name)) throw new Error(`${type}.${name} has two resolvers.`)
        merged[name] = resolver
      }
    }
  return types
}
