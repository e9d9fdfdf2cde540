import { execFile } from 'node:child_process'
import { expect, test } from '@jest/globals'

const LOG = new URL('../../app/log.ts', import.meta.url).href

/** Output on standard error of a process that runs this script. */
const written = (words: string): Promise<string> =>
  new Promise(resolve => {
    const script = `import { createLog } from '${LOG}'\nconst log = createLog('info')\n${words}`
    execFile(
      process.execPath,
      ['--input-type=module', '-e', script],
      { env: { PATH: process.env['PATH'] } },
      (_error, _out, err) => resolve(err),
    )
  })

test.each([
  ['ends normally', ''],
  ['is ended', 'process.exit(0)'],
  ['throws an error', 'throw new Error("fatal")'],
])('all log lines are written when the process %s', async (_, end) => {
  const lines = (await written(`for (let at = 0; at < 500; at++) log({ at }, 'stored')\n${end}`))
    .split('\n')
    .filter(line => line.includes('"stored"'))

  expect(lines.map(line => (JSON.parse(line) as { at: number }).at)).toEqual(
    Array.from({ length: 500 }, (_, at) => at),
  )
})
