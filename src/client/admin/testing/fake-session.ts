import { endpoints } from '@chauffeur/contract/endpoints'
import { SENTENCES } from '@chauffeur/contract/sentences'
import type { User } from '@chauffeur/contract/session'
import { Refused, t, type FakeProcedures } from './fake-procedures.ts'

export const admin: User = { id: '1', username: 'admin' }
export const PASSWORD = 'correct-horse'

/** The calls about who is signed in. */
export function fakeSessionCalls(server: { user: User | null }, { open, closed }: FakeProcedures) {
  return t.router({
    user: closed.output(endpoints.currentUser.output).query(({ ctx }) => ctx.user),
    login: open
      .input(endpoints.login.input)
      .output(endpoints.login.output)
      .mutation(({ input }) => {
        if (input.username !== admin.username || input.password !== PASSWORD)
          throw new Refused('UNAUTHORIZED', SENTENCES.wrongLogin, { code: 'WRONG_LOGIN' })
        server.user = admin
        return admin
      }),
    logout: closed.output(endpoints.logout.output).mutation(() => {
      server.user = null
      return { success: true } as const
    }),
  })
}
