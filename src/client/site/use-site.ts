import type { Site } from '@chauffeur/contract/site'
import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** What the owner has set: the brand, its contacts, whether online payment is offered. */
export function useSite(): Site {
  return root.useLoaderData()
}
