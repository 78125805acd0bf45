import { join } from 'node:path'
import { isBuiltFromSources } from './built-from.ts'

/** Builds the site, unless it is built from the sources as they are. */
const ROOT = join(import.meta.dirname, '../..')

if (!(await isBuiltFromSources(ROOT))) {
  // Loaded only where there is something to build: it takes longer than to find out.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: ROOT })
  await builder.buildApp()
}
