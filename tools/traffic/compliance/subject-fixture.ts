import type { Json } from '#tools/traffic/exchange.ts'
import type { TenantFixture, Tenant, SubjectFixture } from '#tools/traffic/fixtures.ts'

interface Tools {
  readonly label: string
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const CREATE = 'mutation M($i: SubjectInput!) { createSubject(input: $i) { id } }'

export function subjectFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { graph, label }: Tools,
): SubjectFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  return {
    async subject() {
      const i = {
        type: 'INDIVIDUAL',
        name: mine(`Watched ${tenant.code} ${label} ${fixture().next()}`),
        externalId: `watched-${tenant.code}-${fixture().next()}`,
      }
      return mine((await graph(CREATE, await fixture().staff(), { i })).id)
    },
  }
}
