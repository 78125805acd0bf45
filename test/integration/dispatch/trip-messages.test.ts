import type { WebhookMessage } from '@chauffeur/contract/webhook-messages'
import type { TripAsTold } from '@chauffeur/domain/trip-messages'
import { isTripOver, type TripEventType } from '@chauffeur/domain/trip-state'
import type { WebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { aCar, aDriver } from '../../support/cars.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver } from '../../support/dispatch.ts'
import { numbersFrom } from '../../support/money.ts'
import { partnersTrip, type PartnersTrip } from '../../support/partner-trips.ts'
import { test } from '../../support/test.ts'
import { PRIVATE } from '../../support/webhooks.ts'

/** A partner's server that now and then does not take a message, so that they come out of order. */
function partnersServer(draw: (below: number) => number) {
  const received: WebhookMessage[] = []
  const refused = new Map<string, number>()
  const taken = new Set<string>()
  const sender: WebhookSender = {
    refusalOf: async () => undefined,
    async post({ headers, body }) {
      const id = headers['webhook-id'] ?? ''
      const times = refused.get(id) ?? 0
      const isTaken = times >= 2 || draw(3) > 0
      // A message may come twice.
      if (isTaken && !taken.has(id)) received.push(JSON.parse(String(body)))
      if (isTaken) taken.add(id)
      else refused.set(id, times + 1)
      return {
        outcome: 'answered',
        durationMs: 1,
        status: isTaken ? 200 : 503,
        body: '',
        retryAfter: undefined,
      }
    },
  }
  return { received, sender }
}

/** Returns what a receiver that keeps to the documentation knows: the data of the message with the latest `updatedAt`. */
const known = (received: readonly WebhookMessage[]) =>
  received.toSorted((a, b) => b.data.updatedAt.localeCompare(a.data.updatedAt))[0]?.data

interface Step {
  readonly assignmentId: string
  readonly eventId: string
  readonly occurredAt: string
}

interface Story {
  readonly app: TestApp
  readonly trip: PartnersTrip
  readonly people: readonly { readonly carId: string; readonly driverId: string }[]
  readonly draw: (below: number) => number
  /** The office's; a session ends when nothing is done for long. */
  cookie: string
  /** The assignment that was given last, and the steps reported of any. */
  given: string | undefined
  readonly steps: Step[]
  /** The instants of steps that were taken back before they could be told. */
  readonly undone: string[]
}

/** A possible act. One that does not fit is refused, as it is to people. */
type Act = (story: Story) => Promise<{ readonly status: number }>

const NOTHING = { status: 200 }

type Call = Parameters<TestApp['clients']['REST']['ask']>[0]

async function ask({ app, cookie }: Story, name: Call, input: object) {
  const answer = await app.clients.REST.ask(name, input, { cookie })
  // A fault of the server is no refusal.
  if (answer.status >= 500 || answer.status === 401) throw new Error(JSON.stringify(answer.refused))
  return answer
}

const assign: Act = async (story) => {
  const { app, cookie, trip, people, draw } = story
  const who = { ...people[draw(people.length)], ...(draw(6) === 0 && { driverId: null }) }
  const input = { id: trip.id, carNo: 1, carId: null, driverId: null, override: 'As agreed', ...who }
  const answer = await app.clients.REST.ask('assignTrip', input, { cookie })
  if (answer.status < 300) story.given = answer.done.id
  return answer
}

const report =
  (type: TripEventType, secondsAgo = 0): Act =>
  async (story) => {
    const { app, given, steps } = story
    if (given === undefined) return NOTHING
    const eventId = randomUUID()
    const occurredAt = new Date(app.clock().getTime() - secondsAgo * 1000).toISOString()
    const input = { id: given, eventId, type, occurredAt, note: type === 'decline' ? 'Ill' : null }
    const { status } = await ask(story, 'recordTripEvent', input)
    if (status < 300) steps.push({ assignmentId: given, eventId, occurredAt })
    return { status }
  }

/** Within the minute, or heard of later from a phone without a signal. */
const undo: Act = async (story) => {
  const { app, steps, undone } = story
  const step = steps.at(-1)
  if (!step) return NOTHING
  const now = app.clock().getTime()
  const latest = Date.parse(step.occurredAt) + 60_000
  const input = {
    id: step.assignmentId,
    eventId: randomUUID(),
    type: 'undo',
    undoes: step.eventId,
    occurredAt: new Date(Math.min(now, latest)).toISOString(),
  }
  const { status } = await ask(story, 'recordTripEvent', input)
  if (status < 300) steps.pop()
  if (status < 300 && now <= latest) undone.push(step.occurredAt)
  return { status }
}

const ACTS: readonly (readonly [name: string, act: Act])[] = [
  ['assign', assign],
  ['assign', assign],
  ['accept', report('accept')],
  ['accept', report('accept')],
  ['decline', report('decline')],
  ['on the way', report('on_the_way')],
  ['on the way', report('on_the_way')],
  ['arrived', report('arrived')],
  ['arrived, by phone', report('arrived', 300)],
  ['no-show', report('no_show')],
  ['no-show refused', report('no_show_refused')],
  ['no-show confirmed', report('no_show_confirmed')],
  ['on board', report('on_board')],
  ['completed', report('completed')],
  ['undo', undo],
  ['undo', undo],
  ['undo', undo],
  [
    'release',
    async (story) => {
      if (story.given === undefined) return NOTHING
      return ask(story, 'releaseTrip', { id: story.given, reason: null })
    },
  ],
  ['cancel', (story) => ask(story, 'cancelBooking', { id: story.trip.id, reason: 'As agreed' })],
  [
    'another time',
    (story) =>
      ask(story, 'changeBooking', {
        id: story.trip.id,
        pickupDate: '2027-01-27',
        pickupTime: `${[10, 11, 23][story.draw(3)]}:${10 + story.draw(50)}`,
        price: 'kept',
        expectedTotal: 49,
        reason: 'As agreed',
      }),
  ],
  [
    'a new number',
    (story) => {
      const { driverId: id, carId: usualCarId } = story.people[0] ?? {}
      const phone = `+351 912 345 ${100 + story.draw(900)}`
      return ask(story, 'changeDriver', { id, ...aDriver({ phone, usualCarId }) })
    },
  ],
  [
    'a new plate',
    (story) => {
      const plate = `AA-${100 + story.draw(900)}-AA`
      return ask(story, 'changeCar', { id: story.people[0]?.carId, ...aCar({ plate }) })
    },
  ],
]
const PAUSES = [1, 20, 45, 61, 61, 600, 7200]

test.for([1, 2, 3, 4, 5])(
  'whatever happens to a trip, the last that a receiver hears is what a read says (%i)',
  async (seed, { open }) => {
    const draw = numbersFrom(seed)
    const { received, sender } = partnersServer(numbersFrom(seed + 100))
    const app = await open({ ...PRIVATE, webhooks: sender, clock: clockAt('2027-01-26T22:00:00Z') })
    const people = [
      await carAndDriver(app, '12-AB-34', 'Ana Martins'),
      await carAndDriver(app, '56-CD-78', 'Rui Costa'),
    ]
    const trip = await partnersTrip(app)
    const story: Story = { app, trip, people, draw, cookie: '', given: undefined, steps: [], undone: [] }
    const done: string[] = []
    let pause = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < 24; turn += 1) {
      const [name, act] = ACTS[draw(ACTS.length)] ?? ['nothing', async () => NOTHING]
      // A cancellation ends the story: it comes late.
      if (name === 'cancel' && turn < 18) continue
      if (pause >= 600) story.cookie = await signIn(app.clients.REST)
      const { status } = await act(story)
      done.push(`${app.clock().toISOString().slice(11, 19)} ${name}${status < 300 ? '' : ', refused'}`)
      pause = PAUSES[draw(PAUSES.length)] ?? 1
      app.clock.advance({ seconds: pause })
      await app.workers.tripMessages.drain()
      await app.workers.webhooks.drain()
    }
    await settle(app)

    const read = await trip.read()
    const last = known(received)
    const lived = done.join('\n')
    expect(last?.trips.map(withoutLaterNumbers), lived).toEqual(read.trips.map(withoutLaterNumbers))
    const { status, pickupAt, cancelledAt, updatedAt } = read
    expect(last, lived).toMatchObject({ status, pickupAt, cancelledAt })
    expect(received.every(({ data }) => data.updatedAt <= updatedAt)).toBe(true)
    expect(new Set(received.map(({ data }) => data.updatedAt)).size).toBe(received.length)
    const said = received.flatMap(({ data }) => data.trips.flatMap((one) => Object.values(one)))
    for (const occurredAt of story.undone) expect(said, lived).not.toContain(occurredAt)
  },
)

/** Of a trip that is over nobody is told that its driver has another number now, or its car another plate. */
function withoutLaterNumbers({ driverPhone, plate, ...trip }: TripAsTold) {
  return isTripOver(trip.state) ? trip : { ...trip, driverPhone, plate }
}

/** Until the last step stands and all messages have arrived. */
async function settle(app: TestApp): Promise<void> {
  const isOpen = async () => (await app.database.fresh().count(WebhookDelivery, { doneAt: null })) > 0
  do {
    app.clock.advance({ minutes: 40 })
    await app.workers.tripMessages.drain()
    await app.workers.webhooks.drain()
  } while (await isOpen())
}
