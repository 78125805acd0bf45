import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { apiOfVisit } from '../../shared/api/api-provider.tsx'
import { returnPath } from './return-path.ts'
import { sentenceOf } from './sentence-of.ts'
import { isSignedOutError } from './session-end.ts'
import { SESSION_KEY, type Session } from './session.ts'

/** The server's calls, outside of the pages. What is read here is there when a page asks. */
function officeCalls() {
  return createTRPCQueryUtils(apiOfVisit())
}

type Calls = ReturnType<typeof officeCalls>

/**
 * By its address, what a page of the office shows first. It is read before the page is drawn, also while a link to it is
 * pointed at; the page itself says that it waits, and what went wrong. It stands here and not in loaders of the routes,
 * because visitors of the site load those, too.
 */
const FIRST_READS: Readonly<Record<string, (calls: Calls) => unknown>> = {
  '/admin?tab=pricing': ({ pricing }) => pricing.list.prefetch(),
  '/admin?tab=stops': ({ stops }) => stops.listAll.prefetch(),
  '/admin?tab=regions': ({ regions }) => regions.listAll.prefetch(),
  '/admin?tab=luggage': ({ luggage }) => luggage.list.prefetch(),
  '/admin/partners': ({ partners }) => partners.list.prefetch(),
  '/admin/webhooks': ({ webhooks }) => webhooks.list.prefetch(),
  '/admin/cars': ({ cars, drivers }) => Promise.all([cars.list.prefetch(), drivers.list.prefetch()]),
  '/admin/firm': ({ firm }) => firm.read.prefetch(),
}

/** Who is signed in: asked of the server once a visit, then as sign-ins, sign-outs and refused calls have left it. */
function readSession(): Promise<Session> {
  return apiOfVisit().queryClient.ensureQueryData({
    queryKey: SESSION_KEY,
    async queryFn(): Promise<Session> {
      try {
        return { user: await officeCalls().session.user.fetch(undefined, { staleTime: 0 }) }
      } catch (error) {
        if (isSignedOutError(error)) return { user: null }
        throw error
      }
    },
  })
}

/** Why it could not be found out who is signed in, in a sentence for people; the office shows that then. */
interface Guarded {
  readonly problem?: string
}

/** Lets signed-in admins pass; everybody else signs in first and then returns to the address. */
export function guardOffice({ pathname, href }: ParsedLocation): Guarded | Promise<Guarded> {
  const isLogin = pathname === '/admin/login'
  const decide = ({ user, ended }: Session): Guarded => {
    if (user) void FIRST_READS[href]?.(officeCalls())
    if (isLogin || user) return {}
    const from = ended === 'by choice' ? undefined : returnPath(href)
    const search = from === undefined || from === '/admin' ? {} : { from }
    throw redirect({ to: '/admin/login', search, replace: true })
  }
  const known = apiOfVisit().queryClient.getQueryData<Session>(SESSION_KEY)
  if (known) return decide(known)
  // Where it cannot be found out, the login shows its form all the same: signing in may work.
  return readSession().then(decide, (error: unknown) => (isLogin ? {} : { problem: sentenceOf(error) }))
}
