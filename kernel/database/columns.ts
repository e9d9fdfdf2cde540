import type { InferEntity } from '@mikro-orm/core'
import type { Entity } from './orm.ts'

/** A row of an entity's table as plain data: what prepared statements answer and operations return. */
export type Row<E> = { [Name in Extract<keyof InferEntity<E>, string>]: InferEntity<E>[Name] }

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** All columns of an entity's table for a prepared select, under the names of its properties: `t.id as "id", t.created_at as "createdAt"`. */
export const columnsOf = (entity: Entity, alias: string): string =>
  Object.keys(entity.meta.properties).map(name => `${alias}.${snakeCase(name)} as "${name}"`).join(', ')
