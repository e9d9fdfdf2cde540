import { rm } from 'node:fs/promises'
import './global-setup.ts'

export default async function tearDown(): Promise<void> {
  const server = globalThis.testServer
  if (!server) return
  await server.stop()
  await rm(server.dataDir, { recursive: true, force: true })
}
