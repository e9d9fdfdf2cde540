import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { assess } from '#compliance/risk/assess.ts'
import type { AssessedMatch, AssessedSubject, Assessment } from '#compliance/risk/assessment.ts'
import { ownFlagsOf } from '#compliance/risk/country-overrides.ts'
import { ENGINE } from '#compliance/risk/defaults.ts'
import { countriesOf } from '#compliance/risk/rule-input.ts'
import { riskConfig, withRuleset } from '#compliance/risk/risk-config.ts'
import { activeRules } from '#compliance/risk/written-rule.ts'
import { subjectIssues, type SubjectInput } from '#compliance/subjects/subject-input.ts'
import { ruleset } from './rulesets.ts'

export interface SimulateRuleset {
  readonly id: string
  readonly subject: SubjectInput
  readonly matches?:
    | readonly (Pick<AssessedMatch, 'listType' | 'score' | 'strength'> & {
        readonly isConfirmed?: boolean | null
      })[]
    | null
}

/** Assesses a subject as if the newest version of a ruleset were published. No list is searched, and nothing is stored. */
export async function simulateRuleset(
  ctx: Context,
  { id, subject: given, matches }: SimulateRuleset,
): Promise<Assessment> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  const issues = subjectIssues(given, ctx.now(), 'subject')
  if (issues.length > 0) throw invalid(issues)
  const [simulated, { factors, bands, rules, countries }] = await Promise.all([
    ruleset(ctx, id),
    riskConfig(ctx),
  ])
  if (!simulated) throw refuse('RULESET_NOT_FOUND')

  const subject = assessedOf(given)
  const asOf = ctx.now().toISOString().slice(0, 10)
  return assess({
    engine: ENGINE,
    asOf,
    subject,
    factors,
    bands,
    // Each simulated match counts as a separate party.
    matches: (matches ?? []).map(({ listType, score, strength, isConfirmed }, index) => ({
      matchId: String(index),
      partyKey: String(index),
      listType,
      score,
      strength,
      isConfirmed: isConfirmed ?? false,
    })),
    rules: withRuleset(rules, id, activeRules(simulated)),
    countryFlags: ownFlagsOf(countriesOf(subject), asOf, countries),
    missingSources: [],
  })
}

const assessedOf = ({
  externalId,
  type,
  name,
  country,
  nationalities,
  dateOfBirth,
  customerType,
  product,
  channel,
  industry,
}: SubjectInput): AssessedSubject => ({
  externalId: externalId ?? null,
  type,
  name,
  country: country ?? null,
  nationalities: nationalities ?? [],
  dateOfBirth: dateOfBirth ?? null,
  customerType: customerType ?? null,
  product: product ?? null,
  channel: channel ?? null,
  industry: industry ?? null,
})
