const TEXT = Symbol('html')

/** Markup that is not escaped again. Only `html` creates it: its property is a symbol, so parsed JSON cannot contain one. */
export interface Html {
  readonly [TEXT]: string
}

/** A value in a template; undefined, null and false render as empty text. */
export type HtmlValue = Html | string | number | undefined | null | false | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Renders a template and escapes every value that is not `Html`. Attribute values must be quoted in the template. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { [TEXT]: parts.reduce((text, part, index) => text + renderValue(values[index - 1]) + part) }
}

export const textOf = (page: Html): string => page[TEXT]

function renderValue(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value === 'object') return TEXT in value ? value[TEXT] : value.map(textOf).join('')
  return String(value).replace(/[&<>"']/g, character => ESCAPES[character]!)
}
