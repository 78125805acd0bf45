import type { Operation } from '@chauffeur/contract/api-document'

/** What a call must carry to be answered. A key that it may carry is not needed. */
export function needOf({ security }: Pick<Operation, 'security'>): 'session' | 'API key' | 'nothing' {
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
  if (isOpen) return 'nothing'
  return security.some((way) => 'session' in way) ? 'session' : 'API key'
}
