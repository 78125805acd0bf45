import type { MemberRole } from '@chauffeur/domain/partner-members'
import { PartnerSignIn } from '../../src/server/auth/partner-member.entity.ts'
import { callAsAdmin } from './admin-calls.ts'
import type { TestApp } from './app.ts'
import { testLinks } from './private-links.ts'

/** Adds somebody to the team of a partner, as the office does. */
export async function addMember(
  app: TestApp,
  partnerId: string,
  email = 'desk@hotel.example',
  role: MemberRole = 'desk',
): Promise<void> {
  await callAsAdmin(app, 'REST', 'setPartnerMember', { partnerId, email, role })
}

/** The token of the last link that was sent to an address, as the mail carries it. */
export async function mailedSignIn(app: TestApp, email = 'desk@hotel.example'): Promise<string> {
  await app.clients.REST.ask('sendSignInLink', { email })
  await app.workers.links.drain()
  const signIn = await app.database
    .fresh()
    .findOneOrFail(
      PartnerSignIn,
      { member: { email }, openedAt: null },
      { orderBy: { createdAt: 'desc' }, populate: ['member'] },
    )
  return (await testLinks()).sign('sign-in', signIn.id)
}

/** The cookie of somebody of a partner who has signed in by the link of a mail. */
export async function memberCookie(app: TestApp, email?: string): Promise<string> {
  return cookieOf(app, await mailedSignIn(app, email))
}

/** The cookie of who has signed in by the token of a link. */
export async function cookieOf(app: TestApp, token: string): Promise<string> {
  const { headers } = await app.clients.REST.ask('signInMember', { token })
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}
