import type { Resolvers } from '#core/schema.gen.ts'

type Fields = Readonly<Record<string, unknown>>

/** Merges the resolvers of the domain's parts; throws if two parts define the same field. */
export function mergeResolvers(parts: readonly Resolvers[]): Readonly<Record<string, Fields>> {
  const types: Record<string, Record<string, unknown>> = {}
  for (const part of parts)
    for (const [type, fields] of Object.entries(part as Readonly<Record<string, Fields>>)) {
      const into = (types[type] ??= {})
      for (const [name, resolver] of Object.entries(fields)) {
        if (Object.hasOwn(into, name)) throw new Error(`${type}.${name} has two resolvers.`)
        into[name] = resolver
      }
    }
  return types
}
