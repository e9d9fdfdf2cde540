import type { Environment } from '#kernel/principal.ts'

export interface HostRules {
  readonly sandboxHosts: readonly string[]
  readonly productionHosts: readonly string[]
  readonly defaultEnvironment: Environment
}

/** The environment that the host of a request selects; its port is ignored. */
export function environmentOf(
  host: string,
  { sandboxHosts, productionHosts, defaultEnvironment }: HostRules,
): Environment {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (sandboxHosts.includes(name) || name.split('.')[0] === 'sandbox') return 'sandbox'
  return productionHosts.includes(name) ? 'production' : defaultEnvironment
}
