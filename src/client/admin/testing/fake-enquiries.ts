import { endpoints } from '@chauffeur/contract/endpoints'
import type { Enquiry } from '@chauffeur/contract/enquiries'
import { TRPCError } from '@trpc/server'
import { aReplyOf } from './an-enquiry.ts'
import { Refused, t, type ClosedProcedure, sent } from './fake-procedures.ts'

/** The calls about offers. */
export function fakeOfferCalls(server: { readonly takenTimes: readonly string[] }, closed: ClosedProcedure) {
  return t.router({
    check: closed
      .input(endpoints.checkOffer.input)
      .output(sent(endpoints.checkOffer))
      .mutation(({ input: { pickupTime } }) => ({
        unavailableBecause: server.takenTimes.includes(pickupTime)
          ? `All our E Class cars are taken at ${pickupTime} on 4 December. Free at 08:10.`
          : null,
      })),
  })
}

/** The calls about enquiries. */
export function fakeEnquiryCalls(
  server: { enquiries: Enquiry[]; readonly hold: Promise<void> },
  closed: ClosedProcedure,
) {
  function replace(id: string, change: (enquiry: Enquiry) => Enquiry): Enquiry {
    const found = server.enquiries.find((enquiry) => enquiry.id === id)
    if (!found) throw new TRPCError({ code: 'NOT_FOUND' })
    const changed = change(found)
    server.enquiries = server.enquiries.map((enquiry) => (enquiry === found ? changed : enquiry))
    return changed
  }
  return t.router({
    list: closed
      .input(endpoints.listEnquiries.input)
      .output(sent(endpoints.listEnquiries))
      .query(({ input: { answered, limit, cursor } }) => {
        const isWanted = ({ answeredAt }: Enquiry) =>
          (answeredAt !== null) === (answered ?? answeredAt !== null)
        const wanted = server.enquiries.filter(isWanted)
        const start = Number(cursor ?? 0)
        return {
          enquiries: wanted.slice(start, start + limit),
          nextCursor: wanted.length > start + limit ? String(start + limit) : null,
          unanswered: server.enquiries.filter(({ answeredAt }) => answeredAt === null).length,
          overdue: server.enquiries.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < Date.now())
            .length,
        }
      }),
    mark: closed
      .input(endpoints.markEnquiry.input)
      .output(sent(endpoints.markEnquiry))
      .mutation(async ({ input: { id, answered } }) => {
        await server.hold
        const found = server.enquiries.find((enquiry) => enquiry.id === id)
        if (!found) throw new TRPCError({ code: 'NOT_FOUND' })
        const marked: Enquiry = answered
          ? { ...found, answeredAt: '2026-11-20T11:00:00.000Z', answeredBy: 'admin', dueAt: null }
          : { ...found, answeredAt: null, answeredBy: null }
        server.enquiries = server.enquiries.map((enquiry) => (enquiry === found ? marked : enquiry))
        return marked
      }),
    reply: closed
      .input(endpoints.replyToEnquiry.input)
      .output(sent(endpoints.replyToEnquiry))
      .mutation(async ({ input: { id, subject, text, offer } }) => {
        await server.hold
        if (offer?.pickupLocation === 'Atlantis')
          throw new Refused('NOT_FOUND', 'We could not find “Atlantis”.', {
            code: 'UNKNOWN_PLACE',
            details: [{ field: 'offer.pickupLocation', message: 'We could not find “Atlantis”.' }],
          })
        return replace(id, (enquiry) => ({
          ...enquiry,
          answeredAt: enquiry.answeredAt ?? '2026-11-20T11:00:00.000Z',
          answeredBy: enquiry.answeredBy ?? 'admin',
          dueAt: null,
          replies: [aReplyOf({ subject, text, totalCents: offer?.totalPrice }), ...enquiry.replies],
        }))
      }),
    withdrawOffer: closed
      .input(endpoints.withdrawOffer.input)
      .output(sent(endpoints.withdrawOffer))
      .mutation(({ input }) => {
        const found = server.enquiries.find(({ replies }) =>
          replies.some(({ offer }) => offer?.id === input.id),
        )
        return replace(found?.id ?? '', (enquiry) => ({
          ...enquiry,
          replies: enquiry.replies.map((reply) =>
            reply.offer?.id === input.id
              ? { ...reply, offer: { ...reply.offer, state: 'withdrawn', withdrawnBy: 'admin' } }
              : reply,
          ),
        }))
      }),
  })
}
