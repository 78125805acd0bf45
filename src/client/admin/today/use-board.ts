import type { Board } from '@chauffeur/contract/board'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../shared/api/trpc.ts'
import { randomUuid } from '../../shared/forms/random-id.ts'
import { reasonToast } from '../common/failure-toast.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { todayTexts } from './today-texts.ts'

/** So often a page looks how the trips go. */
export const ASK_EVERY_MS = 10_000

/** A board whose trips are known. */
export type KnownBoard = Board & { readonly trips: NonNullable<Board['trips']> }

/** The board of a day. Changes are asked for every ten seconds; while there are none, only alarms come back. */
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
    refetchInterval: ASK_EVERY_MS,
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
export function useReport(assignment: { readonly id: string; readonly version: number }) {
  const { client } = trpc.useUtils()
  return useAct({
    act: ({ type, undoes = null }: { readonly type: TripEventType; readonly undoes?: string | null }) =>
      client.dispatch.recordEvent.mutate({
        id: assignment.id,
        eventId: randomUuid(),
        type,
        version: assignment.version,
        undoes,
      }),
    failed: (error) => reasonToast(todayTexts.failed.step, error),
    refresh: useRefreshBoard(),
  })
}

interface Giving {
  readonly carId: string | null
  readonly driverId: string | null
  readonly driverName: string
  readonly override: string | null
}

/** Gives one car's part of a booking to a driver. */
export function useAssign(
  of: { readonly bookingId: string; readonly carNo: number; readonly version: number },
  { onDone, onFailed }: { readonly onDone: () => void; readonly onFailed: (error: unknown) => void },
) {
  const { client } = trpc.useUtils()
  return useAct({
    act: ({ carId, driverId, override }: Giving) =>
      client.dispatch.assign.mutate({
        id: of.bookingId,
        carNo: of.carNo,
        version: of.version,
        carId,
        driverId,
        override,
      }),
    // The dialog says why.
    failed: () => undefined,
    refresh: useRefreshBoard(),
    onDone,
    onFailed,
  })
}

export function useRelease(id: string) {
  const { client } = trpc.useUtils()
  return useAct({
    act: () => client.dispatch.release.mutate({ id, reason: null }),
    done: todayTexts.done.release,
    failed: (error) => reasonToast(todayTexts.failed.release, error),
    refresh: useRefreshBoard(),
  })
}

/** Says that a step that could not be counted is settled. */
export function useSettleStep(id: string) {
  const { client } = trpc.useUtils()
  return useAct({
    act: () => client.dispatch.settleStep.mutate({ id }),
    failed: (error) => reasonToast(todayTexts.failed.settle, error),
    refresh: useRefreshBoard(),
  })
}

export function useDecideNoShow(id: string, onDone: () => void) {
  const { client } = trpc.useUtils()
  return useAct({
    act: (decision: { readonly decision: 'confirm' | 'wait'; readonly refund: number }) =>
      client.dispatch.decideNoShow.mutate({ id, note: null, ...decision }),
    done: todayTexts.done.decide,
    failed: (error) => reasonToast(todayTexts.failed.decide, error),
    refresh: useRefreshBoard(),
    onDone,
  })
}
