import { describe, expect, test } from 'vitest'
import { pictureKind, pictureUrl, readPictureUrl, uploadedPicture } from './pictures.ts'

const ID = '0123456789abcdef0123456789abcdef'

describe('the address of an uploaded picture', () => {
  test('names its largest WebP', () => {
    expect(readPictureUrl(pictureUrl(ID))).toEqual({ id: ID, width: 1280, format: 'webp' })
    expect(readPictureUrl(`/pictures/${ID}-640.avif`)).toEqual({ id: ID, width: 640, format: 'avif' })
  })

  test('begins as those of its other files do', () => {
    expect(uploadedPicture(pictureUrl(ID))).toBe(`/pictures/${ID}`)
    expect(
      ['/art/stops/belem-tower.webp', `https://a.example/pictures/${ID}-1280.webp`].map(uploadedPicture),
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
    '/art/stops/belem-tower.webp',
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
