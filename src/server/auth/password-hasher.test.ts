import { expect, test } from 'vitest'
import { argon2Hasher } from './password-hasher.ts'

const cheap = argon2Hasher({ memoryCost: 4096, timeCost: 1, parallelism: 1 })

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

test('nothing fits a hash that is not there, and finding that out takes as long', async () => {
  const stored = await cheap.hash('a quiet harbour')
  const fastest = async (hashed: string | undefined) => {
    let least = Infinity
    for (let n = 0; n < 5; n += 1) {
      const start = performance.now()
      expect(await cheap.verify('no one signs in with this', hashed)).toBe(false)
      least = Math.min(least, performance.now() - start)
    }
    return least
  }
  const [wrong, unknown] = [await fastest(stored), await fastest(undefined)]
  expect(unknown).toBeGreaterThan(wrong / 3)
  expect(unknown).toBeLessThan(wrong * 3)
})
