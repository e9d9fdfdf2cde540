import type { InferEntity } from '@mikro-orm/core'
import type { Entity } from './orm.ts'

/** A row of an entity's table as plain data, as prepared statements and operations return it. */
export type Row<E> = { [Name in Extract<keyof InferEntity<E>, string>]: InferEntity<E>[Name] }

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

export const valuesOf = <E extends Entity>(entity: E, row: Row<E>): unknown[] =>
  namesOf(entity).map(name => (row as Record<string, unknown>)[name])
