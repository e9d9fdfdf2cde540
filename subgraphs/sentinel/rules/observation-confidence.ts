/**
 * Confidence from 0 to 1 of a staff observation: 1 - Π(1 - weight) over the codes that it names. Each code counts once, and a code without
 * a weight in the rule does not count.
 */
export function observationConfidence(
  weights: Readonly<Record<string, number>>,
  codes: readonly string[],
): number {
  const known = [...new Set(codes)].filter(code => Object.hasOwn(weights, code))
  return 1 - known.reduce((product, code) => product * (1 - weights[code]!), 1)
}
