import { parseArgs } from 'node:util'
import { allSubjects, campaign } from './fuzz/campaign.ts'
import { openEnvironment } from './fuzz/environment.ts'
import { share } from './fuzz/run.ts'

/**
 * Sends requests generated from each operation's description: every edge case of every field, valid requests,
 * slightly invalid ones and hostile ones.
 */
const USAGE = `npm run fuzz -- [--runs N] [--seed N] [--total N] [--only NAME] [--run PATH]

  --runs   requests for each operation (200); its edges are all among them, and at least half as many more are made by dice
  --total  requests for all of them together, in place of --runs
  --seed   the same seed makes the same requests (1)
  --only   operations whose name holds this, such as "POST /quotes" or "mutation createQuote"
  --run    one request again, as a finding names it
  --edge   one edge again, as a finding names it`

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    total: { type: 'string' },
    only: { type: 'string' },
    run: { type: 'string' },
    edge: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const number = (name: 'runs' | 'seed' | 'total', otherwise: number): number => {
  const text = values[name] ?? String(otherwise)
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number.\n\n${USAGE}`)
  return Number(text)
}

async function run(): Promise<void> {
  const subjects = allSubjects().filter(({ name }) => name.includes(values.only ?? ''))
  if (subjects.length === 0) throw new Error(`No operation is called ${values.only}.`)
  const runs =
    values.total === undefined ? number('runs', 200) : Math.ceil(number('total', 0) / subjects.length)
  const environment = await openEnvironment()
  const startedAt = performance.now()
  try {
    const options = {
      runs,
      seed: number('seed', 1),
      report: (line: string) => console.log(line),
      ...(values.run !== undefined && { path: values.run }),
      ...(values.edge !== undefined && { edge: values.edge }),
    }
    const { findings, figures, broken } = await campaign(environment, subjects, options)
    const sum = {
      edges: figures.reduce((all, { edges }) => all + edges, 0),
      requests: figures.reduce((all, { requests }) => all + requests, 0),
      successes: figures.reduce((all, { successes }) => all + successes, 0),
    }
    const slowest = figures.toSorted((a, b) => b.slowestMs - a.slowestMs)[0]!
    for (const { subject, violation, curl, again } of findings)
      console.error(`\n${subject}: ${violation}\n  ${curl}\n  ${again}`)
    for (const line of [...broken, ...environment.logged]) console.error(line)
    console.log(
      `\n${sum.edges} edges and ${sum.requests} other requests to ${subjects.length} operations in ${Math.round((performance.now() - startedAt) / 1000)} s; ${share(sum)} of the others succeeded; the slowest took ${Math.round(slowest.slowestMs)} ms (${slowest.subject}).`,
    )
    console.log(
      `${findings.length} findings, ${broken.length} broken rules of the rows, ${environment.logged.length} violations in the log.`,
    )
    if (findings.length + broken.length + environment.logged.length > 0) process.exitCode = 1
  } finally {
    await environment.close()
  }
}

if (values.help) console.log(USAGE)
else await run()
