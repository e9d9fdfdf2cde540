/** A language tag in its canonical form (BCP 47), such as en-GB for en-gb; undefined where the text is none. */
export function canonicalLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}
