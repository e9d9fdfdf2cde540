import { rm } from 'node:fs/promises'
import './global-setup.ts'

export default async function tearDown(): Promise<void> {
  const server = globalThis.testServer
  if (!server) return
  await server.stop()
  for (const folder of [server.dataDir, `${server.dataDir}-started`, `${server.dataDir}-times`])
    await rm(folder, { recursive: true, force: true })
}
