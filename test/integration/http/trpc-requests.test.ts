import { describe, expect } from 'vitest'
import { Session } from '../../../src/server/auth/session.entity.ts'
import { ADMIN } from '../../support/config.ts'
import { test } from '../../support/test.ts'

const json = { 'content-type': 'application/json' }

describe('a tRPC request', () => {
  test('may ask for up to ten things at once', async ({ app }) => {
    const ten = Array.from({ length: 10 }, () => 'regions.list').join()
    const answer = await app.raw({ method: 'GET', path: `/trpc/${ten}?batch=1` })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toHaveLength(10)
  })

  test('may not try eleven passwords at once', async ({ open }) => {
    const app = await open()
    const logins = Array.from({ length: 11 }, () => 'session.login').join()
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n, ADMIN])))
    const answer = await app.raw({ method: 'POST', path: `/trpc/${logins}?batch=1`, headers: json, body })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('This request cannot be read.')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await app.database.fresh().count(Session)).toBe(0)
  })

  test('answers one refused call with the status of its refusal', async ({ app }) => {
    const path = `/trpc/locations.geocode?input=${encodeURIComponent('{"location":"Atlantis"}')}`
    const answer = await app.raw({ method: 'GET', path })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text)).toEqual({
      error: {
        code: expect.any(Number),
        message: 'We could not find “Atlantis”.',
        data: {
          code: 'NOT_FOUND',
          httpStatus: 404,
          requestId: answer.headers['x-request-id'],
          reason: { code: 'place_unknown', place: 'Atlantis' },
        },
      },
    })
  })

  test.for([
    ['GET', '/trpc/locations.search?input=%7Bbroken'],
    ['GET', '/trpc/locations.search?input=%5B%5D'],
    ['GET', '/trpc/session.login'],
    ['POST', '/trpc/quotes.create'],
  ] as const)('that cannot be read is refused: %s %s', async ([method, path], { app }) => {
    const answer = await app.raw({
      method,
      path,
      ...(method === 'POST' && { headers: json, body: '{"pickup":' }),
    })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text).error.message).toMatch(/^[A-Z].*\.$/)
    expect(answer.text).not.toContain('stack')
  })

  test('is not read as a form', async ({ app }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.raw({ method: 'POST', path: '/trpc/session.login', headers, body: 'username=x' })
    expect(answer.status).toBe(415)
  })

  test('for a procedure that is none answers 404', async ({ app }) => {
    const answer = await app.raw({ method: 'GET', path: '/trpc/nothing.here' })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text).error.message).toBe('There is nothing at this address.')
  })
})
