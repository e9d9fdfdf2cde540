/** The first bytes of a file, enough to recognise its layout. */
export interface FileHead {
  readonly name: string
  readonly head: Uint8Array
}

const texts = new WeakMap<FileHead, string>()

/** The first bytes as text, decoded as utf-8 or, by the byte order mark, utf-16. */
export function headText(file: FileHead): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const [first, second] = file.head
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const text = new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    file.head,
  )
  texts.set(file, text)
  return text
}

/** The file name without .gz, since files are already unpacked. */
export const nameOf = (file: FileHead): string => file.name.replace(/\.gz$/iu, '')

/** The name of the root element without prefix, and its attributes as written. */
export function xmlRoot(file: FileHead): { name: string; attributes: string } | undefined {
  const text = headText(file).replace(/<!--.*?-->/gsu, '')
  const found = /^\s*(?:<\?.*?\?>\s*)*<(?:[\w.-]+:)?(?<name>[A-Za-z_][\w.-]*)(?<attributes>[^>]*)>/su.exec(
    text,
  )?.groups
  return found && { name: found.name!, attributes: found.attributes! }
}

export const isXmlOf = (file: FileHead, root: string, attributes?: RegExp): boolean => {
  const found = xmlRoot(file)
  return found?.name === root && (attributes === undefined || attributes.test(found.attributes))
}

/** Whether there is exactly one file and it satisfies the test. */
export const isOne = (files: readonly FileHead[], message: (file: FileHead) => boolean): boolean =>
  files.length === 1 && message(files[0]!)

export const isArchive = (file: FileHead): boolean =>
  file.head[0] === 0x50 && file.head[1] === 0x4b && file.head[2] === 3 && file.head[3] === 4
