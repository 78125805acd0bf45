import { sendRaw } from '../support/http.ts'
import { noCall, sameCall } from '../support/path-tricks.ts'
import { breachesIn, attemptAll, type Attack, type Target } from './attack.ts'
import { call, nameOf, pathOf, type ApiOperation } from './api-operations.ts'

/** Who signs in has no session yet, and who signs out may have none any more. */
const OF_THE_SESSION = new Set(['/api/admin/login', '/api/admin/logout'])

/** Whether only the office may make the call: a rule rather than a list, so that it covers new calls, too. */
function mustBeClosed({ method, path }: ApiOperation): boolean {
  return (
    (path.startsWith('/api/admin/') && !OF_THE_SESSION.has(path)) ||
    path.startsWith('/api/vehicle-pricing') ||
    (path.startsWith('/api/luggage-capacities') && method !== 'GET') ||
    (path === '/api/bookings' && method === 'GET')
  )
}

/** Makes every closed call without a session, with its path in every spelling that a router might treat differently. */
export const closedRoutes: Attack = {
  name: 'Closed routes by other spellings',
  async run(target) {
    const { closed, open } = await sort(target.operations, target)
    const spellings = { ...sameCall, ...noCall }
    const attempts = closed.flatMap((operation, index) =>
      Object.entries(spellings)
        .filter((_, at) => !target.isQuick || (at + index) % 4 === 0)
        .map(([trick, write]) => ({
          operation,
          path: write(pathOf(operation.path, operation.inPath, operation.sample)),
          trick,
        })),
    )
    const outcome = await attemptAll(attempts, async ({ operation, path, trick }) => {
      const what = `${operation.method} ${path} (${trick})`
      const body = operation.inBody.length > 0 && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(operation.sample),
      }
      const answer = await sendRaw(target.origin, { method: operation.method, path, ...body })
      // 405 where the spelling is a value of another call's path, which takes other methods.
      const isRefused = [400, 401, 404, 405].includes(answer.status)
      return [...breachesIn(what, answer), ...(isRefused ? [] : [`${what}: answered ${answer.status}`])]
    })
    return {
      ...outcome,
      breaches: [
        ...outcome.breaches,
        ...open.map((operation) => `${nameOf(operation)} is open to everybody`),
      ],
      note: `${closed.length} closed calls`,
    }
  },
}

/** Which calls refuse who is not signed in, and which should but do not. */
async function sort(operations: readonly ApiOperation[], { origin }: Target) {
  const closed: ApiOperation[] = []
  const open: ApiOperation[] = []
  for (const operation of operations) {
    const { status } = await call(origin, operation)
    if (status === 401 && !OF_THE_SESSION.has(operation.path)) closed.push(operation)
    else if (mustBeClosed(operation)) open.push(operation)
  }
  return { closed, open }
}
