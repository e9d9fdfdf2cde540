import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, REPOSITORY } from '#test/start/support/installation.ts'
import { differences } from './differences.ts'
import type { Example } from './page.ts'

/** Runs a page's examples in one shell, from top to bottom, as a reader would. */
export interface Reader {
  /** Runs an example; resolves with its output and the deviations from the page. */
  run(example: Example): Promise<{ printed: string; issues: string[] }>
  close(): void
}

const TIMEOUT_MS = 45_000
const DEMO_TENANT = '11111111-1111-4111-8111-111111111111'

/** Makes curl report the status of every request on stderr. */
const PRELUDE = `set -euo pipefail
curl() { command curl --connect-timeout 5 --max-time 20 -w '%{stderr}status %{http_code} %{method} %{url_effective}\\n' "$@"; }
`

/**
 * Creates a reader whose platform listens on another port than the one in the pages. `dataDir` is the
 * platform's data folder, for commands that use it.
 */
export async function readerOf(port: number, dataDir?: string): Promise<Reader> {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'))
  const receiver = await freePort()
  const here = (text: string): string =>
    text
      .replaceAll(/\b(127\.0\.0\.1|live\.localhost):4000\b/g, `$1:${port}`)
      .replaceAll(/\b4100\b/g, String(receiver))
  // Matches only whole numbers, because a port's digits may occur in a reference or an amount.
  const standalone = (digits: number): RegExp => new RegExp(`(?<!\\d)${digits}(?!\\d)`, 'g')
  const there = (text: string): string =>
    text.replaceAll(standalone(port), '4000').replaceAll(standalone(receiver), '4100')
  // A separate process group, so that receivers started by a page end with the shell.
  const shell = spawn('bash', [], {
    cwd: REPOSITORY,
    detached: true,
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ...(dataDir !== undefined && { DATA_DIR: dataDir }),
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    },
  })
  const output = { out: '', err: '' }
  let notify = (): void => undefined
  let isOver = false
  shell.stdout.on('data', chunk => {
    output.out += chunk
    notify()
  })
  shell.stderr.on('data', chunk => {
    output.err += chunk
    notify()
  })
  // A broken pipe means that the shell has ended, which the `close` event reports.
  shell.stdin.on('error', () => undefined)
  shell.on('close', () => {
    isOver = true
    notify()
  })
  shell.stdin.write(PRELUDE)

  return {
    async run(example) {
      const file = join(folder, `line-${example.line}`)
      writeFileSync(file, here(scriptOf(example)))
      const mark = `end-of-${example.line}`
      Object.assign(output, { out: '', err: '' })
      shell.stdin.write(`. ${file} < /dev/null\nprintf '\\n${mark}\\n'; printf '${mark}\\n' >&2\n`)
      await new Promise<void>((resolve, reject) => {
        const impatience = setTimeout(
          () => reject(new Error(`Line ${example.line} does not end: ${output.out}${output.err}`)),
          TIMEOUT_MS,
        )
        notify = () => {
          if (!isOver && !(output.out.includes(mark) && output.err.includes(mark))) return
          clearTimeout(impatience)
          resolve()
        }
        notify()
      })
      const printed = there(output.out.split(`\n${mark}`, 1)[0]!).trim()
      return {
        printed,
        issues: [
          ...(isOver ? [`the shell ended: ${output.err}`] : []),
          ...issuesOf(example, printed, output.err),
        ],
      }
    },
    close() {
      if (!isOver) process.kill(-shell.pid!, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Shell script of an example. `as` names the variable that holds the header for GraphQL documents. */
function scriptOf({ language, text, options, variables = '{}' }: Example): string {
  if (language === 'sh') return text
  if (language !== 'graphql')
    return `node --disable-warning=ExperimentalWarning --input-type=module${language === 'ts' ? '-typescript' : ''} <<'END-OF-CODE'\n${text}\nEND-OF-CODE\n`
  const as = options['as']
  if (as === undefined) throw new Error('A document of the graph says with as= whose header it is sent with.')
  const query = JSON.stringify(text).replaceAll(/[\\$`]/g, '\\$&')
  return `curl -s http://127.0.0.1:4000/graphql ${as === 'nobody' ? '' : `-H "$${as}"`} -H 'X-Tenant-ID: ${DEMO_TENANT}' -H 'Content-Type: application/json' --data-binary @- <<END-OF-QUERY
{"query":${query},"variables":${variables}}
END-OF-QUERY
`
}

/** Deviations from the page: an unexpected non-2xx status, GraphQL errors, or different output. */
function issuesOf({ options, prints }: Example, printed: string, errorOutput: string): string[] {
  const statuses = [...errorOutput.matchAll(/^status (\d{3}) (.*)$/gm)].map(([, status, what]) => ({
    status: status!,
    what: what!,
  }))
  const expected = options['status']?.split(',') ?? []
  const unexpected = statuses
    .filter(({ status }) => !status.startsWith('2') && !expected.includes(status))
    .map(({ status, what }) => `${status} for ${what}: ${printed}`)
  const missing = expected
    .filter(each => !statuses.some(({ status }) => status === each))
    .map(each => `no request got the response ${each}`)
  const errors =
    'errors' in options !== /^\{"(?:data":.*,")?errors":\[/m.test(printed)
      ? [`the graph's errors are not what the page says: ${printed}`]
      : []
  return [...unexpected, ...missing, ...errors, ...(prints ? differences(prints.text, printed) : [])]
}
