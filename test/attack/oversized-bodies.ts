import { sendRaw } from '../support/http.ts'
import { breachesIn, attemptAll, type Attack } from './attack.ts'
import { pathOf } from './api-operations.ts'

const nested = (levels: number, open: string, close: string, inside = '0') =>
  open.repeat(levels) + inside + close.repeat(levels)

/** Bodies that cost the server more than their sender, each with the statuses that it may get; any status when empty. */
const bodies: readonly (readonly [what: string, body: string, statuses: readonly number[]])[] = [
  ['a body of 70 kB', JSON.stringify({ notes: 'x'.repeat(70_000) }), [413]],
  ['a body of 5 MB', JSON.stringify({ notes: 'x'.repeat(5_000_000) }), [413]],
  ['lists in lists', nested(30_000, '[', ']'), [400]],
  ['lists that are never closed', '['.repeat(60_000), [400]],
  ['objects in objects', nested(9_000, '{"a":', '}'), [400]],
  ['a field of lists in lists', `{"pickup":${nested(20_000, '[', ']')}}`, [400]],
  [
    'ten thousand fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`k${n}`, n]))),
    [],
  ],
  ['one field ten thousand times', `{${'"pickup":"x",'.repeat(4_500)}"pickup":"x"}`, []],
  ['ten thousand stops', JSON.stringify({ stops: Array.from({ length: 10_000 }, () => 'x') }), []],
  ['a number of sixty thousand digits', `{"passengers":${'9'.repeat(60_000)}}`, []],
  ['a text of sixty thousand spaces', JSON.stringify({ customerName: ' '.repeat(60_000) }), []],
  ['halves of characters', '{"customerName":"\\ud800","pickup":"\\udfff"}', []],
]

/** Sends these bodies to every call that takes one. */
export const oversizedBodies: Attack = {
  name: 'Bodies too large or too deep',
  run({ origin, operations, cookie, isQuick }) {
    const taking = operations.filter(({ inBody }) => inBody.length > 0)
    const paths = [
      ...taking.map(({ method, path, inPath, sample }) => ({ method, path: pathOf(path, inPath, sample) })),
      { method: 'POST', path: '/trpc/quotes.create' },
      { method: 'POST', path: '/trpc/session.login?batch=1' },
    ]
    const tries = paths.flatMap((request) =>
      bodies
        .filter((_, at) => !isQuick || at % 2 === 0)
        .map(([what, body, statuses]) => ({ request, what, body, statuses })),
    )
    return attemptAll(tries, async ({ request, what, body, statuses }) => {
      const headers = { 'content-type': 'application/json', cookie }
      // A server that refuses a long body closes before it is all sent, and so may the connection.
      const answer = await sendRaw(origin, { ...request, headers, body }).catch(() => undefined)
      if (!answer) return body.length > 64 * 1024 ? [] : [`${what} to ${request.path}: no answer`]
      const isWanted = statuses.length === 0 || statuses.includes(answer.status)
      const wrong = isWanted ? [] : [`${what} to ${request.path}: answered ${answer.status}`]
      return [...breachesIn(`${what} to ${request.path}`, answer), ...wrong]
    })
  },
}
