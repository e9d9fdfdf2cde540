import { type SourceFile, type WatchlistEntry, malformedList } from '#compliance/watchlists/entry.ts'
import { type XmlElement, type XmlShape, textOf, xmlRecords } from '#compliance/watchlists/xml.ts'

/** Streams the entries of files with one record per party. */
export async function* xmlEntries(
  files: readonly SourceFile[],
  shape: XmlShape,
  read: (element: XmlElement, file: SourceFile) => WatchlistEntry | undefined,
): AsyncGenerator<WatchlistEntry> {
  for (const file of files) {
    for await (const element of xmlRecords(file, shape)) {
      const entry = read(element, file)
      if (entry) yield entry
    }
  }
}

/** The text of a mandatory element; throws malformedList when it is missing. */
export function requiredText(file: SourceFile, element: XmlElement, path: string): string {
  const text = textOf(element, path)
  if (text === undefined) throw malformedList(`${file.name} has a <${element.name}> without ${path}.`)
  return text
}
