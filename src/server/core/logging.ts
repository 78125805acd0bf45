import { factNames, factOf } from '@chauffeur/domain/booking-facts'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** The logger of the features. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Redacted wherever they are logged by mistake, at any depth that our own objects have. */
const REDACTED_KEYS = [
  ...factNames.filter((name) => factOf(name).isPersonal),
  'password',
  'cookie',
  'authorization',
  'set-cookie',
  'x-driver-link',
]

export function loggerOptions({ LOG_LEVEL }: Config): NonNullable<FastifyServerOptions['logger']> {
  if (LOG_LEVEL === 'silent') return false
  return {
    level: LOG_LEVEL,
    redact: REDACTED_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
    serializers: {
      // A query says where somebody is going, and an address in it is personal: the path alone is logged.
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
      // The message and place of a fault, not its properties: those of a database error hold the row.
      err: (error: Error) => ({
        type: error.name,
        message: withoutValues(error.message),
        stack: framesOf(error),
      }),
    },
  }
}

// The address of the calendar, and of a booking's private page and a driver's, is all that is needed to read it; that of alerts
// about a flight, all that is needed to send one.
function pathOf(url: string): string | undefined {
  return url.split('?', 1)[0]?.replace(/((?:calendar|trip|alerts|\/d)\/+)[^/]+/i, '$1…')
}

// MikroORM and PostgreSQL put the statement with its values, and the row's values, into their messages.
function withoutValues(text: string): string {
  return text
    .replace(/\n - detail: .*$/s, '')
    .replace(/^.* - (?=[a-z])/s, '')
    .replace(/\((?:[^()]|\([^()]*\))*\)=\((?:[^()]|\([^()]*\))*\)/g, '(…)')
}

// The stack begins with the message, which is logged separately and may contain a guest's text.
function framesOf({ message, stack = '' }: Error): string {
  const frames = stack.replaceAll(message, '').split('\n')
  return frames.filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line)).join('\n')
}

/** One line for each request, when it is answered. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', ({ log, method, routeOptions }, reply, done) => {
    log.info(
      { route: routeOptions.url, method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    done()
  })
}
