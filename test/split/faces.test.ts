import { TOGETHER } from '../support/split/one-process.mjs'

for (const name of TOGETHER.faces) await import(`../e2e/${name}.test.ts`)
