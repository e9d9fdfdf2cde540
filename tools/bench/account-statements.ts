import { contextOf, type Context, type ContextSource } from '#kernel/context.ts'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { accountTransactions } from '#core/queries/account-entries.ts'
import { account } from '#core/queries/accounts.ts'
import { accruedInterestMinor } from '#core/queries/end-of-day/accruals.ts'
import { transactions } from '#core/queries/transaction-list.ts'
import { TENANT, type Bank } from './bank.ts'
import type { Environment } from './environment.ts'

/** The SQL that the platform sends for account reads. The bare handler runs the same statements. */
export interface AccountStatements {
  readonly account: string
  readonly accruedInterest: string
  readonly newest: string
  readonly entries: string
  readonly progress: string
  /** Reads the numbers of accounts that a page shows. Both sides cache them. */
  readonly events: string
}

export const PAGE = 50

/** Makes contexts that read from the database and call no other domain. */
export const sourceOn = (database: Database, { keys }: Environment): ContextSource =>
  ({
    database,
    keys: keyringOn(database, keys),
    settings: {},
    callDomain: () => {
      throw new Error('This bench makes no domain calls.')
    },
    now: () => new Date(),
    onCommitted: () => undefined,
  }) as unknown as ContextSource

const readerIn = (workspaceId: string): Context['actor'] => ({
  kind: 'tenant_key',
  workspaceId,
  tenantId: TENANT,
  environment: 'sandbox',
  subjectId: newId(),
  service: 'core',
  roles: ['viewer'],
  scopes: ['*'],
})

/** Runs the queries once in this process and records the text of their statements. */
export async function accountStatements(
  environment: Environment,
  { workspaceId, accounts: [id = ''] }: Bank,
): Promise<AccountStatements> {
  const orm = openOrm([])
  const texts: string[] = []
  const database = openDatabase({
    app: environment.app,
    orm,
    onStatement: text => {
      texts.push(text)
    },
  })
  const source = sourceOn(database, environment)
  const sent = async (run: (ctx: Context) => Promise<unknown>): Promise<string[]> => {
    texts.length = 0
    await run(
      contextOf(source, {
        requestId: newId(),
        actor: readerIn(workspaceId),
      }),
    )
    return [...texts]
  }
  try {
    const [events] = (await sent(ctx => transactions(ctx, { first: PAGE }))).filter(text =>
      text.includes('from core.accounts'),
    )
    await sent(ctx => accountTransactions(ctx, { accountId: id, first: PAGE }))
    const [accruedInterest] = await sent(ctx => accruedInterestMinor(ctx, id))
    const [ofAccount, ofList, ofEntries] = [
      await sent(ctx => account(ctx, id)),
      await sent(ctx => transactions(ctx, { first: PAGE })),
      await sent(ctx => accountTransactions(ctx, { accountId: id, first: PAGE })),
    ]
    const [[one, ...more], [newest, progress, ...others], [sameOne, entries, sameProgress, ...rest]] = [
      ofAccount,
      ofList,
      ofEntries,
    ]
    if (
      !events ||
      !accruedInterest ||
      !one ||
      !newest ||
      !progress ||
      !entries ||
      one !== sameOne ||
      progress !== sameProgress ||
      more.length + others.length + rest.length > 0
    )
      throw new Error(
        `The platform sent ${ofAccount.length}, ${ofList.length} and ${ofEntries.length} statements for an account, a list and its entries; the bare handler sends 1, 2 and 3.`,
      )
    return { account: one, accruedInterest, newest, entries, progress, events }
  } finally {
    await database.close()
    await orm.close()
  }
}
