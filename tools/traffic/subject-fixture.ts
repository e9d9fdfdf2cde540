import type { Json } from './exchange.ts'
import type { Place, Tenant } from './place.ts'

/** What a tenant has of monitored parties. Every maker makes a new one. */
export interface SubjectPlace {
  subject(): Promise<string>
}

interface Tools { readonly label: string; graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json> }

const CREATE = 'mutation M($i: SubjectInput!) { createSubject(input: $i) { id } }'

export function subjectPlace(place: () => Place, tenant: Tenant, { graph, label }: Tools): SubjectPlace {
  const mine = (text: string): string => { place().own.add(text); return text }
  return {
    async subject() {
      const i = { type: 'INDIVIDUAL', name: mine(`Watched ${tenant.code} ${label} ${place().next()}`), externalId: `watched-${tenant.code}-${place().next()}` }
      return mine((await graph(CREATE, await place().staff(), { i })).id)
    },
  }
}
