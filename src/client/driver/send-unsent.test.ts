import type { DriverEventResults } from '@chauffeur/contract/driver-jobs'
import { expect, test, vi } from 'vitest'
import { LinkEnded, phoneCalls, RefusedForGood, ServerFailed, type Calls } from './calls.ts'
import { sendUnsent } from './send-unsent.ts'
import type { Photo, UnsentStep } from './step.ts'
import { memoryStore } from './testing/memory-store.ts'

const step = (id: string, assignmentId = 'a'): UnsentStep => ({
  kind: 'event',
  from: 'accepted',
  event: { id, assignmentId, type: 'arrived', version: 1, occurredAt: '2027-01-27T10:00:00Z' },
})
const photo: Photo = {
  kind: 'photo',
  id: 'p',
  assignmentId: 'a',
  takenAt: '2027-01-27T10:00:00Z',
  file: new Blob(),
}

function calls(over: Partial<Calls> = {}): { readonly sent: string[]; readonly calls: Calls } {
  const sent: string[] = []
  return {
    sent,
    calls: {
      jobs: () => Promise.reject(new Error('Nobody asks')),
      report: async (events) => {
        sent.push(events.map(({ id }) => id).join())
        return { now: '', results: events.map(({ id }) => answer(id)) }
      },
      sendPhoto: async ({ id }) => void sent.push(id),
      listen: () => () => {},
      subscribe: async () => {},
      unsubscribe: async () => {},
      ...over,
    },
  }
}

const answer = (id: string): DriverEventResults['results'][number] => ({
  id,
  outcome: 'taken',
  status: 200,
  code: null,
  sentence: null,
  reason: null,
  job: null,
})

test('what waits is sent in its order, at most fifty steps at once and a photo in its turn', async () => {
  const steps = Array.from({ length: 51 }, (_, n) => step(`s${n}`))
  const store = memoryStore([...steps, photo, step('last')])
  const phone = calls()
  expect(await sendUnsent(store, phone.calls)).toMatchObject({ isDone: true, isPhotoRefused: false })
  expect(phone.sent).toEqual([
    steps
      .slice(0, 50)
      .map(({ event }) => event.id)
      .join(),
    's50',
    'p',
    'last',
  ])
  expect(await store.unsent()).toEqual([])
})

test('without an answer all stays, and is sent again as it was', async () => {
  const store = memoryStore([step('one'), step('two')])
  const away = calls({ report: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await sendUnsent(store, away.calls)).toMatchObject({ isDone: false, results: [] })
  const back = calls()
  await sendUnsent(store, back.calls)
  expect(back.sent).toEqual(['one,two'])
})

test('a photo that is refused keeps no step from arriving', async () => {
  const store = memoryStore([photo, step('after')])
  const phone = calls({ sendPhoto: () => Promise.reject(new RefusedForGood()) })
  expect(await sendUnsent(store, phone.calls)).toMatchObject({ isDone: true, isPhotoRefused: true })
  expect(phone.sent).toEqual(['after'])
})

test('a link that has ended is told at once', async () => {
  const phone = calls({ report: () => Promise.reject(new LinkEnded()) })
  await expect(sendUnsent(memoryStore([step('one')]), phone.calls)).rejects.toThrow(LinkEnded)
})

/** A server that refuses every call with one of these steps as it is, and takes what is left of it where it `knows`. */
function refusing(ids: readonly string[], { knows }: { readonly knows: boolean }) {
  const phone = calls()
  const report: Calls['report'] = async (events) => {
    if (events.some(({ id, notSent }) => ids.includes(id) && !(knows && notSent))) throw new RefusedForGood()
    const answered = await phone.calls.report(events)
    return {
      ...answered,
      results: answered.results.map((one, index) =>
        events[index]?.notSent ? { ...one, outcome: 'refused', status: 400, code: 'not_sent' } : one,
      ),
    }
  }
  return { sent: phone.sent, calls: { ...phone.calls, report } }
}

test('a batch that is refused for good is sent in halves, and holds up nothing but what can never be counted', async () => {
  const store = memoryStore(['1', '2', '3', '4', '5'].map((id) => step(id)))
  const phone = refusing(['2'], { knows: true })
  const { results, isDone } = await sendUnsent(store, phone.calls)
  expect(isDone).toBe(true)
  expect(phone.sent).toEqual(['1', '2', '3', '4,5'])
  expect(results.map(({ id, code, isOfficeTold }) => [id, code, isOfficeTold])).toEqual([
    ['1', null, true],
    ['2', 'not_sent', true],
    ['3', null, true],
    ['4', null, true],
    ['5', null, true],
  ])
  expect(await store.unsent()).toEqual([])
})

test('a step of which nothing gets through is given up, and said not to be known at the office', async () => {
  const store = memoryStore([step('1'), step('2')])
  const { results, isDone } = await sendUnsent(store, refusing(['1'], { knows: false }).calls)
  expect(isDone).toBe(true)
  expect(results).toMatchObject([
    { id: '1', code: 'not_sent', isOfficeTold: false },
    { id: '2', code: null },
  ])
  expect(await store.unsent()).toEqual([])
})

test('a trip on which the server fails waits in its order, and the others arrive', async () => {
  const store = memoryStore([step('1', 'broken'), step('2', 'b'), step('3', 'broken'), step('4', 'b')])
  const sent: string[] = []
  const phone = calls({
    report: async (events) => {
      if (events.some(({ assignmentId }) => assignmentId === 'broken')) throw new ServerFailed()
      sent.push(events.map(({ id }) => id).join())
      return { now: '', results: events.map(({ id }) => answer(id)) }
    },
  })
  expect(await sendUnsent(store, phone.calls)).toMatchObject({ isDone: false })
  expect(sent).toEqual(['2,4'])
  expect((await store.unsent()).map(({ one }) => one.kind === 'event' && one.event.id)).toEqual(['1', '3'])
})

test('what another version has left does not hold up what can be read', async () => {
  const store = memoryStore([{ one: 'of long ago' }, step('1')])
  const phone = calls({ report: () => Promise.reject(new ServerFailed()) })
  expect(await sendUnsent(store, phone.calls)).toMatchObject({ isDone: false })
  expect(await store.unsent()).toHaveLength(2)
  expect(await sendUnsent(store, calls().calls)).toMatchObject({ isDone: true })
})

test.each([
  [400, {}, 'RefusedForGood'],
  [413, {}, 'RefusedForGood'],
  [422, {}, 'RefusedForGood'],
  [404, { code: 'NOT_FOUND' }, 'RefusedForGood'],
  [404, {}, 'Error'],
  [401, {}, 'Error'],
  [403, {}, 'Error'],
  [429, {}, 'Error'],
  [503, {}, 'Error'],
  [500, {}, 'ServerFailed'],
  [410, {}, 'LinkEnded'],
])('an answer of %s %j to a phone is read as %s', async (status, body, name) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  await expect(phoneCalls('token').report([step('1').event])).rejects.toMatchObject({ name })
  vi.unstubAllGlobals()
})
