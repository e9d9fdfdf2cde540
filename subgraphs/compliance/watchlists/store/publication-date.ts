import { dayOf } from '#compliance/watchlists/dates.ts'
import type { SourceFile } from '#compliance/watchlists/entry.ts'

const HEAD_BYTES = 16 * 1024

/** Patterns for the publication date of each layout; the first group is the date. */
const PATTERNS: readonly RegExp[] = [
  /<CONSOLIDATED_LIST\b[^>]*\bdateGenerated="(\d{4}-\d{2}-\d{2})/u,
  /<export\b[^>]*\bgenerationDate="(\d{4}-\d{2}-\d{2})/u,
  /<swiss-sanctions-list\b[^>]*\bdate="(\d{4}-\d{2}-\d{2})/u,
  /<dataAsOf>(\d{4}-\d{2}-\d{2})/u,
  /<DateGenerated>([^<]{8,20})/u,
  /"published"\s*:\s*"(\d{4}-\d{2}-\d{2})/u,
  /^(?:\u{feff})?Report Date: ([\w-]{8,12})/u,
  /^(?:\u{feff})?"?Last Updated"?,"?(\d{2}\/\d{2}\/\d{4})/u,
]
/** Month before day, used by one publisher only. */
const AMERICAN = /<Publish_Date>(\d{2})\/(\d{2})\/(\d{4})/u
const IN_PARTS = /<DateOfIssue\b[^>]*>\s*<Year>(\d{4})<\/Year>\s*<Month>(\d{1,2})<\/Month>\s*<Day>(\d{1,2})</u

async function readBeginning(file: SourceFile): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of file.open()) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES).toString('utf8')
}

function dayIn(text: string): string | undefined {
  const american = AMERICAN.exec(text)
  if (american) return dayOf(`${american[3]!}-${american[1]!}-${american[2]!}`)
  const parts = IN_PARTS.exec(text)
  if (parts) return dayOf(`${parts[1]!}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}`)
  return PATTERNS.map(pattern => pattern.exec(text)?.[1])
    .map(found => dayOf(found))
    .find(found => found !== undefined)
}

/** The publication date stated in the files; undefined when they contain none. */
export async function readPublicationDate(files: readonly SourceFile[]): Promise<string | undefined> {
  for (const file of files) {
    const day = dayIn(await readBeginning(file))
    if (day !== undefined) return day
  }
  return undefined
}
