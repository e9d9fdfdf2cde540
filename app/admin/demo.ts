import { fillDemo } from '#app/demo.ts'
import type { AdminCommand } from './command.ts'

export const demoCommands: readonly AdminCommand[] = [
  {
    name: 'demo',
    usage: '',
    description: 'Creates the demo tenants, whose credentials are public. Requires DEMO=1.',
    more: [
      'Needed only for a platform in several processes: "npm start" creates them automatically. The command can be repeated safely.',
    ],
    examples: ['demo'],
    async run({ runtime }) {
      if (!runtime.isDemo)
        throw new Error('The demo tenants have public credentials: set DEMO=1 to create them.')
      const { subgraphs } = await import('#app/subgraphs.ts')
      await fillDemo(runtime.asOwner, await runtime.domains(), subgraphs, { withHistory: true })
      return { text: 'The tenants "demo" and "rival" exist.', json: { tenants: ['demo', 'rival'] } }
    },
  },
]
