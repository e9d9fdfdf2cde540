import type { Client } from 'pg'
import { comparableName } from '#idv/chip/certificates.ts'
import type { FileCertificate } from './certificate-file.ts'

export interface StoredCertificates {
  readonly added: number
  /** Certificates that the store had already. */
  readonly known: number
}

const SAVE = `insert into idv.csca_certificates as stored (sha256, country, subject, subject_key, subject_key_id, serial_number,
    not_before, not_after, certificate, is_test, imported_at)
  select sha256, country, subject, subject_key, subject_key_id, serial_number, not_before, not_after, certificate, $10, $11
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[], $9::bytea[])
    as given (sha256, country, subject, subject_key, subject_key_id, serial_number, not_before, not_after, certificate)
  on conflict (sha256) do update set is_test = stored.is_test and excluded.is_test
  returning (xmax = 0) as "isNew"`

/** Adds certificates to the store. A known one stays as it is, also revoked, but may become trusted in production too. */
export async function storeCertificates(
  owner: Client,
  { certificates, isTest, at }: { certificates: readonly FileCertificate[]; isTest: boolean; at: Date },
): Promise<StoredCertificates> {
  const column = (value: (each: FileCertificate) => unknown): unknown[] => certificates.map(value)
  const { rows } = await owner.query<{ isNew: boolean }>(SAVE, [
    column(({ sha256 }) => sha256),
    column(({ certificate }) => certificate.country ?? null),
    column(({ certificate }) => certificate.subject),
    column(({ certificate }) => comparableName(certificate.subject)),
    column(({ certificate }) => certificate.subjectKeyId ?? null),
    column(({ certificate }) => certificate.serialNumber),
    column(({ certificate }) => certificate.notBefore),
    column(({ certificate }) => certificate.notAfter),
    column(({ der }) => Buffer.from(der)),
    isTest,
    at,
  ])
  const added = rows.filter(({ isNew }) => isNew).length
  return { added, known: rows.length - added }
}
