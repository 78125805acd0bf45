import { attemptAll, breachesIn, type Attack, type Target } from './attack.ts'
import { call, nameOf, type ApiOperation } from './api-operations.ts'

const SLEEP_MS = 4_000
const MAX_REPEATS = 5

/** Known injections: closing the text, joining, ending the statement, commenting out, and measuring the time. */
const payloads = [
  `'`,
  `' or '1'='1`,
  `'; drop table booking; --`,
  `' union select null, username, password_hash from admin_user --`,
  `x'; select pg_sleep(5); --`,
  `' || (select pg_sleep(5)) || '`,
  `"`,
  `" or ""="`,
  `\\`,
  `\\' or 1=1 --`,
  `') or ('1'='1`,
  `' or 1=1 limit 1 offset 1 --`,
  `1 or 1=1`,
  `1; select pg_sleep(5)`,
  `1) union select version() --`,
  `' and 1=cast((select version()) as int) --`,
  `' and extractvalue(1, concat(0x7e, version())) --`,
  `'/**/or/**/1=1--`,
  `%27%20or%201=1--`,
  `'; copy (select 1) to program 'id'; --`,
  `'; update admin_user set username = 'x'; --`,
  `$$; select 1; $$`,
  `{{7*7}} \${7*7} <%= 7*7 %>`,
  `?`,
  `:id`,
  `%`,
  `_`,
  `\u0000`,
  `\ud800`,
  `' or 'x' like '%`,
  `1e999`,
  `-1`,
  `[]`,
  `{"$gt":""}`,
] as const
const quick = payloads.slice(0, 6)

/** Values of another type where text is expected. */
const shapes: readonly unknown[] = [{ $gt: '' }, ["' or '1'='1"], { toString: "'" }, 1e308, null]

/** Injects statements into every parameter and field of every documented call, also behind the login. */
export const injection: Attack = {
  name: 'SQL injection',
  async run(target) {
    const slots = target.operations.flatMap((operation) =>
      [...operation.inPath, ...operation.inQuery, ...operation.inBody].map((key) => ({ operation, key })),
    )
    const values = target.isQuick ? quick : [...payloads, ...shapes]
    const outcome = await attemptAll(
      slots.flatMap((slot) => values.map((value) => ({ ...slot, value }))),
      (one) => inject(target, one),
    )
    return {
      ...outcome,
      breaches: [...outcome.breaches, ...(await missingData(target))],
      note: `${slots.length} parameters and fields of ${target.operations.length} calls`,
    }
  },
}

interface Injection {
  readonly operation: ApiOperation
  readonly key: string
  readonly value: unknown
}

async function inject(target: Target, { operation, key, value }: Injection): Promise<string[]> {
  const ask = (given: unknown) => {
    const isLogin = operation.path === '/api/admin/login'
    return call(target.origin, operation, {
      values: { [key]: given },
      headers: isLogin ? {} : { cookie: target.cookie },
    })
  }
  const what = `${nameOf(operation)} ${key}=${JSON.stringify(value)}`
  const start = performance.now()
  const answer = await ask(value)
  const breaches = breachesIn(what, answer)
  if (operation.path === '/api/admin/login' && answer.status < 300) breaches.push(`${what}: signed in`)
  const hasSlept = performance.now() - start > SLEEP_MS && String(value).includes('pg_sleep')
  if (hasSlept && (await sleepsAgain(ask, value))) breaches.push(`${what}: the database slept`)
  return breaches
}

/** Whether the value is slow each time while a harmless one is fast: a busy machine is slow now and then, for both. */
async function sleepsAgain(ask: (value: unknown) => Promise<unknown>, value: unknown): Promise<boolean> {
  const time = async (given: unknown) => {
    const start = performance.now()
    await ask(given)
    return performance.now() - start
  }
  for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) if ((await time(value)) < SLEEP_MS) return false
  return (await time('harmless')) < SLEEP_MS / 2
}

/** The data that an executed injection would have removed. */
async function missingData({ origin, operations, cookie, credentials }: Target): Promise<string[]> {
  const ask = async (name: string, values: object) => {
    const operation = operations.find((one) => nameOf(one) === name)
    if (!operation) return `${name} is not documented`
    const { status } = await call(origin, operation, { values: { ...values }, headers: { cookie } })
    return status === 200 ? undefined : `${name} answers ${status} after the injections`
  }
  const said = [
    await ask('GET /api/bookings', {}),
    await ask('GET /api/vehicle-pricing', {}),
    await ask('GET /api/regions', {}),
    await ask('POST /api/admin/login', credentials),
  ]
  return said.filter((breach) => breach !== undefined)
}
