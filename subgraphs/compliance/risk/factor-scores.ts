import type { AssessmentInput, RiskFactor } from './assessment.ts'
import { DEFAULT_SCORE, type FactorCode } from './defaults.ts'
import { worstOfParties } from './parties.ts'
import { scoreOf, strengthOf } from './strengths.ts'
import { CHANNELS, CUSTOMER_TYPES, INDUSTRIES, PRODUCTS, tokenOf } from './tokens.ts'
import type { ListType } from '#compliance/watchlists/sources.ts'

/** Score of one factor before weighting, 0 to 1000, with its explanation. */
export interface FactorScore {
  readonly score: number
  readonly description: string
}

type Scorer = (input: AssessmentInput, factor: RiskFactor) => FactorScore

const SCORES: Readonly<Record<FactorCode, Scorer>> = {
  SANCTIONS_MATCH: matchScore('SANCTIONS', 'a sanctions list'),
  PEP_MATCH: matchScore('PEP', 'a list of politically exposed persons'),
  ADVERSE_MEDIA_MATCH: () => ({
    score: 0,
    description: 'Not evaluated: no source of adverse media is live.',
  }),
  COUNTRY_RISK: countryScore,
  CUSTOMER_TYPE: tokenScore('customerType', 'Customer type', CUSTOMER_TYPES),
  PRODUCT: tokenScore('product', 'Product', PRODUCTS),
  CHANNEL: tokenScore('channel', 'Channel', CHANNELS),
  INDUSTRY: tokenScore('industry', 'Industry', INDUSTRIES),
  TRANSACTION: signalScore('TRANSACTION'),
  BEHAVIOR: signalScore('BEHAVIOR'),
  VELOCITY: signalScore('VELOCITY'),
  ML_PREDICTION: signalScore('ML_PREDICTION'),
}

/** The score of a factor; unknown factors score 0. */
export const factorScore: Scorer = (input, factor) =>
  Object.hasOwn(SCORES, factor.code)
    ? SCORES[factor.code as FactorCode](input, factor)
    : { score: 0, description: 'Not evaluated.' }

const clampScore = (score: number): number => Math.min(1000, Math.max(0, Math.round(score)))

/** A number from the metadata of a factor, or the default. */
function numberOf({ metadata }: RiskFactor, name: string, otherwise: number): number {
  const value = Object.hasOwn(metadata, name) ? metadata[name] : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}

/** Minimum match score that counts for a factor, 0 to 100. */
export const minMatchScore = (factor: RiskFactor | undefined): number =>
  factor ? numberOf(factor, 'min_match_score', 0) : 0

function matchScore(listType: ListType, list: string): Scorer {
  return ({ matches }, factor) => {
    const min = minMatchScore(factor)
    const counting = worstOfParties(
      matches.filter(each => each.listType === listType && (each.isConfirmed || each.score >= min)),
    )
    const [worst] = counting
    if (!worst) return { score: 0, description: `No match with ${list} counts.` }
    const others = counting.length === 1 ? '' : ` The worst of ${counting.length} parties.`
    return {
      score: scoreOf(worst),
      description: `${worst.isConfirmed ? 'Confirmed' : strengthOf(worst)} match with ${list}, ${worst.score} of 100.${others}`,
    }
  }
}

/** Score of a flag: `national` for a country of nationality, `resident` for the country of residence or registration. */
const FLAG_SCORES: Readonly<
  Record<string, { readonly national: number; readonly resident: number; readonly message: string }>
> = {
  COMPREHENSIVE_SANCTIONS: {
    national: 400,
    resident: 600,
    message: 'under a comprehensive sanctions programme',
  },
  FATF_BLACK: { national: 300, resident: 500, message: 'on the FATF black list' },
  FATF_GREY: { national: 150, resident: 300, message: 'on the FATF grey list' },
  EU_HIGH_RISK: { national: 150, resident: 250, message: 'on the EU list of high-risk countries' },
}

/** The worst flag of the worst country; flags of one country do not add up, since one list follows from the other. */
function countryScore({ subject, countryFlags }: AssessmentInput): FactorScore {
  const found = Object.keys(countryFlags)
    .sort()
    .flatMap(country =>
      (countryFlags[country] ?? []).flatMap(flag => {
        const known = Object.hasOwn(FLAG_SCORES, flag) ? FLAG_SCORES[flag]! : undefined
        return known
          ? [
              {
                country,
                message: known.message,
                score: country === subject.country ? known.resident : known.national,
              },
            ]
          : []
      }),
    )
  const [worst] = found.sort((one, other) => other.score - one.score)
  return worst
    ? { score: worst.score, description: `${worst.country} is ${worst.message}.` }
    : { score: 0, description: "None of the subject's countries is flagged." }
}

type TokenField = 'customerType' | 'product' | 'channel' | 'industry'

/** Score of a free token: the workspace's own score, else the built-in score, else the default. */
function tokenScore(field: TokenField, title: string, known: Readonly<Record<string, number>>): Scorer {
  return ({ subject }, factor) => {
    const otherwise = clampScore(numberOf(factor, 'default_score', DEFAULT_SCORE))
    const given = subject[field]
    if (given === null) return { score: otherwise, description: `${title} is unknown.` }
    const token = tokenOf(given)
    const own = ownScore(factor, token)
    if (own !== undefined)
      return { score: clampScore(own), description: `${title} ${token}, as rated by the workspace.` }
    return Object.hasOwn(known, token)
      ? { score: known[token]!, description: `${title} ${token}.` }
      : { score: otherwise, description: `${title} has no configured score, so the default applies.` }
  }
}

/** The workspace's score of a token after normalisation; the highest when several spellings have one. */
function ownScore({ metadata }: RiskFactor, token: string): number | undefined {
  const scores = Object.hasOwn(metadata, 'scores') ? metadata['scores'] : undefined
  if (typeof scores !== 'object' || scores === null) return undefined
  const own = Object.entries(scores).flatMap(([word, score]: [string, unknown]) =>
    tokenOf(word) === token && typeof score === 'number' ? [score] : [],
  )
  return own.length > 0 ? Math.max(...own) : undefined
}

const SIGNAL_DESCRIPTIONS = {
  TRANSACTION: 'Worst alert on transactions of the last 90 days that was not closed as false.',
  BEHAVIOR: 'Amounts of the last 7 days compared with the days before.',
  VELOCITY: 'Number of transactions of the last 7 days compared with the days before.',
  ML_PREDICTION: 'Score of a model.',
} as const

function signalScore(category: 'TRANSACTION' | 'BEHAVIOR' | 'VELOCITY' | 'ML_PREDICTION'): Scorer {
  return ({ signals }) => {
    const signal = signals?.[category]
    return signal === undefined
      ? { score: 0, description: 'Not evaluated: no data are available.' }
      : { score: clampScore(signal), description: SIGNAL_DESCRIPTIONS[category] }
  }
}
