import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { BLOCKS, blockOf, endOf, sealBlock, type BlockRow } from '#core/ledger/chain/block.ts'
import { beginningOf } from '#core/ledger/chain/check-blocks.ts'
import { readChainRows, TRANSACTION_FIELDS, STATUS_FIELDS } from '#core/ledger/chain/rows.ts'
import { markReversed } from '#core/ledger/progress.ts'
import { command } from '#kernel/command.ts'
import { chained, relayed, type Chained } from './chained.ts'

/** The account's transfers in order; each has a fee. */
async function transfersOf({ ledger, account }: Chained): Promise<{ id: string; reference: string }[]> {
  return ledger.run<{ id: string; reference: string }>(
    `select id, reference from core.transactions where debit_account_id = $1 and type = 'TRANSFER' order by debit_sequence`,
    [account],
  )
}

let whole: Chained
beforeAll(async () => {
  whole = await chained()
})

test('an unmodified ledger is verified, and its chain contains every transaction and fee once', async () => {
  const report = await whole.verify()

  expect(report).toMatchObject({ records: 10n, broken: 0, discrepancies: [], waiting: 0 })
})

test('transactions posted after the last block wait for the next one, and are not reported as inserted', async () => {
  const { ledger, account, other, at, verify, seal } = await chained(1)
  await ledger.post({ from: account, to: other, amountMinor: 10n, feeMinor: 5n, withFee: true })

  const published = await verify()
  await relayed(at)
  const queued = await verify()
  await seal()

  expect(published).toMatchObject({ records: 4n, waiting: 2, broken: 0 })
  expect([queued.records, queued.waiting, queued.broken, (await verify()).records]).toEqual([4n, 2, 0, 6n])
})

const edits: readonly (readonly [string, string])[] = [
  [
    'an amount, with the balances that follow from it',
    "update core.transactions set amount_minor = amount_minor + 1, debit_after_minor = debit_after_minor - 1, credit_after_minor = credit_after_minor + 1 where id = 'ID'",
  ],
  ['the account that pays', `update core.transactions set debit_account_id = '${newId()}' where id = 'ID'`],
  ['a reference', `update core.transactions set reference = 'TRN20261124X' where id = 'ID'`],
  [
    'a moment, by a microsecond',
    `update core.transactions set created_at = created_at + interval '1 microsecond' where id = 'ID'`,
  ],
  ['a narration that becomes empty', `update core.transactions set narration = '' where id = 'ID'`],
  ['the author', `update core.transactions set actor_id = 'y' where id = 'ID'`],
  ['a reason that was null', `update core.transactions set metadata = '{}' where id = 'ID'`],
]

test.each(edits)('%s that a superuser changes is named with its transaction', async (_, edit) => {
  const books = await chained()
  const [, second] = await transfersOf(books)
  await books.tamper(edit.replace('ID', second!.id))

  const { broken, discrepancies } = await books.verify()

  expect(broken).toBe(1)
  expect(discrepancies[0]).toMatchObject({
    kind: 'ROW_CHANGED',
    transactionId: second!.id,
    reference: expect.any(String),
    position: expect.any(BigInt),
  })
})

test('the first of several changes is named first', async () => {
  const books = await chained()
  const [, second, third] = await transfersOf(books)
  await books.tamper(
    `update core.transactions set narration = 'Gift' where id in ('${third!.id}', '${second!.id}')`,
  )

  const { discrepancies } = await books.verify()

  expect(discrepancies.map(({ kind, transactionId }) => [kind, transactionId])).toEqual([
    ['ROW_CHANGED', second!.id],
    ['ROW_CHANGED', third!.id],
  ])
})

test('a deleted row is named as missing, and an inserted one as not chained', async () => {
  const [deleted, inserted] = [await chained(), await chained()]
  const [, second] = await transfersOf(deleted)
  const [, model] = await transfersOf(inserted)
  const id = newId()
  await deleted.tamper(`delete from core.transactions where id = '${second!.id}'`)
  await inserted.tamper(`create temporary table copied as select * from core.transactions where id = '${model!.id}';
    update copied set id = '${id}', reference = 'TRN-INSERTED', debit_sequence = 90, credit_sequence = 90; insert into core.transactions select * from copied`)

  expect((await deleted.verify()).discrepancies).toMatchObject([
    { kind: 'ROW_MISSING', transactionId: second!.id },
  ])
  expect(await inserted.verify()).toMatchObject({
    broken: 1,
    discrepancies: [{ kind: 'ROW_NOT_CHAINED', transactionId: id, reference: 'TRN-INSERTED' }],
  })
})

