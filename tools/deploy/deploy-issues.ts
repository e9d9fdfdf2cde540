/** A process as Compose or Kubernetes starts it. */
export interface Started {
  readonly name: string
  readonly command: readonly string[]
  readonly variables: readonly string[]
  /** Whether its user is numeric and not root. */
  readonly isUnprivileged: boolean
}

/** Commands of all processes that a platform with these domains needs. */
export const neededCommands = (subgraphs: readonly string[]): string[] => [
  'serve gateway',
  ...subgraphs.map(name => `serve subgraph:${name}`),
  'serve worker',
  'admin migrate',
]

/** Connection settings with access beyond one workspace, and the only commands that may have them. */
const LOGINS: Readonly<Record<string, readonly string[]>> = {
  DATABASE_WORKER_URL: ['serve worker', 'admin migrate'],
  DATABASE_ADMIN_URL: ['admin migrate'],
}

/** Without these variables, processes would call each other over plain HTTP. */
const TLS_VARIABLES = ['TLS_CERT_FILE', 'TLS_KEY_FILE', 'TLS_CA_FILE']

/** Lists what is wrong with each deployment description, and where two differ, one sentence each. */
export function deployIssues(
  subgraphs: readonly string[],
  knownVariables: ReadonlySet<string>,
  descriptions: Readonly<Record<string, readonly Started[]>>,
): string[] {
  const needed = neededCommands(subgraphs)
  const issues: string[] = []
  for (const [title, processes] of Object.entries(descriptions)) {
    const commands = processes.map(({ command }) => command.slice(2).join(' '))
    issues.push(
      ...needed
        .filter(command => !commands.includes(command))
        .map(command => `${title}: nothing runs "${command}".`),
    )
    issues.push(
      ...commands
        .filter(command => !needed.includes(command))
        .map(command => `${title}: "${command}" is no process of the platform.`),
    )
    for (const { name, command, variables, isUnprivileged } of processes) {
      if (command.slice(0, 2).join(' ') !== 'node bin/fiducia.js')
        issues.push(`${title}: ${name} does not start with "node bin/fiducia.js".`)
      if (!isUnprivileged) issues.push(`${title}: ${name} may run as root.`)
      issues.push(
        ...variables
          .filter(each => !knownVariables.has(each))
          .map(each => `${title}: ${name} has ${each}, which nobody reads.`),
      )
      for (const [login, commands] of Object.entries(LOGINS)) {
        const isFor = commands.includes(command.slice(2).join(' '))
        if (variables.includes(login) !== isFor)
          issues.push(`${title}: ${name} ${isFor ? 'lacks' : 'must not have'} ${login}.`)
      }
      issues.push(
        ...[...subgraphs.map(each => `SUBGRAPH_${each.toUpperCase()}_URL`), ...TLS_VARIABLES]
          .filter(each => !variables.includes(each))
          .map(each => `${title}: ${name} lacks ${each}.`),
      )
    }
  }
  const [[one, first] = ['', []], [other, second] = ['', []]] = Object.entries(descriptions)
  for (const { name, command, variables } of first) {
    const same = second.find(each => each.command.join(' ') === command.join(' '))
    if (same && [...variables].sort().join() !== [...same.variables].sort().join())
      issues.push(`${name} has other variables in ${one} than in ${other}.`)
  }
  return issues
}
