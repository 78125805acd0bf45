import type { ApiOperation } from './api-operations.ts'

/** A server to attack, and what an attacker may know of it. */
export interface Target {
  readonly origin: string
  /** Every call that the server itself documents. */
  readonly operations: readonly ApiOperation[]
  /** The Cookie header of an administrator: what is behind the login is attacked, too. */
  readonly cookie: string
  readonly credentials: { readonly username: string; readonly password: string }
  /** Whether only a few attempts of each kind are made, for the ordinary tests. */
  readonly isQuick: boolean
}

/** The result of an attack. Each breach is a sentence; there must be none. */
export interface AttackResult {
  readonly attempts: number
  readonly breaches: readonly string[]
  /** Anything else worth reporting. */
  readonly note?: string
}

/** One kind of attack, with the name under which it is reported. */
export interface Attack {
  readonly name: string
  readonly run: (target: Target) => Promise<AttackResult>
}

/** Our files, our tables in statements, messages of PostgreSQL: but not what was sent and is only repeated. */
const LEAKS =
  /\bat .+\.(?:ts|js):\d|node_modules|SQLSTATE|syntax error at or near|relation \\?"|(?:insert into|update|delete from|from|join) \\?"\w+\\?"|insert into rate_count|update outbox|\$argon2id\$/i

/** Lists the breaches that no response may have: a fault, or details of the implementation. */
export function breachesIn(what: string, { status, text }: { status: number; text: string }): string[] {
  return [
    ...(status >= 500 && status !== 502 && status !== 503 ? [`${what}: answered ${status}`] : []),
    ...(LEAKS.test(text) ? [`${what}: shows ${LEAKS.exec(text)?.[0]}`] : []),
  ]
}

/** Makes the attempts, `concurrency` at a time, and collects the breaches. */
export async function attemptAll<T>(
  tries: readonly T[],
  attempt: (one: T) => Promise<readonly string[]>,
  concurrency = 16,
): Promise<AttackResult> {
  const breaches: string[] = []
  const waiting = tries.values()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const one of waiting) breaches.push(...(await attempt(one)))
    }),
  )
  return { attempts: tries.length, breaches }
}
