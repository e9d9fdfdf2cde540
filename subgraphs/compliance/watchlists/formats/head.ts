/** The beginning of a file, as much of it as tells the layout. */
export interface FileHead {
  readonly name: string
  readonly head: Uint8Array
}

const asked = new WeakMap<FileHead, string>()

/** The beginning as text, whatever it is written in. */
export function headText(file: FileHead): string {
  const known = asked.get(file)
  if (known !== undefined) return known
  const [first, second] = file.head
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const text = new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(file.head)
  asked.set(file, text)
  return text
}

/** The name without what was undone when it was opened. */
export const nameOf = (file: FileHead): string => file.name.replace(/\.gz$/iu, '')

/** The name of the first element, without its prefix, and its attributes as they stand. */
export function xmlRoot(file: FileHead): { name: string; attributes: string } | undefined {
  const text = headText(file).replace(/<!--.*?-->/gsu, '')
  const found = /^\s*(?:<\?.*?\?>\s*)*<(?:[\w.-]+:)?(?<name>[A-Za-z_][\w.-]*)(?<attributes>[^>]*)>/su.exec(text)?.groups
  return found && { name: found.name!, attributes: found.attributes! }
}

export const isXmlOf = (file: FileHead, root: string, attributes?: RegExp): boolean => {
  const found = xmlRoot(file)
  return found?.name === root && (attributes === undefined || attributes.test(found.attributes))
}

/** Whether there is one file, and what is said of it holds. */
export const isOne = (files: readonly FileHead[], message: (file: FileHead) => boolean): boolean => files.length === 1 && message(files[0]!)

export const isArchive = (file: FileHead): boolean => file.head[0] === 0x50 && file.head[1] === 0x4b && file.head[2] === 3 && file.head[3] === 4
