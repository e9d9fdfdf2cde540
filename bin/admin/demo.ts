import { fillDemo } from '../demo.ts'
import type { AdminCommand } from './command.ts'

export const demoCommands: readonly AdminCommand[] = [
  {
    name: 'demo', usage: '',
    description: 'Fills the demo tenants, whose credentials are public; only with DEMO=1.',
    more: ['For a platform that runs in several processes: "npm start" fills them by itself. Repeating it changes nothing.'],
    examples: ['demo'],
    async run({ ground }) {
      if (!ground.isDemo) throw new Error('The demo tenants have public credentials: set DEMO=1 to have them all the same.')
      const { subgraphs } = await import('../subgraphs.ts')
      await fillDemo(ground.asOwner, await ground.domains(), subgraphs)
      return { text: 'The tenants "demo" and "rival" are there.', json: { tenants: ['demo', 'rival'] } }
    },
  },
]
