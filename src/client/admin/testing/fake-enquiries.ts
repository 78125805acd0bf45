import { endpoints } from '@chauffeur/contract/endpoints'
import type { Enquiry } from '@chauffeur/contract/enquiries'
import { TRPCError } from '@trpc/server'
import { t, type ClosedProcedure } from './fake-procedures.ts'

/** The calls about enquiries. */
export function fakeEnquiryCalls(
  server: { enquiries: Enquiry[]; readonly hold: Promise<void> },
  closed: ClosedProcedure,
) {
  return t.router({
    list: closed
      .input(endpoints.listEnquiries.input)
      .output(endpoints.listEnquiries.output)
      .query(({ input: { answered, limit, cursor } }) => {
        const isWanted = ({ answeredAt }: Enquiry) =>
          (answeredAt !== null) === (answered ?? answeredAt !== null)
        const wanted = server.enquiries.filter(isWanted)
        const start = Number(cursor ?? 0)
        return {
          enquiries: wanted.slice(start, start + limit),
          nextCursor: wanted.length > start + limit ? String(start + limit) : null,
          unanswered: server.enquiries.filter(({ answeredAt }) => answeredAt === null).length,
        }
      }),
    mark: closed
      .input(endpoints.markEnquiry.input)
      .output(endpoints.markEnquiry.output)
      .mutation(async ({ input: { id, answered } }) => {
        await server.hold
        const found = server.enquiries.find((enquiry) => enquiry.id === id)
        if (!found) throw new TRPCError({ code: 'NOT_FOUND' })
        const marked: Enquiry = answered
          ? { ...found, answeredAt: '2026-11-20T11:00:00.000Z', answeredBy: 'admin' }
          : { ...found, answeredAt: null, answeredBy: null }
        server.enquiries = server.enquiries.map((enquiry) => (enquiry === found ? marked : enquiry))
        return marked
      }),
  })
}
