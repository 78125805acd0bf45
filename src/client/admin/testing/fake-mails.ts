import { endpoints } from '@chauffeur/contract/endpoints'
import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { Refused, t, type ClosedProcedure } from './fake-procedures.ts'

/** The calls about mails that were not delivered. */
export function fakeMailCalls(server: { mails: UndeliveredMail[] }, closed: ClosedProcedure) {
  return t.router({
    list: closed
      .input(endpoints.listMails.input)
      .output(endpoints.listMails.output)
      .query(({ input: { limit, cursor } }) => {
        const start = Number(cursor ?? 0)
        return {
          mails: server.mails.slice(start, start + limit),
          nextCursor: server.mails.length > start + limit ? String(start + limit) : null,
          failed: server.mails.filter(({ state }) => state === 'failed').length,
        }
      }),
    sendAgain: closed
      .input(endpoints.sendMailAgain.input)
      .output(endpoints.sendMailAgain.output)
      .mutation(() => {
        throw new Refused('CONFLICT', 'This mail has been sent meanwhile.', { code: 'MAIL_UNDER_WAY' })
      }),
  })
}
