import { defineConfig } from 'vitest/config'

/** Only what a mutant of the contract, of the presenters or of the rights can fail without a database. */
export default defineConfig({
  test: {
    include: ['packages/contract/**/*.test.ts', 'src/server/**/*.test.ts', 'test/presenters/*.test.ts'],
    isolate: false,
  },
})
