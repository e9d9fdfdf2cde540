import type { Dialect } from '#rest-adapter/dialect.ts'

/** Format of a service's webhooks, see `Dialect.deliveries`. */
export type DeliveryFormat = 'standard' | NonNullable<Dialect['deliveries']>

export const formatOf = ({ deliveries }: Pick<Dialect, 'deliveries'>): DeliveryFormat =>
  deliveries ?? 'standard'
