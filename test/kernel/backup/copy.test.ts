import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { copyIn, copyOut } from '#kernel/database/copy.ts'
import { connected, scratch } from '#test/kernel/scratch.ts'

const here = scratch()

const MEGABYTE = 1024 * 1024
const MANY = `copy (select n, repeat('x', 1000) from generate_series(1, 60000) as n) to stdout`

async function* linesOf(lines: readonly string[]): AsyncGenerator<Buffer> {
  for (const line of lines) yield Buffer.from(line)
}

test('a slow reader slows the server down: buffers stay bounded and no row is lost', async () => {
  const client = await connected(here.databaseName)
  let [bytes, largest, rows] = [0, 0, 0]

  for await (const piece of copyOut(client, MANY)) {
    // Gives the server time to fill every buffer on the way.
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
    bytes += piece.length
    largest = Math.max(largest, piece.length)
    rows += piece.toString('latin1').split('\n').length - 1
  }
  const after = await client.query<{ one: number }>('select 1 as one')
  await client.end()

  expect(rows).toBe(60_000)
  expect(bytes).toBeGreaterThan(57 * MEGABYTE)
  expect(largest).toBeLessThan(6 * MEGABYTE)
  expect(after.rows).toEqual([{ one: 1 }])
})

test('rows are copied out and in unchanged, whatever their text', async () => {
  const client = await connected(here.databaseName)
  const workspaceId = newId()
  const texts = ['plain', 'tab\there', 'line\nbreak\r\n', 'back\\slash \\N', '', '\u0001\u{1f600} ü', '\\.']
  for (const text of texts)
    await client.query('insert into kernel.scratch (workspace_id, id, text) values ($1, $2, $3)', [
      workspaceId,
      newId(),
      text,
    ])

  const pieces: Buffer[] = []
  for await (const piece of copyOut(
    client,
    `copy (select workspace_id, id, text from kernel.scratch where workspace_id = '${workspaceId}' order by id) to stdout`,
  ))
    pieces.push(piece)
  await client.query('delete from kernel.scratch where workspace_id = $1', [workspaceId])
  const rows = await copyIn(
    client,
    'copy kernel.scratch (workspace_id, id, text) from stdin',
    linesOf(pieces.map(String)),
  )
  const back = await client.query<{ text: string }>(
    'select text from kernel.scratch where workspace_id = $1 order by id',
    [workspaceId],
  )
  await client.end()

  expect(rows).toBe(texts.length)
  expect(back.rows.map(({ text }) => text)).toEqual(texts)
})

test('a failing source and a rejected row leave no rows, and the connection stays usable', async () => {
  const client = await connected(here.databaseName)
  const workspaceId = newId()
  const line = (text: string): string => `${workspaceId}\t${newId()}\t${text}\n`
  async function* failing(): AsyncGenerator<Buffer> {
    yield Buffer.from(line('first'))
    throw new Error('the file broke')
  }

  const text = 'copy kernel.scratch (workspace_id, id, text) from stdin'
  await expect(copyIn(client, text, failing())).rejects.toThrow('the file broke')
  await expect(copyIn(client, text, linesOf([line('same'), line('same')]))).rejects.toMatchObject({
    code: '23505',
  })
  await expect(copyIn(client, 'copy kernel.nothing from stdin', linesOf([]))).rejects.toMatchObject({
    code: '42P01',
  })
  await expect(async () => {
    for await (const _ of copyOut(client, 'copy (select 1 / 0) to stdout'));
  }).rejects.toMatchObject({ code: '22012' })
  const { rows } = await client.query('select 1 from kernel.scratch where workspace_id = $1', [workspaceId])
  await client.end()

  expect(rows).toEqual([])
})
