import { readFileSync } from 'node:fs'
import type { RefusalRow } from '#kernel/refusals.ts'

const schemaFile = (name: string): string =>
  readFileSync(new URL(`../schema/${name}`, import.meta.url), 'utf8')

/** The composed graph of all domains, as it is published. */
export const supergraphSdl = (): string => schemaFile('supergraph.graphql')

/** Every refusal of the kernel and the domains, as it is published: for a process that loads no domain. */
export const publishedRefusals = (): Record<string, RefusalRow> =>
  JSON.parse(schemaFile('errors.json')) as Record<string, RefusalRow>

/** Names of the subgraphs that the graph is composed of. */
export const subgraphNames = (sdl: string): string[] =>
  [...sdl.matchAll(/@join__graph\(name: "(\w+)"/g)].map(([, name]) => name!)
