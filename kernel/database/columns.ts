import type { InferEntity } from '@mikro-orm/core'
import type { Entity } from './orm.ts'

/** A row of an entity's table as plain data, as prepared statements and operations return it. */
export type Row<E> = { [Name in Extract<keyof InferEntity<E>, string>]: InferEntity<E>[Name] }

type Nullable<E> = { [Name in keyof Row<E>]: null extends Row<E>[Name] ? Name : never }[keyof Row<E>]

/** A row to insert: nullable columns may be omitted. */
export type NewRow<E> = Omit<Row<E>, Nullable<E>> & Partial<Pick<Row<E>, Nullable<E>>>

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const namesOf = (entity: Entity): string[] => Object.keys(entity.meta.properties)

/** All columns of an entity's table for a prepared select, under the names of its properties: `t.id as "id", t.created_at as "createdAt"`. */
export const columnsOf = (entity: Entity, alias: string): string =>
  namesOf(entity)
    .map(name => `${alias}.${snakeCase(name)} as "${name}"`)
    .join(', ')

/**
 * `insert into … values ($1, …)` for a whole row of an entity's table; `valuesOf` returns the values in the
 * same order.
 */
export const insertOf = (entity: Entity, alias: string): string =>
  `insert into ${entity.meta.schema}.${entity.meta.tableName} as ${alias} (${namesOf(entity).map(snakeCase).join(', ')})
   values (${namesOf(entity)
     .map((_, index) => `$${index + 1}`)
     .join(', ')})`

export const valuesOf = <E extends Entity>(entity: E, row: NewRow<E>): unknown[] =>
  namesOf(entity).map(name => (row as Record<string, unknown>)[name] ?? null)

/** An update of one row by its primary key, made from the entity's metadata. */
export interface Update<Key, Change> {
  readonly text: string
  values(key: Key, change: Change): unknown[]
}

const isPrimary = (property: { readonly primary?: boolean } | undefined): boolean =>
  property?.primary === true

/** `update … set … where <primary key>` for these properties of an entity. */
export function updateOf<E extends Entity, Name extends keyof Row<E> & string>(
  entity: E,
  alias: string,
  names: readonly Name[],
): Update<Readonly<Record<string, unknown>>, Pick<Row<E>, Name>> {
  const keys = namesOf(entity).filter(name => isPrimary(entity.meta.properties[name as never]))
  const assigned = (list: readonly string[], from: number): string[] =>
    list.map((name, index) => `${snakeCase(name)} = $${from + index + 1}`)
  return {
    text: `update ${entity.meta.schema}.${entity.meta.tableName} as ${alias} set ${assigned(names, keys.length).join(', ')}
      where ${assigned(keys, 0).join(' and ')}`,
    values: (key, change) => [...keys.map(name => key[name]), ...names.map(name => change[name])],
  }
}
