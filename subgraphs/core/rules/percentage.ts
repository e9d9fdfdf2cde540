/** Parses to parts per million a percentage with up to four decimals: "7.5" is 75000n. */
export function partsPerMillion(percentage: string): bigint {
  const [whole = '0', decimals = ''] = percentage.split('.')
  return BigInt(whole + decimals.padEnd(4, '0'))
}

/** Formats parts per million as a percentage without trailing zeros: 75000n is "7.5". */
export function percentageOf(ppm: bigint): string {
  const digits = ppm.toString().padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0+$/, '')
  return decimals === '' ? digits.slice(0, -4) : `${digits.slice(0, -4)}.${decimals}`
}
