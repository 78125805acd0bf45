import { greatCircleKm } from '@chauffeur/domain/geometry'
import { embeddedRouter } from '@chauffeur/gateways/routing/embedded/embedded-router'
import { ROAD_PAIRS, type RoadPair } from '@chauffeur/geodata/road-pairs'

/** The factor and the speed with which great circles fit these drives best. */
const FACTOR = 1.315
const KMH = 75
const ROUNDS = 40

interface Estimate {
  readonly pair: RoadPair
  readonly km: number
  readonly minutes: number
}

/** Prints how far the embedded router and a plain great circle are from published distances and times. */
export async function benchRouting(): Promise<void> {
  const router = embeddedRouter()
  const routed: Estimate[] = []
  const straight: Estimate[] = []
  for (const pair of ROAD_PAIRS) {
    const { distanceMetres, durationSeconds } = await router.route([pair.from, pair.to])
    routed.push({ pair, km: distanceMetres / 1000, minutes: durationSeconds / 60 })
    const km = greatCircleKm(pair.from, pair.to) * FACTOR
    straight.push({ pair, km, minutes: (km / KMH) * 60 })
  }
  console.log(`Routing: ${ROAD_PAIRS.length} pairs; "trusted" leaves out those of low confidence`)
  console.table({
    'road graph, trusted': errors(routed.filter(isTrusted)),
    'road graph, all': errors(routed),
    'great circle × 1.315, trusted': errors(straight.filter(isTrusted)),
    'great circle × 1.315, all': errors(straight),
  })
  console.log(`${(await microsecondsPerRoute(router)).toFixed(0)} µs a route`)
}

function isTrusted({ pair }: Estimate): boolean {
  return pair.confidence !== 'low'
}

function errors(estimates: readonly Estimate[]): Record<string, number> {
  const km: number[] = []
  const percent: number[] = []
  const minutes: number[] = []
  for (const { pair, ...estimate } of estimates) {
    if (pair.km !== null) {
      km.push(Math.abs(estimate.km - pair.km))
      percent.push((100 * Math.abs(estimate.km - pair.km)) / pair.km)
    }
    if (pair.minutes !== null) minutes.push(Math.abs(estimate.minutes - pair.minutes))
  }
  const sorted = km.toSorted((a, b) => a - b)
  return {
    pairs: km.length,
    'mean km': rounded(mean(km)),
    'p95 km': rounded(sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0),
    'max km': rounded(sorted.at(-1) ?? 0),
    'mean %': rounded(mean(percent)),
    'mean min': rounded(mean(minutes)),
  }
}

async function microsecondsPerRoute(router: ReturnType<typeof embeddedRouter>): Promise<number> {
  for (const { from, to } of ROAD_PAIRS) await router.route([from, to])
  const start = performance.now()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { from, to } of ROAD_PAIRS) await router.route([from, to])
  return (1000 * (performance.now() - start)) / (ROUNDS * ROAD_PAIRS.length)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

if (import.meta.main) await benchRouting()
