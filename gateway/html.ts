const TEXT = Symbol('html')

/** Text that is HTML already. Only `html` makes it: the mark is a symbol, so no JSON can carry it. */
export interface Html {
  readonly [TEXT]: string
}

/** What may stand in a template; nothing is written for what is missing. */
export type HtmlValue = Html | string | number | undefined | null | false | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML from a template. Every value is escaped unless it is HTML already; in attributes, put quotes around it. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { [TEXT]: parts.reduce((text, part, index) => text + written(values[index - 1]) + part) }
}

/** The text of finished HTML. */
export const textOf = (page: Html): string => page[TEXT]

function written(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value === 'object') return TEXT in value ? value[TEXT] : value.map(textOf).join('')
  return String(value).replace(/[&<>"']/g, sign => ESCAPES[sign]!)
}
