/* oxlint-disable no-empty-pattern -- Vitest reads from this pattern which other fixtures one needs: none */
import { test as base } from 'vitest'
import { openApp, type AppOptions, type TestApp } from './app.ts'
import { closeSpares, giveBack, takeDatabase, type Database } from './database.ts'

interface Apps {
  /** One for the whole file: its tests leave each other's bookings alone. */
  readonly app: TestApp
  /** Opens one for this test only, when it moves the clock or changes prices. Closed after it. */
  readonly open: Open
}

interface Open {
  (options?: Omit<AppOptions, 'database'>): Promise<TestApp>
  /** Closes one before the test ends: each holds connections to the database server, which has some hundred. */
  readonly release: (app: TestApp) => Promise<void>
}

/** Databases that are put back to their first rows after use: as fresh as new ones, and ready at once. */
interface Spares {
  take(): Promise<Database>
  giveBack(database: Database): Promise<void>
}

/** Vitest's test, with the app to test. */
export const test = base
  .extend('databases', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Spares> => {
    onCleanup(closeSpares)
    return { take: takeDatabase, giveBack }
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
    const opened = new Map<TestApp, Database | undefined>()
    const release = async (app: TestApp) => {
      const database = opened.get(app)
      if (!opened.delete(app)) return
      await app.close()
      if (database) await databases.giveBack(database)
    }
    onCleanup(async () => {
      const [apps, used] = [[...opened.keys()], [...opened.values()]]
      for (const app of apps.toReversed()) await app.close()
      for (const database of used) if (database) await databases.giveBack(database)
    })
    return Object.assign(
      async (options: Parameters<Open>[0] = {}) => {
        const database = options.beside ? undefined : await databases.take()
        const app = await openApp({ ...options, ...(database && { database }) })
        opened.set(app, database)
        return app
      },
      { release },
    )
  })
