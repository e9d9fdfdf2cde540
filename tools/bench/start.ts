import { freePort, type Launcher } from './launcher.ts'
import { table } from './table.ts'
import { rounds } from './effort.ts'

const LATER_STARTS = rounds(5)

/**
 * Measures the time from `npm start` to the first response, on an empty data folder and on an existing one.
 */
export async function start(launcher: Launcher): Promise<string> {
  const dataDir = await launcher.folder()
  const begin = async (): Promise<{ readyMs: number; responseMs: number }> => {
    const port = await freePort()
    const startedAt = performance.now()
    const launched = await launcher.launch(
      ['bin/fiducia.js', 'start'],
      { DATA_DIR: dataDir, PORT: String(port) },
      'Fiducia is up at',
    )
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/remittance/corridors`, {
      headers: {
        authorization: 'Bearer svc_sandbox_demo',
        'x-tenant-id': '11111111-1111-4111-8111-111111111111',
      },
    })
    const responseMs = performance.now() - startedAt
    if (response.status !== 200) throw new Error(`The first request returned ${response.status}.`)
    await launched.stop()
    return { readyMs: launched.readyMs, responseMs }
  }
  const first = await begin()
  const later: { readyMs: number; responseMs: number }[] = []
  for (let count = 0; count < LATER_STARTS; count++) later.push(await begin())
  const median = (of: (each: { readyMs: number; responseMs: number }) => number): string =>
    later
      .map(of)
      .sort((a, b) => a - b)
      [Math.floor(LATER_STARTS / 2)]!.toFixed(0)
  return table([
    ['', 'ready, ms', 'first response, ms'],
    [
      'first start (makes the database, migrates, fills the demonstration)',
      first.readyMs.toFixed(0),
      first.responseMs.toFixed(0),
    ],
    [
      `later starts (median of ${LATER_STARTS})`,
      median(each => each.readyMs),
      median(each => each.responseMs),
    ],
  ])
}
