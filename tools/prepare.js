// npm runs this after an installation. It is plain JavaScript, because npm's own Node may not run TypeScript, and an
// installation without the bundler is complete: the program then runs from its source.
import process from 'node:process'

const [major = 0] = process.versions.node.split('.').map(Number)
const hasBundler = await import('esbuild').then(
  () => true,
  () => false,
)
if (major >= 24 && hasBundler) await import('./build.ts')
