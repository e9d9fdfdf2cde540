import { expect, test } from '@jest/globals'
import { authenticate } from '#idv/chip/authenticate.ts'
import type { ChipCheck } from '#idv/chip/chip-check.ts'
import { readCertificate } from '#idv/chip/certificates.ts'
import type { PrintedZone } from '#idv/chip/compare-zones.ts'
import { readChip, type Chip } from '#idv/chip/read-chip.ts'
import {
  makeCertificate,
  makeSigner,
  type Authority,
  type CertificateOptions,
} from './support/certificate.ts'
import {
  makeChip,
  makeDg1,
  makeDg2,
  makeSod,
  PASSPORT_FIELDS,
  PASSPORT_LINES,
  type TestChip,
} from './support/make-chip.ts'
import { makeKeys, type KeyKind } from './support/signing-keys.ts'

const PRINTED: PrintedZone = {
  fields: PASSPORT_FIELDS,
  checkDigits: (['documentNumber', 'birthDate', 'expiryDate'] as const).map((field, position) => ({
    field,
    valid: true,
    line: 2,
    position: position + 1,
  })),
}

function chipOf(files: Pick<TestChip, 'dg1' | 'sod'> & Partial<TestChip>): Chip {
  const read = readChip(files)
  if (read.failure) throw new Error(`${read.failure.file}: ${read.failure.reason}`)
  return read.chip
}

const trust = (...authorities: readonly Authority[]) =>
  authorities.map(({ certificate }) => ({ certificate: readCertificate(certificate), isRevoked: false }))

function authenticated(
  files: Pick<TestChip, 'dg1' | 'sod'> & Partial<TestChip>,
  {
    authorities = trust(...(files.csca ? [files.csca] : [])),
    printed = PRINTED as PrintedZone | undefined,
    zone = PASSPORT_FIELDS as PrintedZone['fields'],
  } = {},
) {
  return authenticate({ chip: chipOf(files), zone, printed, authorities })
}

const resultsOf = ({ checks }: { readonly checks: readonly ChipCheck[] }) =>
  Object.fromEntries(checks.map(({ name, result }) => [name, result]))
const detailsOf = ({ checks }: { readonly checks: readonly ChipCheck[] }, name: ChipCheck['name']) =>
  checks.find(check => check.name === name)?.details

const PASSED = {
  dataGroupHashes: 'pass',
  signature: 'pass',
  certificateChain: 'pass',
  zoneConsistency: 'pass',
}

const KINDS: readonly [string, KeyKind][] = [
  ['RSA with SHA-1', { type: 'rsa', hash: 'sha1' }],
  ['RSA with SHA-256', { type: 'rsa', hash: 'sha256' }],
  ['RSA with SHA-512', { type: 'rsa', hash: 'sha512' }],
  ['RSASSA-PSS with SHA-1', { type: 'rsa-pss', hash: 'sha1' }],
  ['RSASSA-PSS with SHA-256', { type: 'rsa-pss', hash: 'sha256' }],
  ['RSASSA-PSS with a short salt', { type: 'rsa-pss', hash: 'sha384', saltLength: 20 }],
  ['ECDSA with SHA-1', { type: 'ec', hash: 'sha1', curve: 'prime256v1' }],
  ['ECDSA on P-224', { type: 'ec', hash: 'sha224', curve: 'secp224r1' }],
  ['ECDSA on P-384', { type: 'ec', hash: 'sha384', curve: 'secp384r1' }],
  ['ECDSA on P-521', { type: 'ec', hash: 'sha512', curve: 'secp521r1' }],
  ['ECDSA on explicit P-256', { type: 'ec', hash: 'sha256', curve: 'prime256v1', paramEncoding: 'explicit' }],
  ['ECDSA on brainpoolP256r1', { type: 'ec', hash: 'sha256', curve: 'brainpoolP256r1' }],
  [
    'ECDSA on explicit brainpoolP384r1',
    { type: 'ec', hash: 'sha384', curve: 'brainpoolP384r1', paramEncoding: 'explicit' },
  ],
  ['ECDSA on brainpoolP512r1', { type: 'ec', hash: 'sha512', curve: 'brainpoolP512r1' }],
  ['plain ECDSA', { type: 'ec', hash: 'sha256', curve: 'brainpoolP256r1', encoding: 'ieee-p1363' }],
]

