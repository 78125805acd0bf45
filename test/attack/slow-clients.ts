import { sendRaw } from '../support/http.ts'
import { openSocket, readToEnd } from '../support/socket.ts'
import type { Attack, AttackResult, Target } from './attack.ts'

const HEADERS = 'POST /api/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const slow = {
  // One more header every second, and never the last one.
  headers: { first: HEADERS, drip: 'X: x\r\n', closedWithinMs: 20_000 },
  body: { first: `${HEADERS}Content-Length: 60000\r\n\r\n{`, drip: ' ', closedWithinMs: 45_000 },
  nothing: { first: '', drip: '', closedWithinMs: 20_000 },
} as const

/** Clients that send a byte now and then: they must be disconnected, and others be served meanwhile. */
export const slowClients: Attack = {
  name: 'Slow headers, slow bodies, silence',
  async run(target) {
    const kinds = Object.entries(slow)
    const each = target.isQuick ? 50 : 100
    const clients = await Promise.all(
      kinds.flatMap(([what, kind]) => Array.from({ length: each }, () => openClient(target, what, kind))),
    )
    try {
      const served = await serveOthers(target)
      // Waiting for the disconnections takes half a minute, so the ordinary tests check them with shorter time limits.
      const ends = target.isQuick ? [] : await Promise.all(clients.map(({ end }) => end))
      return {
        attempts: clients.length,
        breaches: [...served.breaches, ...new Set(ends.flat())],
        note: `${served.note} beside them`,
      }
    } finally {
      for (const { disconnect } of clients) disconnect()
    }
  },
}

interface Kind {
  readonly first: string
  readonly drip: string
  readonly closedWithinMs: number
}

async function openClient({ origin }: Target, what: string, { first, drip, closedWithinMs }: Kind) {
  const socket = await openSocket(origin)
  if (first) socket.write(first)
  const timer = drip === '' ? undefined : setInterval(() => socket.writable && socket.write(drip), 1_000)
  const end = readToEnd(socket, closedWithinMs).then(({ isClosed }) => {
    clearInterval(timer)
    return isClosed ? [] : [`slow ${what}: still open after ${closedWithinMs / 1_000} s`]
  })
  return {
    end,
    disconnect: () => {
      clearInterval(timer)
      socket.destroy()
    },
  }
}

async function serveOthers({ origin }: Target): Promise<AttackResult> {
  const times: number[] = []
  const breaches: string[] = []
  for (let index = 0; index < 40; index += 1) {
    const start = performance.now()
    const { status } = await sendRaw(origin, { method: 'GET', path: '/api/regions' })
    times.push(performance.now() - start)
    if (status !== 200) breaches.push(`a normal call was answered ${status}`)
  }
  const slowest = Math.round(Math.max(...times))
  return { attempts: times.length, breaches, note: `${times.length} calls served in ${slowest} ms at most` }
}
