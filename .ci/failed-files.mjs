// Prints the test files that failed in a run, one a line. Ends with 1 if there is none, because then something else failed the run, or
// if there are more than a busy machine explains.
import { readFileSync } from 'node:fs'

const FILES_MAX = 5

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const failed = new Set(testResults.filter(({ status }) => status === 'failed').map(({ name }) => name))
console.log([...failed].join('\n'))
if (failed.size === 0 || failed.size > FILES_MAX) process.exit(1)
