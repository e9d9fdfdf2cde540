import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { authenticate } from '#idv/chip/authenticate.ts'
import { readCertificate, verifyIssuedBy } from '#idv/chip/certificates.ts'
import { FILE_BYTES_MAX, readChip, type ChipFile } from '#idv/chip/read-chip.ts'
import { makeCertificate, makeSigner } from './support/certificate.ts'
import { bits, der, explicit, integer, nothing, oid, sequence } from './support/der.ts'
import {
  makeChip,
  makeDg1,
  makeDg2,
  makeSod,
  PASSPORT_FIELDS,
  PASSPORT_LINES,
  wrapFace,
} from './support/make-chip.ts'
import { makeKeys } from './support/signing-keys.ts'

const { dg1, dg2, sod, csca, signer } = makeChip()
const authorities = [{ certificate: readCertificate(csca.certificate), isRevoked: false }]

const failureOf = (files: Partial<Record<ChipFile, Uint8Array>>) =>
  readChip({ dg1, dg2, sod, ...files }).failure

test('a chip gives the lines of its zone and its portrait', () => {
  const read = readChip({ dg1, dg2, sod })

  expect(read).toMatchObject({
    chip: { lines: PASSPORT_LINES, face: { format: 'jpeg' } },
  })
})

test.each([
  [
    'TD1',
    ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
  ],
  ['TD2', ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']],
  ['TD3', PASSPORT_LINES],
])('a zone of %s is divided into its lines', (_, lines) => {
  expect(readChip({ dg1: makeDg1(lines), sod })).toMatchObject({ chip: { lines } })
})

test.each<[string, Uint8Array, 'jpeg' | 'jpeg2000']>([
  ['JPEG with 12 feature points', makeDg2(Buffer.from('ffd8ffe0', 'hex'), 12), 'jpeg'],
  ['JPEG 2000', makeDg2(Buffer.from('0000000c6a5020200d0a870a00', 'hex')), 'jpeg2000'],
  ['a bare JPEG 2000 stream', makeDg2(Buffer.from('ff4fff5100', 'hex')), 'jpeg2000'],
  [
    'a block of ISO/IEC 39794-5',
    wrapFace(Buffer.concat([sequence(integer(3)), Buffer.from('ffd8ffe0', 'hex')]), 0x7f2e),
    'jpeg',
  ],
])('the portrait may be %s', (_, group, format) => {
  expect(readChip({ dg1, dg2: group, sod })).toMatchObject({ chip: { face: { format } } })
})

test.each<[string, Partial<Record<ChipFile, Uint8Array>>, ChipFile, string]>([
  ['nothing', { dg1: Buffer.alloc(0) }, 'dg1', 'The data ends within an element.'],
  ['a text', { dg1: Buffer.from('P<D<<MUSTERMANN') }, 'dg1', 'An element is longer than the data.'],
  ['an indefinite length', { dg1: Buffer.from('6180', 'hex') }, 'dg1', 'An element has no definite length.'],
  ['another file', { dg1: dg2 }, 'dg1', 'DG1 must begin with the tag 61.'],
  ['a truncated file', { dg1: dg1.subarray(0, 60) }, 'dg1', 'An element is longer than the data.'],
  ['a prolonged file', { dg1: Buffer.concat([dg1, dg1]) }, 'dg1', 'Bytes follow the end of DG1.'],
  [
    'a zone with small letters',
    { dg1: makeDg1([PASSPORT_LINES[0].toLowerCase(), PASSPORT_LINES[1]]) },
    'dg1',
    'The zone of DG1 must have 72, 88 or 90 characters of A to Z, 0 to 9 and <.',
  ],
  [
    'a portrait of text',
    { dg2: makeDg2(Buffer.from('GIF89a')) },
    'dg2',
    'The portrait of DG2 is neither JPEG nor JPEG 2000.',
  ],
  [
    'a block of nothing',
    { dg2: wrapFace(Buffer.alloc(0)) },
    'dg2',
    'The portrait of DG2 is neither JPEG nor JPEG 2000.',
  ],
  [
    'a truncated record',
    { dg2: wrapFace(Buffer.from('FAC\x00010\x00', 'latin1')) },
    'dg2',
    'The facial record of DG2 is truncated.',
  ],
  ['a certificate', { sod: csca.certificate }, 'sod', 'SOD must begin with the tag 77.'],
  [
    'a wrapped certificate',
    { sod: der(0x77, csca.certificate) },
    'sod',
    'The signed data cannot be decoded.',
  ],
  [
    'signed data of another type',
    { sod: makeSod({ groups: { 1: dg1 }, signer, contentType: '2.23.136.1.1.2' }) },
    'sod',
    'The signed content has the type 2.23.136.1.1.2; it must be 2.23.136.1.1.1.',
  ],
  [
    'a hash of data group 17',
    { sod: makeSod({ groups: { 1: dg1, 17: dg1 }, signer }) },
    'sod',
    'The security object has a wrong or repeated number of a data group.',
  ],
  [
    'a large file',
    { sod: Buffer.alloc(FILE_BYTES_MAX.sod + 1) },
    'sod',
    'The file has more than 65536 bytes.',
  ],
])('%s is no chip data', (_, files, file, reason) => {
  expect(failureOf(files)).toEqual({ file, reason })
})

test('deeply nested and very numerous elements are refused at once', () => {
  let nested = Buffer.from(integer(1))
  while (nested.length < 60_000) nested = Buffer.from(sequence(nested))
  const numerous = sequence(...Array.from({ length: 20_000 }, () => integer(1)))
  const started = performance.now()

  expect(failureOf({ sod: der(0x77, nested) })).toMatchObject({ file: 'sod' })
  expect(failureOf({ sod: der(0x77, numerous) })).toMatchObject({ file: 'sod' })
  expect(failureOf({ sod: der(0x77, explicit(0, nested, numerous.subarray(0, 3_000))) })).toMatchObject({
    file: 'sod',
  })
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('a key with a huge exponent or modulus is not computed with', () => {
  const keys = makeKeys({ type: 'rsa', hash: 'sha256' })
  const withNumbers = (modulusBytes: number, exponentBytes: number): Buffer =>
    sequence(
      sequence(oid('1.2.840.113549.1.1.1'), nothing),
      bits(sequence(...[modulusBytes, exponentBytes].map(length => integer(Buffer.alloc(length, 0x7f))))),
    )
  const verdicts = [withNumbers(2_000, 3), withNumbers(256, 255), withNumbers(64, 3)].map(publicKey => {
    const authority = makeCertificate({ keys: { ...keys, publicKey } })
    const signed = makeSigner({ ...authority, keys })
    return verifyIssuedBy(readCertificate(signed.certificate), readCertificate(authority.certificate))
  })

  expect(verdicts).toEqual(['unsupported', 'unsupported', 'unsupported'])
})

/** Changes, removes, repeats and inserts bytes at any place. */
const mutated = (original: Buffer) =>
  fc
    .array(
      fc.record({
        at: fc.nat(original.length - 1),
        kind: fc.constantFrom('change', 'remove', 'insert', 'repeat'),
        bytes: fc.uint8Array({ minLength: 1, maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map(changes =>
      changes.reduce((bytes, { at, kind, bytes: inserted }) => {
        const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
        switch (kind) {
          case 'change':
            return Buffer.concat([before, inserted, after.subarray(inserted.length)])
          case 'remove':
            return Buffer.concat([before, after.subarray(inserted.length)])
          case 'insert':
            return Buffer.concat([before, inserted, after])
          default:
            return Buffer.concat([before, after.subarray(0, 40), after])
        }
      }, original),
    )

test.each([
  ['dg1', dg1],
  ['dg2', dg2],
  ['sod', sod],
] as const)(
  'changed bytes in %s give a result or a failure, and never an authentic chip',
  (file, original) => {
    fc.assert(
      fc.property(mutated(original), bytes => {
        const started = performance.now()
        const read = readChip({ dg1, dg2, sod, [file]: bytes })
        if (read.failure) {
          expect(read.failure).toEqual({ file, reason: expect.stringMatching(/^[A-Z].*\.$/s) })
        } else {
          const { authentic, checks } = authenticate({
            chip: read.chip,
            zone: PASSPORT_FIELDS,
            printed: { fields: PASSPORT_FIELDS, checkDigits: [] },
            authorities,
          })
          expect(checks).toHaveLength(4)
          if (authentic && file !== 'sod') expect(bytes.equals(original)).toBe(true)
        }
        expect(performance.now() - started).toBeLessThan(1_000)
      }),
      { numRuns: file === 'sod' ? 500 : 200 },
    )
  },
)

test('any bytes give a result or a failure', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
      const wrapped = der(0x77, bytes)
      expect(failureOf({ sod: wrapped })?.file).toBe('sod')
      expect(failureOf({ dg1: bytes })?.file).toBe('dg1')
    }),
    { numRuns: 200 },
  )
})
