/** Converts a filter bound to minor units of a currency with the given digits. A finer bound is rounded so that it still selects the same amounts. */
export function scaleAmount(amount: string, digits: number, rounding: 'up' | 'down'): bigint {
  const [whole = '0', decimals = ''] = amount.split('.')
  const minor = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'))
  return rounding === 'up' && /[1-9]/.test(decimals.slice(digits)) ? minor + 1n : minor
}
