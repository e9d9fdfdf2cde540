import { isOnlyFillers } from './alphabet.ts'

export interface ZoneNames {
  readonly primaryIdentifier?: string
  readonly secondaryIdentifier?: string
  /** The name fills its field to the last position, so its end may be missing. */
  readonly mayBeTruncated: boolean
}

/** Splits a name field at the first double filler. Words are separated by one blank. */
export function splitNames(field: string, givenNames?: string): ZoneNames {
  const separator = field.search(/<<(?=[^<])/)
  const isSplit = givenNames === undefined && separator >= 0
  return {
    ...named('primaryIdentifier', isSplit ? field.slice(0, separator) : field),
    ...named('secondaryIdentifier', givenNames ?? (isSplit ? field.slice(separator) : '')),
    mayBeTruncated: [field, givenNames ?? ''].some(text => text !== '' && !text.endsWith('<')),
  }
}

function named<K extends string>(key: K, field: string): Partial<Record<K, string>> {
  if (isOnlyFillers(field)) return {}
  const words = field.split(/<+/).filter(word => word !== '')
  return { [key]: words.join(' ') } as Partial<Record<K, string>>
}
