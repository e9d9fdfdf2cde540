import { expect, test } from '@jest/globals'
import type { SourceFile } from '#compliance/watchlists/entry.ts'
import { importList } from '#compliance/watchlists/store/import-list.ts'
import { testPlatform } from '#test/support/world.ts'
import { file } from './support.ts'
import { imported, stored } from './imported.ts'

test('an interrupted import leaves no trace, and two imports of one source do not run concurrently', async () => {
  const source = 'JP_MOF'
  const rows = Array.from({ length: 3_000 }, (_, n) => ({
    sheet: '個人',
    title: 'テロリスト等（個人）',
    告示日付: '2001年9月22日',
    英語表記: `Quendrel Zorbla${n}`,
  }))
  const whole = JSON.stringify({ list: 'JP_MOF', published: '2026-01-02', rows })
  const { database, platform } = await testPlatform()
  const dying: SourceFile = {
    name: 'dying.json',
    // Recognising the layout reads only the beginning of the file.
    async *open() {
      await Promise.resolve()
      yield Buffer.from(whole).subarray(0, 200_000)
      throw new Error('the disk is unavailable')
    },
  }

  await expect(imported(source, dying)).rejects.toThrow('the disk is unavailable')
  expect(await stored(source)).toEqual({ entries: [], versions: [], sources: [] })

  const [first, second] = await Promise.allSettled(
    [1, 2].map(() =>
      importList(database.workerTransaction, {
        source,
        files: [file('list.json', whole, 65_536)],
        at: platform.source.now(),
      }),
    ),
  )
  const outcomes = [first!, second!]
    .map(each => (each.status === 'fulfilled' ? each.value.outcome : (each.reason as Error).message))
    .toSorted()
  expect(outcomes[0]).toBe('ACTIVATED')
  expect(['UNCHANGED', 'Another import of JP_MOF is in progress; wait until it has ended.']).toContain(
    outcomes[1],
  )
  expect(await imported(source, whole)).toMatchObject({
    outcome: 'UNCHANGED',
    version: { version: '2026-01-02.1', entries: 3_000 },
  })
})

test('an aborted import stops, even before the first entry', async () => {
  const { database, platform } = await testPlatform()
  const ending = new AbortController()
  let read = 0
  const endless: SourceFile = {
    name: 'endless.xml',
    async *open() {
      yield Buffer.from('<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-01-02T00:00:09Z">')
      for (const comment = Buffer.from('<!-- nothing -->'.repeat(4_096)); read < 2_000; read++) {
        if (read === 20) ending.abort()
        await new Promise(setImmediate)
        yield comment
      }
    },
  }

  await expect(
    importList(database.workerTransaction, {
      source: 'UN_CONSOLIDATED',
      files: [endless],
      at: platform.source.now(),
      signal: ending.signal,
    }),
  ).rejects.toMatchObject({ name: 'AbortError' })
  expect(read).toBeLessThan(30)
})
