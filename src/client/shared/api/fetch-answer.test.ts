import { expect, test, vi } from 'vitest'
import { fetchAnswer, UnreadableAnswer } from './trpc.ts'

const answer = (response: Response) => {
  vi.stubGlobal('fetch', async () => response)
  return fetchAnswer('/trpc')
}

test('an answer in JSON is passed on, whatever its status', async () => {
  const refused = Response.json({ error: 'No.' }, { status: 500 })
  expect(await answer(refused)).toBe(refused)
})

test.each([
  [new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }), '502 Bad Gateway'],
  [new Response('oops', { status: 500 }), '500'],
  [new Response(null, { status: 200 }), '200'],
])('another answer is thrown with its status', async (response, status) => {
  const thrown = await answer(response).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(UnreadableAnswer)
  expect(thrown).toMatchObject({ message: status })
})

test('what an overloaded server sent away is sent again when it says so, twice at most', async () => {
  vi.useFakeTimers()
  try {
    const busy = () =>
      Response.json(
        { error: { data: { code: 'OVERLOADED' } } },
        { status: 503, headers: { 'retry-after': '3' } },
      )
    const asked = vi.fn<typeof fetch>(async () => busy())
    vi.stubGlobal('fetch', asked)
    const answered = fetchAnswer('/trpc')
    await vi.advanceTimersByTimeAsync(2_999)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(3_001)
    expect((await answered).status).toBe(503)
    expect(asked).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})

test('another 503 is passed on, as something may have been done', async () => {
  const away = Response.json({ error: { data: { code: 'DATABASE_UNAVAILABLE' } } }, { status: 503 })
  expect(await answer(away)).toBe(away)
})
