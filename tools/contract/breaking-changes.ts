import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

/** An intended breaking change: its path as the check names it, and the reason. */
export interface Declared {
  readonly path: string
  readonly reason: string
}

/**
 * Compares the public schema with the released one. Returns one sentence for each breaking change without a
 * declaration and each declaration without a change.
 */
export async function breakingIssues(
  released: string,
  current: string,
  declared: readonly Declared[],
): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(current))
  const breaking = changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path = '', message }) => ({ path, message }))
  return [
    ...breaking
      .filter(({ path }) => !declared.some(each => each.path === path))
      .map(
        ({ path, message }) =>
          `${path}: ${message} This breaks clients; declare it in schema/breaking-changes.json if it has to be.`,
      ),
    ...declared
      .filter(({ path }) => !breaking.some(each => each.path === path))
      .map(({ path }) => `${path}: declared as breaking, and nothing there breaks.`),
    ...declared
      .filter(({ reason }) => reason.trim() === '')
      .map(({ path }) => `${path}: declared without a reason.`),
  ]
}
