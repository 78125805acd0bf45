import fastifyCookie from '@fastify/cookie'
import fastifySession, { type SessionStore } from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deleteSession, readSession, SESSION_LIFE_MS, writeSession } from '../auth/sessions.ts'
import type { Config } from '../core/config.ts'
import type { SignIn } from '../core/request-context.ts'
import type { Secrets } from '../core/secrets.ts'
import type { Orm } from '../db/orm.ts'

declare module 'fastify' {
  interface Session {
    userId?: string
  }
}

interface Options {
  readonly config: Config
  readonly orm: Orm
  readonly secrets: Secrets
  readonly clock: () => Date
}

/** Gives sessions to the calls registered after it. Returns what reads the session of a request. */
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
    store: databaseStore(orm, clock),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: SESSION_LIFE_MS },
  })
  const isOpen = async (id: string) => (await readSession(id, orm, clock())) !== null
  return (request, reply) => signInOf(request, reply, { cookieName, isOpen })
}

/** A site that is reached by https takes its cookie from nowhere else. */
export function sessionCookie({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  const isSecure = PUBLIC_URL.startsWith('https:')
  return { isSecure, cookieName: isSecure ? '__Host-session' : 'session' }
}

/** For calls that have nothing to do with sessions. */
export const NOBODY: SignIn = {
  userId: undefined,
  isOpen: () => Promise.resolve(false),
  start: () => Promise.reject(new Error('This call has no session')),
  end: () => Promise.reject(new Error('This call has no session')),
}

function databaseStore(orm: Orm, clock: () => Date): SessionStore {
  return {
    get: (id, done) => {
      readSession(id, orm, clock()).then((session) => done(null, session), done)
    },
    set: (id, session, done) => {
      writeSession(id, session, orm, clock()).then(() => done(), done)
    },
    destroy: (id, done) => {
      deleteSession(id, orm).then(() => done(), done)
    },
  }
}

function signInOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookieName, isOpen }: { cookieName: string; isOpen: (id: string) => Promise<boolean> },
): SignIn {
  return {
    userId: request.session.get('userId'),
    isOpen: () => isOpen(request.session.sessionId),
    async start(userId) {
      // A new id: one that somebody else may have planted before is worth nothing now.
      await request.session.regenerate()
      request.session.set('userId', userId)
    },
    async end() {
      await request.session.destroy()
      void reply.clearCookie(cookieName, { path: '/' })
    },
  }
}
