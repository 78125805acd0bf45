import { defineConfig } from 'vitest/config'

/** Only what a mutant of packages/domain can fail. The rules hold no state that files could share. */
export default defineConfig({
  test: {
    include: ['packages/domain/**/*.test.ts'],
    isolate: false,
  },
})
