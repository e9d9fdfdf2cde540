import { readFileSync } from 'node:fs'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { breakingIssues, type Declared } from './contract/breaking-changes.ts'
import { publicSchema, publicSdl } from './contract/public-schema.ts'
import { otherSupergraph } from './contract/second-composition.ts'
import { undescribed } from './contract/undescribed.ts'

/**
 * Checks the graph's contract: no undeclared breaking change since the release, a description for every
 * element, and the same public schema from a second composer.
 */
const read = (name: string): string => readFileSync(new URL(`../schema/${name}`, import.meta.url), 'utf8')

const supergraph = read('supergraph.graphql')
const current = publicSdl(supergraph)
const released = read('released.graphql')
const declared = JSON.parse(read('breaking-changes.json')) as Declared[]

const issues = [
  ...(await breakingIssues(released, current, declared)),
  ...undescribed(publicSchema(supergraph)).map(each => `${each} is not described.`),
  ...subgraphs.flatMap(subgraph =>
    undescribed(executableSubgraph(subgraph)).map(each => `${each} is not described in ${subgraph.name}.`),
  ),
  ...(publicSdl(otherSupergraph(subgraphs)) === current
    ? []
    : ['Two composers make different public schemas of the domains.']),
]
for (const issue of issues) console.error(issue)
if (issues.length > 0) process.exitCode = 1
else
  console.log(
    `The public schema (${current.split('\n').length} lines) breaks nothing undeclared, is described whole, and two composers agree on it.`,
  )
