import { contextOf, type Context, type ContextSource } from '#kernel/context.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { one } from '#kernel/database/one.ts'
import { createQuote } from '#remittance/operations/quotes/create-quote.ts'
import { quote } from '#remittance/queries/quotes.ts'
import { withClient } from '#app/database/with-client.ts'
import { subgraphs } from '#app/subgraphs.ts'
import type { Environment } from './environment.ts'

/** The SQL that the platform sends for a quote. The bare handler runs the same statements. */
export interface QuoteStatements {
  readonly workspaceId: string
  readonly read: string
  readonly corridor: string
  readonly rate: string
  readonly insert: string
  readonly outbox: string
}

export const QUOTE = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
} as const

/** Runs the two operations once in this process and records the text of their statements. */
export async function quoteStatements(environment: Environment): Promise<QuoteStatements> {
  const { workspaceId, tenantId } = await withClient(environment.admin, async client => {
    const row = one(
      await client.query<{ id: string; tenant_id: string }>(
        `select w.id, w.tenant_id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where t.code = 'demo' and w.environment = 'sandbox'`,
      ),
    )
    return { workspaceId: row.id, tenantId: row.tenant_id }
  })
  const texts: string[] = []
  const orm = openOrm(subgraphs.flatMap(({ entities }) => entities))
  const database = openDatabase({
    app: environment.app,
    worker: environment.worker,
    orm,
    onStatement: text => {
      texts.push(text)
    },
  })
  const source = {
    database,
    keys: keyringOn(database, environment.keys),
    settings: {},
    callDomain: () => {
      throw new Error('This bench makes no domain calls.')
    },
    now: () => new Date(),
    onCommitted: () => undefined,
  } as unknown as ContextSource
  const ctx = (): Context =>
    contextOf(source, {
      requestId: newId(),
      actor: {
        kind: 'tenant_key',
        workspaceId,
        tenantId,
        environment: 'sandbox',
        subjectId: newId(),
        service: 'remittance',
        roles: [],
        scopes: ['*'],
      },
    })
  // The first quote also loads data that is cached afterwards, such as the keys of the workspace.
  await createQuote(ctx(), QUOTE)
  texts.length = 0
  const { id } = await createQuote(ctx(), QUOTE)
  await quote(ctx(), id)
  await database.close()
  await orm.close()
  const containing = (part: string): string => {
    const found = texts.filter(text => text.includes(part))
    if (found.length !== 1)
      throw new Error(
        `The platform sent ${found.length} statements with "${part}"; the comparison no longer fits.`,
      )
    return found[0]!
  }
  if (texts.length !== 5)
    throw new Error(
      `The platform sent ${texts.length} statements for a quote and its reading; the bare handler sends 5.`,
    )
  return {
    workspaceId,
    read: containing('from remittance.quotes quote'),
    corridor: containing('from remittance.corridors corridor'),
    rate: containing('from remittance.rates'),
    insert: containing('insert into remittance.quotes'),
    outbox: containing('insert into kernel.outbox'),
  }
}
