import type { Sql } from '#kernel/database/dedicated.ts'
import { parameter } from '#kernel/database/values.ts'
import { asOwner, withClient } from '#test/support/clients.ts'
import { verifyChain, type ChainReport, type NotedHead } from '#core/ledger/chain/verify-chain.ts'
import { sealLedger } from '#core/operations/ledger/seal-ledger.ts'
import { adminOf } from '#test/support/cluster.ts'
import { jobs } from '#app/subgraphs.ts'
import { workerOn, world, type World } from '#test/support/world.ts'
import { openLedger, type Ledger } from './support.ts'

/** Relays posted events and runs their reactions, but no other jobs, since those scan every workspace. */
export async function relayed({ platform }: World): Promise<void> {
  const worker = workerOn(platform)
  const relaying = jobs.filter(
    ({ name }) => name === 'kernel.relay_outbox' || name === 'kernel.run_reactions',
  )
  for (let found = 1; found > 0;) {
    found = 0
    for (const job of relaying) found += await job.run(worker)
  }
}

/** A workspace with postings. The chain contains the transactions booked before the last `seal`. */
export interface Chained {
  readonly at: World
  readonly ledger: Ledger
  readonly account: string
  readonly other: string
  /** Relays posted events and appends the transactions to the chain. */
  seal(): Promise<void>
  verify(heads?: readonly NotedHead[]): Promise<ChainReport>
  /** Statements of a superuser with triggers disabled. */
  tamper(statements: string): Promise<void>
}

export async function chained(postings = 4): Promise<Chained> {
  const at = await world()
  const ledger = await openLedger(at)
  const [account, other] = [await ledger.account(1_000n), await ledger.account(500n)]
  const chain: Chained = {
    at,
    ledger,
    account,
    other,
    async seal() {
      await relayed(at)
      while (await sealLedger(at.platformContext, undefined));
    },
    verify: (heads = []) => verified(at, heads),
    tamper: statements =>
      withClient(adminOf(at.databaseName), async client => {
        await client.query(`set session_replication_role = replica; ${statements}`)
      }),
  }
  for (let n = 0; n < postings; n++)
    await ledger.post({
      from: account,
      to: other,
      amountMinor: 10n,
      feeMinor: 5n,
      vatMinor: 1n,
      withFee: true,
    })
  await chain.seal()
  return chain
}

export const verified = (
  { databaseName, workspaceId }: World,
  heads: readonly NotedHead[] = [],
): Promise<ChainReport> =>
  asOwner(adminOf(databaseName), async owner => {
    await owner.query(`select set_config('app.workspace', $1, false)`, [workspaceId])
    const sql: Sql = async (text, values = []) =>
      (await owner.query({ text, values: values.map(parameter) })).rows as never
    return verifyChain(sql, workspaceId, { heads })
  })
