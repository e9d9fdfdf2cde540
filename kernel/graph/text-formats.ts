/**
 * A text format that `@constraint(format:)` can name. The graph, REST and the published documents apply the
 * same formats.
 */
export interface TextFormat {
  /**
   * Source of a regular expression for the whole text, with the flag `u` or `v`, as JSON Schema and HTML
   * forms use it.
   */
  readonly pattern: string
  readonly reason: string
}

/**
 * Signs that registers and passports print in names: the hyphens, apostrophes, quotation marks, middle dots
 * and separators of the world's scripts.
 */
const SIGNS = '\\-\'.,&\\/\\(\\)‐‑–—‘’`´"“”„«»·・･‧،、，．（）＆／－＇־׳״՚֊፡་༌'
/** Scripts in which some names need a joiner or a non-joiner between letters. */
const JOINING = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
]
  .map(script => `\\p{Script=${script}}`)
  .join('')

const NAME: TextFormat = {
  pattern: [
    `(?![\\p{Default_Ignorable_Code_Point}\\p{Me}])[\\p{L}\\p{M}\\p{Nd}\\p{Zs}〇Ⅰ-Ⅻ${SIGNS}]`,
    // A lookbehind, so that a long run of marks is read only once.
    `(?<=[${JOINING}]\\p{M}*)[\\u200c\\u200d]`,
    // Variation selectors, which Japanese and Mongolian names can contain.
    '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
    '(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
  ].join('|'),
  reason: "must have only letters, digits, blanks and signs of names such as - ' . , & / ( )",
}

const FORMATS: Readonly<Record<string, TextFormat>> = { name: { ...NAME, pattern: `(?:${NAME.pattern})*` } }

/**
 * The format with this name. Throws if there is none, so that a schema with an unknown format prevents the
 * start.
 */
export function textFormat(name: string): TextFormat {
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
  if (format === undefined)
    throw new Error(`@constraint names the format ${name}, and there is none of that name.`)
  return format
}
