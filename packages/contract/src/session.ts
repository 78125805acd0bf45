import { MAX_PASSWORD_LENGTH, newPasswordRefusal } from '@chauffeur/domain/passwords'
import { z } from 'zod'
import { endpoint, noInput } from './endpoint.ts'

const tag = 'Office: session'
const user = z.object({ id: z.string(), username: z.string() })
export type User = z.infer<typeof user>

// A password is compared exactly as typed, without trimming. The maximum length bounds the cost of hashing it.
const credential = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .min(1, `${label} is required.`)
    .max(MAX_PASSWORD_LENGTH, `${label} is too long.`)

export const currentUser = endpoint({
  procedure: 'session.user',
  access: 'admin',
  method: 'GET',
  path: '/api/admin/user',
  tag,
  summary: 'Who is signed in',
  input: noInput,
  output: user,
})

export const login = endpoint({
  procedure: 'session.login',
  access: 'session',
  method: 'POST',
  path: '/api/admin/login',
  tag,
  summary: 'Sign in',
  description:
    'The answer sets the session cookie. A session ends after an hour without a call, and after twelve in any case.',
  refusals: ['WRONG_LOGIN'],
  limit: 'login',
  isEssential: true,
  input: z.object({ username: credential('Username'), password: credential('Password') }),
  output: user,
})

export const changePassword = endpoint({
  procedure: 'session.changePassword',
  access: 'admin',
  method: 'POST',
  path: '/api/admin/password',
  tag,
  summary: 'Change the own password',
  description: 'Every other session of the administrator ends; the answer sets a new cookie for this one.',
  limit: 'login',
  input: z
    .object({ oldPassword: credential('The old password'), newPassword: credential('The new password') })
    .superRefine(({ oldPassword, newPassword }, ctx) => {
      const refusal = newPasswordRefusal(newPassword, oldPassword)
      if (refusal) ctx.addIssue({ code: 'custom', path: ['newPassword'], message: refusal })
    }),
  output: z.object({ success: z.literal(true) }),
})

export const logout = endpoint({
  procedure: 'session.logout',
  access: 'session',
  method: 'POST',
  path: '/api/admin/logout',
  tag,
  summary: 'Sign out',
  description: 'Done as well where nobody is signed in, or the session has ended.',
  input: noInput,
  output: z.object({ success: z.literal(true) }),
})
