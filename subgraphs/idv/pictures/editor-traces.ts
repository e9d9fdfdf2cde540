import type { Metadata } from 'sharp'
import type { AcceptedFormat } from './picture-format.ts'

/** Programs that change pictures. Cameras and scanners write their own names into the same fields. */
const EDITORS =
  /photoshop|lightroom|illustrator|adobe|gimp|affinity|paint\.?net|pixelmator|snapseed|picsart|canva|inkscape|corel|paintshop|krita|facetune|photoscape|acdsee|imagemagick|graphicsmagick|fotor|pixlr|photopea|figma|luminar|capture one|darktable|rawtherapee|picmonkey|befunky|polarr|vsco|meitu|beautycam|remove\.bg|mspaint|microsoft paint|macos preview|editor/i

const TEXT_LENGTH_MAX = 80

/** Fields of XMP that name the program which made or changed the picture. */
const XMP_FIELDS =
  /(?:CreatorTool|softwareAgent|xmp:Software|tiff:Software)(?:="([^"]{1,200})"|>([^<]{1,200})<)/g

/** Markers that Photoshop writes into JPEG files: its resources, and "Save for Web". */
const JPEG_MARKERS = [
  { marker: 0xed, text: 'Photoshop 3.0', name: 'Adobe Photoshop (image resources)' },
  { marker: 0xec, text: 'Ducky', name: 'Adobe Photoshop (Save for Web)' },
]

/** Names of the programs that edited the picture, as they wrote them; empty where there is no trace. */
export async function findEditors(
  bytes: Buffer,
  format: AcceptedFormat,
  { exif, xmp, comments = [] }: Pick<Metadata, 'exif' | 'xmp' | 'comments'>,
): Promise<string[]> {
  const named = [
    ...(exif ? await exifSoftware(exif) : []),
    ...(xmp
      ? [...xmp.toString('utf8').matchAll(XMP_FIELDS)].map(([, one, other]) => one ?? other ?? '')
      : []),
    ...comments
      .filter(({ keyword }) => /software|comment|creator|source/i.test(keyword))
      .map(({ text }) => text),
  ].filter(text => EDITORS.test(text))
  const marked = format === 'JPEG' ? jpegMarkers(bytes) : []
  const printable = [...named, ...marked].map(text =>
    text
      .replaceAll(/[^\p{L}\p{N}\p{P} ]/gu, ' ')
      .trim()
      .slice(0, TEXT_LENGTH_MAX),
  )
  return [...new Set(printable)]
}

async function exifSoftware(exif: Buffer): Promise<string[]> {
  const { default: exifr } = await import('exifr')
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
  const options = {
    pick: ['Software', 'ProcessingSoftware', 'CreatorTool'],
    xmp: false,
    icc: false,
    iptc: false,
  }
  // Unreadable metadata are no trace; the picture is judged by its pixels.
  const found: unknown = await exifr.parse(tiff, options).catch(() => undefined)
  return Object.values((found ?? {}) as Record<string, unknown>).filter(value => typeof value === 'string')
}

/** The application segments of a JPEG file stand before its first scan. */
function jpegMarkers(bytes: Buffer): string[] {
  const found: string[] = []
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!
    if (marker === 0xda) break
    const length = bytes.readUInt16BE(at + 2)
    for (const { marker: expected, text, name } of JPEG_MARKERS)
      if (marker === expected && bytes.toString('latin1', at + 4, at + 4 + text.length) === text)
        found.push(name)
    at += 2 + Math.max(2, length)
  }
  return found
}
