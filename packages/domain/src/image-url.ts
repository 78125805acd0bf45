import { MAX_IMAGE_URL_LENGTH } from './limits.ts'

const IMAGE_URL_REFUSAL = 'Image URL must be an https address or a path on this site'
const NOT_HTTPS = 'Image URL must begin with https:// instead of http://. Change that and try again'

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
export function imageUrlRefusal(text: string): string | undefined {
  if (isImageUrl(text)) return undefined
  return isImageUrl(text.replace(/^http:/i, 'https:')) ? NOT_HTTPS : IMAGE_URL_REFUSAL
}
