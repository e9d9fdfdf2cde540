import { TOGETHER } from '../support/split/one-process.mjs'

for (const name of TOGETHER.graph) await import(`../e2e/${name}.test.ts`)
