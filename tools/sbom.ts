import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import {
  lockProblems,
  sbomProblems,
  withLicensesInFiles,
  withoutDevelopment,
  type AllowedScripts,
  type LockedPackages,
  type Sbom,
} from './sbom/sbom-problems.ts'

/** Writes the software bill of materials of a production installation and checks it against the lock file. */
const root = new URL('../', import.meta.url)
const read = <Json>(name: string): Json => JSON.parse(readFileSync(new URL(name, root), 'utf8')) as Json
const [command, ...before] =
  process.env['npm_execpath'] === undefined ? ['npm'] : [process.execPath, process.env['npm_execpath']]
const text = execFileSync(
  command!,
  [...before, 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 << 20 },
)

const everything = JSON.parse(text) as Sbom & { readonly metadata: { readonly component: { name: string } } }
const { packages } = read<{ packages: LockedPackages }>('package-lock.json')
const sbom = withLicensesInFiles(withoutDevelopment(everything, packages))
// npm names the root component after its folder.
const { name, allowScripts } = read<{ name: string; allowScripts: AllowedScripts }>('package.json')
sbom.metadata.component.name = name

const invalid = await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(JSON.stringify(sbom))
const problems = [
  ...(invalid === null ? [] : [`The document is not valid CycloneDX 1.5: ${JSON.stringify(invalid)}`]),
  ...(sbom.components.length === 0 ? ['The document lists no component.'] : []),
  ...sbomProblems(sbom, packages),
  ...lockProblems(packages, allowScripts),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else {
  mkdirSync(new URL('dist/', root), { recursive: true })
  writeFileSync(new URL('dist/sbom.cdx.json', root), `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(
    `dist/sbom.cdx.json: ${sbom.components.length} components, each with the hash of the lock file and an allowed licence.`,
  )
}
