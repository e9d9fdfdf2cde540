import { readFileSync } from 'node:fs'
import { waitingIn } from '#kernel/jobs/heartbeat.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { mergeResolvers } from '#kernel/graph/merge-resolvers.ts'
import { SCREEN_PERSON } from './clients/compliance.ts'
import { SET_WEBHOOK_URL, WEBHOOK_TARGET_URL } from './clients/webhooks.ts'
import { demoHistory } from './demo.ts'
import { Chip } from './entities/chip.ts'
import { CscaCertificate } from './entities/csca-certificate.ts'
import { FraudAlert } from './entities/fraud-alert.ts'
import { Image, ImageContent, ImagePart } from './entities/image.ts'
import { IdvSettings, MonthlyUsage } from './entities/settings.ts'
import { Verification } from './entities/verification.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { continueCompletions } from './jobs/continue-completions.ts'
import { eraseExpiredData } from './jobs/erase-expired-data.ts'
import { expireVerifications } from './jobs/expire-verifications.ts'
import { readPictures } from './jobs/read-pictures.ts'
import { cscaCertificates } from './migrations/csca-certificates.ts'
import { verifications } from './migrations/verifications.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { onTargetFailing } from './reactions/on-target-failing.ts'
import { chipParts } from './resolvers/chips.ts'
import { documentParts } from './resolvers/documents.ts'
import { fraudAlertParts } from './resolvers/fraud-alerts.ts'
import { imageParts } from './resolvers/images.ts'
import { verificationParts } from './resolvers/verifications.ts'
import { sealedColumns } from './sealed-columns.ts'

/** The files of the schema. Those after the first extend its Query and Mutation. */
const TOPICS = ['verifications', 'document-types', 'zones', 'images', 'chips', 'fraud-alerts'] as const

/** A picture of 10 MiB in base64, with the rest of the call. */
const CALL_BYTES_MAX = 16 * 1024 * 1024

export const idv: SubgraphDefinition = {
  name: 'idv',
  schema: TOPICS.map(topic =>
    readFileSync(new URL(`./schema/${topic}.graphql`, import.meta.url), 'utf8'),
  ).join('\n'),
  resolvers: mergeResolvers([verificationParts, documentParts, imageParts, chipParts, fraudAlertParts]),
  entities: [
    Chip,
    CscaCertificate,
    FraudAlert,
    IdvSettings,
    Image,
    ImageContent,
    ImagePart,
    MonthlyUsage,
    Verification,
  ],
  migrations: [verifications, cscaCertificates],
  exemptTables: [
    { table: 'idv.csca_certificates', reason: 'reference: the authorities that sign the chips of documents' },
  ],
  refusals: refuse.table,
  events,
  domainCalls: [SCREEN_PERSON, SET_WEBHOOK_URL, WEBHOOK_TARGET_URL],
  reactions: [onCustomerErased, onTargetFailing],
  jobs: [readPictures, continueCompletions, expireVerifications, eraseExpiredData],
  backlogs: [
    {
      queue: 'pictures_to_read',
      description: 'pictures of identity documents that are not yet read',
      text: waitingIn('idv.images', 'reading_due_at', 'where reading_due_at <= $1 order by reading_due_at'),
    },
    {
      queue: 'verifications_to_decide',
      description: 'identity verifications that were completed and are not yet decided',
      text: waitingIn(
        'idv.verifications',
        'processing_due_at',
        "where status = 'PROCESSING' and processing_due_at <= $1 order by processing_due_at",
      ),
    },
    {
      queue: 'verifications_to_expire',
      description: 'identity verifications whose session has ended',
      text: waitingIn(
        'idv.verifications',
        'expires_at',
        "where status = 'PENDING' and expires_at <= $1 order by expires_at",
      ),
    },
  ],
  callBytesMax: CALL_BYTES_MAX,
  sealed: sealedColumns,
  demoHistory,
}
