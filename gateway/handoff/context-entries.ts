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
  readonly omitted: number
} {
  const all = Object.entries(context ?? {})
  const entries = all.slice(0, ENTRIES_MAX).map(([key, value]) => ({
    key: truncate(key, KEY_MAX),
    value: truncate(typeof value === 'string' ? value : JSON.stringify(value), VALUE_MAX),
  }))
  return { entries, omitted: all.length - entries.length }
}

/** Truncates by code points, so that no character is split. */
function truncate(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}
