import type { Board } from '@chauffeur/contract/board'
import { wallTimeIn } from '@chauffeur/domain/time'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../shared/api/trpc.ts'
import { randomUuid } from '../../shared/forms/random-id.ts'
import { readState } from '../common/resource-list.tsx'
import { reasonToast, useProcedure } from '../common/use-procedure.ts'
import { useAskEvery } from '../frame/live-office.ts'

/** So often a page looks how the trips go, while it is not told. */
export const ASK_EVERY_MS = 10_000

/** A board whose trips are known. */
export type KnownBoard = Board & { readonly trips: NonNullable<Board['trips']> }

/** The board of a day. Only what has changed is asked for; while nothing has, only alarms come back. */
export function useBoard(date: string) {
  const { client } = trpc.useUtils()
  const queries = useQueryClient()
  const key = boardKey(date)
  const query = useQuery({
    queryKey: key,
    queryFn: async (): Promise<KnownBoard> => {
      const known = queries.getQueryData<KnownBoard>(key)
      const next = await client.dispatch.board.query({ date, changedSince: known?.cursor ?? null })
      return { ...next, trips: next.trips ?? known?.trips ?? [] }
    },
    refetchInterval: useAskEvery(ASK_EVERY_MS),
    placeholderData: keepPreviousData,
  })
  return {
    board: query.data?.date === date ? query.data : undefined,
    state: readState(query),
  }
}

const boardKey = (date: string) => ['board', date] as const

/** Reads the board again, whatever its day, and the page of a booking, where trips are given, too. */
export function useRefreshBoard() {
  const queries = useQueryClient()
  const { bookings, dispatch } = trpc.useUtils()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['board'] }),
      dispatch.ofBooking.invalidate(),
      bookings.read.invalidate(),
      bookings.history.invalidate(),
    ])
}

/** Records a step of a trip as it was reported by phone. */
export function useReport({ id, version }: { readonly id: string; readonly version: number }) {
  const { run, isPending } = useProcedure(trpc.dispatch.recordEvent, {
    failed: (error) => reasonToast('Could not be recorded', error),
  })
  const report = (type: TripEventType, undoes: string | null = null) =>
    run({ id, eventId: randomUuid(), type, version, undoes })
  return { report, isPending }
}

/** An instant as the office's clock shows it. */
export function clockOf(instant: string): string {
  return wallTimeIn('Europe/Lisbon', new Date(instant)).time
}
