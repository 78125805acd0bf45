import { trpc } from '../../shared/api/trpc.ts'

/** Reads again everything about stops and routes: the lists of the admin area, and what the booking page has cached. */
export function useRefreshRoutes(): () => Promise<unknown> {
  const { stops, regions } = trpc.useUtils()
  return () => Promise.all([stops.invalidate(), regions.invalidate()])
}
