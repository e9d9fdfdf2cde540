/** The checked parts of a CycloneDX document. */
export interface Sbom {
  readonly components: readonly SbomComponent[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

export interface SbomComponent {
  /** Package name and version; for an alias, those of the aliased package. */
  readonly 'bom-ref': string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly (
    { readonly license: { readonly id?: string; readonly name?: string } } | { readonly expression: string }
  )[]
}

/** Packages of a lock file by path; the empty path is the project itself. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

export interface LockedPackage {
  /** Real name of a package that is installed under an alias. */
  readonly name?: string
  readonly version: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
}

/**
 * Licences allowed in a hosted or distributed copy. Elastic-2.0 covers Apollo's gateway and forbids offering
 * it as a managed service. CC-BY-3.0 is that of the names of holidays, which this program does not use or show.
 * LGPL-3.0-or-later is that of libvips, which sharp loads as a separate, exchangeable library. OFL-1.1 is that of the font of PDFs, of
 * which a document contains the letters that it uses.
 */
const ALLOWED_LICENSES: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Elastic-2.0',
  'MIT or MPL-2.0',
  '(MIT AND BSD-3-Clause)',
  '(ISC AND CC-BY-3.0)',
  'PSF-2.0',
  'Unlicense',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '(MIT OR CC0-1.0)',
  'MIT AND OFL-1.1',
])

/** Licences that packages have as a file, and leave out of their description. */
const LICENSES_IN_FILES: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

/** Adds the licences that packages have only as a file. */
export const withLicensesInFiles = <Document extends Sbom>(sbom: Document): Document => ({
  ...sbom,
  components: sbom.components.map(component => {
    const id = LICENSES_IN_FILES[component['bom-ref']]
    return id === undefined || component.licenses
      ? component
      : { ...component, licenses: [{ license: { id } }] }
  }),
})

/**
 * Removes components that only development needs. npm's `--omit dev` would also drop packages that production
 * and development share.
 */
export function withoutDevelopment<Document extends Sbom>(
  everything: Document,
  locked: LockedPackages,
): Document {
  const production = productionPackages(locked)
  const components = everything.components.filter(each => production.has(each['bom-ref']))
  const dropped = new Set(
    everything.components.filter(each => !components.includes(each)).map(each => each['bom-ref']),
  )
  const dependencies = everything.dependencies
    .filter(({ ref }) => !dropped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(each => !dropped.has(each)) }))
  return { ...everything, components, dependencies }
}

/** Packages of a production installation, by name and version. */
const productionPackages = (locked: LockedPackages): Map<string, LockedPackage> =>
  new Map(
    Object.entries(locked)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, each]) => [`${each.name ?? nameAt(path)}@${each.version}`, each]),
  )

const nameAt = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Lists deviations of a bill of materials from its lock file, one sentence each. */
export function sbomProblems({ components }: Sbom, locked: LockedPackages): string[] {
  const problems: string[] = []
  const described = new Map(components.map(component => [component['bom-ref'], component]))
  for (const [id, { integrity }] of productionPackages(locked)) {
    const component = described.get(id)
    if (!component) problems.push(`${id} is installed but not listed.`)
    else if (
      integrity === undefined ||
      !component.hashes?.some(({ alg, content }) => integrity === integrityOf(alg, content))
    )
      problems.push(`${id} has no hash, or not the one of the lock file.`)
  }
  for (const [id, { licenses = [] }] of described) {
    const names = licenses.map(each =>
      'expression' in each ? each.expression : (each.license.id ?? each.license.name ?? ''),
    )
    if (names.length === 0) problems.push(`${id} has no licence.`)
    problems.push(
      ...names
        .filter(name => !ALLOWED_LICENSES.has(name))
        .map(name => `${id} has the licence "${name}", which is not allowed.`),
    )
  }
  return problems
}

const integrityOf = (algorithm: string, hex: string): string =>
  `${algorithm.replace('-', '').toLowerCase()}-${Buffer.from(hex, 'hex').toString('base64')}`

/** Whether each package may run its installation script, by package name. */
export type AllowedScripts = Readonly<Record<string, boolean>>

/** Lists packages whose installation the lock file does not determine, one sentence each. */
export function lockProblems(locked: LockedPackages, allowedScripts: AllowedScripts): string[] {
  return Object.entries(locked)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity, hasInstallScript }]) => [
      ...(integrity === undefined ? [`${path} has no integrity.`] : []),
      ...(hasInstallScript && allowedScripts[nameAt(path)] === undefined
        ? [`${path} has an installation script that allowScripts neither allows nor denies.`]
        : []),
      // This package's script downloads the runtime outside the lock file; its platform packages are locked
      // like any other.
      ...(nameAt(path) === 'node'
        ? [`${path} installs Node by a script; depend on its platform packages.`]
        : []),
    ])
}
