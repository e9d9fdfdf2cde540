import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { services } from '#app/services.ts'
import { refusalTable, subgraphs } from '#app/subgraphs.ts'
import { openApiOf } from '#rest-adapter/openapi.ts'
import { publicSchema, publicSdl } from './contract/public-schema.ts'
import { codegenConfiguration } from './generate/client-types.ts'
import { composedSupergraph } from './generate/compose.ts'
import { configurationPage } from './generate/configuration-page.ts'
import { metricsPage } from './generate/metrics-page.ts'
import { resolverTypes } from './generate/resolver-types.ts'

/**
 * Writes all files generated from the domains' contracts. With --check, only lists stale files and fails if
 * there are any.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('--check')
/**
 * With --accept, the current public schema becomes the released one that breaking changes are detected
 * against.
 */
const isAccepted = process.argv.includes('--accept')

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const byName = <Value>(table: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))

const supergraph = composedSupergraph(subgraphs)
const events = Object.fromEntries(
  subgraphs.flatMap(each => Object.values(each.events).map(({ type, ...row }) => [type, row])),
)

const files = new Map<string, string>([
  ['schema/supergraph.graphql', supergraph],
  ['schema/errors.json', json(byName(refusalTable))],
  ['schema/events.json', json(byName(events))],
  ['docs/metrics.md', metricsPage()],
  ['docs/configuration.md', configurationPage()],
  ['docs/examples/codegen.yml', codegenConfiguration(publicSchema(supergraph))],
])
for (const service of services)
  files.set(`schema/openapi/${service.name}.json`, json(openApiOf(service, supergraph, refusalTable)))
for (const { name, schema } of subgraphs)
  files.set(`subgraphs/${name}/schema.gen.ts`, await resolverTypes(schema))

if (isAccepted) {
  files.set('schema/released.graphql', publicSdl(supergraph))
  files.set('schema/breaking-changes.json', json([]))
}

const stale: string[] = []
for (const [name, text] of files) {
  const path = `${root}${name}`
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  stale.push(relative(root, path))
  if (isCheck) continue
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

if (stale.length === 0) console.log(`${files.size} generated files are fresh.`)
else console.log(`${isCheck ? 'Stale, run "npm run generate"' : 'Written'}: ${stale.join(', ')}`)
if (isCheck && stale.length > 0) process.exitCode = 1
