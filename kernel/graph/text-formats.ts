/** Forms of text that `@constraint(format:)` names. A domain names one, and the graph, REST and the published documents state the same. */
export interface TextFormat {
  /** Source of a regular expression with the flag `u` or `v`, as JSON Schema and forms have it, which the whole text matches. */
  readonly pattern: string
  readonly reason: string
}

/** Each stands for a sign that registers and passports print: the hyphens, apostrophes, quotation marks, middle dots and separators of the world's scripts. */
const SIGNS = '\\-\'.,&\\/\\(\\)‐‑–—‘’`´"“”„«»·・･‧،、，．（）＆／－＇־׳״՚֊፡་༌'
/** Scripts that are misspelled without a joiner or a non-joiner between some of their letters. */
const JOINING = ['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'].map(script => `\\p{Script=${script}}`).join('')

const NAME: TextFormat = {
  pattern: [
    `(?![\\p{Default_Ignorable_Code_Point}\\p{Me}])[\\p{L}\\p{M}\\p{Nd}\\p{Zs}〇Ⅰ-Ⅻ${SIGNS}]`,
    // Looked behind for, so that a long run of marks is read once.
    `(?<=[${JOINING}]\\p{M}*)[\\u200c\\u200d]`,
    // Forms of one character that a Japanese or a Mongolian name is written with.
    '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
    '(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
  ].join('|'),
  reason: 'must have only letters, digits, blanks and signs of names such as - \' . , & / ( )',
}

const FORMATS: Readonly<Record<string, TextFormat>> = { name: { ...NAME, pattern: `(?:${NAME.pattern})*` } }

/** The format of that name; throws where there is none, so that a contract that names another one does not start. */
export function textFormat(name: string): TextFormat {
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
  if (format === undefined) throw new Error(`@constraint names the format ${name}, and there is none of that name.`)
  return format
}
