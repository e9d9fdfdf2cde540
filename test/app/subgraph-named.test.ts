import { expect, test } from '@jest/globals'
import { subgraphNamed } from '#app/serve/subgraph.ts'
import { subgraphs } from '#app/subgraphs.ts'

test.each(subgraphs)('the process of $name loads the same domain as every other process', async subgraph => {
  expect(await subgraphNamed(subgraph.name)).toBe(subgraph)
})
