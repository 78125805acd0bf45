import type { TestProject } from 'vitest/node'
import { startChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

/** One browser for all the tests; each opens windows of its own in it. */
export default async function setup(project: TestProject) {
  const browser = await startChromium()
  project.provide('chromium', browser.wsEndpoint())
  return () => browser.close()
}
