/** A random id. Not crypto.randomUUID: that is missing where the site is served without TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A random UUID: the digits of an id, of which two say the version and the variant. */
export function randomUuid(): string {
  const hex = randomId()
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20)]
  return [...parts, hex.slice(20)].join('-')
}
