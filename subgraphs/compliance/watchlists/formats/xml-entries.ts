import { type SourceFile, type WatchlistEntry, malformedList } from '../entry.ts'
import { type XmlElement, type XmlShape, said, xmlRecords } from '../xml.ts'

/** The entries of files whose records are one party each. */
export async function* xmlEntries(files: readonly SourceFile[], shape: XmlShape, read: (element: XmlElement, file: SourceFile) => WatchlistEntry | undefined): AsyncGenerator<WatchlistEntry> {
  for (const file of files) {
    for await (const element of xmlRecords(file, shape)) {
      const entry = read(element, file)
      if (entry) yield entry
    }
  }
}

/** What a record cannot be without. */
export function required(file: SourceFile, element: XmlElement, path: string): string {
  const text = said(element, path)
  if (text === undefined) throw malformedList(`${file.name} has a <${element.name}> without ${path}.`)
  return text
}
