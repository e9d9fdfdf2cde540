import type { FaceResult, FaceScore, FaceVerdict } from '#idv/decision/decision-input.ts'

const VERDICTS: Readonly<Record<string, FaceVerdict>> = { pass: 'PASS', warn: 'WARN', fail: 'FAIL' }

/** The result in the body of a provider's response; undefined if the body is anything else. */
export function faceResultOf(body: string): FaceResult | undefined {
  const { match, liveness } = objectOf(parsed(body))
  const [matchScore, livenessScore] = [scoreOf(match), scoreOf(liveness)]
  return matchScore && livenessScore
    ? { match: matchScore, liveness: livenessScore, isSimulated: false }
    : undefined
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function scoreOf(value: unknown): FaceScore | undefined {
  const { score, result } = objectOf(value)
  if (typeof score !== 'number' || !(score >= 0 && score <= 100)) return undefined
  if (typeof result !== 'string' || !Object.hasOwn(VERDICTS, result)) return undefined
  return { score, result: VERDICTS[result]! }
}
