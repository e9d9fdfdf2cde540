import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** All static checks, slowest first. */
const CHECKS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['eslint', '.'],
  ['prettier', '--check', '--log-level', 'warn', '.'],
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

/** Runs one check with npm's PATH, so that package commands are found. Returns its combined output. */
function run([command, ...args]: (typeof CHECKS)[number]): Promise<Outcome> {
  const title = [command, ...args].join(' ')
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  return new Promise(resolve => {
    child.once('error', error => resolve({ title, passed: false, output: error.message }))
    child.once('close', code =>
      resolve({ title, passed: code === 0, output: Buffer.concat(parts).toString().trim() }),
    )
  })
}

/**
 * Runs as many checks at a time as there are processors. All checks run, so that one run reports all issues.
 */
async function lint(): Promise<boolean> {
  const waiting = [...CHECKS]
  const outcomes: Outcome[] = []
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await run(check)
      outcomes.push(outcome)
      console.log(
        `${outcome.passed ? 'passed' : 'FAILED'}  ${outcome.title}${outcome.output === '' ? '' : `\n${outcome.output.replace(/^/gm, '        ')}`}`,
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return outcomes.every(({ passed }) => passed)
}

if (!(await lint())) process.exitCode = 1
