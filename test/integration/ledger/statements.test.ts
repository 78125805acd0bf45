import { describe, expect } from 'vitest'
import { PartnerEvent } from '../../../src/server/webhooks/partner-event.entity.ts'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { Statement } from '../../../src/server/ledger/statement.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { byKey, makeKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { addMember, memberCookie } from '../../support/partner-members.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, PRIVATE } from '../../support/webhooks.ts'

type Key = Awaited<ReturnType<typeof makePartner>>

const START = '2027-01-20T12:00:00.000Z'
/** The statements of January are due at 06:00 of the 2nd. */
const UNTIL_DUE = { hours: 13 * 24 }
const byAmount = (one: number, other: number) => one - other
const NOWHERE = 'https://partner.invalid/hooks'

const enter = (app: TestApp, key: Key, entry: string, amount: number, note = 'As agreed') =>
  callAsAdmin(app, 'REST', 'addPartnerEntry', { id: key.partner.id, entry, amount, note })
const money = async (app: TestApp, key: Key) =>
  (await callAsAdmin(app, 'REST', 'readPartnerMoney', { id: key.partner.id })).done
const asPartner = (app: TestApp, protocol: Protocol, key: Key) => ({
  list: async () => (await app.clients[protocol].ask('listStatements', {}, byKey(key))).done.data,
  read: (id: string) => app.clients[protocol].ask('readStatement', { id }, byKey(key)),
  lines: (id: string, page: object = {}) =>
    app.clients[protocol].ask('listStatementLines', { id, ...page }, byKey(key)),
  dispute: (id: string, lineId: string, text = 'The trip was booked twice.') =>
    app.clients[protocol].ask('disputeStatementLine', { id, lineId, text }, byKey(key)),
})

/** Lets so much time pass, and does what falls due. */
async function pass(app: TestApp, time: { readonly hours: number }) {
  app.clock.advance(time)
  await app.signInAgain()
  await app.workers.statements.drain()
}

/** A partner with a draft of January: €100.00, less €30.00. */
async function drafted(app: TestApp, over: object = {}) {
  const key = await makePartner(app, { contactEmail: 'desk@hotels.example', ...over })
  await enter(app, key, 'credit', 100)
  await enter(app, key, 'charge', 30)
  await pass(app, UNTIL_DUE)
  const [statement] = (await money(app, key)).statements
  if (!statement) throw new Error('There is no draft')
  return { key, id: statement.id, statement }
}

const act = (app: TestApp, protocol: Protocol, call: 'sendStatement' | 'settleStatement', id: string) =>
  callAsAdmin(app, protocol, call, { id })

test('a month is drafted once at its time, also by two processes, with what was entered in it', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(START) })
  const other = await open({ beside: app, clock: app.clock })
  const key = await makePartner(app)
  await enter(app, key, 'credit', 100)
  await pass(app, { hours: 12 * 24 })
  await enter(app, key, 'credit', 7)
  expect((await money(app, key)).statements).toEqual([])
  app.clock.advance({ hours: 24 })
  await app.signInAgain()
  for (let time = 0; time < 2; time += 1)
    await Promise.all([app, other].map(({ workers }) => workers.statements.drain()))
  const { statements, balance } = await money(app, key)
  expect(statements).toMatchObject([
    { period: '2027-01', state: 'draft', opening: 0, sum: 100, closing: 100, sentAt: null },
  ])
  expect(balance).toBe(107)
  await pass(app, { hours: 28 * 24 })
  expect((await money(app, key)).statements).toMatchObject([
    { period: '2027-02', opening: 100, sum: 7, closing: 107 },
    { period: '2027-01' },
  ])
})

test('a month in which nothing was entered has no statement', async ({ open }) => {
  const app = await open({ clock: clockAt(START) })
  const { key } = await drafted(app)
  await pass(app, { hours: 31 * 24 })
  expect((await money(app, key)).statements).toHaveLength(1)
})

