import { refuse } from '#kernel/refusals.ts'

const LENGTH_MAX = 200
/** Control characters, format characters (the bidirectional ones among them), surrogates, private use, and line and paragraph separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/u

/** The name of a person as a key declares it in X-Actor. Throws where the text could not be shown as it is. */
export function checkDeclaredActor(declared: string): string {
  const name = declared.replace(/^ +| +$/g, '')
  const isShown = name.length > 0 && [...name].length <= LENGTH_MAX && !UNPRINTABLE.test(name)
  if (!isShown) throw refuse('VALIDATION_ERROR', { message: `X-Actor must be 1 to ${LENGTH_MAX} printable characters in UTF-8, such as an e-mail address or a staff id.` })
  return name
}
