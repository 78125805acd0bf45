import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignIn } from '../core/request-context.ts'

declare module 'fastify' {
  interface Session {
    userId?: string
  }
}

/** The session of a web request, as the acts see it. */
export function signInOf(request: FastifyRequest, reply: FastifyReply, cookieName: string): SignIn {
  return {
    userId: request.session.get('userId'),
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
