import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without any setting there is a server to try', () => {
  expect(readConfig({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_USERNAME: 'admin',
    BRAND_NAME: 'Poente',
    MAIL_FROM: 'bookings@example.com',
  })
  expect(readConfig({}).DATABASE_URL).toBeUndefined()
})

test('the data folder is one path, wherever the server is started', () => {
  expect(readConfig({ DATA_DIR: './elsewhere' }).DATA_DIR).toMatch(/^\/.*\/elsewhere$/)
})

test.each([
  [{ PORT: '8080' }, { PORT: 8080, PUBLIC_URL: 'http://localhost:8080' }],
  [{ PUBLIC_URL: 'https://costa.example/' }, { PUBLIC_URL: 'https://costa.example' }],
  [{ CONTACT_EMAIL: 'a@costa.example' }, { CONTACT_EMAIL: 'a@costa.example', MAIL_FROM: 'a@costa.example' }],
  [
    { PORT: '', HOST: '' },
    { PORT: 3000, HOST: '127.0.0.1' },
  ],
  [{ WHATSAPP_NUMBER: '' }, { WHATSAPP_NUMBER: '' }],
  [
    { SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'a@costa.example' },
    { SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'a@costa.example' },
  ],
])('%j is read as %j', (env, config) => {
  expect(readConfig(env)).toMatchObject(config)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number.'],
  [{ PUBLIC_URL: 'ftp://costa.example' }, 'PUBLIC_URL must be an http or https address.'],
  [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must be at least 8 characters long.'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an email address.'],
  [
    { WHATSAPP_NUMBER: 'abc' },
    'WHATSAPP_NUMBER must be a number with its country code, like +351 912 345 678.',
  ],
  [{ FLIGHTS: 'flightradar' }, 'FLIGHTS must be off, aerodatabox, aeroapi, simulated.'],
  [{ FLIGHTS: 'aeroapi' }, 'FLIGHTS=aeroapi needs FLIGHTS_API_KEY.'],
  [
    { FLIGHTS: 'simulated', NODE_ENV: 'production' },
    'FLIGHTS=simulated makes flights up, so a live site refuses it.',
  ],
  [{ OFFICE_EMAIL: 'a@b.example, c@d.example' }, 'OFFICE_EMAIL must be an email address.'],
  [{ MAIL_FROM: 'Costa <a@costa.example>' }, 'MAIL_FROM must be an email address without a name.'],
  [
    { SMTP_URL: 'smtp://localhost' },
    'SMTP_URL needs MAIL_FROM or CONTACT_EMAIL: the address that mails come from.',
  ],
])('%j is refused: %s', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
})

test.each([{ PORT: '70000' }, { PORT: '1.5' }, { NODE_ENV: 'prod' }, { LOG_LEVEL: 'loud' }])(
  '%j is refused with a sentence of ours',
  (env) => {
    const [name] = Object.keys(env)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must be `))
  },
)

test.each(['mail.example.com', 'https://mail.example.com', 'smtp://a:hush%@mail.example.com'])(
  'the mail server %s is refused without being repeated',
  (SMTP_URL) => {
    const read = () => readConfig({ SMTP_URL, MAIL_FROM: 'a@costa.example' })
    expect(read).toThrow(/^SMTP_URL must be smtp:\/\/ or smtps:\/\/, then/)
    expect(read).not.toThrow(/hush|example/)
  },
)

test('every wrong setting is named at once', () => {
  expect(() => readConfig({ PORT: 'x', DATABASE_URL: 'x' })).toThrow(/^PORT .*\nDATABASE_URL .*$/)
})

test('a live site on PostgreSQL needs a secret that its processes share', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' }
  expect(() => readConfig(env)).toThrow(/^SESSION_SECRET is required in production/)
  expect(readConfig({ ...env, SESSION_SECRET: 'x'.repeat(32) }).SESSION_SECRET).toHaveLength(32)
})

test('the owner of the tables has the tables of the database that the server works on', () => {
  expect(() => readConfig({ DATABASE_OWNER_URL: 'postgres://db/x' })).toThrow(/^DATABASE_OWNER_URL needs/)
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://db/x' })).toThrow(/^DATABASE_REPLICA_URL needs/)
})

const account = { SUMUP_API_KEY: 'sup_sk_x', SUMUP_MERCHANT_CODE: 'MERCHANT' }

test.each([
  [{}, 'simulator'],
  [account, 'sumup'],
  [{ ...account, PAYMENTS: 'simulator' }, 'simulator'],
  [{ ...account, PAYMENTS: 'off' }, 'off'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ NODE_ENV: 'production', ...account }, 'sumup'],
  [{ NODE_ENV: 'production', PAYMENTS: 'simulator', ALLOW_SIMULATED_PAYMENTS: 'yes' }, 'simulator'],
])('with %j online payments are taken by: %s', (env, provider) => {
  expect(readConfig(env).PAYMENTS).toBe(provider)
})

test.each([
  [{ SUMUP_API_KEY: 'x' }, /^SUMUP_API_KEY and SUMUP_MERCHANT_CODE belong together/],
  [{ SUMUP_MERCHANT_CODE: 'x' }, /^SUMUP_API_KEY and SUMUP_MERCHANT_CODE belong together/],
  [{ PAYMENTS: 'sumup' }, /^PAYMENTS=sumup needs SUMUP_API_KEY/],
  [{ NODE_ENV: 'production', PAYMENTS: 'simulator' }, /^PAYMENTS=simulator takes no money/],
  [{ PAYMENTS: 'cheque' }, /^PAYMENTS must be sumup, simulator, off\.$/],
  [{ FLIGHT_ALERTS: 'yes' }, /^FLIGHT_ALERTS=yes needs FLIGHTS=aerodatabox or aeroapi/],
  [
    { FLIGHT_ALERTS: 'yes', FLIGHTS: 'aeroapi', FLIGHTS_API_KEY: 'k' },
    /^FLIGHT_ALERTS=yes needs a PUBLIC_URL with https/,
  ],
])('%j stops the start: %s', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('nothing of a sandbox reaches anybody, whatever else is set', () => {
  const settings = { SANDBOX: 'yes', NODE_ENV: 'production', SMTP_URL: 'smtp://mail.costa.example' }
  const account = { MAIL_FROM: 'a@costa.example', SUMUP_API_KEY: 'key', SUMUP_MERCHANT_CODE: 'M1' }
  const { PAYMENTS, SMTP_URL } = readConfig({ ...settings, ...account, PAYMENTS: 'sumup' })
  expect([PAYMENTS, SMTP_URL]).toEqual(['simulator', undefined])
  const owner = { DATABASE_URL: 'postgres://a@b/c', DATABASE_OWNER_URL: 'postgres://o@b/c' }
  expect(() => readConfig({ SANDBOX: 'yes', ...owner })).toThrow('SANDBOX=yes takes no DATABASE_OWNER_URL')
})
