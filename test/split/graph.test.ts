import { GROUPS } from '#test/support/split/one-process.mjs'

for (const name of GROUPS.graph) await import(`../e2e/${name}.test.ts`)
