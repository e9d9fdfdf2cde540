const ENTRIES_MAX = 20
const KEY_MAX = 60
const VALUE_MAX = 300

export interface ContextEntry { readonly key: string; readonly value: string }

/** What a partner sent along as a short list: text as it is, everything else as JSON, and how many entries did not fit. */
export function contextEntries(context: Readonly<Record<string, unknown>> | null): { readonly entries: readonly ContextEntry[]; readonly more: number } {
  const all = Object.entries(context ?? {})
  const entries = all.slice(0, ENTRIES_MAX).map(([key, value]) => ({ key: cut(key, KEY_MAX), value: cut(typeof value === 'string' ? value : JSON.stringify(value), VALUE_MAX) }))
  return { entries, more: all.length - entries.length }
}

/** By code points, so that no sign is cut in two. */
function cut(text: string, most: number): string {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text
}
