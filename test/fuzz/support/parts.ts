import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { allSubjects } from '#tools/fuzz/campaign.ts'
import type { Subject } from '#tools/fuzz/subjects.ts'

/** Each part has its own test file. Together the parts cover every operation exactly once. */
export const PARTS = [
  'remittance',
  'compliance',
  'sentinel',
  'idv',
  'core',
  'books',
  'graph of identity',
  'graph of compliance',
  'graph of sentinel',
  'graph of idv',
  'graph of core',
  'graph of books',
  'graph of remittance and webhooks',
] as const
export type Part = (typeof PARTS)[number]

/** The operations of a part; reports over all transactions come first. */
export const subjectsOfPart = (part: Part): Subject[] =>
  allSubjects().filter(subject => partOf(subject) === part)

/** Operations of core on the general ledger, journals, fiscal periods, financial reports and loans: half of the domain. */
const BOOKS =
  /^(core \w+ \/(gl-accounts|journals|fiscal-periods|loans|reports\/(trial|income|profit|balance|cash|changes|general|account|comparative|consolidated))|(query|mutation) \w*([gG]l[A-Z]|[jJ]ournal|[fF]iscal|[yY]earEnd|[lL]oan|payoff|Disbursement|trialBalance|incomeStatement|profitAndLoss|balanceSheet|cashFlow|changesInEquity|financialReportFile|generalLedger|accountActivity|comparative[A-Z]|consolidated(Trial|Income|Profit|BalanceS)))/

/** A REST operation belongs to its service, a field of the graph to the domain that resolves it. The books are separate parts. */
export function partOf({ name }: Pick<Subject, 'name'>): Part {
  const [first = '', second = ''] = name.split(' ')
  const graph = first === 'query' || first === 'mutation'
  const owner = graph ? ownerOf(first, second) : first
  const domain = owner === 'core' && BOOKS.test(name) ? 'books' : owner
  const part = !graph
    ? domain
    : domain === 'remittance' || domain === 'webhooks'
      ? 'graph of remittance and webhooks'
      : `graph of ${domain}`
  const found = PARTS.find(each => each === part)
  if (!found) throw new Error(`${name} belongs to no part.`)
  return found
}

function ownerOf(kind: string, field: string): string {
  const schema = supergraphSchema(supergraphSdl())
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const graph = type
    ?.getFields()
    [field]?.astNode?.directives?.find(({ name }) => name.value === 'join__field')
    ?.arguments?.find(({ name }) => name.value === 'graph')?.value
  if (graph?.kind !== 'EnumValue') throw new Error(`No domain resolves the ${kind} ${field}.`)
  return graph.value.toLowerCase()
}
