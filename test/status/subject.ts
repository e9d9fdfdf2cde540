import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { Principal } from '#kernel/principal.ts'
import type { Role } from '#core/rules/rights.ts'
import { demo as fillCore } from '#core/demo.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { activateCustomer } from '#identity/operations/customers/activate-customer.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { closeCustomer } from '#identity/operations/customers/close-customer.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { eraseCustomer } from '#identity/operations/customers/erase-customer.ts'
import { exchangeHandoffToken } from '#identity/operations/sessions/exchange-handoff-token.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import type { SessionTokens } from '#identity/operations/sessions/start-session.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { givenPartner, inDatabase, withoutTenant, whoIs } from '#test/identity/given.ts'
import { setting, type Setting } from '#test/remittance/given.ts'

export const STATUSES = ['ACTIVE', 'SUSPENDED', 'CLOSED', 'ERASED'] as const

export type Status = (typeof STATUSES)[number]

/** A tenant with all objects that the operations need. */
export interface Bank extends Setting {
  /** Context of a partner's backend. */
  readonly partner: () => Context
  readonly staff: () => Context
  banker(role: Role): Context
  /** Accounts of an active customer; the first one has a balance. */
  readonly foreign: string
  readonly spare: string
  /** Id of the staff member for `initiatedBy`. */
  readonly initiator: string
}

/** A customer whose status a test changes, with its objects. */
export interface Subject {
  readonly bank: Bank
  readonly id: string
  readonly externalId: string
  token(): Promise<string>
  tokens(): Promise<SessionTokens>
  /** Context that the gateway finds for an access token; undefined if the token is not valid. */
  session(accessToken: string): Promise<Context | undefined>
  /** Context of the customer as a gateway has cached it before being notified. */
  readonly user: () => Context
  account(balance?: string, columns?: Readonly<Record<string, string>>, currency?: string): Promise<string>
  transfer(more?: object): Promise<string>
  become(status: Status): Promise<void>
}

let accounts = 0

/** Account numbers that the bank itself assigns start with zeros. */
const ACCOUNT = {
  account_name: 'Grace Hopper',
  name_key: 'grace hopper',
  product_id: newId(),
  product_version: 1,
  account_type: 'SAVINGS',
  status: 'ACTIVE',
}

export async function openBank(): Promise<Bank> {
  const here = await setting()
  await fillCore(here.platformContext)
  const {
    ctx: { actor },
  } = await givenPartner(here)
  const partner = (): Context => here.as(actor)
  const banker = (role: Role): Context => here.as({ kind: 'staff', roles: [role], scopes: ['core:write'] })
  const bank: Bank = {
    ...here,
    partner,
    banker,
    foreign: '',
    spare: '',
    initiator: actor.subjectId,
    // Includes operations that only other domains may call.
    async ask(document, variables, ctx) {
      const { data, errors } = await here.platform.planner
        .compile(document, { internal: true })
        .run(variables, ctx)
      return JSON.parse(
        JSON.stringify({ data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) }),
      ) as never
    },
    staff: () =>
      here.as({
        kind: 'staff',
        roles: ['admin'],
        scopes: ['identity:write', 'compliance:write', 'remittance:read'],
      }),
  }
  const other = await openSubject(bank)
  return { ...bank, foreign: await other.account('500.00'), spare: await other.account() }
}

/** Creates a verified customer. */
export async function openSubject(bank: Bank): Promise<Subject> {
  const externalId = newId()
  const { id } = await ensureCustomer(bank.platformContext, {
    externalId,
    firstName: 'Grace',
    lastName: 'Hopper',
    dateOfBirth: '1906-12-09',
    countryCode: 'US',
  })
  await attestKyc(bank.platformContext, { customerId: id, status: 'VERIFIED', level: 2 })
  const token = async (): Promise<string> =>
    (await mintHandoffToken(bank.partner(), { partnerUserId: externalId })).token
  const user = (): Context => bank.as({ kind: 'user', customerId: id, subjectId: id })
  return {
    bank,
    id,
    externalId,
    token,
    user,
    tokens: async () => exchangeHandoffToken(withoutTenant(bank), { token: await token() }),
    async session(accessToken) {
      const found = await whoIs(bank, { bearer: accessToken, audience: 'graph' })
      return found ? bank.as(found as Principal) : undefined
    },
    async account(balance = '0.00', columns = {}, currency = 'USD') {
      const accountId = newId()
      const row = {
        ...ACCOUNT,
        // Processes cache the type of an account.
        account_type: columns['account_type'] ?? ACCOUNT.account_type,
        workspace_id: bank.workspaceId,
        id: accountId,
        account_number: `9${String(++accounts).padStart(9, '0')}`,
        customer_id: id,
        currency,
        opened_at: bank.platform.source.now(),
      }
      const write = (text: string, values: readonly unknown[]): Promise<void> =>
        bank.database.transaction(bank.workspaceId, session => session.commit({ text, values: [...values] }))
      await write(
        `insert into core.accounts (${Object.keys(row).join(', ')}) values (${Object.keys(row)
          .map((_, index) => `$${index + 1}`)
          .join(', ')})`,
        Object.values(row),
      )
      const teller = bank.banker('teller')
      if (balance !== '0.00')
        await deposit(teller, {
          accountId,
          amount: balance,
          channel: 'BRANCH',
          narration: 'Cash',
          initiatedBy: teller.actor.subjectId,
        })
      for (const [name, value] of Object.entries(columns))
        await write(`update core.accounts set ${name} = $3 where workspace_id = $1 and id = $2`, [
          bank.workspaceId,
          accountId,
          value,
        ])
      return accountId
    },
    transfer: async more => (await bank.transfer({ by: user, ...more })).id,
    become: status => become(bank, id, status),
  }
}

/** Closing and erasing require closed accounts. Other tests cover how accounts are closed. */
async function become(bank: Bank, id: string, status: Status): Promise<void> {
  if (status === 'CLOSED' || status === 'ERASED')
    await inDatabase(
      bank,
      `update core.accounts set status = 'CLOSED', closed_at = now() where customer_id = $1`,
      [id],
    )
  if (status === 'SUSPENDED') await suspendCustomer(bank.staff(), { id })
  if (status === 'CLOSED') await closeCustomer(bank.staff(), { id })
  if (status === 'ERASED') await eraseCustomer(bank.staff(), { customerId: id, reason: 'request 7' })
  if (status === 'ACTIVE') await activateCustomer(bank.staff(), { id })
}
