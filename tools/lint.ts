import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Whatever reads the code without running it, the longest first. */
const CHECKS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['eslint', '.'],
  ['tsc', '--noEmit', '-p', '.'],
  ['node', 'tools/check-dependencies.ts'],
  ['node', 'tools/generate.ts', '--check'],
  ['node', 'tools/check-contract.ts'],
  ['node', 'tools/check-deploy.ts'],
  ['node', 'tools/check-openapi.ts'],
  ['node', 'tools/sbom.ts'],
]

interface Outcome {
  readonly title: string
  readonly passed: boolean
  readonly output: string
}

/** Runs one check as npm does, so that commands of packages are found; its two outputs come back as one text. */
function run([command, ...args]: (typeof CHECKS)[number]): Promise<Outcome> {
  const title = [command, ...args].join(' ')
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  return new Promise(resolve => {
    child.once('error', error => resolve({ title, passed: false, output: error.message }))
    child.once('close', code => resolve({ title, passed: code === 0, output: Buffer.concat(parts).toString().trim() }))
  })
}

/** As many at a time as there are processors; every check is run, so that one run names all issues. */
async function lint(): Promise<boolean> {
  const waiting = [...CHECKS]
  const outcomes: Outcome[] = []
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await run(check)
      outcomes.push(outcome)
      console.log(`${outcome.passed ? 'passed' : 'FAILED'}  ${outcome.title}${outcome.output === '' ? '' : `\n${outcome.output.replace(/^/gm, '        ')}`}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return outcomes.every(({ passed }) => passed)
}

if (!await lint()) process.exitCode = 1