test.each(KINDS)('a true chip signed by %s is authentic, and a changed one is not', (_, kind) => {
  const csca = makeCertificate({ keys: makeKeys(kind, 'csca') })
  const signer = makeSigner(csca, { keys: makeKeys(kind, 'signer') })
  const chip = makeChip({ csca, signer, groupHash: kind.hash })

  const result = authenticated(chip)
  const changed = authenticated({ ...chip, dg2: makeDg2(Buffer.from('ffd8ff00', 'hex')) })

  expect(result).toEqual({
    authentic: true,
    checks: Object.keys(PASSED).map(name => ({ name, result: 'pass' })),
  })
  expect([changed.authentic, resultsOf(changed)]).toEqual([false, { ...PASSED, dataGroupHashes: 'fail' }])
  expect(detailsOf(changed, 'dataGroupHashes')).toBe('The signed hash does not match data group 2.')
})

test('the signer may be named by its key identifier, and data group 2 may be missing', () => {
  const { dg1, sod, csca } = makeChip({ sid: 'keyId' })

  expect(authenticated({ dg1, sod, csca }).authentic).toBe(true)
})

test('a data group whose hash is not signed fails', () => {
  const csca = makeCertificate()
  const [dg1, dg2] = [makeDg1(), makeDg2()]
  const sod = makeSod({ groups: { 1: dg1 }, signer: makeSigner(csca) })

  expect(resultsOf(authenticated({ dg1, dg2, sod, csca }))).toMatchObject({ dataGroupHashes: 'fail' })
})

test('a signature by another key, or over other content, fails', () => {
  const csca = makeCertificate()
  const signer = makeSigner(csca)
  const imposter = { ...signer, keys: makeKeys(signer.keys.kind) }

  const forged = authenticated(makeChip({ csca, signer: imposter }))
  const replaced = authenticated(makeChip({ csca, messageDigest: Buffer.alloc(32) }))
  const retyped = authenticated(makeChip({ csca, signedType: '1.2.840.113549.1.7.1' }))

  for (const result of [forged, replaced, retyped])
    expect([result.authentic, resultsOf(result)]).toEqual([false, { ...PASSED, signature: 'fail' }])
  expect(detailsOf(forged, 'signature')).toBe('The signature does not match the signed attributes.')
})

test('a security object without the certificate of its signer proves nothing', () => {
  const result = authenticated(makeChip({ withCertificate: false }))

  expect([result.authentic, resultsOf(result)]).toEqual([
    false,
    { ...PASSED, signature: 'warn', certificateChain: 'warn' },
  ])
})

test('an unknown authority warns, also one with the name of a known one but another key', () => {
  const chip = makeChip()

  const unknown = authenticated(chip, { authorities: [] })
  const namesake = authenticated(chip, { authorities: trust(makeCertificate()) })

  for (const result of [unknown, namesake])
    expect([result.authentic, resultsOf(result)]).toEqual([false, { ...PASSED, certificateChain: 'warn' }])
  expect(detailsOf(unknown, 'certificateChain')).toBe(
    "The issuer of the signer's certificate is not known: C=DE, O=Test authority, CN=csca-test.",
  )
})

test('a signer that names a known key as its issuer without being signed by it is a forgery', () => {
  const csca = makeCertificate()
  const forger = { ...makeCertificate(), keyId: csca.keyId }

  const result = authenticated({ ...makeChip({ csca: forger }), csca })

  expect(resultsOf(result)).toEqual({ ...PASSED, certificateChain: 'fail' })
})

