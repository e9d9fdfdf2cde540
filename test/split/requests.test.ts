import { GROUPS } from '#test/support/split/one-process.mjs'

for (const name of GROUPS.requests) await import(`../e2e/${name}.test.ts`)
