import { refuse } from './refusals.ts'

const LENGTH_MAX = 200
/** Control characters, format characters (the bidirectional ones among them), surrogates, private use, and line and paragraph separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/u

/** Validates the person that an API key declares in X-Actor. Throws when the text contains characters that cannot be displayed. */
export function checkDeclaredActor(declared: string): string {
  const name = declared.replace(/^ +| +$/g, '')
  const isShown = name.length > 0 && [...name].length <= LENGTH_MAX && !UNPRINTABLE.test(name)
  if (!isShown)
    throw refuse('VALIDATION_ERROR', {
      message: `X-Actor must be 1 to ${LENGTH_MAX} printable characters in UTF-8, such as an e-mail address or a staff id.`,
    })
  return name
}
