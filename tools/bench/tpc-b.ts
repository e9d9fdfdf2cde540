import { execFile } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { withClient } from '#app/database/with-client.ts'
import { rows } from './effort.ts'

export interface TpcB {
  readonly perSecond: number
  readonly by: string
}

/** Load parameters. `scale` is the number of branches; every transaction updates one branch row. */
export interface TpcBLoad {
  readonly scale: number
  readonly connections: number
  readonly seconds: number
}

const run = promisify(execFile)
const ACCOUNTS_A_BRANCH = rows(100_000)

/**
 * Runs PostgreSQL's own benchmark, five statements a transaction, in a separate database on the same server.
 */
export async function tpcB(
  admin: ConnectionOptions,
  { scale, connections, seconds }: TpcBLoad,
): Promise<TpcB> {
  const database = `tpcb_${scale}`
  const there = { ...admin, database }
  await withClient({ ...admin, database: 'postgres' }, client => client.query(`create database ${database}`))
  try {
    const pgbench = await installed()
    if (pgbench) return await byPgbench(pgbench, there, { scale, connections, seconds })
    await withClient(there, client => client.query(TABLES(scale)))
    return {
      by: 'the same script by prepared statements from pg',
      perSecond: await byDriver(there, { scale, connections, seconds }),
    }
  } finally {
    await withClient({ ...admin, database: 'postgres' }, client =>
      client.query(`drop database ${database} with (force)`),
    )
  }
}

async function installed(): Promise<string | undefined> {
  const debians = await readdir('/usr/lib/postgresql').catch(() => [])
  for (const path of [
    ...debians
      .toSorted()
      .reverse()
      .map(version => join('/usr/lib/postgresql', version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]) {
    const pgbench = join(path, 'pgbench')
    if (
      await access(pgbench).then(
        () => true,
        () => false,
      )
    )
      return pgbench
  }
  return undefined
}

async function byPgbench(
  pgbench: string,
  { host, port, user, password, database }: ConnectionOptions,
  { scale, connections, seconds }: TpcBLoad,
): Promise<TpcB> {
  const env = {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: String(password),
    PGDATABASE: database,
  }
  await run(pgbench, ['-i', '-q', '-s', String(scale)], { env })
  const { stdout } = await run(
    pgbench,
    ['-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)],
    { env },
  )
  // It prints no rate if no transaction ended in a brief run on a busy machine.
  return { by: 'pgbench', perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0) }
}

const TABLES = (scale: number): string => `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select bid, 0, '' from generate_series(1, ${scale}) as bid;
  insert into pgbench_tellers select tid, (tid - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}) as tid;
  insert into pgbench_accounts select aid, (aid - 1) / ${ACCOUNTS_A_BRANCH} + 1, 0, '' from generate_series(1, ${scale * ACCOUNTS_A_BRANCH}) as aid;
  vacuum analyze`

const SCRIPT = (aid: number, bid: number, tid: number, delta: number): pg.QueryConfig[] => [
  { text: 'begin' },
  {
    name: 'accounts',
    text: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
    values: [delta, aid],
  },
  { name: 'read', text: 'select abalance from pgbench_accounts where aid = $1', values: [aid] },
  {
    name: 'tellers',
    text: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
    values: [delta, tid],
  },
  {
    name: 'branches',
    text: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
    values: [delta, bid],
  },
  {
    name: 'history',
    text: 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
    values: [tid, bid, aid, delta],
  },
  { text: 'commit' },
]

async function byDriver(
  there: ConnectionOptions,
  { scale, connections, seconds }: TpcBLoad,
): Promise<number> {
  const upTo = (most: number): number => 1 + Math.floor(Math.random() * most)
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client(there)
      await client.connect()
      return client
    }),
  )
  let done = 0
  const begunMs = performance.now()
  await Promise.all(
    clients.map(async client => {
      while (performance.now() - begunMs < seconds * 1_000) {
        for (const statement of SCRIPT(
          upTo(scale * ACCOUNTS_A_BRANCH),
          upTo(scale),
          upTo(scale * 10),
          upTo(10_000) - 5_000,
        ))
          await client.query(statement)
        done++
      }
    }),
  )
  const perSecond = (done * 1_000) / (performance.now() - begunMs)
  await Promise.all(clients.map(client => client.end()))
  return perSecond
}
