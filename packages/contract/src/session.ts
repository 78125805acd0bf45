import { MAX_PASSWORD_LENGTH, newPasswordRefusal } from '@chauffeur/domain/passwords'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { because } from './fields.ts'

const office = endpointsFor('admin', 'Office: session')
const session = endpointsFor('session', 'Office: session')

const user = z.object({ id: z.string(), username: z.string() })
export type User = z.infer<typeof user>

// A password is compared exactly as typed, without trimming. The maximum length bounds the cost of hashing it.
const credential = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .min(1, `${label} is required.`)
    .max(MAX_PASSWORD_LENGTH, `${label} is too long.`)

export const currentUser = office.get('/api/admin/user', {
  procedure: 'session.user',
  summary: 'Who is signed in',
  input: noInput,
  output: user,
})

export const login = session.post('/api/admin/login', {
  procedure: 'session.login',
  summary: 'Sign in',
  description:
    'The answer sets the session cookie. A session ends after an hour without a call, and after twelve in any case.',
  refusals: ['WRONG_LOGIN'],
  limit: 'login',
  isEssential: true,
  input: z.object({ username: credential('Username'), password: credential('Password') }),
  output: user,
})

export const changePassword = office.post('/api/admin/password', {
  procedure: 'session.changePassword',
  summary: 'Change the own password',
  description: 'Every other session of the administrator ends; the answer sets a new cookie for this one.',
  limit: 'login',
  input: z
    .object({ oldPassword: credential('The old password'), newPassword: credential('The new password') })
    .superRefine(({ oldPassword, newPassword }, ctx) => {
      const refusal = newPasswordRefusal(newPassword, oldPassword)
      if (refusal) ctx.addIssue({ code: 'custom', path: ['newPassword'], ...because(refusal) })
    }),
  output: z.object({ success: z.literal(true) }),
})

export const logout = session.post('/api/admin/logout', {
  procedure: 'session.logout',
  summary: 'Sign out',
  description: 'Done as well where nobody is signed in, or the session has ended.',
  input: noInput,
  output: z.object({ success: z.literal(true) }),
})
