import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressText } from './compressed-text.ts'

const page = Array.from(
  { length: 2_000 },
  (_, index) => `<li>${index % 7} km to place ${(index * 617) % 991}</li>`,
).join('\n')

test('a text that is asked for again becomes smaller, and says the same', async () => {
  const text = await compressText(page)
  const first = text.brotli()
  expect(first.length).toBeLessThan(page.length / 4)
  expect(text.brotli()).toBe(first)
  await expect.poll(() => text.brotli().length).toBeLessThan(first.length)
  for (const form of [first, text.brotli()]) expect(brotliDecompressSync(form).toString()).toBe(page)
})

test('a text that one caller reads stays as it was compressed at first', async () => {
  const [text, other] = await Promise.all([compressText(page), compressText(page)])
  const first = text.brotli()
  other.brotli()
  other.brotli()
  await expect.poll(() => other.brotli().length).toBeLessThan(first.length)
  expect(text.brotli()).toBe(first)
})
