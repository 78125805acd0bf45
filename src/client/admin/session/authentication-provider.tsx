import type { User } from '@chauffeur/contract/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { sentenceOf } from './sentence-of.ts'
import { isSignedOutError } from './session-end.ts'

type SessionEnd = 'by choice' | 'by the server'

export interface Session {
  /** undefined while unknown, null when signed out. */
  readonly user: User | null | undefined
  /** Why it could not be found out who is signed in. */
  readonly problem: string | undefined
  /** How the last session of this visit ended. */
  readonly ended: SessionEnd | undefined
  readonly refetch: () => void
  readonly begin: (user: User) => void
  readonly end: (how: SessionEnd) => void
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within an authentication provider')
  return session
}

const SESSION_KEY = ['office', 'session'] as const

/** Knows who is signed in: asks the server once, then follows sign-ins, sign-outs and what other calls answer. */
export function AuthenticationProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const { client } = trpc.useUtils()
  const [change, setChange] = useState<{ user: User | null; ended?: SessionEnd }>()
  const lookup = useQuery<User | null>({
    queryKey: SESSION_KEY,
    enabled: !change,
    queryFn: () =>
      client.session.user.query().catch((error: unknown) => {
        if (isSignedOutError(error)) return null
        throw error
      }),
  })
  const user = change ? change.user : lookup.data
  const isSignedIn = Boolean(user)
  const ended = change?.ended
  const { refetch } = lookup

  const begin = useCallback(
    (user: User) => {
      queries.setQueryData(SESSION_KEY, user)
      setChange({ user })
    },
    [queries],
  )
  const end = useCallback(
    (how: SessionEnd) => {
      queries.setQueryData(SESSION_KEY, null)
      // The first reason counts: calls that follow only find the session ended.
      setChange((last) => (last?.ended ? last : { user: null, ended: how }))
    },
    [queries],
  )

  // Any call may find that the session has ended.
  useEffect(() => {
    if (!isSignedIn) return undefined
    const endIfSignedOut = (error: unknown) => {
      if (isSignedOutError(error)) end('by the server')
    }
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') endIfSignedOut(event.action.error)
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') endIfSignedOut(event.action.error)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, isSignedIn, end])

  // Cached data must not be shown to the next person who signs in. The dashboard is unmounted by now.
  useEffect(() => {
    if (ended)
      queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] })
  }, [queries, ended])

  const problem =
    user === undefined && lookup.isError && !lookup.isFetching ? sentenceOf(lookup.error) : undefined
  const session = useMemo<Session>(
    () => ({ user, problem, ended, begin, end, refetch: () => void refetch() }),
    [user, problem, ended, begin, end, refetch],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
