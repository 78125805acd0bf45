import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { Refusal } from '../core/refusal.ts'

type Weight = 'light' | 'essential'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a request to this route counts while there is more to do than the server can: `light` ones cost next to
     * nothing and are always served, `essential` ones are refused last.
     */
    weight?: Weight | ((request: FastifyRequest) => Weight | undefined)
  }
  interface FastifyRequest {
    admission: Admission | undefined
  }
}

interface Options {
  /** 0 bounds nothing. */
  readonly maxInFlight: number
  /** Whether calls wait for a connection to the database. */
  readonly isDatabaseBusy: () => boolean
}

const ADJUST_MS = 100
/** The share of its time that a saturated event loop is at work. */
const SATURATED = 0.95
/** After so long a request whose client has gone, and which never answered, no longer counts. */
const ABANDONED_MS = 15_000
const MIN_RETRY_SECONDS = 2
/** Those who are sent away come back spread over so many seconds more. */
const RETRY_SPREAD_SECONDS = 4

/**
 * Answers 503 at once when more is asked than the server can work on: what it takes in is then answered in time, and
 * its memory stays bounded. Returns its metrics.
 */
export function shedLoad(
  server: FastifyInstance,
  { maxInFlight, isDatabaseBusy }: Options,
): (registry: Registry) => void {
  const limit = createLoadLimit(maxInFlight)
  const refused = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused by 503 because too many were in flight',
    registers: [],
  })
  let refusedLately = 0
  const refuse = (request: FastifyRequest) => {
    refused.inc()
    refusedLately += 1
    if (refusedLately === 1)
      request.log.warn(
        { admitted: limit.admitted },
        'more is asked than the server can work on: some requests are refused',
      )
    return new Refusal(
      'OVERLOADED',
      { code: 'overloaded' },
      { retryAfter: MIN_RETRY_SECONDS + Math.floor(Math.random() * RETRY_SPREAD_SECONDS) },
    )
  }
  const leave = (request: FastifyRequest) => {
    request.admission?.leave()
    request.admission = undefined
  }
  const enter = (request: FastifyRequest, reply: FastifyReply, done: (refusal?: Refusal) => void) => {
    const admission = limit.enter(weightOf(request) === 'essential', () => done())
    if (!admission) return done(refuse(request))
    request.admission = admission
    reply.raw.once('close', () => {
      if (admission.isWaiting) return leave(request)
      // Work for a client that has gone still is work: it ends with its answer, which nobody reads.
      if (request.admission) setTimeout(() => leave(request), ABANDONED_MS).unref()
    })
    if (!admission.isWaiting) done()
  }

  server.decorateRequest('admission', undefined)
  server.addHook('onRequest', (request, reply, done) => {
    const weight = weightOf(request)
    if (weight === 'light') return done()
    // A body may take long to arrive, which keeps nobody else waiting: such a request is let in once it is there.
    if (!hasBody(request)) return enter(request, reply, done)
    done(limit.hasRoom(weight === 'essential') ? undefined : refuse(request))
  })
  server.addHook('preValidation', (request, reply, done) => {
    if (weightOf(request) === 'light' || request.admission) done()
    else enter(request, reply, done)
  })
  server.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request)
    done()
  })

  let before = performance.eventLoopUtilization()
  let adjustedAt = performance.now()
  const adjusting = setInterval(() => {
    const now = performance.now()
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    limit.adjust({ isSaturated: utilization > SATURATED || isDatabaseBusy(), elapsedMs: now - adjustedAt })
    adjustedAt = now
    if (refusedLately > 0 && limit.hasRoom(false)) {
      server.log.warn({ refused: refusedLately }, 'the server can work on everything again')
      refusedLately = 0
    }
  }, ADJUST_MS).unref()
  server.addHook('onClose', async () => clearInterval(adjusting))

  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that were let in and are not answered',
    registers: [],
    collect() {
      this.set(limit.admitted)
    },
  })
  return (registry) => {
    registry.registerMetric(refused)
    registry.registerMetric(inFlight)
  }
}

function weightOf(request: FastifyRequest): Weight | undefined {
  const { weight } = request.routeOptions.config
  return typeof weight === 'function' ? weight(request) : weight
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** How the process did since this was last asked. */
interface LoadFacts {
  /** Whether it cannot work faster: its processor, or its connections to the database, have no pause. */
  readonly isSaturated: boolean
  readonly elapsedMs: number
}

/** A request that was let in. */
interface Admission {
  readonly isWaiting: boolean
  /** To be called once it is answered, or given up; it may still be waiting then. */
  leave(): void
}

/** Bounds how many requests are let in, and how many of those are worked on at once. */
export interface LoadLimit {
  hasRoom(isEssential: boolean): boolean
  /** Lets a request in unless there is no room. In a saturated process it may have to wait until `start` is called. */
  enter(isEssential: boolean, start: () => void): Admission | undefined
  /** To be called every now and then, so that the limit follows what the process can do. */
  adjust(facts: LoadFacts): void
  readonly admitted: number
}

/**
 * Who is let in waits for those before him: their number divided by the rate at which a saturated process answers. So
 * many are let in as were lately answered within this time; the rest is better sent away at once.
 */
const TARGET_WAIT_MS = 200
/** Slow requests leave a process with a low rate for a moment, which is no reason to send others away. */
const MIN_ADMITTED = 16
/** How long a rate that was seen counts, in calls of `adjust`. */
const REMEMBERED_RATES = 10
/**
 * Worked on at once in a saturated process, which answers no more of them by starting all: one that reads the database
 * ten times would wait ten times for all others.
 */
const MAX_WORKING = 6

/**
 * @param max let in at once while the process is not saturated: bounds memory when an outside service or the database
 *   makes everybody wait. Of essential requests up to twice as many are let in. 0 bounds nothing.
 */
export function createLoadLimit(max: number): LoadLimit {
  const most = max === 0 ? Number.POSITIVE_INFINITY : max
  const waiting = new Set<() => void>()
  const rates: number[] = []
  let [admitted, working, answered] = [0, 0, 0]
  let [limit, maxWorking] = [most, most]
  const startWaiting = () => {
    for (const start of waiting) {
      if (working >= maxWorking) return
      waiting.delete(start)
      working += 1
      start()
    }
  }
  const hasRoom = (isEssential: boolean) => admitted < (isEssential ? most * 2 : limit)
  return {
    hasRoom,
    enter(isEssential, start) {
      if (!hasRoom(isEssential)) return undefined
      admitted += 1
      let isWaiting = !isEssential && working >= maxWorking
      const stopWaiting = () => {
        isWaiting = false
        start()
      }
      if (isWaiting) waiting.add(stopWaiting)
      else working += 1
      return {
        get isWaiting() {
          return isWaiting
        },
        leave() {
          admitted -= 1
          if (isWaiting) {
            waiting.delete(stopWaiting)
            return
          }
          working -= 1
          answered += 1
          startWaiting()
        },
      }
    },
    adjust({ isSaturated, elapsedMs }) {
      rates.unshift(answered / elapsedMs)
      rates.splice(REMEMBERED_RATES)
      answered = 0
      const sustained = Math.round(Math.max(...rates) * TARGET_WAIT_MS)
      const isBounded = isSaturated && max !== 0
      limit = isBounded ? Math.min(most, Math.max(MIN_ADMITTED, sustained)) : most
      maxWorking = isBounded ? MAX_WORKING : most
      startWaiting()
    },
    get admitted() {
      return admitted
    },
  }
}
