import type { Config } from '../core/config.ts'

/** A page to read: styles, fonts and pictures of this site, and no script at all. */
export const DOCUMENTATION_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * What a page may load: files of this site, those of its inline scripts that are named (by a nonce, or by what they
 * say), and nothing from anywhere else but the map that the owner chose.
 */
export function pagePolicy(
  scripts: readonly string[],
  { MAP_STYLE_URL }: Pick<Config, 'MAP_STYLE_URL'>,
): string {
  const map = MAP_STYLE_URL ? ` ${new URL(MAP_STYLE_URL).origin}` : ''
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
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
