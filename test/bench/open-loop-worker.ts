import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { MixedCall, OpenLoopTask, Sent } from './open-loop.ts'

// A request still unanswered this long after the last one was due counts as not answered.
const PATIENCE_MS = 30_000

// The bench, which starts this thread, is the only one that fills it.
const { origin, mix, rate, seconds }: OpenLoopTask = workerData
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })
const sent: Sent[] = []
const calls = mix.map((call) => ({ call, next: 0 }))
/** A hundred calls in the proportions of the mix, spread evenly. */
const order = spread(mix)

function spread(all: readonly MixedCall[]): number[] {
  const due = all.flatMap(({ share }, index) =>
    Array.from({ length: share }, (_, at) => ({ index, at: (at + 0.5) / share })),
  )
  return due.toSorted((a, b) => a.at - b.at).map(({ index }) => index)
}

const start = performance.now()
const stop = new AbortController()

function send(number: number): void {
  const entry = calls[order[number % order.length] ?? 0]
  if (!entry) return
  const { call, next } = entry
  entry.next += 1
  const dueMs = (number * 1000) / rate
  const body = call.bodies?.[next % call.bodies.length]
  const finish = (status: number) =>
    void sent.push({ name: call.name, status, dueMs, tookMs: performance.now() - start - dueMs })
  const outgoing = request(
    `${origin}${call.paths[next % call.paths.length]}`,
    {
      method: call.method,
      agent,
      signal: stop.signal,
      headers: {
        'accept-encoding': 'br',
        ...call.headers,
        // Each visitor has an address of their own.
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      },
    },
    (response) => {
      response.resume()
      response.once('end', () => finish(response.statusCode ?? 0))
    },
  )
  outgoing.once('error', () => finish(0))
  outgoing.end(body)
}

const total = rate * seconds
for (let number = 0; number < total;) {
  const due = Math.min(total, Math.floor(((performance.now() - start) * rate) / 1000))
  for (; number < due; number += 1) send(number)
  await setTimeout(2)
}
const end = performance.now() + PATIENCE_MS
while (sent.length < total && performance.now() < end) await setTimeout(20)
stop.abort()
while (sent.length < total) await setTimeout(20)
agent.destroy()
parentPort?.postMessage(sent)
