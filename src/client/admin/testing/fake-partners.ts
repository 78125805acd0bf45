import { endpoints } from '@chauffeur/contract/endpoints'
import type { PartnerMoney } from '@chauffeur/contract/statements'
import { officeEntries, type StatementState } from '@chauffeur/domain/partner-money'
import type { Partner } from '@chauffeur/contract/partners'
import { toEuros } from '@chauffeur/domain/money'
import { Refused, sent, t, type ClosedProcedure } from './fake-procedures.ts'

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
    confirmation: 'office',
    guestMails: 'firm',
    openBookingsMax: 50,
    openBookings: 3,
    terms: 'retail',
    returnOrigins: [],
    commissionBp: 0,
    discountBp: 0,
    creditLimit: 0,
    creditAvailable: 0,
    bookings: 12,
    keys: 1,
    receivers: 0,
    createdAt: '2026-11-20T10:42:00.000Z',
    createdBy: 'maria',
    version: 1,
    ...facts,
  }
}

/** An account in which nothing was entered yet; a test sets only what it is about. */
export function anAccount(facts: Partial<PartnerMoney> = {}): PartnerMoney {
  return { balance: 0, entries: [], statements: [], disputes: [], ...facts }
}

interface Memory {
  partners: Partner[]
  account: PartnerMoney
}

/** The calls about the account of a partner; the one of the memory is everybody's. */
export function fakeStatementCalls(server: Memory, closed: ClosedProcedure) {
  const moveTo = (id: string, state: StatementState) => {
    const statements = server.account.statements.map((one) => (one.id === id ? { ...one, state } : one))
    return (server.account = { ...server.account, statements })
  }
  const { readPartnerMoney, addPartnerEntry, sendStatement, settleStatement, decideDispute } = endpoints
  return t.router({
    ofPartner: closed
      .input(readPartnerMoney.input)
      .output(sent(readPartnerMoney))
      .query(() => server.account),
    addEntry: closed
      .input(addPartnerEntry.input)
      .output(sent(addPartnerEntry))
      .mutation(({ input: { entry, amount } }) => {
        const euros = officeEntries[entry].sign * toEuros(amount)
        return (server.account = { ...server.account, balance: server.account.balance + euros })
      }),
    send: closed
      .input(sendStatement.input)
      .output(sent(sendStatement))
      .mutation(({ input: { id } }) => moveTo(id, 'sent')),
    settle: closed
      .input(settleStatement.input)
      .output(sent(settleStatement))
      .mutation(({ input: { id } }) => moveTo(id, 'settled')),
    decideDispute: closed
      .input(decideDispute.input)
      .output(sent(decideDispute))
      .mutation(({ input: { credit } }) => {
        const balance = server.account.balance + toEuros(credit ?? 0)
        return (server.account = { ...server.account, balance, disputes: [] })
      }),
  })
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
