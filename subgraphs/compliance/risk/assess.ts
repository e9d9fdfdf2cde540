import { evaluateCondition } from './condition.ts'
import type {
  Assess,
  Assessment,
  AssessmentInput,
  DecisionOutcome,
  RiskContribution,
  RiskRule,
  TriggeredRule,
} from './assessment.ts'
import { weighted } from './decimal.ts'
import { FACTOR_CODES, strictest, TYPICAL_DECISION } from './defaults.ts'
import { factorScore, minMatchScore } from './factor-scores.ts'
import { ruleInputOf } from './rule-input.ts'
import { isAtLeast, strengthOf } from './strengths.ts'

const SCORE_MAX = 1000

/**
 * Computes risk. The contributions always add up to the score: the weighted score of each factor, the contributions of rules, the
 * correction to the range 0 to 1000 as SCORE_CAP, and the increase to a minimum as POLICY_FLOOR. The order of the input does not matter.
 */
export const assess: Assess = input => {
  const triggered = triggeredRules(input)
  const lines = [...factorLines(input), ...ruleLines(triggered)]
  const sum = lines.reduce((total, { contribution }) => total + contribution, 0)
  const capped = Math.min(SCORE_MAX, Math.max(0, sum))
  if (capped !== sum)
    lines.push(
      policyLine(
        'SCORE_CAP',
        capped - sum,
        capped === 0 ? 'A score is never below 0.' : `A score is never above ${SCORE_MAX}.`,
      ),
    )

  const floors = floorsOf(input)
  const highest = floors.reduce<Floor | undefined>(
    (one, other) => (one && one.score >= other.score ? one : other),
    undefined,
  )
  if (highest && highest.score > capped)
    lines.push(policyLine('POLICY_FLOOR', highest.score - capped, highest.message))
  const score = Math.max(capped, highest?.score ?? 0)
  return {
    score,
    contributions: lines,
    triggeredRules: triggered,
    ...computeDecision(input, score, floors, triggered),
  }
}

const policyLine = (factor: string, contribution: number, description: string): RiskContribution => ({
  factor,
  category: 'POLICY',
  weight: '1',
  score: contribution,
  contribution,
  description,
})

const placeOf = (code: string): number => (FACTOR_CODES as readonly string[]).indexOf(code)

