import { argon2Hasher } from '../../src/server/auth/passwords.ts'
import { readConfig, type Config } from '../../src/server/core/config.ts'

/** The administrator that every test database has. */
export const ADMIN = { username: 'maria', password: 'a quiet harbour at dusk' } as const

/** The cheapest that Argon2 can be; production's cost takes longer than opening a test's app. */
export const cheapPasswords = argon2Hasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/** The settings of a test's app, read like a real start's. */
export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // Tests ask more often than people do; those of the limits turn them on.
    RATE_LIMIT: 'off',
    // They also ask for more at once than this machine may be able to do in time.
    MAX_REQUESTS_IN_FLIGHT: '0',
    SESSION_SECRET: 'a secret that only tests use, 32 characters',
    BRAND_NAME: 'Costa Chauffeurs',
    CONTACT_PHONE: '+351 289 111 222',
    CONTACT_EMAIL: 'office@costa.example',
    ADMIN_USERNAME: ADMIN.username,
    ...settings,
  })
}
