import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, sentence, type ValidationIssue } from '#kernel/refusals.ts'
import type { FactorChange } from '#compliance/entities/risk-settings.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { RiskCategory, RiskFactor } from '#compliance/risk/assessment.ts'
import { isWeight } from '#compliance/risk/decimal.ts'
import { DEFAULT_FACTORS, FACTOR_CODES } from '#compliance/risk/defaults.ts'
import { factorsOf } from '#compliance/risk/risk-config.ts'
import { nextSettings } from '#compliance/risk/settings.ts'

export interface ChangeRiskFactors {
  readonly factors: readonly {
    readonly code: string
    /** Read-only: must equal the current name or be left out. */
    readonly name?: string | null
    readonly category?: RiskCategory | null
    readonly weight?: number | null
    readonly isActive?: boolean | null
    readonly metadata?: Readonly<Record<string, unknown>> | null
  }[]
}

const WRITE = 'update compliance.risk_settings set factors = $2 where workspace_id = $1'

/** Changes the named factors in one transaction. Fields that are left out keep their value. */
export const changeRiskFactors = command(
  async (tx, { factors: given }: ChangeRiskFactors): Promise<readonly RiskFactor[]> => {
    allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
    const unknown = given.flatMap(({ code }, index) =>
      (FACTOR_CODES as readonly string[]).includes(code)
        ? []
        : [{ field: `factors[${index}].code`, reason: 'is not a known factor' }],
    )
    if (unknown.length > 0)
      throw refuse('UNKNOWN_FACTOR', {
        issues: unknown.slice(0, 50),
        message: sentence(unknown.slice(0, 50)),
      })
    const issues = factorIssues(given)
    if (issues.length > 0) throw invalid(issues)

    const { factors: before } = await nextSettings(tx)
    const changes = given.map(({ code, weight, isActive, metadata }): readonly [string, FactorChange] => [
      code,
      {
        ...(typeof weight === 'number' && { weight: String(weight) }),
        ...(typeof isActive === 'boolean' && { isActive }),
        ...(metadata && { metadata }),
      },
    ])
    const after = {
      ...before,
      ...Object.fromEntries(changes.map(([code, change]) => [code, { ...before[code], ...change }])),
    }
    await tx.sql(WRITE, [tx.actor.workspaceId, JSON.stringify(after)])
    tx.emit(events.risk_factors_changed, tx.actor.workspaceId, {
      factors: changes.map(([code, change]) => ({ code, ...change })),
    })
    return factorsOf(after)
  },
)

function factorIssues(given: ChangeRiskFactors['factors']): ValidationIssue[] {
  if (given.length === 0) return [{ field: 'factors', reason: 'must have at least one factor' }]
  const codes = new Set<string>()
  return given.flatMap(({ code, weight, metadata, ...changes }, index) => {
    const at = `factors[${index}]`
    const issues: ValidationIssue[] = []
    if (codes.has(code)) issues.push({ field: `${at}.code`, reason: 'must not be repeated' })
    codes.add(code)
    const current = DEFAULT_FACTORS.find(each => each.code === code)!
    for (const part of ['name', 'category'] as const)
      if ((changes[part] ?? current[part]) !== current[part])
        issues.push({ field: `${at}.${part}`, reason: `cannot be changed, it is ${current[part]}` })
    if (typeof weight === 'number' && !isWeight(String(weight)))
      issues.push({ field: `${at}.weight`, reason: 'must be from 0 to 1 with at most six decimals' })
    return [...issues, ...metadataIssues(metadata ?? {}, `${at}.metadata`)]
  })
}

const SCORES_MAX = 200
const isWithin = (value: unknown, max: number): boolean =>
  typeof value === 'number' && value >= 0 && value <= max

function metadataIssues(metadata: Readonly<Record<string, unknown>>, at: string): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const { min_match_score: min, default_score: otherwise, scores } = metadata
  if (min !== undefined && !isWithin(min, 100))
    issues.push({ field: `${at}.min_match_score`, reason: 'must be a number from 0 to 100' })
  if (otherwise !== undefined && !isWithin(otherwise, 1000))
    issues.push({ field: `${at}.default_score`, reason: 'must be a number from 0 to 1000' })
  if (scores === undefined) return issues
  const isTable = typeof scores === 'object' && scores !== null && !Array.isArray(scores)
  if (
    !isTable ||
    Object.keys(scores).length > SCORES_MAX ||
    !Object.values(scores).every(each => isWithin(each, 1000))
  ) {
    issues.push({
      field: `${at}.scores`,
      reason: `must be an object of at most ${SCORES_MAX} words with a number from 0 to 1000 each`,
    })
  }
  return issues
}
