import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { readFileSync } from 'node:fs'
import type { IConfiguration } from 'dependency-cruiser'

/**
 * Checks imports against .dependency-cruiser.json. Also fails if no module was read, because an empty check
 * proves nothing.
 */
const { forbidden, options } = JSON.parse(readFileSync('.dependency-cruiser.json', 'utf8')) as IConfiguration
const folders = ['kernel', 'subgraphs', 'gateway', 'rest-adapter', 'app', 'bin', 'tools', 'test']

const { output } = await cruise(
  folders,
  { ...options, ruleSet: { forbidden: forbidden ?? [] }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
)
if (typeof output === 'string') throw new Error('dependency-cruiser returned text')
const { summary, modules } = output
const ours = modules.filter(({ source }) =>
  /^(kernel|subgraphs|gateway|rest-adapter|app|bin)\/.*\.ts$/.test(source),
)
const unresolved = ours.flatMap(({ source, dependencies }) =>
  dependencies.filter(({ couldNotResolve }) => couldNotResolve).map(({ module }) => `${source} -> ${module}`),
)

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
for (const line of unresolved) console.error(`not resolved: ${line}`)
console.log(
  `${ours.length} modules, ${summary.totalDependenciesCruised ?? 0} dependencies, ${summary.violations.length} violations`,
)
if (ours.length < 50 || summary.violations.length > 0 || unresolved.length > 0) process.exitCode = 1
