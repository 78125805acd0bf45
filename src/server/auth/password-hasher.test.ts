import { hash, verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { argon2Hasher } from './passwords.ts'

const CHEAP = { memoryCost: 4096, timeCost: 1, parallelism: 1 }
const cheap = argon2Hasher(CHEAP)

test('a stored password is hashed by Argon2id with 64 MiB in three passes', async () => {
  expect(await argon2Hasher().hash('a quiet harbour')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})

test('only the password itself fits its hash', async () => {
  const stored = await cheap.hash('a quiet harbour')
  expect(await cheap.verify('a quiet harbour', stored)).toBe(true)
  expect(await cheap.verify('a quiet harbour ', stored)).toBe(false)
})

test('a hash is checked at the cost that it was made with', async () => {
  const stored = await argon2Hasher().hash('a quiet harbour')
  expect(await cheap.verify('a quiet harbour', stored)).toBe(true)
})

test('nothing fits a hash that is not there, and finding that out is the work of a wrong password', async () => {
  const verified: unknown[] = []
  const hasher = argon2Hasher(CHEAP, {
    hash,
    verify: (stored, ...password) => {
      verified.push(stored)
      return verify(stored, ...password)
    },
  })
  const stored = await hasher.hash('a quiet harbour')
  // Without a stored hash it verifies one of the same cost, whose password lets nobody in either.
  expect(await hasher.verify('no one signs in with this', undefined)).toBe(false)
  expect(await hasher.verify('no one signs in with this', stored)).toBe(false)
  const costOf = (hashed: unknown) => /^\$argon2id\$v=19\$m=4096,t=1,p=1\$/.exec(String(hashed))?.[0]
  expect(verified.map(costOf)).toEqual([costOf(stored), costOf(stored)])
  expect(costOf(stored)).toBeDefined()
})
