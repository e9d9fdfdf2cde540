import { readFileSync, statSync } from 'node:fs'

const ROOT = new URL('../', import.meta.url)
/** Folder of the bundle that `npm run build` writes. */
export const PROGRAM_FOLDER = new URL('../dist/program/', import.meta.url)

/** Size and modification time of each file. Seconds, because layers of images keep no fractions. */
export const stampsOf = (paths, root = ROOT) =>
  Object.fromEntries(
    paths.map(path => {
      const { size, mtimeMs } = statSync(new URL(path, root))
      return [path, `${size} ${Math.floor(mtimeMs / 1000)}`]
    }),
  )

/**
 * Whether the bundle was made from the source files as they are now. After a change, the program runs from its
 * source until it is built again.
 */
export function isProgramBuilt(root = ROOT) {
  try {
    const { stamps } = JSON.parse(readFileSync(new URL('dist/program/index.json', root), 'utf8'))
    const now = stampsOf(Object.keys(stamps), root)
    return Object.entries(stamps).every(([path, stamp]) => now[path] === stamp)
  } catch {
    return false
  }
}
