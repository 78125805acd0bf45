import { sendRaw } from '../support/http.ts'
import type { Attack } from './attack.ts'

const GUESSES = 100
const BATCH = 10
/** Five logins a minute are allowed, and a second minute may begin during the guessing. */
const MAX_CHECKED = 10

/** Guesses a hundred passwords one by one, and a hundred more with ten in a request, on a server with rate limits. */
export const loginGuessing: Attack = {
  name: 'Passwords guessed',
  async run({ origin, credentials }) {
    const wrong = (index: number) => ({ ...credentials, password: `guess ${index}` })
    const headers = { 'content-type': 'application/json' }
    const codes: string[] = []
    for (let index = 0; index < GUESSES; index += 1) {
      const body = JSON.stringify(wrong(index))
      const path = '/api/admin/login'
      codes.push(...codesIn((await sendRaw(origin, { method: 'POST', path, headers, body })).text))
    }
    const names = Array.from({ length: BATCH }, () => 'session.login').join()
    for (let index = 0; index < GUESSES; index += BATCH) {
      const inputs = Array.from({ length: BATCH }, (_, at) => [at, wrong(index + at)])
      const body = JSON.stringify(Object.fromEntries(inputs))
      const path = `/trpc/${names}?batch=1`
      codes.push(...codesIn((await sendRaw(origin, { method: 'POST', path, headers, body })).text))
    }
    const lookedAt = codes.filter((code) => code === 'WRONG_LOGIN').length
    const refused = codes.filter((code) => code === 'TOO_MANY_REQUESTS').length
    const attempts = 2 * GUESSES
    return {
      attempts,
      breaches: [
        ...(lookedAt > MAX_CHECKED ? [`${lookedAt} passwords were looked at`] : []),
        ...(lookedAt + refused === attempts
          ? []
          : [`${attempts - lookedAt - refused} attempts were answered otherwise`]),
      ],
      note: `${lookedAt} looked at, ${refused} refused for a while`,
    }
  },
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code = '']) => code)
}
