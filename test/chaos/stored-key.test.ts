import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { send } from '#tools/chaos/client.ts'
import { dice } from '#tools/chaos/dice.ts'
import { httpClient, insistently } from '#tools/chaos/http.ts'
import { openInstallation, type Installation, type Target } from '#tools/chaos/installation.ts'
import {
  bulk,
  deposit,
  hold,
  outside,
  reversal,
  withdrawal,
  type Move,
  type Scene,
} from '#tools/chaos/moves.ts'
import { openScene } from '#tools/chaos/scene.ts'
import type { ExchangeResponse, Exchanging, Headers } from '#tools/traffic/exchange.ts'

let installation: Installation
let client: ReturnType<typeof httpClient>
let patient: Exchanging
let scene: Scene
let headers: () => Promise<Headers>

beforeAll(async () => {
  installation = await openInstallation()
  client = httpClient(installation.url)
  patient = insistently(client)
  const opened = await openScene(patient, installation.sql)
  scene = opened.scene
  headers = () => opened.headersOf('bank')
  await installation.sql(
    `create function kernel.stall() returns trigger language plpgsql as $$ begin perform pg_sleep(tg_argv[0]::float); return coalesce(new, old); end $$`,
  )
}, 180_000)
afterAll(async () => {
  client.close()
  await installation.close()
}, 60_000)

const ASLEEP = `select pid from pg_stat_activity where wait_event = 'PgSleep'`
const asleep = async (): Promise<number> => (await installation.sql(ASLEEP)).length

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const deadline = performance.now() + 30_000; !(await holds()); await pause(20))
    if (performance.now() > deadline) throw new Error(`${what} within 30 s`)
}

interface KeyedRequest extends Pick<Move, 'path' | 'body' | 'effects'> {
  readonly key: string
}

/** Sends requests that get no response, because `kill` stops the processes that would respond. */
async function loseResponses(requests: readonly KeyedRequest[], kill: () => Promise<void>): Promise<void> {
  const token = await headers()
  const responses = Promise.allSettled(requests.map(each => send(client, token, each)))
  await kill()
  expect((await responses).filter(({ status }) => status === 'fulfilled')).toEqual([])
  await until(installation.isBack, 'the platform did not restart')
}

const again = async (requests: readonly KeyedRequest[]): Promise<ExchangeResponse[]> => {
  const token = await headers()
  return Promise.all(requests.map(each => send(patient, token, each)))
}

const replayed = ({ headers: report }: ExchangeResponse): boolean => report['idempotent-replayed'] === 'true'

/** Ids of transactions by narration or reason; fails if two transactions share one. */
async function idsByMark(words: readonly string[]): Promise<Map<string, string>> {
  const rows = await installation.sql(
    `select coalesce(reason, narration) as word, id from core.transactions where coalesce(reason, narration) = any($1) and type <> 'FEE'`,
    [words],
  )
  expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length)
  return new Map(rows.map(({ word, id }) => [word as string, id as string]))
}

const TARGETS: readonly (readonly [who: string, target: Target])[] = [
  ['the app', 'app'],
  ['the app with PostgreSQL', 'both'],
]

test.each(TARGETS)(
  'every repeat under a key returns the committed result after %s dies, and books nothing twice',
  async (_who, target) => {
    const own = dice(7)
    const words = ['deposit', 'withdrawal', 'nip', 'bulk'].map(name => `stored-${target}-${name}`) as [
      string,
      string,
      string,
      string,
    ]
    const some = { ...scene, accounts: scene.accounts.slice(4) }
    const requests: KeyedRequest[] = [
      deposit(scene, scene.accounts[1]!, words[0], 1_234),
      withdrawal(scene, scene.accounts[2]!, words[1], 567),
      outside(scene, own, 'nip', words[2]),
      bulk(some, own, words[3]),
    ].map((move, index) => ({ ...move, key: words[index]! }))
    const marks = requests.flatMap(({ effects }) =>
      effects.map(({ mark }) => mark.replace('transaction ', '')),
    )
    await installation.sql(
      `create trigger stall before insert on core.transactions for each statement execute function kernel.stall(2)`,
    )

    await loseResponses(requests, async () => {
      await until(async () => (await asleep()) > 0, 'nothing was posted')
      // The stopped app receives no results while PostgreSQL commits.
      process.kill(installation.appPid, 'SIGSTOP')
      await until(
        async () => (await asleep()) === 0 && (await idsByMark(marks)).size > 0,
        'nothing was committed',
      )
      installation.kill(target)
    })
    const before = await idsByMark(marks)
    await installation.sql('drop trigger stall on core.transactions')
    const [first, second] = [await again(requests), await again(requests)]

    const after = await idsByMark(marks)
    expect(before.size).toBeGreaterThan(0)
    for (const [word, id] of before) expect([word, after.get(word)]).toEqual([word, id])
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201, 200])
    expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect(second.map(replayed)).toEqual([true, true, true, true])
    for (const [index, response] of first.slice(0, 3).entries()) {
      expect(response.body.id).toBe(after.get(words[index]!))
      expect(replayed(response)).toBe(before.has(words[index]!))
    }
  },
  120_000,
)

test.each(TARGETS)(
  'a result committed with its key is returned when %s dies before the response is stored',
  async (_who, target) => {
    const created = await send(patient, await headers(), {
      key: `stored-${target}-original`,
      ...deposit(scene, scene.accounts[2]!, `stored-${target}-original`, 500),
    })
    const [holdWord, reason] = [`stored-${target}-hold`, `stored-${target}-reversal`]
    const requests: KeyedRequest[] = [
      hold(scene, dice(7), holdWord),
      reversal({ id: created.body.id as string, amount: 5 }, reason),
    ].map((move, index) => ({ ...move, key: `stored-${target}-${index}` }))
    const storedResponses = async (): Promise<unknown[]> =>
      (
        await installation.sql(
          `select outcome, response_status from kernel.idempotency where key = any($1) order by key`,
          [requests.map(({ key }) => key)],
        )
      ).map(({ outcome, response_status }) => [outcome, response_status])
    // Long enough for both updates to sleep at the same time, also on a busy machine.
    await installation.sql(
      `create trigger stall before update on kernel.idempotency for each row when (old.response_status is null and new.response_status is not null) execute function kernel.stall(6)`,
    )

    await loseResponses(requests, async () => {
      await until(async () => (await asleep()) === 2, 'the statements that store the responses did not wait')
      installation.kill(target)
      // A session that has received its statement would complete it after the client's death.
      await installation.sql(`select pg_terminate_backend(pid) from (${ASLEEP}) as sleeping`)
    })
    await installation.sql('drop trigger stall on kernel.idempotency')
    const left = await storedResponses()
    const [first, second] = [await again(requests), await again(requests)]

    expect(left).toEqual([
      ['done', null],
      ['done', null],
    ])
    expect(first.map(response => [response.status, replayed(response)])).toEqual([
      [201, true],
      [201, true],
    ])
    expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect(first[1]!.body.id).toBe((await idsByMark([reason])).get(reason))
    expect(await installation.sql('select id from core.holds where reason = $1', [holdWord])).toEqual([
      { id: first[0]!.body.id },
    ])
  },
  120_000,
)
