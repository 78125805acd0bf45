import { readAlone, trpc } from '../../shared/api/trpc.ts'

/** How many bookings wait for a decision and when the latest was made, as read last. */
export function useWatchedBookings() {
  return trpc.bookings.watch.useQuery(undefined, { ...readAlone, staleTime: 0 })
}

/** How many bookings wait for a decision, themselves or with a change; 0 while that is not known. */
export function useWaitingBookings(): number {
  const { data } = useWatchedBookings()
  return (data?.waiting ?? 0) + (data?.changes ?? 0)
}
