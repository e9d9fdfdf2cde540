import type { Headers, Json } from '#tools/traffic/exchange.ts'
import type { ReportFixture, Sql, Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'

interface Tools {
  readonly sql: Sql
  graph(query: string, headers: Headers, variables?: object): Promise<Json>
}

/** A goAML profile in the form of the graph. */
export const GOAML_PROFILE = {
  version: '4.0',
  rentityId: 4711,
  currency: 'NGN',
  reportingPerson: { firstName: 'Ngozi', lastName: 'Adeline', email: 'compliance@bank.example' },
  location: { addressType: 'B', address: '1 Example Road', city: 'Lagos', countryCode: 'NG' },
  transmodeCodes: { branch: 'CD' },
  fundsCodes: { CASH_IN: 'K' },
  indicators: { STRUCTURING: 'STRUC' },
  exchangeRates: { USD: '1500.25' },
}

/** Deletes old waiting reports, because a workspace has a maximum number of them and not every platform has a worker. */
const WAITING = `delete from compliance.reports report where completed_at is null
  and workspace_id in (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (
    select newest.id from compliance.reports newest
    where newest.workspace_id = report.workspace_id and newest.completed_at is null order by newest.created_at desc limit 30)`

export function reportFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { graph, sql }: Tools,
): ReportFixture {
  const freeReportSlot = async (): Promise<void> => void (await sql(WAITING, [tenant.id]))
  return {
    freeReportSlot,
    async report() {
      await freeReportSlot()
      const { id } = await graph(
        'mutation M($i: CreateComplianceReportInput!) { createComplianceReport(input: $i) { id } }',
        await fixture().staff(),
        { i: { type: 'LIST_COVERAGE' } },
      )
      fixture().own.add(id as string)
      return id as string
    },
    async goamlProfile() {
      await graph(
        'mutation M($i: SetGoamlProfileInput!) { setGoamlProfile(input: $i) { profileVersion } }',
        await fixture().staff(),
        { i: GOAML_PROFILE },
      )
    },
  }
}
