import { expect, test } from '@jest/globals'
import {
  lockProblems,
  sbomProblems,
  withoutDevelopment,
  type Sbom,
  type SbomComponent,
} from '#tools/sbom/sbom-problems.ts'

const HASH = Buffer.alloc(64, 7)
const INTEGRITY = `sha512-${HASH.toString('base64')}`
const component = (ref: string, parts: Partial<SbomComponent> = {}): SbomComponent => ({
  'bom-ref': ref,
  hashes: [{ alg: 'SHA-512', content: HASH.toString('hex') }],
  licenses: [{ license: { id: 'MIT' } }],
  ...parts,
})
const sbom = (...components: SbomComponent[]): Sbom => ({ components, dependencies: [] })
const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/one': { version: '1.0.0', integrity: INTEGRITY },
  'node_modules/tool': { version: '2.0.0', integrity: INTEGRITY, dev: true },
}

test('a document that lists every production package with its hash and an allowed licence has no problem', () => {
  expect(sbomProblems(sbom(component('one@1.0.0')), LOCKED)).toEqual([])
})

test('a package that is missing, has another hash, no licence or a forbidden licence is reported', () => {
  expect(sbomProblems(sbom(), LOCKED)).toEqual(['one@1.0.0 is installed but not listed.'])
  expect(
    sbomProblems(sbom(component('one@1.0.0', { hashes: [{ alg: 'SHA-512', content: '00' }] })), LOCKED),
  ).toEqual(['one@1.0.0 has no hash, or not the one of the lock file.'])
  expect(sbomProblems(sbom(component('one@1.0.0', { licenses: [] })), LOCKED)).toEqual([
    'one@1.0.0 has no licence.',
  ])
  expect(
    sbomProblems(sbom(component('one@1.0.0', { licenses: [{ expression: 'AGPL-3.0-only' }] })), LOCKED),
  ).toEqual(['one@1.0.0 has the licence "AGPL-3.0-only", which is not allowed.'])
})

test('development packages and their dependencies are left out, and aliases have their real name', () => {
  const locked = { ...LOCKED, 'node_modules/alias': { name: 'two', version: '3.0.0', integrity: INTEGRITY } }
  const everything = {
    ...sbom(component('one@1.0.0'), component('tool@2.0.0'), component('two@3.0.0')),
    dependencies: [
      { ref: 'tool@2.0.0', dependsOn: [] },
      { ref: 'one@1.0.0', dependsOn: ['tool@2.0.0', 'two@3.0.0'] },
    ],
  }

  const { components, dependencies } = withoutDevelopment(everything, locked)

  expect(components.map(each => each['bom-ref'])).toEqual(['one@1.0.0', 'two@3.0.0'])
  expect(dependencies).toEqual([{ ref: 'one@1.0.0', dependsOn: ['two@3.0.0'] }])
})

test('a lock file has a hash for each package, and a decision on each installation script', () => {
  const locked = {
    ...LOCKED,
    'node_modules/bare': { version: '1.0.0' },
    'node_modules/builder': { version: '1.0.0', integrity: INTEGRITY, hasInstallScript: true },
  }

  expect(lockProblems(locked, {})).toEqual([
    'node_modules/bare has no integrity.',
    'node_modules/builder has an installation script that allowScripts neither allows nor denies.',
  ])
  expect(lockProblems(locked, { builder: false })).toEqual(['node_modules/bare has no integrity.'])
})

test('the runtime is a locked package, not a download by an installation script', () => {
  expect(lockProblems({ 'node_modules/node': { version: '24.0.0', integrity: INTEGRITY } }, {})).toEqual([
    'node_modules/node installs Node by a script; depend on its platform packages.',
  ])
})
