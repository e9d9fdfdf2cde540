import { expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authenticate } from '#idv/chip/authenticate.ts'
import { readCertificate } from '#idv/chip/certificates.ts'
import { readChip } from '#idv/chip/read-chip.ts'
import { der, integer, octets, sequence } from './support/der.ts'
import { LDS_SECURITY_OBJECT, makeDg1, PASSPORT_FIELDS } from './support/make-chip.ts'
import { hashAlgorithm } from './support/signing-keys.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
if (!hasOpenssl) console.warn('These tests are skipped: this machine has no openssl command.')

const PSS = ['-keyopt', 'rsa_padding_mode:pss']

/** Makes an authority, a signer and a security object with openssl alone. */
function signWithOpenssl(keyOptions: readonly string[], signOptions: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'chip-openssl-'))
  const at = (name: string): string => join(folder, name)
  const openssl = (...args: string[]): Buffer => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  try {
    const dg1 = makeDg1()
    const hash = createHash('sha256').update(dg1).digest()
    writeFileSync(
      at('content'),
      sequence(integer(0), hashAlgorithm('sha256'), sequence(sequence(integer(1), octets(hash)))),
    )
    writeFileSync(at('extensions'), 'subjectKeyIdentifier = hash\n')
    openssl('genpkey', ...keyOptions, '-out', 'csca.key')
    openssl('genpkey', ...keyOptions, '-out', 'signer.key')
    openssl(
      'req',
      '-x509',
      '-new',
      '-key',
      'csca.key',
      '-days',
      '30',
      '-subj',
      '/C=DE/CN=csca',
      '-out',
      'csca.pem',
    )
    openssl('req', '-new', '-key', 'signer.key', '-subj', '/C=DE/CN=signer', '-out', 'signer.csr')
    openssl(
      'x509',
      '-req',
      '-in',
      'signer.csr',
      '-CA',
      'csca.pem',
      '-CAkey',
      'csca.key',
      '-extfile',
      'extensions',
      '-days',
      '20',
      '-out',
      'signer.pem',
    )
    openssl(
      ...['cms', '-sign', '-in', 'content', '-binary', '-nodetach', '-nosmimecap', '-md', 'sha256'],
      ...['-econtent_type', LDS_SECURITY_OBJECT, '-signer', 'signer.pem', '-inkey', 'signer.key'],
      ...[...signOptions, '-outform', 'DER', '-out', 'signed.der'],
    )
    const csca = openssl('x509', '-in', 'csca.pem', '-outform', 'DER')
    return { dg1, csca, sod: der(0x77, readFileSync(at('signed.der'))) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const rsa = ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048']
const ec = (curve: string, encoding = 'named_curve'): string[] => [
  ...['-algorithm', 'EC', '-pkeyopt', `ec_paramgen_curve:${curve}`, '-pkeyopt', `ec_param_enc:${encoding}`],
]

test.each<[string, readonly string[], readonly string[]]>([
  ['RSA', rsa, []],
  ['RSASSA-PSS', rsa, PSS],
  ['RSASSA-PSS whose mask uses another hash', rsa, [...PSS, '-keyopt', 'rsa_mgf1_md:sha1']],
  ['a signer named by its key identifier', rsa, ['-keyid']],
  ['P-256', ec('P-256'), []],
  ['explicit brainpoolP256r1', ec('brainpoolP256r1', 'explicit'), []],
])('a security object that openssl signed with %s is authentic', (_, keyOptions, signOptions) => {
  if (!hasOpenssl) return

  const { dg1, sod, csca } = signWithOpenssl(keyOptions, signOptions)
  const read = readChip({ dg1, sod })

  if (read.failure) throw new Error(read.failure.reason)
  const { checks } = authenticate({
    chip: read.chip,
    zone: PASSPORT_FIELDS,
    printed: { fields: PASSPORT_FIELDS, checkDigits: [] },
    authorities: [{ certificate: readCertificate(csca), isRevoked: false }],
  })
  expect(checks.filter(({ result }) => result !== 'pass')).toEqual([])
})
