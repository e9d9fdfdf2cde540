import type { ParsedZone } from '#idv/mrz/zone.ts'
import type { DecisionInput, FaceResult, FaceVerdict } from './decision-input.ts'
import type { DecisionReason } from './reasons.ts'

/**
 * Prefixes of externalId that give a chosen outcome in a sandbox, with any pictures of the right size. Such a verification is compared with no
 * other one. In production a prefix means nothing.
 */
export const SANDBOX_PREFIXES = {
  'test-approve-': 'APPROVE',
  'test-reject-': 'REJECT',
  'test-review-': 'REVIEW',
  'test-expire-': 'EXPIRE',
  'test-spoof-': 'SPOOF',
  'test-face-': 'FACE',
} as const

export type SandboxScenario = (typeof SANDBOX_PREFIXES)[keyof typeof SANDBOX_PREFIXES]

/** Duration of a session with the prefix test-expire-. */
export const EXPIRE_SESSION_MS = 2_000

/** The scenario of a verification; undefined without a prefix, and always in production. */
export function sandboxScenarioOf({
  externalId,
  environment,
}: Pick<DecisionInput, 'externalId' | 'environment'>): SandboxScenario | undefined {
  if (environment !== 'sandbox') return undefined
  const found = Object.entries(SANDBOX_PREFIXES).find(([prefix]) => externalId.startsWith(prefix))
  return found?.[1]
}

/** The reason that a scenario adds to those of the checks. */
export const SCENARIO_REASONS: Partial<Record<SandboxScenario, DecisionReason>> = {
  APPROVE: 'SANDBOX_APPROVE',
  REJECT: 'SANDBOX_REJECT',
}

interface SimulatedFindings {
  readonly quality: number
  readonly ocrConfidence: number
  readonly match: FaceResult['match']
  readonly liveness: FaceResult['liveness']
  readonly hasZone: boolean
}

const score = (value: number, result: FaceVerdict): FaceResult['match'] => ({ score: value, result })

const GOOD: SimulatedFindings = {
  quality: 95,
  ocrConfidence: 96,
  match: score(97, 'PASS'),
  liveness: score(98, 'PASS'),
  hasZone: true,
}

const FINDINGS: Readonly<Record<Exclude<SandboxScenario, 'EXPIRE'>, SimulatedFindings>> = {
  APPROVE: GOOD,
  REJECT: {
    quality: 35,
    ocrConfidence: 40,
    match: score(5, 'FAIL'),
    liveness: score(10, 'WARN'),
    hasZone: false,
  },
  REVIEW: {
    quality: 35,
    ocrConfidence: 45,
    match: score(65, 'WARN'),
    liveness: score(65, 'WARN'),
    hasZone: true,
  },
  SPOOF: { ...GOOD, match: score(60, 'WARN'), liveness: score(3, 'FAIL') },
  FACE: { ...GOOD, match: score(8, 'FAIL'), liveness: score(90, 'PASS') },
}

/** The invented person whom a scenario verifies where the pictures show no one. */
export const SIMULATED_PERSON = {
  surname: 'SANDBOX',
  givenNames: 'PERSON',
  documentNumber: 'T00000000',
  birthDate: '1980-01-01',
} as const

/**
 * The input of a scenario: what the pictures show is replaced, and the checks judge the result like any other. Undefined if the verification is
 * judged by its pictures.
 */
export function simulatedInput(input: DecisionInput): DecisionInput | undefined {
  const scenario = sandboxScenarioOf(input)
  if (scenario === undefined || scenario === 'EXPIRE') return undefined
  const { quality, ocrConfidence, match, liveness, hasZone } = FINDINGS[scenario]
  const { externalId, environment, today, minimumAge, documentType } = input
  const { mrz, mrzFormats = ['TD3'], barcode } = documentType
  return {
    externalId,
    environment,
    today,
    minimumAge,
    documentType,
    pictures: [{ quality, ocrConfidence, editors: [], isUnevenlyCompressed: false }],
    printed: SIMULATED_PERSON,
    ...(mrz && hasZone && { zone: zoneOf(mrzFormats[0]!), zoneComparison: AGREEING }),
    ...(barcode !== undefined && { barcode: SIMULATED_PERSON, barcodeComparison: AGREEING }),
    duplicates: { isDocumentKnown: false, wasUploadRefused: false, isSelfieNear: false },
    faces: { match, liveness, isSimulated: true },
    screening: 'APPROVE',
  }
}

const AGREEING = [{ field: 'documentNumber', result: 'match' }] as const

const zoneOf = (format: ParsedZone['format']): ParsedZone => ({
  format,
  valid: true,
  score: 100,
  fields: {},
  checkDigits: [],
  repairs: [],
  warnings: [],
})
