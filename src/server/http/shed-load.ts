import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { Refusal } from '../core/refusal.ts'
import { createLoadLimit, type Admission } from './load-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a request to this route counts while there is more to do than the server can: `light` ones cost next to
     * nothing and are always served, `essential` ones are refused last.
     */
    weight?: 'light' | 'essential' | ((request: FastifyRequest) => 'essential' | undefined)
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

const SENTENCE = 'Very many people are asking at this moment. Please try again in a few seconds.'

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
    return new Refusal('OVERLOADED', SENTENCE, {
      retryAfter: MIN_RETRY_SECONDS + Math.floor(Math.random() * RETRY_SPREAD_SECONDS),
    })
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

function weightOf(request: FastifyRequest): 'light' | 'essential' | undefined {
  const { weight } = request.routeOptions.config
  return typeof weight === 'function' ? weight(request) : weight
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
