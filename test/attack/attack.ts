import type { ApiOperation } from './api-operations.ts'

/** A server to attack, and what an attacker may know of it. */
export interface Target {
  readonly origin: string
  /** Every call that the server itself documents. */
  readonly operations: readonly ApiOperation[]
  /** The Cookie header of an administrator: what is behind the login is attacked, too. */
  readonly cookie: string
  readonly credentials: { readonly username: string; readonly password: string }
  /** A few of each kind only, for the tests of every day. */
  readonly isQuick: boolean
}

/** What an attack came to. A breach is a sentence; none may be there. */
export interface Outcome {
  readonly tries: number
  readonly breaches: readonly string[]
  /** What else is worth a look. */
  readonly note?: string
}

/** One kind of attack, by the name under which it is reported. */
export interface Attack {
  readonly name: string
  readonly run: (target: Target) => Promise<Outcome>
}

/** Our files, our tables as the queries write them, PostgreSQL's own words; not what was sent and is only repeated. */
const LEAKS =
  /\bat .+\.(?:ts|js):\d|node_modules|SQLSTATE|syntax error at or near|relation \\?"|(?:insert into|update|delete from|from|join) \\?"\w+\\?"|insert into rate_count|update outbox|\$argon2id\$/i

/** What is wrong with any answer at all: a fault, or something of our inside in it. */
export function judgeAnswer(what: string, { status, text }: { status: number; text: string }): string[] {
  return [
    ...(status >= 500 && status !== 502 && status !== 503 ? [`${what}: answered ${status}`] : []),
    ...(LEAKS.test(text) ? [`${what}: tells ${LEAKS.exec(text)?.[0]}`] : []),
  ]
}

/** Runs the tries, so many at a time, and gathers what each of them found. */
export async function tryAll<T>(
  tries: readonly T[],
  attempt: (one: T) => Promise<readonly string[]>,
  atOnce = 16,
): Promise<Outcome> {
  const breaches: string[] = []
  const waiting = tries.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of waiting) breaches.push(...(await attempt(one)))
    }),
  )
  return { tries: tries.length, breaches }
}
