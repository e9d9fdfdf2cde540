import { sealedById, type SealedColumn } from '#kernel/security/sealed-columns.ts'
import { notificationEmailContext } from './verifications/settings.ts'

/** The encrypted columns of this domain. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedById('idv.verifications', 'details'),
  sealedById('idv.images', 'details'),
  sealedById('idv.image_contents', 'content'),
  sealedById('idv.fraud_alerts', 'note'),
  {
    table: 'idv.settings',
    column: 'notification_email',
    key: { workspace_id: 'uuid' },
    about: notificationEmailContext,
  },
  {
    table: 'idv.chips',
    column: 'details',
    key: { verification_id: 'uuid' },
    about: (workspaceId, { verification_id: id }) => `idv.chips:${workspaceId}:${id}`,
  },
]
