import type { Config } from '../config.ts'

/**
 * What a page may load: its own scripts by their nonce, and nothing from anywhere else but the map that the owner
 * chose.
 */
export function pagePolicy(nonce: string, { MAP_STYLE_URL }: Pick<Config, 'MAP_STYLE_URL'>): string {
  const map = MAP_STYLE_URL ? ` ${new URL(MAP_STYLE_URL).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Radix and React set style attributes; a style can do little without a script.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' https: data: blob:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
