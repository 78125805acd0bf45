type Query = Record<string, unknown>

/**
 * For `useSearch({ select })` of a route whose `validateSearch` is this reader. The router merges a reader's result
 * into the raw query, so what the reader left out as unusable would come through unchecked.
 */
export function selectSearch<Search>(read: (query: Query) => Search) {
  return (search: object): Search => read({ ...search })
}
