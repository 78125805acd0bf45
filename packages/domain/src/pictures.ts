import { MAX_IMAGE_URL_LENGTH } from './limits.ts'

/** The largest file that the office may upload, and the most pixels in it. */
export const MAX_PICTURE_MEGABYTES = 10
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024
export const MAX_PICTURE_MEGAPIXELS = 50
export const MAX_PICTURE_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000

/** As the pages use them: each uploaded picture is there in both formats and, at most as wide, in both widths. */
export const PICTURE_WIDTHS = [640, 1280] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export const PICTURE_REFUSALS = {
  unreadable: { code: 'picture_unreadable' },
  heic: { code: 'picture_heic' },
  tooLarge: { code: 'picture_too_large', max: MAX_PICTURE_MEGABYTES },
  tooManyPixels: { code: 'picture_too_many_pixels', max: MAX_PICTURE_MEGAPIXELS },
  tooSlow: { code: 'picture_too_slow' },
} as const

const FILE = /^\/pictures\/([0-9a-f]{32})-(640|1280)\.(avif|webp)$/

export interface PictureFileName {
  readonly id: string
  readonly width: number
  readonly format: string
}

/** The address of an uploaded picture for a single image: the largest WebP. */
export function pictureUrl(id: string): string {
  return `/pictures/${id}-1280.webp`
}

/** Which file of which uploaded picture is at an address; undefined where it is another picture's address. */
export function readPictureUrl(url: string): PictureFileName | undefined {
  const [, id, width, format] = FILE.exec(url) ?? []
  return id && width && format ? { id, width: Number(width), format } : undefined
}

type PictureKind = 'readable' | 'heic' | 'other'

/** The kind of a file by its first bytes, whatever its name. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'readable'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'readable'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'readable'
  if (text(4, 8) !== 'ftyp') return 'other'
  const brands: readonly string[] = text(8, 64).match(/.{4}/gs) ?? []
  if (brands.includes('avif')) return 'readable'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'other'
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'])

/** The address of an uploaded picture up to the width; undefined where it is another picture's address. */
export function uploadedPictureAddress(url: string): string | undefined {
  return /^(\/pictures\/\w+)-1280\.webp$/.exec(url)?.[1]
}

// Characters that must be escaped in an address: a browser reads "\" as "/" and skips tabs and line breaks.
const UNSAFE = /[\s\p{C}\\"<>^`{|}]/u

const HTTPS = /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]|$)/iu

const SITE_PATH = /^\/(?!\/)/

/**
 * Whether the text may be the address of an image: https without a user name, or a path on this site ("/…"
 * but not "//…", which is another host). `javascript:`, `data:` and plain http are refused.
 */
export function isImageUrl(text: string): boolean {
  if (text.length > MAX_IMAGE_URL_LENGTH || UNSAFE.test(text)) return false
  return HTTPS.test(text) || SITE_PATH.test(text)
}

/** Why the text cannot be the address of an image, with what mends it; undefined where it can. */
export function imageUrlRefusal(text: string) {
  if (isImageUrl(text)) return undefined
  const isHttp = isImageUrl(text.replace(/^http:/i, 'https:'))
  return { code: isHttp ? 'image_url_not_https' : 'image_url_unusable' } as const
}
