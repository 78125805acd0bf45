import Fastify from 'fastify'
import type { BenchApp } from './bench-app.ts'
import { throughput } from './throughput.ts'

const QUOTE = JSON.stringify({
  pickup: 'Faro Airport',
  dropoff: 'Vilamoura, 8125 Quarteira, Portugal',
  stops: [],
  vehicleName: 'Mercedes E Class',
  isHourly: false,
})

const CALLS = [
  { name: 'GET /api/locations/search', path: '/api/locations/search?q=vilamo&limit=15' },
  { name: 'POST /api/quotes', path: '/api/quotes', method: 'POST', body: QUOTE },
] as const

/** Prints the rate of two calls beside that of a bare Fastify route that answers the same bytes. */
export async function benchCalls({ origin }: BenchApp): Promise<void> {
  const rows: Record<string, object> = {}
  for (const { name, path, ...call } of CALLS) {
    const load = { url: `${origin}${path}`, ...call }
    const answer = await fetch(
      load.url,
      'method' in load ? { ...load, headers: { 'content-type': 'application/json' } } : {},
    )
    const bytes = await answer.text()
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}: ${bytes}`)
    const bare = await bareServer(path.split('?', 1)[0] ?? path, bytes)
    const ceiling = await throughput({ ...load, url: `${bare.origin}${path}` })
    const ours = await throughput(load)
    await bare.close()
    rows[name] = {
      'bare req/s': Math.round(ceiling),
      'ours req/s': Math.round(ours),
      ratio: (ours / ceiling).toFixed(2),
    }
  }
  console.log('Calls: requests a second beside a bare Fastify route with the same answer')
  console.table(rows)
}

async function bareServer(path: string, bytes: string) {
  const server = Fastify()
  server.all(path, (_, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => server.close() }
}
