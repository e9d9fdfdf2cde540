import { expect, test } from '@jest/globals'
import { services } from '#app/services.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { createPlanner } from '#gateway/graph/plan/planner.ts'
import { operationsOf } from '#rest-adapter/documents.ts'
import { HANDOFF_DOCUMENTS } from '#gateway/handoff/calls.ts'

const runners = Object.fromEntries(subgraphs.map(({ name }) => [name, () => ({ data: null })]))
const planner = createPlanner(supergraphSdl(), { runners })

// The program validates and plans a document at its first run.
test.each(services)(
  'every document of $name is valid in the public graph, and a plan exists',
  ({ documents }) => {
    const operations = [...operationsOf(documents).values()]
    expect(operations.length).toBeGreaterThan(10)
    for (const { document } of operations) expect(planner.compile(document).kind).toMatch(/query|mutation/)
  },
)

test.each(HANDOFF_DOCUMENTS)('the document of the handoff page is valid: %.40s', document => {
  expect(planner.compile(document).kind).toMatch(/query|mutation/)
})
