import { readFaceGroup, readMrzGroup, type FacePicture } from './data-groups.ts'
import { isMalformed, malformed } from './malformed.ts'
import { readSecurityObject, type SecurityObject } from './security-object.ts'

/** The files of a chip, as a reader returns them. */
export interface ChipFiles {
  readonly dg1: Uint8Array
  readonly dg2?: Uint8Array | undefined
  readonly sod: Uint8Array
}

export type ChipFile = 'dg1' | 'dg2' | 'sod'

export interface Chip {
  /** The lines of the zone in data group 1. */
  readonly lines: readonly string[]
  /** Undefined without data group 2. */
  readonly face: FacePicture | undefined
  readonly securityObject: SecurityObject
  readonly files: ChipFiles
}

/** A file that is no chip's data, with a sentence that says why. */
export interface ChipFailure {
  readonly file: ChipFile
  readonly reason: string
}

/** Sizes in bytes. Portraits have 12 to 60 KB, security objects 2 to 10 KB. */
export const FILE_BYTES_MAX: Readonly<Record<ChipFile, number>> = {
  dg1: 512,
  dg2: 1_048_576,
  sod: 65_536,
}

/** Reads the files of a chip. Bytes of any kind give a chip or a failure, never an exception. Nothing is verified here. */
export function readChip(
  files: ChipFiles,
): { readonly chip: Chip; readonly failure?: undefined } | { readonly failure: ChipFailure } {
  let file: ChipFile = 'dg1'
  const read = <Part>(name: ChipFile, bytes: Uint8Array, reader: (bytes: Uint8Array) => Part): Part => {
    file = name
    if (bytes.length > FILE_BYTES_MAX[name])
      throw malformed(`The file has more than ${FILE_BYTES_MAX[name]} bytes.`)
    return reader(bytes)
  }
  try {
    const { dg1, dg2, sod } = files
    const lines = read('dg1', dg1, readMrzGroup)
    const face = dg2 && read('dg2', dg2, readFaceGroup)
    const securityObject = read('sod', sod, readSecurityObject)
    return { chip: { lines, face, securityObject, files } }
  } catch (error) {
    if (isMalformed(error)) return { failure: { file, reason: error.message } }
    throw error
  }
}
