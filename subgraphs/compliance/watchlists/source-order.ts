import { SOURCE_NAMES } from './sources.ts'

/** Versions of lists in the order of their sources, however they were stored. */
export const inOrderOfSources = (
  versions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SOURCE_NAMES.flatMap(source => (versions[source] === undefined ? [] : [[source, versions[source]]])),
  )
