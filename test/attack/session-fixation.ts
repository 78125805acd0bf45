import { sendRaw, type RawAnswer } from '../support/http.ts'
import { attemptAll, type Attack, type Target } from './attack.ts'

/** Sessions that an attacker has planted, kept, changed or invented. */
export const sessionFixation: Attack = {
  name: 'Sessions planted and forged',
  async run(target) {
    const before = cookieOf(await signIn(target))
    const after = cookieOf(await signIn(target, before))
    const [name = '', value = ''] = after.split('=')
    const [id = '', signature = ''] = decodeURIComponent(value).split('.')
    const planted = `${name}=planted-by-somebody`
    const withPlanted = cookieOf(await signIn(target, planted))
    const forged: Readonly<Record<string, string>> = {
      'the cookie from before a second login': before,
      'a cookie that was planted before the login': planted,
      'a session id without its signature': `${name}=${id}`,
      'a session id with another signature': `${name}=${id}.${flip(signature)}`,
      'another session id with this signature': `${name}=${flip(id)}.${signature}`,
      'an empty cookie': `${name}=`,
      'a cookie in JSON': `${name}=${encodeURIComponent('{"userId":"1"}')}`,
      'a prototype for a session': `${name}=__proto__.${signature}`,
    }
    const isRenewed = before !== after && !withPlanted.includes('planted') && after !== ''
    const outcome = await attemptAll(Object.entries(forged), async ([what, cookie]) => {
      const { status } = await sendRaw(target.origin, {
        method: 'GET',
        path: '/api/admin/user',
        headers: { cookie },
      })
      return status === 401 ? [] : [`${what}: answered ${status}`]
    })
    return {
      attempts: outcome.attempts + 3,
      breaches: [...outcome.breaches, ...(isRenewed ? [] : ['the session id does not change at the login'])],
    }
  },
}

function signIn({ origin, credentials }: Target, cookie?: string): Promise<RawAnswer> {
  return sendRaw(origin, {
    method: 'POST',
    path: '/api/admin/login',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(credentials),
  })
}

function cookieOf({ headers }: RawAnswer): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
}

function flip(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
}
