import { MAX_PICTURE_BYTES } from '@chauffeur/domain/pictures'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import { aPicture, fileAt, startUpload, upload, uploaded } from '../../support/pictures.ts'
import { test } from '../../support/test.ts'

const files = (url: string) =>
  [640, 1280].flatMap((width) =>
    ['avif', 'webp'].map((format) => url.replace('-1280.webp', `-${width}.${format}`)),
  )

test.for([
  ['JPEG', (picture: Sharp) => picture.jpeg()],
  ['PNG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp()],
  ['AVIF', (picture: Sharp) => picture.avif({ effort: 0 })],
] as const)('a %s is there as AVIF and WebP in the widths that pages use', async ([, as], { app }) => {
  const url = await uploaded(app, await as(await aPicture(1600, 1200)).toBuffer())
  expect(url).toMatch(/^\/pictures\/[0-9a-f]{32}-1280\.webp$/)
  for (const path of files(url)) {
    const { status, headers, bytes } = await fileAt(app, path)
    expect([status, headers.get('content-type')]).toEqual([200, `image/${path.split('.')[1]}`])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    const { width, height, format, compression } = await sharp(bytes).metadata()
    expect([width, height]).toEqual(path.includes('-640.') ? [640, 480] : [1280, 960])
    expect(compression === 'av1' ? 'avif' : format).toBe(path.split('.')[1])
    const etag = headers.get('etag') ?? ''
    const again = await fileAt(app, path, { 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  }
})

test('a picture is turned upright, and nothing says where and with what it was taken', async ({ app }) => {
  const source = await (
    await aPicture(800, 600)
  )
    .withExif({
      IFD0: { Copyright: 'Maria', Make: 'A camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 1/1 2/1' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const read = await sharp(source).metadata()
  expect([read.orientation, read.exif?.includes('Maria'), read.icc === undefined]).toEqual([6, true, false])
  for (const path of files(await uploaded(app, source))) {
    const { bytes } = await fileAt(app, path)
    const { width, height, orientation, exif, icc, xmp } = await sharp(bytes).metadata()
    expect([width, height, orientation, exif, icc, xmp]).toEqual([
      600,
      800,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    // The left side of the source is now at the top.
    expect(await colourAt(bytes, 300, 100)).toBe('blue')
    expect(await colourAt(bytes, 300, 700)).toBe('red')
  }
})

test('what is transparent stays so, and a small picture is not enlarged', async ({ app }) => {
  const logo = sharp({ create: { width: 200, height: 50, channels: 4, background: '#00000000' } })
  for (const path of files(await uploaded(app, await logo.png().toBuffer()))) {
    const { width, hasAlpha } = await sharp((await fileAt(app, path)).bytes).metadata()
    expect([width, hasAlpha]).toEqual([200, true])
  }
})

test('the same file again is the same picture, also twice at once', async ({ app }) => {
  const file = await (await aPicture(300, 200)).jpeg().toBuffer()
  const urls = await Promise.all([uploaded(app, file), uploaded(app, file), uploaded(app, file)])
  expect(new Set([...urls, await uploaded(app, file)]).size).toBe(1)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const UNREADABLE = 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.'
const HEIC = 'This is a HEIC picture, which we cannot read. Save it as JPEG and upload that.'
const PIXELS = 'A picture can have at most 50 million pixels. Save it smaller and upload it again.'
const LARGE = 'A picture can be at most 10 MB large. Save it smaller and upload it again.'
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer()

type Refused = readonly [
  what: string,
  file: () => Promise<Uint8Array> | Uint8Array | string,
  number,
  string,
  string,
]
const refused: readonly Refused[] = [
  ['a drawing with a script', () => SVG, 415, 'NOT_A_PICTURE', UNREADABLE],
  ['a text', () => 'no picture', 415, 'NOT_A_PICTURE', UNREADABLE],
  ['nothing', () => '', 415, 'NOT_A_PICTURE', UNREADABLE],
  ['an animation', async () => (await aPicture(90, 90)).gif().toBuffer(), 415, 'NOT_A_PICTURE', UNREADABLE],
  [
    'a page that begins like a JPEG',
    () => Buffer.from('ffd8ffe03c68746d6c3e', 'hex'),
    415,
    'NOT_A_PICTURE',
    UNREADABLE,
  ],
  ['half a picture', async () => (await png(400, 300)).subarray(0, 300), 415, 'NOT_A_PICTURE', UNREADABLE],
  ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'NOT_A_PICTURE', HEIC],
  ['a small file of very many pixels', () => png(9_000, 9_000), 413, 'BODY_TOO_LARGE', PIXELS],
  ['one byte too much', () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 413, 'BODY_TOO_LARGE', LARGE],
]

test.for(refused)('%s is refused in a sentence', async ([, file, status, code, error], { app }) => {
  const answer = await upload(app, await file())
  expect(answer).toMatchObject({ status, body: { code, error } })
})

test('a file of exactly 10 MB is read', async ({ app }) => {
  const file = Buffer.alloc(MAX_PICTURE_BYTES)
  file.set(await (await aPicture(300, 200)).jpeg().toBuffer())
  await uploaded(app, file)
})

test('nobody uploads without a session, with an API key, or from another site', async ({ app }) => {
  const file = await (await aPicture(300, 200)).jpeg().toBuffer()
  expect(await upload(app, file, { cookie: '' })).toMatchObject({
    status: 401,
    body: { error: 'Please sign in to continue.', code: 'UNAUTHENTICATED' },
  })
  expect(await upload(app, file, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
    body: { code: 'CROSS_SITE' },
  })
  expect(await upload(app, file, { authorization: 'Bearer ctk_live_nonsense' })).toMatchObject({
    status: 401,
    body: { code: 'WRONG_API_KEY' },
  })
})

test('of six uploads at once one is asked to wait, and the others are done', async ({ app }) => {
  const file = await (await aPicture(90, 90)).jpeg().toBuffer()
  const cookie = await app.adminCookie()
  const started = Array.from({ length: 6 }, () => startUpload(app, file, cookie))
  const refused = await Promise.race(started.map(({ answer }) => answer))
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    429,
    {
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 5,
      error: 'Several pictures are being prepared. Wait a moment and upload this one again.',
    },
  ])
  for (const upload of started) upload.finish()
  const answers = await Promise.all(started.map(({ answer }) => answer))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
})

test.for([
  `/pictures/${'0'.repeat(32)}-640.webp`,
  '/pictures/nonsense',
  `/pictures/${'0'.repeat(32)}-320.webp`,
  '/pictures/',
])('at %s is nothing', async (path, { app }) => {
  expect((await fileAt(app, path)).status).toBe(404)
})

async function colourAt(file: Buffer, left: number, top: number): Promise<'blue' | 'red'> {
  const [red = 0, , blue = 0] = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return blue > red ? 'blue' : 'red'
}
