import type { DriverJobs } from '@chauffeur/contract/driver-jobs'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UnsentStep } from './step.ts'
import { openStore, type Store } from './store.ts'
import { memoryDatabase } from './testing/memory-database.ts'

beforeEach(() => void vi.stubGlobal('indexedDB', memoryDatabase()))

const step = (type: UnsentStep['event']['type']): UnsentStep => ({
  kind: 'event',
  from: 'accepted',
  event: {
    id: `0196f3a1-0000-4000-8000-00000000000${type.length}`,
    assignmentId: 'job-1',
    type,
    version: 1,
    occurredAt: '2027-06-14T21:40:00.000Z',
    note: null,
    undoes: null,
  },
})

const list: DriverJobs = {
  driverName: 'Dora Prima',
  languages: ['pt'],
  officePhone: null,
  signColour: null,
  brandName: 'Poente',
  isOneJob: false,
  now: '2027-06-14T21:40:00.000Z',
  pushKey: null,
  carried: 0,
  jobs: [],
}

const typesIn = async (store: Store) =>
  (await store.unsent()).map(({ one }) => one.kind === 'event' && one.event.type)

test('what was not sent stays on the phone in its order, until it is removed', async () => {
  const store = openStore('a')
  await store.add(step('on_the_way'))
  await store.add(step('arrived'))
  expect(await typesIn(openStore('a'))).toEqual(['on_the_way', 'arrived'])
  const [first] = await store.unsent()
  await store.remove([first?.key ?? 0])
  expect(await typesIn(openStore('a'))).toEqual(['arrived'])
})

test('what a link has not sent is no business of another one that works', async () => {
  await openStore('a').add(step('on_the_way'))
  expect(await typesIn(openStore('b'))).toEqual([])
})

test('once a link has ended, the next one on the phone sends what it has left, and nothing else is known of it', async () => {
  const ended = openStore('a')
  await ended.keepList(list)
  await ended.add(step('on_the_way'))
  await ended.add(step('arrived'))
  await ended.leave()
  const next = openStore('b')
  expect(await typesIn(next)).toEqual(['on_the_way', 'arrived'])
  expect([await ended.lastList(), await next.lastList()]).toEqual([undefined, undefined])
  await next.add(step('on_board'))
  expect(await typesIn(next)).toEqual(['on_the_way', 'arrived', 'on_board'])
})

test('the last list and the steps that cannot be counted are there after a reload', async () => {
  const told = [{ id: 'e', code: 'unreadable', type: null, trip: null, isOfficeTold: true }] as const
  await openStore('a').keepList(list)
  await openStore('a').keepUncounted(told)
  expect(await openStore('a').lastList()).toEqual(list)
  expect(await openStore('a').uncounted()).toEqual(told)
  expect(await openStore('b').lastList()).toBeUndefined()
})
