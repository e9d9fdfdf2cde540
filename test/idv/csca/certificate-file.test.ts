import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isMalformed } from '#idv/chip/malformed.ts'
import { fingerprintOf } from '#idv/chip/certificates.ts'
import { readCertificateFile } from '#idv/csca/certificate-file.ts'
import { makeCertificate, makeSigner, type Authority } from '../chip/support/certificate.ts'
import { makeChip, makeMasterList, type SignedOptions } from '../chip/support/make-chip.ts'
import { makeKeys } from '../chip/support/signing-keys.ts'

const germany = makeCertificate()
const france = makeCertificate({ country: 'FR', commonName: 'csca-france' })
const publisher = makeSigner(germany, { commonName: 'master-list-signer', usages: ['2.23.136.1.1.3'] })
const notAuthority = makeSigner(germany)

const pem = (der: Buffer, label = 'CERTIFICATE'): string =>
  `-----BEGIN ${label}-----\n${der.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`
const list = (
  signed: Partial<SignedOptions> = {},
  authorities: readonly Authority[] = [germany, france],
): Buffer =>
  makeMasterList(
    authorities.map(({ certificate }) => certificate),
    { signer: publisher, ...signed },
  )
/** Folds lines as LDIF does. */
const fold = (line: string): string => line.replace(/(.{76})/g, '$1\n ')

const BOTH = [germany, france].map(({ certificate }) => fingerprintOf(certificate)).sort()

test.each([
  ['PEM', Buffer.from(`Germany\n${pem(germany.certificate)}\nFrance\n${pem(france.certificate)}`)],
  ['master list', list()],
  ['PEM', Buffer.from(pem(list(), 'CMS'))],
  [
    'LDIF',
    Buffer.from(
      `version: 1\n\ndn: o=ml,c=DE\n${fold(`pkdMasterListContent:: ${list().toString('base64')}`)}\nsn: 1\n`,
    ),
  ],
  [
    'LDIF',
    Buffer.from(
      `dn: c=DE\n${fold(`cACertificate;binary:: ${germany.certificate.toString('base64')}`)}\n\ndn: c=FR\n${fold(`cACertificate;binary:: ${france.certificate.toString('base64')}`)}\n`,
    ),
  ],
])('a file of the format %s gives its authorities', (format, bytes) => {
  const file = readCertificateFile(bytes)

  expect(file).toMatchObject({ format, skipped: [] })
  expect(file.certificates.map(({ sha256 }) => sha256).sort()).toEqual(BOTH)
})

test('a certificate in DER, and the signer of a master list, are described', () => {
  expect(readCertificateFile(germany.certificate)).toMatchObject({
    format: 'DER',
    certificates: [{ certificate: { subject: 'C=DE, O=Test authority, CN=csca-test', country: 'DE' } }],
    signers: [],
  })
  expect(readCertificateFile(list()).signers).toEqual(['C=DE, O=Test authority, CN=master-list-signer'])
})

test('certificates that cannot prove a signer are skipped, and repeated ones count once', () => {
  const file = readCertificateFile(
    Buffer.from([germany, germany, notAuthority].map(({ certificate }) => pem(certificate)).join('')),
  )

  expect(file.certificates).toHaveLength(1)
  expect(file.skipped).toEqual(['C=DE, O=Test authority, CN=document-signer may not sign certificates.'])
})

test.each<[string, Buffer, RegExp]>([
  ['nothing', Buffer.alloc(0), /no certificate in PEM or DER/],
  ['a text', Buffer.from('hello'), /no certificate in PEM or DER/],
  ['an incomplete PEM file', Buffer.from(pem(germany.certificate).slice(0, 200)), /no complete certificate/],
  ['a truncated certificate', germany.certificate.subarray(0, 200), /longer than the data/],
  ['a certificate of a signer', notAuthority.certificate, /no certificate of a signing authority/],
  ['a security object', makeChip().sod.subarray(4), /must be 2\.23\.136\.1\.1\.2/],
  ['a list with another hash', list({ messageDigest: Buffer.alloc(32) }), /not validly signed/],
  [
    'a list signed by another key',
    list({ signer: { ...publisher, keys: makeKeys(publisher.keys.kind) } }),
    /not validly signed/,
  ],
  ['a list without its signer', list({ withCertificate: false }), /not validly signed/],
  [
    'a list of a stranger',
    list({ signer: makeSigner(makeCertificate()) }),
    /No authority of the master list has certified/,
  ],
  [
    'an LDIF file of revocations',
    Buffer.from('version: 1\ndn: c=DE\nsn: 1\n'),
    /neither certificates nor master lists/,
  ],
])('%s is not imported', (_, bytes, reason) => {
  expect(() => readCertificateFile(bytes)).toThrow(reason)
})

test('a master list of 400 certificates is read', () => {
  const many = Array.from({ length: 400 }, (_, serialNumber) =>
    makeCertificate({ serialNumber: serialNumber + 1, keys: france.keys, country: 'FR' }),
  )

  expect(readCertificateFile(list({}, [germany, ...many])).certificates).toHaveLength(401)
})

test('changed bytes give certificates or a malformed file', () => {
  const original = list()
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      changes => {
        const bytes = Buffer.from(original)
        for (const [at, byte] of changes) bytes[at] = byte
        try {
          readCertificateFile(bytes)
        } catch (error) {
          expect(isMalformed(error)).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
})
