import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql'
import pg from 'pg'
import { supergraphSdl } from '#app/supergraph.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { keyed } from '#tools/traffic/core-fixture.ts'
import { posting, type ExchangeResponse, type Json } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { MUTATIONS, QUERIES } from '#tools/traffic/requests.ts'
import { documentFor, joins, publicFields, selectionOf } from '#tools/traffic/selection.ts'
import { adminOf } from '#test/support/cluster.ts'
import { testPlatform } from '#test/support/world.ts'
import { probeFixture, type ProbeFixture } from './probe-fixture.ts'
import { probe, type Probed } from './probing.ts'
import { isUpdate, readTable, writeTable } from './table.ts'

let here: ProbeFixture
let admin: pg.Client

const open = async (): Promise<void> => {
  admin = new pg.Client(adminOf((await testPlatform()).databaseName))
  await admin.connect()
  here = await probeFixture(() => admin, 'graph')
}

const schema = supergraphSchema(supergraphSdl())
type Field = GraphQLField<unknown, unknown>
const fieldsOf = (type: GraphQLObjectType | null | undefined): readonly Field[] =>
  type ? publicFields(type) : []
const queries = fieldsOf(schema.getQueryType())
const mutations = fieldsOf(schema.getMutationType())

/** Query that returns an object of each type, to request the fields of the type. */
const DOORS: Readonly<Record<string, string>> = {
  Account: 'account',
  AccountLimit: 'accountLimits',
  BehavioralBaseline: 'behavioralBaseline',
  ComplianceCase: 'case',
  ComplianceReport: 'complianceReport',
  Customer: 'customer',
  ElderAlert: 'elderAlert',
  ElderProfile: 'elderProfile',
  EndOfDayRun: 'endOfDayRun',
  ExploitationSignal: 'exploitationSignal',
  GlAccount: 'glAccount',
  Hold: 'hold',
  Journal: 'journal',
  JournalEntry: 'journal',
  Loan: 'loan',
  LoanProduct: 'loanProduct',
  LoanRepayment: 'loanRepayment',
  MonitoringAlert: 'monitoringAlert',
  MonitoringBacktest: 'monitoringBacktest',
  MonitoringRule: 'monitoringRule',
  Partner: 'partners',
  Product: 'product',
  ProtectiveHold: 'protectiveHold',
  Ruleset: 'ruleset',
  Screening: 'screening',
  ScreeningMatch: 'screeningMatch',
  ScreeningPolicyChange: 'screeningPolicyChange',
  StandingInstruction: 'standingInstruction',
  Statement: 'statement',
  Subject: 'subject',
  Sweep: 'sweep',
  SystemBalance: 'systemBalances',
  Transaction: 'transaction',
  Transfer: 'transfer',
  Verification: 'verification',
  Viewer: 'viewer',
  VirtualAccount: 'virtualAccount',
  WebhookDelivery: 'webhookDelivery',
  YearEndClose: 'yearEndClose',
}

/** Lists in which such an object contains the objects of a type that no query returns. */
const LISTS: Readonly<Record<string, string>> = { JournalEntry: 'entries' }

/** Mutations that write rows although they are refused, and why. */
const LEAVES: Readonly<Record<string, string>> = {
  loginStaff: 'a failed attempt to sign in is counted',
  issueToken: 'a failed attempt to sign in is counted',
}
/** Mutations that need no credential. */
const OPEN: ReadonlySet<string> = new Set([
  'exchangeHandoffToken',
  'refreshSession',
  'loginStaff',
  'issueToken',
  'endSession',
])

const codesOf = (body: Json): string =>
  [...new Set((body?.errors ?? []).map(({ extensions }: Json) => extensions?.code))].join('+')
const isEmpty = (value: Json): boolean =>
  (Array.isArray(value) ? value : (value?.nodes ?? value?.transfers ?? value?.recipients ?? [null]))
    .length === 0

/** Table cell for the value at the end of the path, or for the error on the way there. */
function cellOf({ status, body }: ExchangeResponse, path: readonly string[]): string {
  const codes = codesOf(body)
  if (status === 401 && codes === 'UNAUTHENTICATED') return '–'
  if (status !== 200) return `${status} ${codes}`
  const at = (value: Json, name: string): Json => (Array.isArray(value) ? value[0] : value)?.[name] ?? null
  const value = path.reduce(at, body.data ?? null)
  const shown = value === null ? 'null' : isEmpty(value) ? 'empty' : 'ok'
  return codes === '' ? shown : value === null ? codes : `${shown} with ${codes}`
}

