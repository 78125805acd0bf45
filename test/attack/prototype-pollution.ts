import { sendRaw } from '../support/http.ts'
import { breachesIn, attemptAll, type Attack } from './attack.ts'
import { pathOf } from './api-operations.ts'

const MARK = 'polluted'

const bodies = [
  `{"__proto__":{"${MARK}":true}}`,
  `{"constructor":{"prototype":{"${MARK}":true}}}`,
  `{"stops":[{"__proto__":{"${MARK}":true}}]}`,
  `{"__proto__":null}`,
  `{"\\u005f\\u005fproto\\u005f\\u005f":{"${MARK}":true}}`,
] as const

/** Sends keys that could change every object of the process, in bodies, queries, paths, cookies and procedures. */
export const prototypePollution: Attack = {
  name: 'Prototypes polluted',
  async run({ origin, operations, cookie }) {
    const json = { 'content-type': 'application/json', cookie }
    const requests = [
      ...operations.flatMap(({ method, path, inPath, sample }) => {
        const filled = pathOf(path, inPath, sample)
        return method === 'GET'
          ? [`${filled}?__proto__[${MARK}]=1&constructor[prototype][${MARK}]=1&__proto__.${MARK}=1`].map(
              (address) => ({ method, path: address, headers: { cookie } }),
            )
          : bodies.map((body) => ({ method, path: filled, headers: json, body }))
      }),
      ...bodies.flatMap((body) => [
        { method: 'POST', path: '/trpc/quotes.create', headers: json, body },
        { method: 'POST', path: '/trpc/quotes.create?batch=1', headers: json, body: `{"0":${body}}` },
        { method: 'GET', path: `/trpc/locations.search?input=${encodeURIComponent(body)}` },
      ]),
      ...['__proto__', 'constructor', 'session.__proto__', 'session.constructor.prototype'].map((name) => ({
        method: 'GET',
        path: `/trpc/${name}`,
      })),
      { method: 'GET', path: '/api/admin/user', headers: { cookie: '__proto__=x; constructor=y' } },
    ]
    const outcome = await attemptAll(requests, async (request) =>
      breachesIn(`${request.method} ${request.path}`, await sendRaw(origin, request)),
    )
    // A polluted prototype would show in every other object that is serialised.
    const after = await sendRaw(origin, { method: 'GET', path: '/api/site' })
    const isPolluted = Reflect.get({}, MARK) !== undefined
    const breaches = after.text.includes(MARK) || isPolluted ? ['every object has a new property'] : []
    return { ...outcome, breaches: [...outcome.breaches, ...breaches] }
  },
}
