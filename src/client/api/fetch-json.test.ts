import { expect, test, vi } from 'vitest'
import { fetchJson, UnreadableAnswer } from './fetch-json.ts'

const answer = (response: Response) => {
  vi.stubGlobal('fetch', async () => response)
  return fetchJson('/trpc')
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