function factorLines(input: AssessmentInput): RiskContribution[] {
  return input.factors
    .filter(({ isActive }) => isActive)
    .sort((one, other) => placeOf(one.code) - placeOf(other.code) || compare(one.code, other.code))
    .map(factor => {
      const { score, description } = factorScore(input, factor)
      return {
        factor: factor.code,
        category: factor.category,
        weight: factor.weight,
        score,
        contribution: weighted(factor.weight, score),
        description,
      }
    })
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The rules whose condition is true, by priority. A rule with `stopOnMatch` ends the evaluation of its ruleset. */
function triggeredRules(input: AssessmentInput): TriggeredRule[] {
  const ruleInput = ruleInputOf(input)
  const stopped = new Set<string>()
  const triggered: TriggeredRule[] = []
  for (const rule of input.rules
    .filter(each => isActiveOn(each, input.asOf))
    .sort(
      (one, other) =>
        one.priority - other.priority || compare(one.rulesetId, other.rulesetId) || compare(one.id, other.id),
    )) {
    if (stopped.has(rule.rulesetId) || !evaluateCondition(rule.condition, ruleInput, input)) continue
    if (rule.stopOnMatch) stopped.add(rule.rulesetId)
    triggered.push({
      rulesetId: rule.rulesetId,
      ruleId: rule.id,
      name: rule.name,
      decision: rule.decision,
      scoreContribution: rule.scoreContribution,
    })
  }
  return triggered
}

const isActiveOn = ({ effectiveFrom, effectiveTo }: RiskRule, day: string): boolean =>
  (effectiveFrom === null || effectiveFrom <= day) && (effectiveTo === null || day <= effectiveTo)

const ruleLines = (triggered: readonly TriggeredRule[]): RiskContribution[] =>
  triggered
    .filter(({ scoreContribution }) => scoreContribution !== 0)
    .map(({ ruleId, name, scoreContribution }) => ({
      factor: name ?? ruleId,
      category: 'RULE',
      weight: '1',
      score: scoreContribution,
      contribution: scoreContribution,
      description: `Rule ${name ?? ruleId}.`,
    }))

/** A minimum score and decision that apply regardless of weights, bands and rules. */
interface Floor {
  readonly score: number
  readonly decision: DecisionOutcome
  readonly message: string
}

function floorsOf({ matches, countryFlags, missingSources, factors }: AssessmentInput): Floor[] {
  const floors: Floor[] = []
  const min = minMatchScore(factors.find(({ code }) => code === 'SANCTIONS_MATCH'))
  const sanctions = matches.filter(({ listType }) => listType === 'SANCTIONS')
  const strengths = sanctions.filter(({ score }) => score >= min).map(strengthOf)
  if (sanctions.some(({ isConfirmed }) => isConfirmed))
    floors.push({ score: 800, decision: 'BLOCK', message: 'A match with a sanctions list is confirmed.' })
  else if (sanctions.some(each => strengthOf(each) === 'EXACT'))
    floors.push({ score: 800, decision: 'BLOCK', message: 'A sanctions list has exactly this party.' })
  if (strengths.includes('STRONG'))
    floors.push({
      score: 600,
      decision: 'REVIEW_REQUIRED',
      message: 'There is a strong match with a sanctions list.',
    })
  else if (strengths.some(each => isAtLeast(each, 'POSSIBLE')))
    floors.push({
      score: 0,
      decision: 'REVIEW_REQUIRED',
      message: 'A match with a sanctions list must be reviewed.',
    })
  const exposed = matches.filter(({ listType }) => listType === 'PEP').map(strengthOf)
  if (exposed.some(each => isAtLeast(each, 'STRONG')))
    floors.push({
      score: 0,
      decision: 'REVIEW_REQUIRED',
      message: 'Politically exposed persons must be reviewed before they are served.',
    })
  else if (exposed.includes('POSSIBLE'))
    floors.push({
      score: 0,
      decision: 'APPROVE_WITH_MONITORING',
      message: 'The subject may be a politically exposed person, or close to one.',
    })

  const sanctioned = Object.keys(countryFlags)
    .sort()
    .filter(country => countryFlags[country]?.includes('COMPREHENSIVE_SANCTIONS'))
  if (sanctioned.length > 0)
    floors.push({
      score: 501,
      decision: 'REVIEW_REQUIRED',
      message: `${sanctioned.join(', ')} is under a comprehensive sanctions programme.`,
    })
  if (missingSources.length > 0)
    floors.push({
      score: 0,
      decision: 'REVIEW_REQUIRED',
      message: `Not searched: ${[...missingSources].sort().join(', ')}.`,
    })
  return floors
}

/** The strictest decision of the band, the floors and the rules, with the reasons that led to it. */
function computeDecision(
  { bands }: AssessmentInput,
  score: number,
  floors: readonly Floor[],
  triggered: readonly TriggeredRule[],
): Pick<Assessment, 'band' | 'outcome' | 'reasons'> {
  const band = bands.find(({ minScore, maxScore }) => minScore <= score && score <= maxScore)
  if (!band) throw new Error(`No band has the score ${score}.`)
  const voices = [
    { decision: TYPICAL_DECISION[band.level], message: `The score ${score} is ${band.level}.` },
    ...floors,
    ...triggered.flatMap(({ decision, name, ruleId }) =>
      decision === null ? [] : [{ decision, message: `Rule ${name ?? ruleId} decides so.` }],
    ),
  ]
  const outcome = strictest(voices.map(({ decision }) => decision))
  return {
    band: band.level,
    outcome,
    reasons: voices.filter(({ decision }) => decision === outcome).map(({ message }) => message),
  }
}
