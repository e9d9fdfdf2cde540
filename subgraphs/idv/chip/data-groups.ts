import { malformed } from './malformed.ts'
import { childrenOf, readOnly, requireChild } from './tlv.ts'

/** The portrait of data group 2, as stored on the chip. */
export interface FacePicture {
  readonly format: 'jpeg' | 'jpeg2000'
  readonly bytes: Uint8Array
}

/** Line lengths of the zones that chips hold, by the number of characters (ICAO 9303-10 §4.7.1). */
const LINES = new Map([
  [90, 30],
  [72, 36],
  [88, 44],
])

/** The lines of the machine readable zone in data group 1; throws `malformed`. */
export function readMrzGroup(dg1: Uint8Array): string[] {
  const zone = requireChild(readOnly(dg1, 0x61, 'DG1'), 'DG1', 0x5f1f).value
  const length = LINES.get(zone.length)
  const text = Buffer.from(zone).toString('latin1')
  if (length === undefined || !/^[A-Z0-9<]*$/.test(text))
    throw malformed('The zone of DG1 must have 72, 88 or 90 characters of A to Z, 0 to 9 and <.')
  return text.match(new RegExp(`.{${length}}`, 'g'))!
}

const JPEG = Buffer.from('ffd8ff', 'hex')
const JP2 = Buffer.from('0000000c6a5020200d0a870a', 'hex')
const JPEG_2000_STREAM = Buffer.from('ff4fff51', 'hex')

/** The first portrait in data group 2; throws `malformed`. Its picture is not decoded here. */
export function readFaceGroup(dg2: Uint8Array): FacePicture {
  const group = requireChild(readOnly(dg2, 0x75, 'DG2'), 'DG2', 0x7f61)
  const template = requireChild(group, 'DG2', 0x7f60)
  let block: Uint8Array | undefined
  for (const { tag, value } of childrenOf(template)) if (tag === 0x5f2e || tag === 0x7f2e) block ??= value
  if (block === undefined) throw malformed('DG2 has no biometric data block.')
  const data = Buffer.from(block.buffer, block.byteOffset, block.byteLength)
  const isFacialRecord = data.subarray(0, 4).equals(Buffer.from('FAC\0', 'latin1'))
  const picture = isFacialRecord ? pictureInRecord(data) : pictureInBlock(data)
  const format = formatOf(picture)
  if (format === undefined) throw malformed('The portrait of DG2 is neither JPEG nor JPEG 2000.')
  return { format, bytes: picture }
}

const RECORD_HEADER_BYTES = 14
const FACE_INFORMATION_BYTES = 20
const FEATURE_POINT_BYTES = 8
const IMAGE_INFORMATION_BYTES = 12

/** The picture of the first face in a facial record of ISO/IEC 19794-5:2005. */
function pictureInRecord(record: Buffer): Buffer {
  if (record.length < RECORD_HEADER_BYTES + FACE_INFORMATION_BYTES)
    throw malformed('The facial record of DG2 is truncated.')
  const faceLength = record.readUInt32BE(RECORD_HEADER_BYTES)
  const featurePoints = record.readUInt16BE(RECORD_HEADER_BYTES + 4)
  const start =
    RECORD_HEADER_BYTES +
    FACE_INFORMATION_BYTES +
    featurePoints * FEATURE_POINT_BYTES +
    IMAGE_INFORMATION_BYTES
  const end = RECORD_HEADER_BYTES + faceLength
  if (end > record.length || start >= end) throw malformed('The facial record of DG2 is truncated.')
  return record.subarray(start, end)
}

/** The picture in a block of another standard, such as ISO/IEC 39794-5: from the signature of the picture to the end. */
function pictureInBlock(block: Buffer): Buffer {
  const starts = [JPEG, JP2, JPEG_2000_STREAM].map(signature => block.indexOf(signature))
  const start = Math.min(...starts.filter(index => index >= 0))
  if (!Number.isFinite(start)) throw malformed('The portrait of DG2 is neither JPEG nor JPEG 2000.')
  return block.subarray(start)
}

function formatOf(picture: Buffer): FacePicture['format'] | undefined {
  if (picture.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg'
  return [JP2, JPEG_2000_STREAM].some(signature => picture.subarray(0, signature.length).equals(signature))
    ? 'jpeg2000'
    : undefined
}
