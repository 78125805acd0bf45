import type { User } from '@chauffeur/contract/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { trpc } from '../../api/trpc.ts'
import { sentenceOf } from './sentence-of.ts'
import { saysSignedOut } from './session-end.ts'

export type SessionEnd = 'by choice' | 'by the server'

export interface Session {
  /** undefined while unknown, null when nobody is signed in. */
  readonly user: User | null | undefined
  /** Why it could not be found out who is signed in. */
  readonly problem: string | undefined
  /** How the last session of this visit ended. */
  readonly ended: SessionEnd | undefined
  readonly lookAgain: () => void
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

/** Knows who is signed in: asks once, then follows what signing in, signing out and the server's answers say. */
export function AuthenticationProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const { client } = trpc.useUtils()
  const [change, setChange] = useState<{ user: User | null; ended?: SessionEnd }>()
  const lookup = useQuery<User | null>({
    queryKey: SESSION_KEY,
    enabled: !change,
    queryFn: () =>
      client.session.user.query().catch((error: unknown) => {
        if (saysSignedOut(error)) return null
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
      // The first reason is the true one: what follows an end finds it ended.
      setChange((last) => (last?.ended ? last : { user: null, ended: how }))
    },
    [queries],
  )

  // Whichever call it is that finds the session gone.
  useEffect(() => {
    if (!isSignedIn) return undefined
    const heed = (error: unknown) => {
      if (saysSignedOut(error)) end('by the server')
    }
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') heed(event.action.error)
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') heed(event.action.error)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, isSignedIn, end])

  // What the last person read is not for the next. By now the dashboard that showed it is gone.
  useEffect(() => {
    if (ended)
      queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] })
  }, [queries, ended])

  const problem =
    user === undefined && lookup.isError && !lookup.isFetching ? sentenceOf(lookup.error) : undefined
  const session = useMemo<Session>(
    () => ({ user, problem, ended, begin, end, lookAgain: () => void refetch() }),
    [user, problem, ended, begin, end, refetch],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
