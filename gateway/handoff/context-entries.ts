const ENTRIES_MAX = 20
const KEY_MAX = 60
const VALUE_MAX = 300

export interface ContextEntry {
  readonly key: string
  readonly value: string
}

/** The context from the partner as a short list: strings unchanged, other values as JSON, and the number of omitted entries. */
export function contextEntries(context: Readonly<Record<string, unknown>> | null): {
  readonly entries: readonly ContextEntry[]
  readonly more: number
} {
  const all = Object.entries(context ?? {})
  const entries = all.slice(0, ENTRIES_MAX).map(([key, value]) => ({
    key: cut(key, KEY_MAX),
    value: cut(typeof value === 'string' ? value : JSON.stringify(value), VALUE_MAX),
  }))
  return { entries, more: all.length - entries.length }
}

/** Truncates by code points, so that no character is split. */
function cut(text: string, most: number): string {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text
}
