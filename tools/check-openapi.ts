import { createConfig, lint } from '@redocly/openapi-core'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EXPLAINED } from './openapi-warnings.ts'

/**
 * Checks every published OpenAPI document against Redocly's recommended rules. Fails on an error, on a
 * warning without an explanation, on an explanation without a warning, and if no document was read.
 */
const folder = fileURLToPath(new URL('../schema/openapi/', import.meta.url))
const documents = readdirSync(folder).filter(name => name.endsWith('.json'))
const config = await createConfig({ extends: ['recommended'] })
const needed = new Set<string>()
const issues: string[] = []

for (const name of documents) {
  for (const { severity, ruleId, message, location } of await lint({ ref: `${folder}${name}`, config })) {
    const at = location[0]?.pointer ?? ''
    const explained =
      severity === 'warn' && EXPLAINED.find(({ rule, at: place }) => rule === ruleId && place === at)
    if (explained) needed.add(explained.rule + explained.at)
    else issues.push(`${name}${at} ${severity} ${ruleId}: ${message}`)
  }
}
for (const { rule, at } of EXPLAINED)
  if (!needed.has(rule + at))
    issues.push(`${rule} at ${at} is explained in tools/openapi-warnings.ts, and does not come up.`)
if (documents.length === 0) issues.push('There are no documents in schema/openapi.')

for (const issue of issues) console.error(issue)
console.log(
  `${documents.length} OpenAPI documents, ${issues.length} issues, ${EXPLAINED.length} explained warnings`,
)
if (issues.length > 0) process.exitCode = 1
