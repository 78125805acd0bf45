import type { AppContext } from '../server/api/context.ts'
import { appRouter } from '../server/api/router.ts'
import { NOBODY } from '../server/http/session-cookie.ts'
import type { PageContexts } from '../server/pages/pages.ts'

/** The product's own calls, as those make them who take part in the demonstration. */
export function createCallers({ ofNobody }: PageContexts, adminId: string) {
  const as = (who: Partial<AppContext>) =>
    appRouter.createCaller({ request: { ...ofNobody().request, ...who } })
  return {
    visitor: () => as({}),
    office: () => as({ signIn: { ...NOBODY, userId: adminId } }),
    partner: (apiKey: NonNullable<AppContext['apiKey']>) => as({ apiKey }),
    driver: (driverToken: string) => as({ driverToken }),
  }
}

export type Callers = ReturnType<typeof createCallers>
