import fastifyCookie from '@fastify/cookie'
import fastifySession from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'
import type { Secrets } from '../core/secrets.ts'
import type { SignIn } from '../core/request-context.ts'
import { DatabaseSessionStore, SESSION_LIFE_MS } from '../auth/session-store.ts'
import { signInOf } from '../auth/sign-in.ts'

interface Options {
  readonly config: Config
  readonly orm: Orm
  readonly secrets: Secrets
  readonly clock: () => Date
}

/** Keeps sessions for the calls registered after it. Returns what reads the session of a request. */
export async function registerSessions(
  calls: FastifyInstance,
  { config, orm, secrets, clock }: Options,
): Promise<(request: FastifyRequest, reply: FastifyReply) => SignIn> {
  const { cookieName, isSecure } = sessionCookie(config)
  await calls.register(fastifyCookie)
  await calls.register(fastifySession, {
    secret: secrets.cookieKey.toString('base64url'),
    cookieName,
    saveUninitialized: false,
    rolling: false,
    store: new DatabaseSessionStore(orm, clock),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: SESSION_LIFE_MS },
  })
  return (request, reply) => signInOf(request, reply, cookieName)
}

/** A site that is reached by https takes its cookie from nowhere else. */
export function sessionCookie({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  const isSecure = PUBLIC_URL.startsWith('https:')
  return { isSecure, cookieName: isSecure ? '__Host-session' : 'session' }
}

/** For calls that have nothing to do with sessions. */
export const NOBODY: SignIn = {
  userId: undefined,
  start: () => Promise.reject(new Error('This call keeps no sessions')),
  end: () => Promise.reject(new Error('This call keeps no sessions')),
}
