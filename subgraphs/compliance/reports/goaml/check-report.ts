import type { GoamlReport, GoamlVersion } from './model.ts'
import { scanSchema, type UncheckedRule } from './scan-schema.ts'
import { shippedSchema } from './schemas.ts'
import { serializeGoaml } from './serialize.ts'
import { validateXml, type SchemaViolation } from './validate.ts'

/** Well within the deadline of a request. */
const COMPILE_MS = 5_000

export interface CheckedReport {
  readonly xml: string
  readonly violations: readonly SchemaViolation[]
  /** Rules of the schema that were not checked. */
  readonly unchecked: readonly UncheckedRule[]
}

/** Serializes a report and validates it against the FIU's schema, or against the shipped one if there is none. */
export async function checkReport(
  report: GoamlReport,
  version: GoamlVersion,
  uploaded: string | null,
): Promise<CheckedReport> {
  const schema = uploaded ?? shippedSchema(version)
  const { unchecked } = scanSchema(schema)
  const xml = serializeGoaml(report, version)
  const { schemaIssue, issues } = await validateXml({ schema, document: xml })
  return {
    xml,
    unchecked,
    violations:
      schemaIssue === null ? issues : [{ path: '/', reason: `The schema cannot be used: ${schemaIssue}` }],
  }
}

/** Why an uploaded schema cannot be used; undefined if it can. */
export async function schemaIssueOf(schema: string): Promise<string | undefined> {
  const { issue } = scanSchema(schema)
  if (issue !== null) return issue
  const { schemaIssue } = await validateXml({ schema, document: null }, COMPILE_MS).catch(() => ({
    schemaIssue: `takes longer than ${COMPILE_MS / 1000} s, or too much memory`,
  }))
  return schemaIssue === null ? undefined : `cannot be compiled: ${schemaIssue}`
}
