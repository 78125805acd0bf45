import { sendRaw } from '../support/http.ts'
import { attemptAll, type Attack } from './attack.ts'
import { pathOf } from './api-operations.ts'

const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  undefined,
] as const

/** Headers that browsers send with a request that another site's page makes. */
const senders: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://neighbour.example' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'nonsense' },
  { 'sec-fetch-site': 'cross-site', origin: 'null', 'x-http-method-override': 'GET' },
]

/** Every changing call, made by another site's page with the administrator's cookie, in every type a form may have. */
export const crossSite: Attack = {
  name: 'Calls from other sites',
  run({ origin, operations, cookie, isQuick }) {
    const changing = operations.filter(({ method }) => method !== 'GET')
    const rest = changing.map(({ method, path, inPath, sample }) => ({
      method,
      path: pathOf(path, inPath, sample),
      body: JSON.stringify(sample),
    }))
    const procedures = ['bookings.accept', 'session.logout', 'pricing.create'].map((name) => ({
      method: 'POST',
      path: `/trpc/${name}`,
      body: '{}',
    }))
    const tries = [...rest, ...procedures].flatMap((request) =>
      senders
        .slice(0, isQuick ? 5 : senders.length)
        .flatMap((sender) =>
          (isQuick ? types.slice(0, 2) : types).map((type) => ({ ...request, sender, type })),
        ),
    )
    return attemptAll(tries, async ({ sender, type, ...request }) => {
      const headers = { ...sender, cookie, ...(type && { 'content-type': type }) }
      const { status } = await sendRaw(origin, { ...request, headers })
      const what = `${request.method} ${request.path} as ${type} from ${JSON.stringify(sender)}`
      return status === 403 ? [] : [`${what}: answered ${status}`]
    })
  },
}
