import * as asn1js from 'asn1js'
import { createHash } from 'node:crypto'
import {
  Certificate as X509Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs'
import { hashNameOf, schemeOf } from './algorithms.ts'
import { describeCertificate, parseDer, type ChipCertificate } from './certificates.ts'
import { malformed, parseOrMalformed } from './malformed.ts'
import { verifySignature } from './verify-signature.ts'

/** CMS SignedData (RFC 5652) with its content inside. */
export interface SignedContent {
  readonly content: Uint8Array
  readonly contentType: string
  readonly signerInfo: SignerInfo
  /** The certificate of the signer; undefined when the data does not contain it. */
  readonly signer: ChipCertificate | undefined
  readonly certificates: readonly ChipCertificate[]
}

const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const CERTIFICATES_MAX = 8

/** Reads signed data in DER, of which the first signer counts; throws `malformed`. */
export function readSignedContent(der: Uint8Array, contentType: string): SignedContent {
  return parseOrMalformed('The signed data', () => {
    // The content is not parsed here: of a master list it has more nodes than the limit permits.
    const info = new ContentInfo({ schema: parseDer(der, { isEmbeddedParsed: false }) })
    if (info.contentType !== SIGNED_DATA) throw malformed('The data is not CMS SignedData.')
    const data = new SignedData({ schema: info.content as asn1js.AsnType })
    const { eContentType, eContent } = data.encapContentInfo
    if (eContentType !== contentType)
      throw malformed(`The signed content has the type ${eContentType}; it must be ${contentType}.`)
    const signerInfo = data.signerInfos[0]
    if (eContent === undefined || signerInfo === undefined)
      throw malformed('The signed data has no content or no signer.')
    const parsed = (data.certificates ?? []).filter(each => each instanceof X509Certificate)
    if (parsed.length > CERTIFICATES_MAX)
      throw malformed(`The signed data has more than ${CERTIFICATES_MAX} certificates.`)
    const certificates = parsed.map(describeCertificate)
    return {
      content: new Uint8Array(eContent.getValue()),
      contentType,
      signerInfo,
      signer: certificates.find(certificate => isSigner(signerInfo, certificate)),
      certificates,
    }
  })
}

/** Whether the signer's identifier, an issuer with a serial number or a key identifier, names the certificate. */
function isSigner({ sid }: SignerInfo, { parsed, subjectKeyId }: ChipCertificate): boolean {
  if (sid instanceof IssuerAndSerialNumber)
    return sid.serialNumber.isEqual(parsed.serialNumber) && sid.issuer.isEqual(parsed.issuer)
  const keyId = (sid as asn1js.BaseBlock).valueBeforeDecodeView.subarray(2)
  return subjectKeyId !== undefined && Buffer.from(keyId).toString('hex') === subjectKeyId
}

export interface ContentVerdict {
  readonly verdict: 'valid' | 'invalid' | 'unsupported' | 'no_certificate'
  readonly reason?: string
}

/** Checks the hash of the content in the signed attributes, and the signature over these (RFC 5652 §5.4). */
export function verifySignedContent({
  content,
  contentType,
  signerInfo,
  signer,
}: SignedContent): ContentVerdict {
  const hash = hashNameOf(signerInfo.digestAlgorithm.algorithmId)
  if (hash === undefined)
    return { verdict: 'unsupported', reason: 'The hash algorithm of the signature is not supported.' }
  const { signedAttrs } = signerInfo
  const signedType = attributeOf(signerInfo, CONTENT_TYPE)
  const signedHash = attributeOf(signerInfo, MESSAGE_DIGEST)
  if (signedAttrs === undefined || !(signedHash instanceof asn1js.OctetString))
    return { verdict: 'invalid', reason: 'The signed attributes do not contain the hash of the content.' }
  if (!(signedType instanceof asn1js.ObjectIdentifier) || signedType.getValue() !== contentType)
    return { verdict: 'invalid', reason: 'The signed attributes do not contain the type of the content.' }
  const contentHash = createHash(hash).update(content).digest()
  if (!contentHash.equals(signedHash.valueBlock.valueHexView))
    return { verdict: 'invalid', reason: 'The signed hash differs from the hash of the content.' }
  if (signer === undefined)
    return {
      verdict: 'no_certificate',
      reason: 'The signed data does not contain the certificate of its signer.',
    }
  const verdict = verifySignature({
    publicKey: signer.publicKey,
    scheme: schemeOf(signerInfo.signatureAlgorithm, hash),
    data: new Uint8Array(signedAttrs.encodedValue),
    signature: signerInfo.signature.valueBlock.valueHexView,
  })
  switch (verdict) {
    case 'valid':
      return { verdict }
    case 'invalid':
      return { verdict, reason: 'The signature does not match the signed attributes.' }
    case 'unsupported':
      return { verdict, reason: 'The algorithm, key or curve of the signature is not supported.' }
  }
}

/** The value of an attribute that occurs once with one value, as RFC 5652 §11 requires. */
function attributeOf({ signedAttrs }: SignerInfo, type: string): unknown {
  const found = signedAttrs?.attributes.filter(attribute => attribute.type === type) ?? []
  return found.length === 1 && found[0]!.values.length === 1 ? found[0]!.values[0] : undefined
}
