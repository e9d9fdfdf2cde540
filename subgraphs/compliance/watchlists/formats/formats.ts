import { type ListFormat, type SourceFile, isMalformedList } from '#compliance/watchlists/entry.ts'
import { auDfatJson, auDfatXlsx } from './au-dfat.ts'
import { caSemaXml } from './ca-sema-xml.ts'
import { chSecoXml } from './ch-seco-xml.ts'
import { euFsfXml } from './eu-fsf-xml.ts'
import { distinct } from './distinct.ts'
import type { FileHead } from './head.ts'
import { jpMofCsv, jpMofJson, jpMofXlsx } from './jp-mof.ts'
import { ofacAdvancedXml } from './ofac/advanced-xml.ts'
import { ofacClassicXml } from './ofac/classic-xml.ts'
import { ofacEnhancedXml } from './ofac/enhanced-xml.ts'
import { ofacLegacyCsv } from './ofac/legacy-csv.ts'
import { followTheMoneyLines } from './pep/follow-the-money.ts'
import { senzingLines } from './pep/senzing.ts'
import { wikidataJson } from './pep/wikidata.ts'
import { ukFcdoXml } from './uk/fcdo-xml.ts'
import { ukConListCsv, ukConListXml, ukFcdoCsv } from './uk/rows.ts'
import { unXml } from './un-xml.ts'

const OFAC = [ofacEnhancedXml, ofacAdvancedXml, ofacClassicXml, ofacLegacyCsv].map(distinct)
/** Every PEP source may use any of these layouts. */
const PEP = [wikidataJson, followTheMoneyLines, senzingLines].map(distinct)

/** The layouts of each source, preferred one first. */
export const FORMATS = {
  OFAC_SDN: OFAC,
  OFAC_CONSOLIDATED: OFAC,
  UN_CONSOLIDATED: [unXml].map(distinct),
  EU_CONSOLIDATED: [euFsfXml].map(distinct),
  UK_OFSI: [ukFcdoXml, ukFcdoCsv, ukConListXml, ukConListCsv].map(distinct),
  AU_DFAT: [auDfatXlsx, auDfatJson].map(distinct),
  CA_SEMA: [caSemaXml].map(distinct),
  CH_SECO: [chSecoXml].map(distinct),
  JP_MOF: [jpMofCsv, jpMofXlsx, jpMofJson].map(distinct),
  SRC_GLOBAL_PEP: PEP,
  SRC_WIKIDATA_PEP: PEP,
  SRC_AFRICAN_PEP: PEP,
  SRC_NIGERIA_PEP: PEP,
} satisfies Readonly<Record<string, readonly ListFormat[]>>

export type ListSource = keyof typeof FORMATS

const HEAD_BYTES = 64 * 1024

async function headOf(file: SourceFile): Promise<FileHead> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of file.open()) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes >= HEAD_BYTES) break
  }
  return { name: file.name, head: Buffer.concat(chunks).subarray(0, HEAD_BYTES) }
}

/** Whether the first entry can be read, since workbooks cannot be distinguished by their first bytes. */
async function isReadable(format: ListFormat, files: readonly SourceFile[]): Promise<boolean> {
  try {
    for await (const _ of format.entries(files)) return true
    return false
  } catch (error) {
    if (isMalformedList(error)) return false
    throw error
  }
}

/** Recognises the layout of a publication by its content, among the layouts of a source if one is given; undefined when none fits. */
export async function recognise(
  files: readonly SourceFile[],
  source?: ListSource,
): Promise<ListFormat | undefined> {
  if (files.length === 0) return undefined
  const heads = await Promise.all(files.map(headOf))
  const formats: readonly ListFormat[] = source
    ? FORMATS[source]
    : [...new Set(Object.values(FORMATS).flat())]
  const fitting = formats.filter(format => format.recognises(heads))
  if (fitting.length < 2) return fitting[0]
  for (const format of fitting) if (await isReadable(format, files)) return format
  return fitting[0]
}
