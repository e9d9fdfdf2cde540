/** A language tag in its canonical form (BCP 47), such as en-GB for en-gb; undefined when the text is not a language tag. */
export function canonicalLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}
