import { trpc } from '../../api/trpc.ts'

/**
 * Has everything read anew that tells of stops and routes: the office's lists, and what the booking page has kept of
 * both.
 */
export function useRefreshRoutes(): () => Promise<unknown> {
  const { stops, regions } = trpc.useUtils()
  return () => Promise.all([stops.invalidate(), regions.invalidate()])
}