test('the key of an authority after a change is proved by its own certificate or by a link certificate', () => {
  const earlier = makeCertificate({ serialNumber: 1 })
  const keys = makeKeys(earlier.keys.kind)
  const later = makeCertificate({ serialNumber: 2, keys })
  const link = makeCertificate({ serialNumber: 3, keys, issuer: earlier })
  const chip = makeChip({ csca: later })

  expect(authenticated(chip, { authorities: trust(earlier) }).authentic).toBe(false)
  expect(authenticated(chip, { authorities: trust(earlier, later) }).authentic).toBe(true)
  expect(authenticated(chip, { authorities: trust(earlier, link) }).authentic).toBe(true)
})

test.each<[string, CertificateOptions, string]>([
  ['it has expired since', { notBefore: '2015-01-01', notAfter: '2024-06-01' }, 'pass'],
  ['it had expired', { notBefore: '2015-01-01', notAfter: '2023-12-31' }, 'fail'],
  ['it was not yet valid', { notBefore: '2024-01-02', notAfter: '2040-01-01' }, 'fail'],
  ['it is valid beyond 2050', { notBefore: '2020-01-01', notAfter: '2055-01-01' }, 'pass'],
])(
  'the validity of an authority counts at the time when the signer was certified: %s',
  (_, options, expected) => {
    const result = authenticated(makeChip({ csca: makeCertificate(options) }))

    expect(resultsOf(result)).toMatchObject({ certificateChain: expected })
  },
)

test('a revoked authority fails', () => {
  const chip = makeChip()
  const [known] = trust(chip.csca)

  const result = authenticated(chip, { authorities: [{ ...known!, isRevoked: true }] })

  expect(result.checks).toContainEqual({
    name: 'certificateChain',
    result: 'fail',
    details: 'The issuing certificate has been revoked.',
  })
})

test('a certificate for lists, or of an authority, cannot sign documents', () => {
  const csca = makeCertificate()

  const list = authenticated(makeChip({ csca, signer: makeSigner(csca, { usages: ['2.23.136.1.1.3'] }) }))
  const authority = authenticated(makeChip({ csca, signer: makeSigner(csca, { isAuthority: true }) }))

  for (const result of [list, authority])
    expect(resultsOf(result)).toEqual({ ...PASSED, certificateChain: 'fail' })
})

test('the authority of one country proves no document of another', () => {
  const result = authenticated(makeChip({ csca: makeCertificate({ country: 'FR' }) }))

  expect([result.authentic, detailsOf(result, 'certificateChain')]).toEqual([
    false,
    'The signer belongs to FR, the document to D.',
  ])
})

test('a proved field of the print that differs fails, an unproved or similar one does not', () => {
  const chip = makeChip({ lines: PASSPORT_LINES })
  const withFields = (fields: Partial<PrintedZone['fields']>, isProved = true): PrintedZone => ({
    fields: { ...PASSPORT_FIELDS, ...fields },
    checkDigits: PRINTED.checkDigits.map(digit => ({ ...digit, valid: isProved })),
  })
  const compared = (printed: PrintedZone | undefined) =>
    resultsOf(authenticated(chip, { printed }))['zoneConsistency']

  expect(compared(withFields({ documentNumber: 'C01X00T48' }))).toBe('fail')
  expect(compared(withFields({ birthDate: '1964-08-13' }))).toBe('fail')
  expect(compared(withFields({ birthDate: '1964-08-13' }, false))).toBe('warn')
  expect(compared(withFields({ primaryIdentifier: 'MUSTERNANN' }))).toBe('pass')
  expect(compared(withFields({ primaryIdentifier: 'SCHMIDT' }))).toBe('warn')
  expect(compared({ fields: { documentNumber: 'C01X00T47' }, checkDigits: PRINTED.checkDigits })).toBe('pass')
})

test('without a printed zone the chip is not authentic', () => {
  const result = authenticate({
    chip: chipOf(makeChip()),
    zone: PASSPORT_FIELDS,
    printed: undefined,
    authorities: [],
  })

  expect(resultsOf(result)).toMatchObject({ zoneConsistency: 'not_applicable' })
  expect(result.authentic).toBe(false)
  expect(
    detailsOf(
      authenticated(makeChip(), { printed: { fields: { birthDate: '1964-08-12' }, checkDigits: [] } }),
      'zoneConsistency',
    ),
  ).toBe('The printed document number was not read.')
})
