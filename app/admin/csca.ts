import { readFile, stat } from 'node:fs/promises'
import { auditInstallation } from '#kernel/audit.ts'
import type { CertificateFile } from '#idv/csca/certificate-file.ts'
import { inTransaction } from '#identity/administration/in-transaction.ts'
import { tableOf, type AdminCommand } from './command.ts'

interface Row {
  readonly sha256: string
  readonly country: string | null
  readonly subject: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly isTest: boolean
  readonly revokedAt: Date | null
}

const FILE_BYTES_MAX = 256 * 1024 * 1024

const LIST = `select sha256, country, subject, not_before as "notBefore", not_after as "notAfter", is_test as "isTest", revoked_at as "revokedAt"
  from idv.csca_certificates order by country nulls last, not_before, sha256`
const REVOKE = `update idv.csca_certificates set revoked_at = $2 where sha256 = $1 and revoked_at is null returning subject`

export const cscaCommands: readonly AdminCommand[] = [
  {
    name: 'csca import',
    usage: '<file…>',
    description:
      'Imports certificates of the countries that sign chips of documents (CSCA); running processes use them at once.',
    more: [
      'The format is detected: PEM, DER, a CSCA master list, or LDIF of the ICAO directory.',
      'The signature of a master list is checked. Compare the signer that is printed with the publisher that you expect.',
    ],
    examples: [
      'csca import DE_ML.ml',
      'csca import csca-germany.pem csca-austria.cer',
      'csca import test.pem --test',
    ],
    options: { test: { description: 'trust the certificates in sandboxes alone', isFlag: true } },
    async run({ runtime, several, options, by }) {
      // Loaded on demand: other commands need no parser of certificates.
      const [{ readCertificateFile }, { storeCertificates }, { isMalformed }] = await Promise.all([
        import('#idv/csca/certificate-file.ts'),
        import('#idv/csca/store-certificates.ts'),
        import('#idv/chip/malformed.ts'),
      ])
      const files: (CertificateFile & { readonly path: string })[] = []
      for (const path of several) {
        const bytes = await bytesAt(path)
        try {
          files.push({ path, ...readCertificateFile(bytes) })
        } catch (error) {
          if (isMalformed(error)) throw new Error(`${path} was not imported. ${error.message}`)
          throw error
        }
      }
      const [at, isTest] = [new Date(), options['test'] !== undefined]
      const results = await runtime.asOwner(owner =>
        inTransaction(owner, async () => {
          const stored = []
          for (const { path, format, certificates, skipped, signers } of files) {
            const { added, known } = await storeCertificates(owner, { certificates, isTest, at })
            stored.push({ file: path, format, added, known, skipped, signers })
          }
          const added = stored.reduce((sum, each) => sum + each.added, 0)
          const data = { added, isTest, signers: stored.flatMap(({ signers }) => signers) }
          await auditInstallation(owner, { act: 'idv.csca_imported', by, at, data })
          return stored
        }),
      )
      return {
        text: results
          .flatMap(({ file, format, added, known, skipped, signers }) => [
            `${file}: ${format}, ${added} certificates added, ${known} known, ${skipped.length} skipped.`,
            ...signers.map(signer => `  Signed by ${signer}`),
            ...skipped.map(reason => `  Skipped: ${reason}`),
          ])
          .join('\n'),
        json: results,
      }
    },
  },
  {
    name: 'csca list',
    usage: '',
    description: 'Lists the certificates of the countries that sign chips, by country.',
    examples: ['csca list'],
    async run({ runtime }) {
      const rows = await runtime.asOwner(async owner => (await owner.query<Row>(LIST)).rows)
      return {
        text: tableOf(
          ['COUNTRY', 'SUBJECT', 'VALID FROM', 'VALID UNTIL', 'STATE', 'SHA-256'],
          rows.map(row => [
            row.country,
            row.subject,
            row.notBefore.toISOString().slice(0, 10),
            row.notAfter.toISOString().slice(0, 10),
            row.revokedAt ? 'revoked' : row.isTest ? 'test' : 'trusted',
            row.sha256,
          ]),
          'There are no certificates.',
        ),
        json: rows,
      }
    },
  },
  {
    name: 'csca revoke',
    usage: '<sha256>',
    description:
      'Revokes a certificate by its SHA-256 fingerprint: chips whose signer it has issued fail from now on. This cannot be reversed.',
    examples: ['csca revoke 5f0c2d4c1d4ad9aabcf7a3b1d86b3a0e51b4c0b34b3c2ea5d4b7a9d1c0e8f6a2'],
    confirmation: ({ sha256 }) => `Revoke the certificate ${sha256}?`,
    async run({ runtime, args, by }) {
      const sha256 = args['sha256']!.replaceAll(':', '').toLowerCase()
      const at = new Date()
      const subject = await runtime.asOwner(owner =>
        inTransaction(owner, async () => {
          const { rows } = await owner.query<{ subject: string }>(REVOKE, [sha256, at])
          if (rows[0]) await auditInstallation(owner, { act: 'idv.csca_revoked', by, at, data: { sha256 } })
          return rows[0]?.subject
        }),
      )
      if (subject === undefined)
        throw new Error(
          `The certificate ${sha256} does not exist or is revoked; run "csca list" to list all certificates.`,
        )
      return { text: `${subject} is revoked.`, json: { sha256, subject } }
    },
  },
]

async function bytesAt(path: string): Promise<Uint8Array> {
  const file = await stat(path)
  if (!file.isFile()) throw new Error(`${path} is not a file.`)
  if (file.size > FILE_BYTES_MAX) throw new Error(`${path} has more than ${FILE_BYTES_MAX} bytes.`)
  return readFile(path)
}
