import { parseArgs } from 'node:util'
import { table } from './bench/table.ts'
import { campaign, KINDS, NAMES, type Course } from './chaos/campaign.ts'
import { openInstallation, TARGETS, type Target } from './chaos/installation.ts'
import { BACK_WITHIN_MS, FULL, SHORT } from './chaos/runs.ts'

/**
 * Kills the platform and its PostgreSQL while clients move money, and verifies that no acknowledged request
 * was lost or applied twice.
 */
const USAGE = `npm run chaos -- [--short] [--seed N] [--app N] [--database N] [--both N]

  --short     a run of about a minute, as the tests make it
  --seed      the same seed makes the same requests and kills in the same order (1)
  --app       how often the app is killed (${FULL.kills.app}, short ${SHORT.kills.app})
  --database  how often PostgreSQL is (${FULL.kills.database}, short ${SHORT.kills.database})
  --both      how often both are at once (${FULL.kills.both}, short ${SHORT.kills.both})`

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    seed: { type: 'string' },
    app: { type: 'string' },
    database: { type: 'string' },
    both: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const number = (name: 'seed' | Target, otherwise: number): number => {
  const text = values[name] ?? String(otherwise)
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} must be a whole number.\n\n${USAGE}`)
  return Number(text)
}

function figures({ deaths, sent, repeated, orphans, closedDates }: Course): string {
  const rows = TARGETS.map(target => {
    const back = deaths
      .filter(death => death.target === target)
      .map(({ backMs }) => backMs)
      .sort((a, b) => a - b)
    return [
      NAMES[target],
      String(back.length),
      back.length === 0 ? '' : back[Math.floor(back.length / 2)]!.toFixed(0),
      back.length === 0 ? '' : back.at(-1)!.toFixed(0),
    ]
  })
  const counts = KINDS.map(kind => {
    const of = sent.filter(each => each.kind === kind)
    const count = (holds: (each: Course['sent'][number]) => boolean): string =>
      String(of.filter(holds).length)
    return [
      kind,
      String(of.length),
      count(({ response: response }) => response !== undefined && response.status < 300),
      count(({ response: response }) => response !== undefined && response.status >= 300),
      count(({ tries }) => tries > 1),
      count(({ isGivenUp }) => isGivenUp === true),
    ]
  })
  return [
    table([['killed', 'times', 'responses again, ms (median)', 'at worst']].concat(rows)),
    '',
    table([['request', 'sent', 'made', 'refused', 'sent again', 'given up']].concat(counts)),
    '',
    `${repeated} completed requests were sent once more at the end; money held for ${orphans} remittances that were never made was released. ${closedDates} business dates were closed during the run.`,
  ].join('\n')
}

async function run(): Promise<void> {
  const form = values.short ? SHORT : FULL
  const kills = {
    app: number('app', form.kills.app),
    database: number('database', form.kills.database),
    both: number('both', form.kills.both),
  }
  const seed = number('seed', 1)
  const startedAt = performance.now()
  const installation = await openInstallation()
  // Processes of the installation would otherwise outlive an interrupted run.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void installation.close().finally(() => process.exit(1)))
  try {
    const result = await campaign(installation, {
      ...form,
      kills,
      seed,
      backWithinMs: BACK_WITHIN_MS,
      report: line => console.log(line),
    })
    for (const line of result.breaks) console.error(line)
    console.log(
      `\n${figures(result)}\n\nSeed ${seed}, ${Math.round((performance.now() - startedAt) / 1000)} s: ${result.breaks.length} breaks (lost, doubled, unsound, or not back within ${BACK_WITHIN_MS / 1000} s).`,
    )
    if (result.breaks.length > 0) process.exitCode = 1
  } finally {
    await installation.close()
  }
}

if (values.help) console.log(USAGE)
else await run()
