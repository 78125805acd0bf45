import type { ApiDocument, HttpMethod } from '@chauffeur/contract/api-document'
import type { DocumentedCall } from './call-section.tsx'

export interface TaggedCalls {
  readonly tag: ApiDocument['tags'][number]
  readonly calls: readonly DocumentedCall[]
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const satisfies readonly HttpMethod[]

/** The calls in the order in which the description has their tags. */
export function callsByTag({ tags, paths }: ApiDocument): TaggedCalls[] {
  const all = Object.entries(paths).flatMap(([path, calls]) =>
    METHODS.flatMap((method) => {
      const operation = calls[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  return tags.map((tag) => ({ tag, calls: all.filter(({ operation }) => operation.tags[0] === tag.name) }))
}
