import { createHash } from 'node:crypto'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { GoamlProfileVersion, type GoamlProfileRow } from '#compliance/entities/goaml-profile.ts'
import { events } from '#compliance/events.ts'
import { codeTableIssues } from '#compliance/reports/goaml/check-profile.ts'
import { schemaIssueOf } from '#compliance/reports/goaml/check-report.ts'
import type { GoamlVersion } from '#compliance/reports/goaml/model.ts'
import { peopleOf, type GoamlPeopleInput } from '#compliance/reports/goaml/people.ts'
import type { CodeTable, GoamlSettings } from '#compliance/reports/goaml/profile.ts'
import { scanSchema, type UncheckedRule } from '#compliance/reports/goaml/scan-schema.ts'
import { LATEST_PROFILE, sealPeople } from '#compliance/reports/goaml/stored-profile.ts'
import { writer } from '#compliance/risk/rulesets.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

type Table = Readonly<Record<string, unknown>>

export interface SetGoamlProfile extends GoamlPeopleInput {
  readonly version: string
  readonly rentityId: number
  readonly branch?: string | null
  readonly currency: string
  readonly institutionName?: string | null
  readonly institutionSwift?: string | null
  readonly transmodeCodes: Table
  readonly fundsCodes: Table
  readonly indicators: Table
  readonly transactionTypes?: Table | null
  readonly exchangeRates?: Table | null
  readonly action?: string | null
  readonly xsd?: string | null
}

const LOCK = `select pg_advisory_xact_lock(hashtextextended('compliance.goaml_profiles:' || $1, 0))`
const INSERT = insertOf(GoamlProfileVersion, 'profile')

/** The settings of the input, whose tables were checked. */
function settingsOf(input: SetGoamlProfile): GoamlSettings {
  const table = (given: Table | null | undefined): CodeTable => (given ?? {}) as CodeTable
  return {
    rentityId: input.rentityId,
    branch: input.branch ?? null,
    currency: input.currency,
    institutionName: input.institutionName ?? null,
    institutionSwift: input.institutionSwift ?? null,
    transmodeCodes: table(input.transmodeCodes),
    fundsCodes: table(input.fundsCodes),
    indicators: table(input.indicators),
    transactionTypes: table(input.transactionTypes),
    exchangeRates: table(input.exchangeRates),
    action: input.action ?? null,
  }
}

/** Checks what the schema of the graph cannot express; returns the rules of the FIU's schema that will not be checked. */
async function checkInput(input: SetGoamlProfile): Promise<readonly UncheckedRule[]> {
  const { transmodeCodes, fundsCodes, indicators, transactionTypes, exchangeRates } = input
  const issues = codeTableIssues({
    transmodeCodes,
    fundsCodes,
    indicators,
    transactionTypes: transactionTypes ?? {},
    exchangeRates: exchangeRates ?? {},
  })
  if ((input.institutionName ?? null) !== null && (input.institutionSwift ?? null) === null)
    issues.push({ field: 'institutionSwift', reason: 'is required with institutionName' })
  const xsd = input.xsd ?? null
  if (issues.length > 0) throw invalid(issues)
  if (xsd === null) return []
  const issue = await schemaIssueOf(xsd)
  if (issue !== undefined) throw invalid([{ field: 'xsd', reason: issue }])
  return scanSchema(xsd).unchecked
}

/** Sets how the workspace reports to its FIU. Every version is stored, so that a report can be generated again as it was requested. */
export const setGoamlProfile = command({
  async prepare(ctx: Context, input: SetGoamlProfile): Promise<readonly UncheckedRule[]> {
    admitWriter(ctx.actor)
    return checkInput(input)
  },
  async write(tx, input, uncheckedRules): Promise<GoamlProfileRow> {
    const { workspaceId } = tx.actor
    await tx.sql(LOCK, [workspaceId])
    const [latest] = await tx.sql<GoamlProfileRow>(LATEST_PROFILE, [workspaceId])
    const xsd = input.xsd ?? null
    const id = newId()
    const row: GoamlProfileRow = {
      workspaceId,
      id,
      version: (latest?.version ?? 0) + 1,
      goamlVersion: input.version as GoamlVersion,
      settings: settingsOf(input),
      people: sealPeople(tx.keys, { workspaceId, id }, peopleOf(input)),
      xsd,
      xsdSha256: xsd === null ? null : createHash('sha256').update(xsd).digest('hex'),
      uncheckedRules,
      createdBy: writer(tx.actor),
      createdAt: tx.now(),
    }
    await tx.sql(
      INSERT,
      valuesOf(GoamlProfileVersion, {
        ...row,
        settings: JSON.stringify(row.settings) as never,
        uncheckedRules: JSON.stringify(uncheckedRules) as never,
      }),
    )
    tx.emit(events.goaml_profile_set, id, {
      version: row.version,
      goamlVersion: row.goamlVersion,
      rentityId: input.rentityId,
      xsdSha256: row.xsdSha256,
    })
    return row
  },
})
