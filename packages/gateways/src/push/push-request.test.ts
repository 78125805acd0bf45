import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pushRequest, sealPush } from './push-request.ts'
import { openPush, readVapid } from './testing/open-push.ts'
import { makeVapidKeys } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// The example of RFC 8291, section 5 and appendix A.
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  browserPrivate: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  sealed: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
}

// The example of RFC 8292, section 2.4.
const SIGNED_HEADER = [
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9',
  '.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0',
  '.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  ', k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
].join('')

describe('a message to a phone', () => {
  test('is sealed as the example of RFC 8291', () => {
    const { text, p256dh, auth, privateKey, salt, sealed } = EXAMPLE
    expect(sealPush(text, { p256dh, auth }, { privateKey, salt }).toString('base64url')).toBe(sealed)
  })

  test('can be opened by the phone alone, and is another each time', () => {
    const phone = createECDH('prime256v1')
    phone.setPrivateKey(EXAMPLE.browserPrivate)
    const [one, other] = ['10:00 Faro Airport → Olhão', '10:00 Faro Airport → Olhão'].map((text) =>
      sealPush(text, EXAMPLE),
    )
    expect(one && openPush(one, phone, bytes(EXAMPLE.auth))).toBe('10:00 Faro Airport → Olhão')
    expect(one).not.toEqual(other)
    const stranger = createECDH('prime256v1')
    stranger.generateKeys()
    expect(() => one && openPush(one, stranger, bytes(EXAMPLE.auth))).toThrow(/authenticate/)
  })

  test('is signed for its push service, as the example of RFC 8292 is', () => {
    expect(readVapid(SIGNED_HEADER)).toMatchObject({
      aud: 'https://push.example.net',
      exp: 1453523768,
      sub: 'mailto:push@example.com',
    })
    const keys = makeVapidKeys()
    const now = new Date('2027-01-13T09:00:00Z')
    const { url, headers } = pushRequest(
      { endpoint: 'https://push.example.net/p/1?x=2', ...EXAMPLE },
      { payload: '{}', ttlSeconds: 60 },
      { ...keys, contact: 'mailto:push@example.com' },
      now,
    )
    expect(url).toBe('https://push.example.net/p/1?x=2')
    expect(headers).toMatchObject({ ttl: '60', 'content-encoding': 'aes128gcm' })
    expect(readVapid(headers['authorization'] ?? '')).toEqual({
      aud: 'https://push.example.net',
      exp: now.getTime() / 1000 + 12 * 60 * 60,
      sub: 'mailto:push@example.com',
      key: keys.publicKey,
    })
  })

  test('cannot be sealed for keys that are none', () => {
    expect(() => sealPush('x', { p256dh: 'AAAA', auth: EXAMPLE.auth })).toThrow(/public key/i)
  })
})
