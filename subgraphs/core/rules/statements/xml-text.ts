// eslint-disable-next-line no-control-regex -- these are the characters that XML 1.0 does not allow.
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const SPECIAL = /[&<>"\r]/g
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

// eslint-disable-next-line no-control-regex -- a text without any of these stays as it is.
const UNUSUAL = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f&<>"\ud800-\udfff\ufffe\uffff]/

/** The text as XML, without the characters that XML cannot contain. */
export const xmlText = (text: string): string =>
  UNUSUAL.test(text)
    ? text
        .toWellFormed()
        .replace(ILLEGAL, '')
        .replace(SPECIAL, character => ESCAPED[character]!)
    : text

/** The first characters of a text, up to a maximum. A surrogate pair counts as one character. */
export function charactersOf(text: string, max: number): string {
  if (text.length <= max) return text
  return [...text].slice(0, max).join('')
}
