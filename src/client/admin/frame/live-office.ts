import type { LiveEvent, LiveName } from '@chauffeur/contract/live-events'
import { type InfiniteData, type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLiveStream } from '../../shared/api/live-stream.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { queriesOf } from '../common/use-procedure.ts'
import { unansweredOnly } from './admin-nav.tsx'
import { readInTurn } from './read-in-turn.ts'

const BOOKING: readonly QueryKey[] = [
  ['board'],
  ...(
    [
      'dispatch.dayMessages',
      'dispatch.ofBooking',
      'bookings.counts',
      'bookings.history',
      'bookings.notes',
      'bookings.read',
      'bookings.watch',
      'mails.ofBooking',
      'payments',
    ] as const
  ).map(queriesOf),
]

/** The queries that are read again once somebody has changed something of the kind. Lists stay as they are being read. */
const STALE_AFTER: Readonly<Record<Exclude<LiveName, 'everything'>, readonly QueryKey[]>> = {
  booking: BOOKING,
  payment: BOOKING,
  enquiry: [[['enquiries', 'list'], { input: unansweredOnly }]],
  alarms: [['board']],
  cars: [['board'], queriesOf('capacity.plan')],
  jobs: [],
  session: [],
}

const LIVE_KEY = ['office', 'live'] as const
const ASK_WHILE_LIVE_MS = 60_000

/** How often a page asks: some of what it shows changes by time alone, so now and then also while it is told of changes. */
export function useAskEvery(ms: number): number {
  const { data: isLive } = useQuery<boolean>({ queryKey: LIVE_KEY, queryFn: skipToken })
  return isLive ? ASK_WHILE_LIVE_MS : ms
}

/** Has the pages of the office follow what others do. */
export function LiveOffice() {
  const queries = useQueryClient()
  const { client } = trpc.useUtils()

  const [readAgain] = useState(() => readInTurn(queries))

  const refresh = ({ name }: LiveEvent) => {
    // After the connection was lost, a read that is under way may never be answered.
    if (name === 'everything')
      for (const queryKey of Object.values(STALE_AFTER).flat()) void queries.invalidateQueries({ queryKey })
    else for (const queryKey of STALE_AFTER[name]) void readAgain(queryKey)
  }
  /** A row of a list that was read stays where it is, as it is now. */
  const replaceRow = async (name: 'bookings' | 'enquiries', id: string) => {
    const queryKey: QueryKey = [[name, name === 'bookings' ? 'find' : 'list'], { type: 'infinite' }]
    const isListed = queries
      .getQueriesData<InfiniteData<Page>>({ queryKey })
      .some(([, list]) => list?.pages.some((page) => page[name]?.some((row) => row.id === id)))
    if (!isListed) return
    const row = await client[name].read.query({ id })
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            [name]: page[name]?.map((old) => (old.id === id ? row : old)),
          })),
        },
    )
  }

  const isLive = useLiveStream('/trpc/live.office', (event) => {
    refresh(event)
    // Where that fails the row stays as it was read.
    if (event.name === 'booking') void replaceRow('bookings', event.id).catch(() => {})
    if (event.name === 'enquiry') void replaceRow('enquiries', event.id).catch(() => {})
  })
  useEffect(() => {
    queries.setQueryData(LIVE_KEY, isLive)
    return () => void queries.setQueryData(LIVE_KEY, false)
  }, [queries, isLive])
  return null
}

/** Of one of the two lists. */
type Page = Readonly<Partial<Record<'bookings' | 'enquiries', readonly { readonly id: string }[]>>>