test('a row that a superuser removes from the queue, so that no block contains it, is reported', async () => {
  const books = await chained(1)
  await books.ledger.post({ from: books.account, to: books.other, amountMinor: 10n })
  await relayed(books.at)
  await books.tamper(`delete from core.ledger_queue where workspace_id = '${books.at.workspaceId}'`)
  await books.seal()

  expect((await books.verify()).discrepancies).toMatchObject([
    { kind: 'ROW_NOT_CHAINED', transactionId: (await transfersOf(books))[1]!.id },
  ])
})

test('two rows with exchanged contents are both reported', async () => {
  const books = await chained()
  const [first, second] = await transfersOf(books)
  await books.tamper(`create temporary table copied as select * from core.transactions where id in ('${first!.id}', '${second!.id}'); delete from core.transactions where id in (select id from copied);
    update copied set id = case when id = '${first!.id}' then '${second!.id}'::uuid else '${first!.id}'::uuid end; insert into core.transactions select * from copied`)

  expect(
    (await books.verify()).discrepancies.map(({ kind, transactionId }) => [kind, transactionId]),
  ).toEqual([
    ['ROW_CHANGED', first!.id],
    ['ROW_CHANGED', second!.id],
  ])
})

const reverse = command(async (tx, { transaction }: { readonly transaction: object }) =>
  markReversed(tx, transaction as never, newId(), 'Sent twice'),
)

/** Creates books whose second transfer is reversed and whose chain contains the reversal. */
async function reversed(): Promise<{ books: Chained; id: string }> {
  const books = await chained()
  const id = (await transfersOf(books))[1]!.id
  await reverse(books.at.platformContext, {
    transaction: { id, postedStatus: 'COMPLETED', createdAt: new Date() },
  })
  await books.seal()
  expect(await books.verify()).toMatchObject({ records: 11n, broken: 0, waiting: 0 })
  return { books, id }
}

test('a changed status is reported: in the history, in the progress row, or by removal of the history', async () => {
  const [history, progress, removed, added] = [
    await reversed(),
    await reversed(),
    await reversed(),
    await reversed(),
  ]
  await history.books.tamper(
    `update core.transaction_history set reason = 'Asked for' where transaction_id = '${history.id}'`,
  )
  await progress.books.tamper(
    `update core.transaction_progress set status = 'COMPLETED' where transaction_id = '${progress.id}'`,
  )
  await removed.books.tamper(`delete from core.transaction_history where transaction_id = '${removed.id}'`)
  await added.books.tamper(
    `insert into core.transaction_history select workspace_id, transaction_id, 2, 'COMPLETED', at, actor_kind, actor_id, reason from core.transaction_history where transaction_id = '${added.id}'`,
  )

  expect((await history.books.verify()).discrepancies).toMatchObject([
    { kind: 'ROW_CHANGED', transactionId: history.id, position: 11n },
  ])
  expect((await progress.books.verify()).discrepancies).toMatchObject([
    { kind: 'STATUS_CHANGED', transactionId: progress.id },
  ])
  expect((await removed.books.verify()).discrepancies.map(({ kind }) => kind)).toEqual([
    'ROW_MISSING',
    'STATUS_CHANGED',
  ])
  expect((await added.books.verify()).discrepancies.map(({ kind }) => kind)).toEqual([
    'ROW_NOT_CHAINED',
    'STATUS_CHANGED',
  ])
})

const blockEdits: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a hash within a block',
    `update core.ledger_blocks set record_hashes = set_byte(record_hashes, 70, 255 - get_byte(record_hashes, 70)) where number = 1`,
    ['BLOCK_CHANGED'],
  ],
  [
    'the order within a block',
    'update core.ledger_blocks set transaction_ids = array[transaction_ids[2], transaction_ids[1]] || transaction_ids[3:] where number = 1',
    ['ROW_MOVED', 'ROW_MOVED'],
  ],
  [
    'the last hash of a block',
    `update core.ledger_blocks set hash = set_byte(hash, 0, 255 - get_byte(hash, 0)) where number = 1`,
    ['BLOCK_CHANGED', 'BLOCK_CHANGED'],
  ],
  [
    'a removed block',
    'delete from core.ledger_blocks where number = 1',
    ['BLOCK_MISSING', ...Array.from({ length: 4 }, () => 'ROW_NOT_CHAINED')],
  ],
  [
    'a chain that is cut short',
    `delete from core.ledger_blocks where number = 2; update core.ledger_chains set position = 4, block_number = 1, hash = (select hash from core.ledger_blocks where number = 1 and workspace_id = core.ledger_chains.workspace_id)`,
    ['ROW_NOT_CHAINED', 'ROW_NOT_CHAINED'],
  ],
  [
    'a removed chain',
    'delete from core.ledger_blocks; delete from core.ledger_chains',
    Array.from({ length: 6 }, () => 'ROW_NOT_CHAINED'),
  ],
]

