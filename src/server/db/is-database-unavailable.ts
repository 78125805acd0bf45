/** Of the connection: refused, cut or not to be had. */
const OF_THE_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
])
/** PostgreSQL's own: connection failures, out of resources (disk, memory, connections), out of time, waiting for a lock, stopping and starting. */
const OF_POSTGRES = /^(?:08\w{3}|53\w{3}|55P03|57P0[1-4]|57014|25P03|25006|58030)$/
/** The driver has no code for what it notices itself. */
const OF_THE_DRIVER =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|No space left on device|Cannot use a pool after calling end/i

/** Whether the database, rather than what was asked of it, is why this failed: the same call may well succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string')
      if (OF_THE_CONNECTION.has(cause.code) || OF_POSTGRES.test(cause.code)) return true
    if (OF_THE_DRIVER.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true
  }
  return false
}
