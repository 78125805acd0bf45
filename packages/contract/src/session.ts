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
    .max(200, `${label} is too long.`)

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
  input: z.object({ username: credential('Username'), password: credential('Password') }),
  output: user,
})

export const logout = endpoint({
  procedure: 'session.logout',
  access: 'admin',
  method: 'POST',
  path: '/api/admin/logout',
  tag,
  summary: 'Sign out',
  input: noInput,
  output: z.object({ success: z.literal(true) }),
})
