import type { Log } from './logging.ts'

/** One operation of an outside service, and who waits for its answer. */
export interface Breaker {
  readonly service: 'places' | 'routing' | 'payments' | 'flights'
  readonly operation: string
  readonly caller: 'people' | 'schedule'
}

/** Which operations of outside services are not asked for at the moment, since they failed: for health, metrics and log. */
export interface Breakers {
  readonly set: (breaker: Breaker, isOpen: boolean) => void
  readonly all: () => readonly (Breaker & { readonly isOpen: boolean })[]
}

/** @param known those that are shown as closed before they were ever open. */
export function watchBreakers(log: Log, known: readonly Breaker[]): Breakers {
  const states = new Map<string, Breaker & { readonly isOpen: boolean }>()
  const keep = (breaker: Breaker, isOpen: boolean) =>
    states.set(Object.values(breaker).join('/'), { ...breaker, isOpen })
  for (const breaker of known) keep(breaker, false)
  return {
    set({ service, operation, caller }, isOpen) {
      const breaker = { service, operation, caller }
      keep(breaker, isOpen)
      if (isOpen) log.warn(breaker, 'an outside service fails, and is not asked for a while')
      else log.info(breaker, 'an outside service answers again')
    },
    all: () => [...states.values()],
  }
}
