import type { LiveEvent } from '@chauffeur/contract/live-events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openLiveStream } from './live-stream.ts'

const BEGUN = 'event: connected\ndata: {}\n\n\ndata: {"name":"everything","id":""}\n\n\n'
const CHANGED = 'data: {"name":"booking","id":"b-1"}\n\n\n'

let asked: ReadableStreamDefaultController<Uint8Array>[] = []
let answer: () => Response
const say = (text: string) => asked.at(-1)?.enqueue(new TextEncoder().encode(text))

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void asked.push(controller) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const response = answer()
    const opened = asked.at(-1)
    signal?.addEventListener('abort', () => opened?.error(new Error('Aborted')))
    return response
  })
})

function open() {
  const events: LiveEvent[] = []
  const live: boolean[] = []
  const onLive = (isLive: boolean) => void live.push(isLive)
  onTestFinished(openLiveStream('/trpc/live.office', { onEvent: (event) => void events.push(event), onLive }))
  return { events, isLive: () => live.at(-1) ?? false }
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('an event is read, also where it arrives in pieces', async () => {
  const { events, isLive } = open()
  await pass(0)
  expect(isLive()).toBe(false)
  say(BEGUN.slice(0, 20))
  await pass(0)
  say(BEGUN.slice(20) + CHANGED.slice(0, 9))
  await pass(0)
  expect([events, isLive()]).toEqual([[{ name: 'everything', id: '' }], true])
  say(CHANGED.slice(9))
  await pass(0)
  expect(events.at(-1)).toEqual({ name: 'booking', id: 'b-1' })
})

test('a stream that ends or falls silent begins anew, with everything to be asked', async () => {
  const { events, isLive } = open()
  await pass(0)
  say(BEGUN)
  await pass(0)
  asked.at(-1)?.close()
  await pass(0)
  expect(isLive()).toBe(false)
  await pass(1_000)
  expect(asked).toHaveLength(2)
  say(BEGUN)
  await pass(0)
  expect([events.length, isLive()]).toEqual([2, true])
  await pass(50_000)
  expect(isLive()).toBe(false)
  await pass(1_000)
  expect(asked).toHaveLength(3)
})

test('a server that cannot is asked more and more rarely', async () => {
  let tries = 0
  answer = () => {
    tries += 1
    return new Response('', { status: 503 })
  }
  open()
  await pass(60_000)
  expect(tries).toBeGreaterThan(3)
  expect(tries).toBeLessThan(10)
})

test.each([
  ['by its status', () => new Response('', { status: 404 })],
  [
    'in the stream',
    () => new Response('event: serialized-error\ndata: {"data":{"httpStatus":401}}\n\n\n', { status: 200 }),
  ],
])('who is refused %s does not ask again', async (_, refusal) => {
  let tries = 0
  answer = () => {
    tries += 1
    return refusal()
  }
  const { isLive } = open()
  await pass(120_000)
  expect([tries, isLive()]).toEqual([1, false])
})

test('whose right has ended asks everything once more, and finds out by that', async () => {
  const { events, isLive } = open()
  await pass(0)
  say(BEGUN)
  await pass(0)
  answer = () => new Response('', { status: 401 })
  asked.at(-1)?.close()
  await pass(120_000)
  expect([events.length, events.at(-1)?.name, isLive()]).toEqual([2, 'everything', false])
})

test('a page that is not seen has no stream, and one again as soon as it is', async () => {
  const { isLive } = open()
  await pass(0)
  say(BEGUN)
  await pass(0)
  show('hidden')
  await pass(60_000)
  expect([asked.length, isLive()]).toEqual([1, false])
  show('visible')
  await pass(0)
  say(BEGUN)
  await pass(0)
  expect([asked.length, isLive()]).toEqual([2, true])
})
