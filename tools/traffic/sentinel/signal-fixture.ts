import type { Json } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import type { ElderSignalFixture } from './fixtures.ts'

interface Tools {
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const REPORT = 'mutation M($i: ReportSignalInput!) { reportSignal(input: $i) { id alertId } }'

/** Signals and alerts of new profiles. */
export function signalFixture(fixture: () => TenantFixture, { graph }: Tools): ElderSignalFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  /** A HIGH signal, which opens an alert. */
  const report = async (): Promise<Json> =>
    graph(REPORT, await fixture().staff(), {
      i: {
        profileId: await fixture().elderProfile(),
        signalCategory: 'FAMILY_EXPLOITATION',
        severity: 'HIGH',
        description: mine(`The nephew answers all questions ${fixture().next()}`),
      },
    })
  return {
    elderSignal: async () => mine((await report()).id),
    elderAlert: async () => mine((await report()).alertId),
  }
}
