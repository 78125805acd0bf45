/* oxlint-disable no-empty-pattern -- Vitest reads from this pattern which other fixtures one needs: none */
import { test as base } from 'vitest'
import { openApp, type AppOptions, type TestApp } from './app.ts'
import { openDatabase, reset, type Database } from './database.ts'

interface Apps {
  /** One for the whole file: its tests leave each other's bookings alone. */
  readonly app: TestApp
  /** Opens one for this test only, when it moves the clock or changes prices. Closed after it. */
  readonly open: (options?: Omit<AppOptions, 'database'>) => Promise<TestApp>
}

/** Databases that are put back to their first rows after use: as fresh as new ones, and ready at once. */
interface Spares {
  take(): Promise<Database>
  giveBack(database: Database): Promise<void>
}

/** Vitest's test, with the app to test. */
export const test = base
  .extend('databases', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Spares> => {
    const spares: Database[] = []
    onCleanup(async () => {
      for (const database of spares) await database.close()
    })
    return {
      take: async () => spares.pop() ?? openDatabase(),
      async giveBack(database) {
        await reset(database)
        spares.push(database)
      },
    }
  })
  .extend('app', { scope: 'file' }, async ({ databases }, { onCleanup }): Promise<Apps['app']> => {
    const database = await databases.take()
    const app = await openApp({ database })
    onCleanup(async () => {
      await app.close()
      await databases.giveBack(database)
    })
    return app
  })
  .extend('open', async ({ databases }, { onCleanup }): Promise<Apps['open']> => {
    const opened: TestApp[] = []
    const used: Database[] = []
    onCleanup(async () => {
      for (const app of opened.toReversed()) await app.close()
      for (const database of used) await databases.giveBack(database)
    })
    return async (options = {}) => {
      const database = options.beside ? undefined : await databases.take()
      if (database) used.push(database)
      const app = await openApp({ ...options, ...(database && { database }) })
      opened.push(app)
      return app
    }
  })