test('the database refuses a statement that does not add up', async ({ open }) => {
  const app = await open({ clock: clockAt(START) })
  await drafted(app)
  const em = app.database.fresh()
  await expect(em.execute('update statement set closing_cents = 1')).rejects.toThrow('statement_adds_up')
  expect(await em.count(Statement, {})).toBe(1)
})

test('a partner that is merged takes its account with it', async ({ open }) => {
  const app = await open({ clock: clockAt(START) })
  const { key, id } = await drafted(app)
  const into = await makePartner(app, { name: 'Hotel Sol' })
  await enter(app, into, 'credit', 5)
  await callAsAdmin(app, 'REST', 'mergePartners', { id: key.partner.id, intoId: into.partner.id })
  const merged = await money(app, into)
  expect([merged.balance, merged.statements.map((one) => one.id)]).toEqual([75, [id]])
})

describe.each(protocols)('by %s,', (protocol) => {
  test('a partner reads what it was sent, line by line, and nobody else does', async ({ open }) => {
    const app = await open({ ...PRIVATE, clock: clockAt(START) })
    const { key, id, statement } = await drafted(app)
    await addWebhook(app, NOWHERE, { partnerId: key.partner.id })
    const own = asPartner(app, protocol, key)
    expect(await own.list()).toEqual([])
    expectCode(await own.read(id), 404, 'NOT_FOUND')
    expectCode(await act(app, protocol, 'settleStatement', id), 409, 'STATEMENT_MOVED_ON')
    await act(app, protocol, 'sendStatement', id)
    expectCode(await act(app, protocol, 'sendStatement', id), 409, 'STATEMENT_MOVED_ON')
    const sentAt = app.clock().toISOString()
    const sent = { ...statement, state: 'sent', sentAt }
    expect(await own.list()).toEqual([sent])
    expect((await own.read(id)).done).toEqual({ ...sent, disputes: [] })
    const first = (await own.lines(id, { limit: 1 })).done
    const second = (await own.lines(id, { limit: 1, cursor: first.next_cursor })).done
    expect([...first.data, ...second.data].map(({ amount }) => amount).toSorted(byAmount)).toEqual([-30, 100])
    expect(second.next_cursor).toBeNull()

    const em = app.database.fresh()
    const [event] = await em.find(PartnerEvent, { type: 'statement.sent' })
    expect(JSON.parse(event?.body ?? '')).toEqual({
      type: 'statement.sent',
      livemode: true,
      timestamp: sentAt,
      data: sent,
    })
    expect(await em.count(WebhookDelivery, { type: 'statement.sent' })).toBe(1)
    const events = (await app.clients[protocol].ask('listPartnerEvents', {}, byKey(key))).done.data
    expect(events.map(({ type }) => type)).toEqual(['statement.sent'])

    const other = asPartner(app, protocol, await makePartner(app, { name: 'Hotel Lua' }))
    expect(await other.list()).toEqual([])
    for (const answer of [await other.read(id), await other.lines(id), await other.dispute(id, id)])
      expectCode(answer, 404, 'NOT_FOUND')
    const reader = await makeKey(app, { name: 'Reader', scopes: ['read'], partnerId: key.partner.id })
    expectCode(await asPartner(app, protocol, reader).read(id), 403, 'API_KEY_NOT_ALLOWED')
  })

  test('a line is disputed once, decided, and corrected in the next statement', async ({ open }) => {
    const app = await open({ clock: clockAt(START) })
    const { key, id } = await drafted(app)
    await act(app, protocol, 'sendStatement', id)
    const own = asPartner(app, protocol, key)
    const charge = (await own.lines(id)).done.data.find(({ amount }) => amount < 0)
    const lineId = charge?.id ?? ''
    expectCode(await own.dispute(id, id), 400, 'INVALID_INPUT')
    const { status, done } = await own.dispute(id, lineId)
    expect([status, done.state]).toEqual([201, 'open'])
    expectCode(await own.dispute(id, lineId), 409, 'DISPUTE_OPEN')
    expectCode(await act(app, protocol, 'settleStatement', id), 409, 'STATEMENT_MOVED_ON')
    const { disputes } = await money(app, key)
    expect(disputes).toMatchObject([
      { id: done.id, text: 'The trip was booked twice.', line: { id: lineId } },
    ])
    const decide = (over: object) =>
      callAsAdmin(app, protocol, 'decideDispute', { id: done.id, answer: 'You are right.', ...over })
    expectCode(await decide({ decision: 'accepted' }), 400, 'INVALID_INPUT')
    const decided = (await decide({ decision: 'accepted', credit: 30 })).done
    expect([decided.balance, decided.disputes, decided.statements[0]?.state]).toEqual([100, [], 'sent'])
    expectCode(await decide({ decision: 'refused' }), 409, 'DISPUTE_DECIDED')
    expect((await own.read(id)).done.disputes).toMatchObject([
      { state: 'accepted', answer: 'You are right.' },
    ])
  })

  test('finance reads the account and its statements on the page, and disputes a line', async ({ open }) => {
    const app = await open({ clock: clockAt(START) })
    const client = app.clients[protocol]
    const { key, id } = await drafted(app)
    await enter(app, key, 'credit', 5)
    await addMember(app, key.partner.id, 'ana@hotel.example', 'finance')
    await addMember(app, key.partner.id, 'desk@hotel.example', 'desk')
    const as = { cookie: await memberCookie(app, 'ana@hotel.example') }
    expect((await client.ask('listMemberStatements', {}, as)).done.data).toEqual([])
    expectCode(await client.ask('readMemberStatement', { id }, as), 404, 'NOT_FOUND')
    await act(app, protocol, 'sendStatement', id)
    expect((await client.ask('listMemberStatements', {}, as)).done.data).toMatchObject([{ id }])
    expect((await client.ask('readMemberMoney', undefined, as)).done).toMatchObject({
      balance: 75,
      open: 5,
      sums: [{ kind: 'adjustment', lines: 1, amount: 5 }],
      credit: null,
      entries: [{ amount: 5, kind: 'adjustment' }],
    })
    const [line] = (await client.ask('listMemberStatementLines', { id }, as)).done.data
    const about = { id, lineId: line?.id, text: 'The trip was booked twice.' }
    expect((await client.ask('disputeAsMember', about, as)).status).toBe(201)
    expect((await client.ask('readMemberStatement', { id }, as)).done).toMatchObject({
      state: 'disputed',
      disputes: [{ lineId: line?.id }],
    })
    const desk = { cookie: await memberCookie(app, 'desk@hotel.example') }
    for (const name of ['readMemberMoney', 'listMemberStatements'] as const)
      expectCode(await client.ask(name, undefined, desk), 403, 'MEMBER_NOT_ALLOWED')
    await callAsAdmin(app, 'REST', 'setPartnerState', { id: key.partner.id, state: 'suspended' })
    expect((await client.ask('readMemberMoney', undefined, as)).status).toBe(200)
    expectCode(await client.ask('disputeAsMember', about, as), 403, 'PARTNER_SUSPENDED')
  })

  test('a statement is settled with what of it was not paid yet', async ({ open }) => {
    const app = await open({ clock: clockAt(START) })
    const { key, id } = await drafted(app)
    await act(app, protocol, 'sendStatement', id)
    await enter(app, key, 'payout', 50)
    const { done } = await act(app, protocol, 'settleStatement', id)
    expect([done.balance, done.statements[0]?.state]).toEqual([0, 'settled'])
    expect(
      done.entries
        .filter(({ kind }) => kind === 'payout')
        .map(({ amount }) => amount)
        .toSorted(byAmount),
    ).toEqual([-50, -20])
    expectCode(await act(app, protocol, 'settleStatement', id), 409, 'STATEMENT_MOVED_ON')
    expectCode(await asPartner(app, protocol, key).dispute(id, id), 409, 'STATEMENT_MOVED_ON')
  })
})

