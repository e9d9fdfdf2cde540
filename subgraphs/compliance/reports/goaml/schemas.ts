import { readFileSync } from 'node:fs'
import type { GoamlVersion } from './model.ts'

const texts = new Map<GoamlVersion, string>()

/** The schema of the version that ships with the platform, for workspaces that uploaded none. */
export function shippedSchema(version: GoamlVersion): string {
  const known = texts.get(version)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`./schemas/goaml-${version}.xsd`, import.meta.url), 'utf8')
  texts.set(version, text)
  return text
}