const violationOf = ({ status, headers, text }: ExchangeResponse): string | undefined =>
  status >= 500 || text.includes('INTERNAL_ERROR')
    ? `${status} ${text}`
    : typeof headers['x-request-id'] !== 'string'
      ? 'there is no X-Request-ID'
      : undefined

type Make = (fixture: TenantFixture) => Promise<Readonly<Record<string, unknown>>>

function probedField(
  name: string,
  kind: 'query' | 'mutation',
  root: Field,
  make: Make,
  path: readonly string[] = [root.name],
  selection = selectionOf(root.type),
): Probed {
  return {
    name,
    isRead: kind === 'query',
    violationOf,
    isOpen: OPEN.has(root.name),
    ...(LEAVES[root.name] !== undefined && { leaves: LEAVES[root.name]! }),
    ...(root.name === 'endSession' && { endsSessions: true as const }),
    cellOf: response => cellOf(response, path),
    isDone: ({ body }) => Boolean(body?.data?.[root.name]),
    async ready(fixture) {
      const variables = await make(fixture)
      const query = documentFor(kind, root, variables, selection)
      return headers =>
        posting('/graphql', kind === 'mutation' ? keyed(headers) : headers, { query, variables })
    },
  }
}

const joined = joins(schema).map(({ type, field }) => ({
  name: `${type.name}.${field.name}`,
  type,
  field,
  door: DOORS[type.name],
}))

/** Fields whose value other operations change on a shared object, so that they get their own object. */
const OWN: Readonly<Record<string, Make>> = {
  'Account.openHolds': async fixture => ({ id: await fixture.ownAccount() }),
  'Account.standingInstructions': async fixture => ({ id: await fixture.ownAccount() }),
  'Account.statements': async fixture => ({ id: await fixture.ownAccount() }),
  'Account.holders': async fixture => ({ id: await fixture.ownAccount() }),
  'Account.terms': async fixture => ({ id: await fixture.runningTerm() }),
  'Account.term': async fixture => ({ id: await fixture.runningTerm() }),
  'Account.sweeps': async fixture => ({ id: await fixture.ownAccount() }),
  'Account.virtualAccounts': async fixture => ({ id: await fixture.ownAccount() }),
}

function probedJoin({ name, type, field, door }: (typeof joined)[number]): Probed {
  const list = LISTS[type.name]
  const selection = `{ ${field.name} ${selectionOf(field.type)} }`
  return probedField(
    name,
    'query',
    queries.find(query => query.name === door)!,
    OWN[name] ?? QUERIES[door!]!,
    [door!, ...(list === undefined ? [] : [list]), field.name],
    list === undefined ? selection : `{ ${list} ${selection} }`,
  )
}

const rows = (): Probed[] => [
  ...queries.map(field => probedField(`query ${field.name}`, 'query', field, QUERIES[field.name]!)),
  ...mutations.map(field => probedField(`mutation ${field.name}`, 'mutation', field, MUTATIONS[field.name]!)),
  ...joined.map(probedJoin),
]

describe('the table of the graph', () => {
  beforeAll(open, 120_000)
  afterAll(() => admin.end())

  const expected = readTable('graph')
  const found: Record<string, Readonly<Record<string, string>>> = {}

  test('every field of Query and Mutation has a valid request, and every join has an entry point', () => {
    expect(Object.keys(QUERIES).sort()).toEqual(queries.map(({ name }) => name).sort())
    expect(Object.keys(MUTATIONS).sort()).toEqual(mutations.map(({ name }) => name).sort())
    expect([...new Set(joined.map(({ type }) => type.name))].sort()).toEqual(Object.keys(DOORS))
    expect(joined.filter(({ type }) => !isObjectType(type))).toEqual([])
  })

  test('every field and join has a line in the table, and every line has a field', () => {
    if (!isUpdate)
      expect(Object.keys(expected)).toEqual([
        ...queries.map(({ name }) => `query ${name}`),
        ...mutations.map(({ name }) => `mutation ${name}`),
        ...joined.map(({ name }) => name),
      ])
    expect(joined.length).toBeGreaterThan(8)
  })

  for (const probed of rows()) {
    test(`${probed.name} treats every kind of credential as the table shows, and has no effect if refused`, async () => {
      const { cells, violations } = await probe(probed, here)
      found[probed.name] = cells

      expect(violations).toEqual([])
      if (!isUpdate) expect(cells).toEqual(expected[probed.name])
    })
  }

  if (isUpdate)
    afterAll(() => writeTable('graph', 'Responses of the graph by kind of credential', here.columns, found))
})