test('the lines are a file for a spreadsheet, for the partner and the office', async ({ open }) => {
  const app = await open({ clock: clockAt(START) })
  const key = await makePartner(app)
  await enter(app, key, 'credit', 12.5, '=HYPERLINK("https://evil.example")')
  await pass(app, UNTIL_DUE)
  const [statement] = (await money(app, key)).statements
  const { id, number } = statement ?? { id: '', number: '' }
  await act(app, 'REST', 'sendStatement', id)
  const path = `/api/v1/statements/${id}/lines.csv`
  const own = await app.raw({ method: 'GET', path, headers: byKey(key).headers })
  expect(own.status).toBe(200)
  expect(own.headers['content-disposition']).toBe(`attachment; filename="${number}.csv"`)
  const text = own.text
  expect(text).toContain('adjustment,12.50')
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toMatch(/closing,12\.50\r\n$/)
  const cookie = await app.adminCookie()
  const office = `/api/admin/statements/${id}/lines.csv`
  expect((await app.raw({ method: 'GET', path: office, headers: { cookie } })).status).toBe(200)
  await addMember(app, key.partner.id, 'ana@hotel.example', 'finance')
  const finance = { cookie: await memberCookie(app, 'ana@hotel.example') }
  const page = `/api/partner/statements/${id}/lines.csv`
  expect((await app.raw({ method: 'GET', path: page, headers: finance })).text).toBe(text)
  expect((await app.raw({ method: 'GET', path: `${page}?partner=${id}`, headers: finance })).status).toBe(409)
  const lua = await makePartner(app, { name: 'Hotel Lua' })
  for (const [headers, status] of [
    [{}, 401],
    [byKey(lua).headers, 404],
  ] as const)
    expect((await app.raw({ method: 'GET', path, headers })).status).toBe(status)
})

