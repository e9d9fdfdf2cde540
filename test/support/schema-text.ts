import { existsSync, readdirSync, readFileSync } from 'node:fs'

const SUBGRAPHS = new URL('../../subgraphs/', import.meta.url)

/** The schema of a domain as it is written: `schema.graphql`, or every file of its folder `schema`. */
export function schemaText(domain: string): string {
  const file = new URL(`${domain}/schema.graphql`, SUBGRAPHS)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const folder = new URL(`${domain}/schema/`, SUBGRAPHS)
  return readdirSync(folder)
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
}

/** Names of all domains. */
export const domains = (): string[] => readdirSync(SUBGRAPHS)
