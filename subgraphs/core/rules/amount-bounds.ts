/** Minor units of a bound in a currency with so many digits. What is finer than its smallest unit is rounded to where the bound still says the same. */
export function scaled(amount: string, digits: number, rounding: 'up' | 'down'): bigint {
  const [whole = '0', decimals = ''] = amount.split('.')
  const minor = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'))
  return rounding === 'up' && /[1-9]/.test(decimals.slice(digits)) ? minor + 1n : minor
}
