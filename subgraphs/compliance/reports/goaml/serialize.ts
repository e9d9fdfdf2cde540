import { ABSENT_ELEMENTS, REPORT_LAYOUT } from './layout.ts'
import type { GoamlReport, GoamlVersion } from './model.ts'

/** A layout without its type: the serializer walks over all of them alike. */
interface AnyLayout {
  readonly [name: string]: 'value' | AnyLayout
}

/** Characters that XML 1.0 forbids, also as references: most control characters, unpaired surrogates, U+FFFE and U+FFFF. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A parser would turn a written carriage return into a line feed.
  '\r': '&#13;',
}

/**
 * The text of a value. Characters that XML forbids are removed, as are spaces at both ends; a value of which nothing remains
 * is left out, because schemas refuse empty elements where a pattern or a length applies.
 */
function textOf(value: unknown): string {
  return String(value)
    .replace(FORBIDDEN, '')
    .trim()
    .replace(/[&<>\r]/g, character => REFERENCES[character]!)
}

/** The report as XML in UTF-8. Equal reports have equal text, and elements without content are left out. */
export function serializeGoaml(report: GoamlReport, version: GoamlVersion): string {
  const lines: string[] = ['<?xml version="1.0" encoding="UTF-8"?>']
  const absent = ABSENT_ELEMENTS[version]

  function write(name: string, value: unknown, layout: 'value' | AnyLayout, depth: number): void {
    const indent = '  '.repeat(depth)
    if (layout === 'value') {
      const text = textOf(value)
      if (text !== '') lines.push(`${indent}<${name}>${text}</${name}>`)
      return
    }
    const start = lines.push(`${indent}<${name}>`)
    for (const [child, inner] of Object.entries(layout)) {
      const content = (value as Readonly<Record<string, unknown>>)[child]
      if (content === undefined || content === null || absent.has(child)) continue
      for (const each of Array.isArray(content) ? content : [content]) write(child, each, inner, depth + 1)
    }
    if (lines.length === start) lines.pop()
    else lines.push(`${indent}</${name}>`)
  }

  write('report', report, REPORT_LAYOUT as unknown as AnyLayout, 0)
  return `${lines.join('\n')}\n`
}

/** A time as goAML writes it: UTC, to the second, without a zone. */
export const goamlTime = (at: Date): string => at.toISOString().slice(0, 19)

/** A calendar date as goAML writes it, at midnight. */
export const goamlDate = (date: string): string => `${date}T00:00:00`
