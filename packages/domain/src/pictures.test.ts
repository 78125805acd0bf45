import { describe, expect, test } from 'vitest'
import {
  pictureKind,
  pictureUrl,
  readPictureUrl,
  uploadedPictureAddress,
  imageUrlRefusal,
  isImageUrl,
} from './pictures.ts'

const ID = '0123456789abcdef0123456789abcdef'

describe('the address of an uploaded picture', () => {
  test('names its largest WebP', () => {
    expect(readPictureUrl(pictureUrl(ID))).toEqual({ id: ID, width: 1280, format: 'webp' })
    expect(readPictureUrl(`/pictures/${ID}-640.avif`)).toEqual({ id: ID, width: 640, format: 'avif' })
  })

  test('begins as those of its other files do', () => {
    expect(uploadedPictureAddress(pictureUrl(ID))).toBe(`/pictures/${ID}`)
    expect(
      ['/art/coast/stacks-640.webp', `https://a.example/pictures/${ID}-1280.webp`].map(
        uploadedPictureAddress,
      ),
    ).toEqual([undefined, undefined])
  })

  test.each([
    `/pictures/${ID}-320.webp`,
    `/pictures/${ID}-640.svg`,
    `/pictures/${ID.toUpperCase()}-640.webp`,
    `/pictures/${ID.slice(1)}-640.webp`,
    `/pictures/../${ID}-640.webp`,
    `/pictures/${ID}-640.webp?`,
    `https://example.com/pictures/${ID}-640.webp`,
    '/art/coast/stacks-640.webp',
    '',
  ])('%s is none', (url) => expect(readPictureUrl(url)).toBeUndefined())
})

describe('a file by its first bytes', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  test.each([
    ['JPEG', '\xff\xd8\xff\xe0', 'readable'],
    ['PNG', '\x89PNG\r\n\x1a\n', 'readable'],
    ['WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'readable'],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'readable'],
    ['AVIF of another writer', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf', 'readable'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['HEIC of another writer', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['MP4', '\0\0\0\x18ftypisom\0\0\0\0isommp42', 'other'],
    ['WAV', 'RIFF\0\0\0\0WAVEfmt ', 'other'],
    ['GIF', 'GIF89a', 'other'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', 'other'],
    ['nothing', '', 'other'],
  ])('%s', (_, text, kind) => expect(pictureKind(bytes(text))).toBe(kind))
})

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
  ['http://example.com/a.jpg', 'image_url_not_https'],
  ['http://', 'image_url_unusable'],
  ['suitcase', 'image_url_unusable'],
] as const)('whoever sends %j is told how to mend it', ([url, code]) => {
  expect(imageUrlRefusal(url)).toEqual(code && { code })
})
