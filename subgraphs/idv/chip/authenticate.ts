import { createHash, timingSafeEqual } from 'node:crypto'
import type { ZoneFields } from '#idv/mrz/zone.ts'
import { isNamedIssuer, verifyIssuedBy, type ChipCertificate } from './certificates.ts'
import { comparePrint, type ChipAuthentication, type ChipCheck } from './chip-check.ts'
import type { PrintedZone } from './compare-zones.ts'
import { countryOfState } from './issuing-states.ts'
import type { Chip } from './read-chip.ts'
import { verifySignedContent } from './signed-data.ts'

/** A certificate of the store. */
export interface TrustedCertificate {
  readonly certificate: ChipCertificate
  readonly isRevoked: boolean
}

export interface ChipToAuthenticate {
  readonly chip: Chip
  /** Fields of the zone in data group 1. */
  readonly zone: ZoneFields
  /** The printed zone; undefined when it was not read. */
  readonly printed: PrintedZone | undefined
  /** Certificates of the store that may have issued the signer's; others do no harm. */
  readonly authorities: readonly TrustedCertificate[]
}

/**
 * Passive authentication (ICAO 9303-11 §5.1), and the comparison with the printed zone. A chip is authentic when all checks pass.
 * A check warns where something is unknown, and fails where something is proved to be wrong.
 */
export function authenticate(input: ChipToAuthenticate): ChipAuthentication {
  const checks = [checkHashes(input.chip), checkSignature(input.chip), checkChain(input)]
  return comparePrint(checks, input.zone, input.printed)
}

function checkHashes({ files, securityObject: { hash, hashes } }: Chip): ChipCheck {
  const name = 'dataGroupHashes'
  if (hash === undefined)
    return { name, result: 'warn', details: 'The hash algorithm of the security object is not supported.' }
  const groups = [
    [1, files.dg1],
    [2, files.dg2],
  ] as const
  const wrong = groups.filter(([group, bytes]) => {
    const signed = hashes.get(group)
    if (bytes === undefined) return false
    const computed = createHash(hash).update(bytes).digest()
    return signed === undefined || signed.length !== computed.length || !timingSafeEqual(signed, computed)
  })
  return wrong.length === 0
    ? { name, result: 'pass' }
    : {
        name,
        result: 'fail',
        details: `The signed hash does not match ${wrong.map(([group]) => `data group ${group}`).join(' and ')}.`,
      }
}

function checkSignature({ securityObject: { signed } }: Chip): ChipCheck {
  const name = 'signature'
  const { verdict, reason } = verifySignedContent(signed)
  if (verdict === 'valid') return { name, result: 'pass' }
  return {
    name,
    result: verdict === 'invalid' ? 'fail' : 'warn',
    ...(reason !== undefined && { details: reason }),
  }
}

function checkChain({ chip, zone, authorities }: ChipToAuthenticate): ChipCheck {
  const name = 'certificateChain'
  const { signer } = chip.securityObject.signed
  if (signer === undefined)
    return {
      name,
      result: 'warn',
      details: 'The security object does not contain the certificate of its signer.',
    }
  const named = authorities.filter(({ certificate }) => isNamedIssuer(certificate, signer))
  const verdicts = named.map(authority => ({
    ...authority,
    verdict: verifyIssuedBy(signer, authority.certificate),
  }))
  const issuers = verdicts.filter(({ verdict }) => verdict === 'valid')
  if (issuers.length === 0) return withoutIssuer(signer, verdicts)
  const valid = issuers.filter(({ certificate }) => isValidAt(certificate, signer.notBefore))
  if (valid.length === 0)
    return {
      name,
      result: 'fail',
      details: 'The issuing certificate was not valid when it signed the certificate of the signer.',
    }
  if (valid.some(({ isRevoked }) => isRevoked))
    return { name, result: 'fail', details: 'The issuing certificate has been revoked.' }
  if (signer.isAuthority || signer.usages.some(usage => OTHER_USAGES.has(usage)))
    return { name, result: 'fail', details: 'The certificate of the signer is not one for documents.' }
  return checkCountry(valid[0]!.certificate, zone)
}

/** Signers of master lists and of deviation lists (ICAO 9303-12 §7.1.1), whose certificates a country also issues. */
const OTHER_USAGES: ReadonlySet<string> = new Set(['2.23.136.1.1.3', '2.23.136.1.1.8'])

/**
 * A wrong signature proves a forgery only where the key identifier names the issuer's key: a country keeps its name when it
 * changes its key.
 */
function withoutIssuer(
  signer: ChipCertificate,
  named: readonly { readonly certificate: ChipCertificate; readonly verdict: string }[],
): ChipCheck {
  const isForged = named.some(
    ({ certificate, verdict }) =>
      verdict === 'invalid' &&
      signer.authorityKeyId !== undefined &&
      certificate.subjectKeyId === signer.authorityKeyId,
  )
  return isForged
    ? {
        name: 'certificateChain',
        result: 'fail',
        details: 'The issuer that the certificate of the signer names has not signed it.',
      }
    : {
        name: 'certificateChain',
        result: 'warn',
        details: `The issuer of the signer's certificate is not known: ${signer.issuer}.`,
      }
}

/** A country's key proves nothing about documents of other countries. */
function checkCountry({ country }: ChipCertificate, { issuingState }: ZoneFields): ChipCheck {
  const name = 'certificateChain'
  const expected = issuingState === undefined ? undefined : countryOfState(issuingState)
  if (expected !== undefined && expected === country) return { name, result: 'pass' }
  return {
    name,
    result: 'warn',
    details: `The signer belongs to ${country ?? 'no country'}, the document to ${issuingState ?? 'no state'}.`,
  }
}

const isValidAt = ({ notBefore, notAfter }: ChipCertificate, at: Date): boolean =>
  notBefore <= at && at <= notAfter
