import type { Config } from '../core/config.ts'

/**
 * What every answer says to a browser, the same each time, so it is made once. A page replaces the content security
 * policy by its own.
 */
export function securityHeaders({ PUBLIC_URL }: Config): Readonly<Record<string, string>> {
  return {
    // An answer to a call carries nothing that a browser should load or run.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
