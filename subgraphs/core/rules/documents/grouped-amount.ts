import { formatMinor } from '#kernel/money.ts'

/** The amount in major units with commas between thousands, for readers of documents: "1,234.50". */
export function groupedAmount(minor: bigint, currency: string): string {
  const [whole = '', decimals] = formatMinor(minor, currency).split('.')
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`)
}
