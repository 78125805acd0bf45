type Query = Record<string, unknown>

/**
 * For `useSearch({ select })` of a route whose `validateSearch` is this reader. The router lays what a reader gives
 * over the whole query, so what the reader has left out as unusable would come through as it was sent.
 */
export function readAgain<Search>(read: (query: Query) => Search) {
  return (search: object): Search => read({ ...search })
}
