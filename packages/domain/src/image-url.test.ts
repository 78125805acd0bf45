import { expect, test } from 'vitest'
import { imageUrlRefusal, isImageUrl } from './image-url.ts'

test.for([
  'https://example.com/a.jpg',
  'HTTPS://images.example.com:8443/a(1).jpg?w=800#top',
  'https://example.com',
  '/images/s-class.webp',
  '/',
  'https://a/b.jpg',
  `/${'a'.repeat(1999)}`,
])('%s can be the address of an image', (url) => {
  expect(isImageUrl(url)).toBe(true)
})

test.for([
  '',
  'http://example.com/a.jpg',
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  '/\t/evil.example/a.jpg',
  'https:/example.com/a.jpg',
  'https://',
  'https://user@example.com/a.jpg',
  'https://example.com\\@evil.example/a.jpg',
  'https://example.com/a b.jpg',
  'https://example.com/"onerror="x',
  'https://example.com/<script>',
  'https://user:secret@example.com/a.jpg',
  'file:///etc/passwd',
  'suitcase',
  ' https://example.com/a.jpg',
  'images/a.jpg',
  'blob:https://example.com/a.jpg',
  'https://-example.com/a.jpg',
  'https://example-/a.jpg',
  `/${'a'.repeat(2000)}`,
])('%j cannot be the address of an image', (url) => {
  expect(isImageUrl(url)).toBe(false)
})

test.for([
  ['https://example.com/a.jpg', undefined],
  [
    'http://example.com/a.jpg',
    'Image URL must begin with https:// instead of http://. Change that and try again',
  ],
  ['http://', 'Image URL must be an https address or a path on this site'],
  ['suitcase', 'Image URL must be an https address or a path on this site'],
] as const)('whoever sends %j is told how to mend it', ([url, sentence]) => {
  expect(imageUrlRefusal(url)).toBe(sentence)
})
