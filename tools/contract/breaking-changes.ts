import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

/** A change that breaks clients and is meant to: where, as the check names it, and why. */
export interface Declared { readonly path: string; readonly reason: string }

/**
 * Holds the public schema against the one that was released; answers what is wrong, a sentence each. A breaking change
 * has to be declared with its reason, and a declaration has to be of something.
 */
export async function breakingIssues(released: string, current: string, declared: readonly Declared[]): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(current))
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking).map(({ path = '', message }) => ({ path, message }))
  return [
    ...breaking.filter(({ path }) => !declared.some(each => each.path === path)).map(({ path, message }) => `${path}: ${message} This breaks clients; declare it in schema/breaking-changes.json if it has to be.`),
    ...declared.filter(({ path }) => !breaking.some(each => each.path === path)).map(({ path }) => `${path}: declared as breaking, and nothing there breaks.`),
    ...declared.filter(({ reason }) => reason.trim() === '').map(({ path }) => `${path}: declared without a reason.`),
  ]
}