test('a line of a trip says its day and its guest, whose name is no formula', async ({ open }) => {
  const app = await open({ clock: clockAt(START) })
  const key = await makePartner(app, { terms: 'net', discountBp: 2000, creditLimit: 100 })
  const trip = faroToVilamoura({ paymentMethod: 'account', customerName: '=1+1', reference: 'Room 12' })
  const { done: booked } = await app.clients.REST.ask('createPartnerBooking', trip, byKey(key))
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: booked.id })
  await pass(app, UNTIL_DUE)
  const [statement] = (await money(app, key)).statements
  const { id } = statement ?? { id: '' }
  await act(app, 'REST', 'sendStatement', id)
  const { done } = await asPartner(app, 'REST', key).lines(id)
  expect(done.data).toMatchObject([{ kind: 'sale', tripDate: '2027-01-27', guest: '=1+1' }])
  const path = `/api/v1/statements/${id}/lines.csv`
  const { text } = await app.raw({ method: 'GET', path, headers: byKey(key).headers })
  expect(text).toMatch(/,VAT in kept,Trip date,Guest\r\n/)
  expect(text).toContain(`sale,-39.20,${booked.bookingNumber},Room 12,39.20,,,,2027-01-27,'=1+1\r\n`)
})

test.for([
  ['en', 'Statement', 'Balance', 'January 2027'],
  ['pt', 'Extrato', 'Saldo', 'janeiro de 2027'],
  ['es', 'Extracto', 'Saldo', 'enero de 2027'],
] as const)('its contact gets a mail in %s', async ([locale, word, balance, month], { open }) => {
  const app = await open({ clock: clockAt(START) })
  const { id, statement } = await drafted(app, { locale })
  await act(app, 'REST', 'sendStatement', id)
  const mail = (await app.mails()).find(({ to }) =>
    to?.some(({ address }) => address === 'desk@hotels.example'),
  )
  expect(mail?.subject).toContain(`${word} ${statement.number}`)
  expect(mail?.subject).toContain(month)
  expect(mail?.text).toContain(balance)
  expect(await app.database.fresh().count(Outbox, { statementId: id, doneAt: { $ne: null } })).toBe(1)
})
