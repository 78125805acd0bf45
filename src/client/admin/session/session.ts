import type { User } from '@chauffeur/contract/session'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isSignedOutError } from './session-end.ts'

type SessionEnd = 'by choice' | 'by the server'

/** Who is signed in; after the session has ended nobody, and how the last one of this visit did. */
export interface Session {
  readonly user: User | null
  readonly ended?: SessionEnd
}

/** Where the session is kept among what was read. The guard of the office fills it. */
export const SESSION_KEY = ['office', 'session'] as const

/** The session as it is known, and what begins and ends it. */
export function useSession() {
  const queries = useQueryClient()
  const router = useRouter()
  const { data } = useQuery<Session>({ queryKey: SESSION_KEY, queryFn: skipToken })
  return {
    user: data?.user ?? null,
    ended: data?.ended,
    begin: (user: User) => {
      // Data that somebody else has read must not be shown to the next person who signs in.
      queries.removeQueries({
        type: 'inactive',
        predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0],
      })
      queries.setQueryData<Session>(SESSION_KEY, { user })
    },
    end: (how: SessionEnd) => {
      // The first reason counts: calls that follow only find the session ended.
      queries.setQueryData<Session>(SESSION_KEY, (last) => (last?.user ? { user: null, ended: how } : last))
      // Has the guard lead to the login.
      void router.invalidate()
    },
  }
}

/** Ends the session when any call finds that the server has ended it. */
export function useSessionEnd(): void {
  const queries = useQueryClient()
  const { user, end } = useSession()
  const isSignedIn = user !== null
  const endIfSignedOut = useEffectEvent((error: unknown) => {
    if (isSignedOutError(error)) end('by the server')
  })
  useEffect(() => {
    if (!isSignedIn) return undefined
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
  }, [queries, isSignedIn])
}
