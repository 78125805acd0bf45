import type { Site } from '@chauffeur/contract/site'
import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** The owner's settings: the brand, its contacts, whether online payment is offered. */
export function useSite(): Site {
  return root.useLoaderData()
}

/** The numbers to call that are set, each once. */
export function usePhones(): readonly string[] {
  const { contactPhone, contactPhone2 } = useSite()
  return [...new Set([contactPhone, contactPhone2])].flatMap((number) => (number ? [number] : []))
}
