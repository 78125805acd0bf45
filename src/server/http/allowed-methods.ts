import type { FastifyInstance } from 'fastify'

/** Which methods the calls below /api have at the path of a URL; none where nothing is at it. */
export type AllowedMethods = (url: string) => string[]

/** Collects every route below /api that is registered after it. */
export function collectMethods(server: FastifyInstance): AllowedMethods {
  const methodsAt = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  server.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const known = methodsAt.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const one of [method].flat()) known.methods.add(one)
    methodsAt.set(url, known)
  })
  return (url) => {
    const [path = ''] = url.split('?')
    // As the router reads an address.
    const asRouted = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    const found = [...methodsAt.values()].filter(({ pattern }) => pattern.test(asRouted))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`, 'i')
}