test.each(blockEdits)('%s is found', async (_, edit, kinds) => {
  const books = await chained(1)
  await books.ledger.post({
    from: books.account,
    to: books.other,
    amountMinor: 10n,
    feeMinor: 5n,
    withFee: true,
  })
  await books.seal()
  const own = `workspace_id = '${books.at.workspaceId}'`
  await books.tamper(
    edit
      .replace(/where (number)/g, `where ${own} and $1`)
      .replace(/(from core\.ledger_(?:blocks|chains))(?=;|$)/g, `$1 where ${own}`)
      .replace(/core\.ledger_chains\.workspace_id\)$/, `core.ledger_chains.workspace_id) where ${own}`),
  )

  expect((await books.verify()).discrepancies.map(({ kind }) => kind)).toEqual(kinds)
})

/** An attack by a superuser who knows the encoding: changes a row and recomputes every block from there. */
async function rewrite({ at: { workspaceId }, ledger, tamper }: Chained, id: string): Promise<void> {
  await tamper(`update core.transactions set narration = 'Gift' where id = '${id}'`)
  const sql = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    ledger.run<Row>(text, [...values])
  let end = beginningOf(workspaceId)
  for (const row of await sql<BlockRow>(`${BLOCKS} order by block.number`, [workspaceId])) {
    const { keys } = blockOf(row)
    const block = sealBlock(end, keys, await readChainRows(sql, workspaceId, keys))
    end = endOf(block)
    await tamper(`update core.ledger_blocks set record_hashes = '\\x${block.recordHashes.toString('hex')}', previous_hash = '\\x${block.previousHash.toString('hex')}', hash = '\\x${block.hash.toString('hex')}'
      where workspace_id = '${workspaceId}' and number = ${block.number}; update core.ledger_chains set hash = '\\x${end.hash.toString('hex')}' where workspace_id = '${workspaceId}'`)
  }
}

test('a chain that a superuser recomputed from a changed row is detected by a head recorded earlier, with the heads around the change', async () => {
  const books = await chained(1)
  const early = (await books.verify()).head
  await books.ledger.post({
    from: books.account,
    to: books.other,
    amountMinor: 10n,
    feeMinor: 5n,
    withFee: true,
  })
  await books.seal()
  const late = (await books.verify()).head
  const heads = [
    { ...early, source: 'Monday' },
    { ...late, source: 'Tuesday' },
  ]
  expect(await books.verify(heads)).toMatchObject({ broken: 0, heads: 2 })

  await rewrite(books, (await transfersOf(books))[1]!.id)

  expect(await books.verify()).toMatchObject({ broken: 0 })
  const { broken, heads: agreeing, discrepancies } = await books.verify(heads)
  expect([broken, agreeing]).toEqual([1, 1])
  expect(discrepancies[0]).toMatchObject({
    kind: 'HEAD_MISMATCH',
    position: late.position,
    message: expect.stringMatching(/from Tuesday\. The last head that agrees is that of position 4;/),
  })
  expect(
    (await books.verify([{ position: 99n, hash: late.hash, source: 'Wednesday' }])).discrepancies[0],
  ).toMatchObject({ kind: 'HEAD_MISMATCH', message: expect.stringMatching(/the chain ends before it/) })
})

test('a record has every column of its table, so that every change of a row is detected', async () => {
  const columns = async (table: string): Promise<string[]> =>
    (
      await whole.ledger.run<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'core' and table_name = $1 order by ordinal_position`,
        [table],
      )
    ).map(({ name }) => name)

  expect(Object.keys(TRANSACTION_FIELDS)).toEqual(await columns('transactions'))
  expect(Object.keys(STATUS_FIELDS)).toEqual(await columns('transaction_history'))
})
