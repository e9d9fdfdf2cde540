import { sealedById, type SealedColumn } from '#kernel/security/sealed-columns.ts'

/** The encrypted columns of this domain. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedById('sentinel.profiles', 'details'),
  sealedById('sentinel.trusted_contacts', 'details'),
  sealedById('sentinel.holds', 'details'),
  sealedById('sentinel.hold_steps', 'details'),
  sealedById('sentinel.hold_notices', 'details'),
  sealedById('sentinel.signals', 'details'),
  sealedById('sentinel.alerts', 'note'),
  sealedById('sentinel.transactions', 'details'),
  sealedById('sentinel.received_transactions', 'details'),
  sealedById('sentinel.account_events', 'details'),
]
