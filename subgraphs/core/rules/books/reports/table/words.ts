const ABBREVIATIONS = new Set(['fx', 'id', 'oci'])

/** A field or a constant in words: `netIncome` becomes "Net income", and `SHARE_ISSUE` "Share issue". */
export function inWords(name: string): string {
  const words = (name === name.toUpperCase() ? name.toLowerCase() : name)
    .split(/_|(?=[A-Z])/)
    .map(word => word.toLowerCase())
    .map(word => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
