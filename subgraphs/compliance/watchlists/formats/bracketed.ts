import { cleanText, isOriginalScript, splitOutside } from '#compliance/watchlists/text.ts'

/** Words and numbers that mark a remark about a name. */
const REMARK =
  /\d{2}|previously|formerly|listed as|original script|\bborn\b|identity|spelling|spelt|transliterat|\bvariant|\bson of|nationality|passport/iu
const BIRTH = /,?\s+born\b.*$/iu

/** Longer texts are not names and stay unsplit. */
const LONGEST = 2000

interface Parts {
  readonly outside: string
  readonly inside: string
}

/** The trailing brackets of a text, and the text before them. */
function lastBrackets(text: string): Parts | undefined {
  if (!text.endsWith(')')) return undefined
  let depth = 0
  for (let at = text.length - 1; at > 0; at--) {
    if (text[at] === ')') depth++
    else if (text[at] === '(' && --depth === 0)
      return { outside: text.slice(0, at).trim(), inside: text.slice(at + 1, -1).trim() }
  }
  return undefined
}

/**
 * Splits a name with trailing brackets, which may contain the name in another script, further names, or a remark. An
 * abbreviation in brackets stays part of the name.
 */
export function unbracketed(text: string | undefined): string[] {
  const name = cleanText(text)
    ?.replace(BIRTH, '')
    .replace(/^[\s).,;:]+|[\s,;:]+$/gu, '')
  if (name === undefined || name === '') return []
  const found = name.length > LONGEST ? undefined : lastBrackets(name)
  if (!found || found.outside === '') return [name]
  const pieces = splitOutside(found.inside, ';').filter(piece => cleanText(piece) !== undefined)
  if (pieces.length > 1) return [...unbracketed(found.outside), ...pieces.flatMap(unbracketed)]
  if (REMARK.test(found.inside)) return unbracketed(found.outside)
  return isOriginalScript(found.inside) === isOriginalScript(found.outside)
    ? [name]
    : [...unbracketed(found.outside), ...unbracketed(found.inside)]
}
