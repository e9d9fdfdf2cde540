import { createHash } from 'node:crypto'
import { makeCertificate, makeSigner, type Authority } from './certificate.ts'
import { der, explicit, integer, octets, oid, sequence, set, time } from './der.ts'
import { algorithmOf, hashAlgorithm, signWith, type Hash } from './signing-keys.ts'

/** A passport of Germany whose check digits are right. */
export const PASSPORT_LINES = [
  'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<',
  'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4',
] as const

export const PASSPORT_FIELDS = {
  documentCode: 'P',
  issuingState: 'D',
  documentNumber: 'C01X00T47',
  nationality: 'D',
  birthDate: '1964-08-12',
  sex: 'F',
  expiryDate: '2027-02-28',
  primaryIdentifier: 'MUSTERMANN',
  secondaryIdentifier: 'ERIKA',
} as const

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

export const makeDg1 = (lines: readonly string[] = PASSPORT_LINES): Buffer =>
  der(0x61, der(0x5f1f, Buffer.from(lines.join(''), 'latin1')))

/** Data group 2 with one facial record of ISO/IEC 19794-5. */
export function makeDg2(picture: Uint8Array = JPEG, featurePoints = 1): Buffer {
  const face = Buffer.alloc(20 + featurePoints * 8 + 12)
  face.writeUInt32BE(face.length + picture.length, 0)
  face.writeUInt16BE(featurePoints, 4)
  const header = Buffer.alloc(14)
  header.write('FAC\x00010\x00', 'latin1')
  header.writeUInt32BE(14 + face.length + picture.length, 8)
  header.writeUInt16BE(1, 12)
  return wrapFace(Buffer.concat([header, face, picture]))
}

/** Data group 2 around a biometric data block. */
export const wrapFace = (block: Uint8Array, tag = 0x5f2e): Buffer =>
  der(0x75, der(0x7f61, integer(1), der(0x7f60, der(0xa1, der(0x81, Buffer.from([2]))), der(tag, block))))

export interface SignedOptions {
  readonly signer: Authority
  readonly hash?: Hash
  readonly sid?: 'issuer' | 'keyId'
  readonly withCertificate?: boolean
  /** Replaces the hash in the signed attributes. */
  readonly messageDigest?: Buffer
  readonly signedType?: string
  readonly extraCertificates?: readonly Buffer[]
}

/** CMS SignedData around a content. */
export function makeSignedData(
  contentType: string,
  content: Uint8Array,
  {
    signer,
    hash = signer.keys.kind.hash,
    sid = 'issuer',
    withCertificate = true,
    messageDigest = createHash(hash).update(content).digest(),
    signedType = contentType,
    extraCertificates = [],
  }: SignedOptions,
): Buffer {
  const attributes = set(
    sequence(oid('1.2.840.113549.1.9.3'), set(oid(signedType))),
    sequence(oid('1.2.840.113549.1.9.4'), set(octets(messageDigest))),
    sequence(oid('1.2.840.113549.1.9.5'), set(time('2025-03-01'))),
  )
  const attributesInside = Buffer.from(attributes)
  attributesInside[0] = 0xa0
  const [, issuerName] = issuerOf(signer.certificate)
  const certificates = [...(withCertificate ? [signer.certificate] : []), ...extraCertificates]
  const signerInfo = sequence(
    integer(sid === 'issuer' ? 1 : 3),
    sid === 'issuer' ? sequence(issuerName!, integer(signer.serialNumber)) : der(0x80, signer.keyId),
    hashAlgorithm(hash),
    attributesInside,
    algorithmOf(signer.keys.kind),
    octets(signWith(signer.keys, attributes)),
  )
  return sequence(
    oid('1.2.840.113549.1.7.2'),
    explicit(
      0,
      sequence(
        integer(3),
        set(hashAlgorithm(hash)),
        sequence(oid(contentType), explicit(0, octets(content))),
        ...(certificates.length > 0 ? [explicit(0, ...certificates)] : []),
        set(signerInfo),
      ),
    ),
  )
}

/** The serial number and the issuer's name of a certificate that `makeCertificate` wrote. */
function issuerOf(certificate: Buffer): [serialNumber: Buffer, issuer: Buffer] {
  const children = (bytes: Buffer): Buffer[] => {
    const found: Buffer[] = []
    for (let rest = inner(bytes); rest.length > 0; rest = rest.subarray(sizeOf(rest)))
      found.push(rest.subarray(0, sizeOf(rest)))
    return found
  }
  const [, serialNumber, , issuer] = children(children(certificate)[0]!)
  return [serialNumber!, issuer!]
}

const lengthOf = (bytes: Buffer): [header: number, length: number] => {
  const count = bytes[1]! < 0x80 ? 0 : bytes[1]! & 0x7f
  return [2 + count, count === 0 ? bytes[1]! : bytes.readUIntBE(2, count)]
}
const sizeOf = (bytes: Buffer): number => lengthOf(bytes)[0] + lengthOf(bytes)[1]
const inner = (bytes: Buffer): Buffer => bytes.subarray(lengthOf(bytes)[0], sizeOf(bytes))

export interface SodOptions extends SignedOptions {
  readonly groups: Readonly<Record<number, Uint8Array>>
  readonly groupHash?: Hash
  readonly contentType?: string
}

export const LDS_SECURITY_OBJECT = '2.23.136.1.1.1'
export const CSCA_MASTER_LIST = '2.23.136.1.1.2'

/** EF.SOD over data groups. */
export function makeSod({
  groups,
  groupHash = 'sha256',
  contentType = LDS_SECURITY_OBJECT,
  ...signed
}: SodOptions): Buffer {
  const hashes = Object.entries(groups).map(([number, bytes]) =>
    sequence(integer(Number(number)), octets(createHash(groupHash).update(bytes).digest())),
  )
  const content = sequence(integer(0), hashAlgorithm(groupHash), sequence(...hashes))
  return der(0x77, makeSignedData(contentType, content, signed))
}

/** A CSCA master list (ICAO 9303-12 §9). */
export const makeMasterList = (certificates: readonly Buffer[], signed: SignedOptions): Buffer =>
  makeSignedData(CSCA_MASTER_LIST, sequence(integer(0), set(...certificates)), signed)

export interface TestChip {
  readonly dg1: Buffer
  readonly dg2: Buffer
  readonly sod: Buffer
  readonly csca: Authority
  readonly signer: Authority
}

/** A true chip, with the authority whose certificate proves it. */
export function makeChip({
  lines = PASSPORT_LINES,
  csca = makeCertificate(),
  signer = makeSigner(csca),
  ...sod
}: {
  lines?: readonly string[]
  csca?: Authority
  signer?: Authority
} & Partial<SodOptions> = {}): TestChip {
  const [dg1, dg2] = [makeDg1(lines), makeDg2()]
  return { dg1, dg2, csca, signer, sod: makeSod({ groups: { 1: dg1, 2: dg2 }, ...sod, signer }) }
}
