import type { DriverEventResults } from '@chauffeur/contract/driver-jobs'
import { expect, test } from 'vitest'
import { LinkEnded, RefusedForGood, type Calls } from './calls.ts'
import { sendUnsent } from './send-unsent.ts'
import type { Photo, Step } from './step.ts'
import { memoryStore } from './testing/memory-store.ts'

const step = (id: string): Step => ({
  kind: 'event',
  from: 'accepted',
  event: { id, assignmentId: 'a', type: 'arrived', version: 1, occurredAt: '2027-01-27T10:00:00Z' },
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
      report: async (steps) => {
        sent.push(steps.map(({ event }) => event.id).join())
        return { now: '', results: steps.map(({ event: { id } }) => answer(id)) }
      },
      sendPhoto: async ({ id }) => void sent.push(id),
      ...over,
    },
  }
}

const answer = (id: string): DriverEventResults['results'][number] => ({
  id,
  status: 200,
  sentence: null,
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
