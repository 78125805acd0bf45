import { endpoints } from '@chauffeur/contract/endpoints'
import type { Partner } from '@chauffeur/contract/partners'
import { Refused, t, type ClosedProcedure } from './fake-procedures.ts'

/** A partner that is live; a test sets only what it is about. */
export function aPartner(facts: Partial<Partner> = {}): Partner {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    name: 'Lisbon Hotels Group',
    kind: 'hotel',
    state: 'live',
    stateSince: '2026-11-20T10:42:00.000Z',
    contactEmail: null,
    locale: 'en',
    openBookingsMax: 50,
    openBookings: 3,
    terms: 'retail',
    commissionBp: 0,
    bookings: 12,
    keys: 1,
    receivers: 0,
    createdAt: '2026-11-20T10:42:00.000Z',
    createdBy: 'maria',
    version: 1,
    ...facts,
  }
}

interface Memory {
  partners: Partner[]
}

/** The calls about partners. */
export function fakePartnerCalls(server: Memory, closed: ClosedProcedure) {
  const change = (id: string, facts: Partial<Partner>) => {
    const found = server.partners.find((partner) => partner.id === id)
    if (!found) throw new Refused('NOT_FOUND', 'There is no such partner.', { code: 'NOT_FOUND' })
    const changed = { ...found, ...facts, version: found.version + 1 }
    server.partners = server.partners.map((partner) => (partner === found ? changed : partner))
    return changed
  }
  return t.router({
    list: closed.output(endpoints.listPartners.output).query(() => ({ partners: server.partners })),
    create: closed
      .input(endpoints.createPartner.input)
      .output(endpoints.createPartner.output)
      .mutation(({ input }) => {
        const partner = aPartner({ ...input, id: crypto.randomUUID(), keys: 0, bookings: 0, openBookings: 0 })
        server.partners = [...server.partners, partner]
        return partner
      }),
    change: closed
      .input(endpoints.changePartner.input)
      .output(endpoints.changePartner.output)
      .mutation(({ input: { id, version = 1, ...facts } }) => change(id, { ...facts, version })),
    setState: closed
      .input(endpoints.setPartnerState.input)
      .output(endpoints.setPartnerState.output)
      .mutation(({ input: { id, state } }) => change(id, { state })),
    merge: closed
      .input(endpoints.mergePartners.input)
      .output(endpoints.mergePartners.output)
      .mutation(({ input: { id, intoId } }) => {
        server.partners = server.partners.filter((partner) => partner.id !== id)
        return change(intoId, {})
      }),
  })
}
