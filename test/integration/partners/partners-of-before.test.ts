import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { fillPartners, hasPartners, nameFeedsByPartner } from '../../../src/server/schema/fill-partners.ts'
import { Webhook } from '../../../src/server/webhooks/webhook.entity.ts'
import { byKey, makeKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook } from '../../support/webhooks.ts'

const bookWith = async (app: TestApp, key: { readonly secret: string }) =>
  (await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))).done

test('what release 1.0.0 writes beside this one has its partner', async ({ open }) => {
  const app = await open()
  const em = app.database.fresh()
  await em.execute(
    `insert into api_key (id, name, scopes, created_at, created_by) values (gen_random_uuid(), 'Sol', '[]', now(), 'maria')`,
  )
  const [key] = await em.execute<{ id: string; partner_id: string }[]>('select id, partner_id from api_key')
  const [partner] = await em.execute<{ id: string; name: string }[]>('select id, name from partner')
  expect([key?.partner_id, partner]).toEqual([key?.id, { id: key?.id, name: 'Sol' }])

  const other = await makeKey(app)
  const { id } = await addWebhook(app, 'https://partner.invalid/hooks')
  const owner = async () => {
    const { apiKeyId, partnerId } = await app.database.fresh().findOneOrFail(Webhook, { id })
    return [apiKeyId, partnerId]
  }
  const give = (column: string, to: string | null) =>
    em.execute(`update webhook set ${column} = ? where id = ?`, [to, id])
  await give('api_key_id', other.id)
  expect(await owner()).toEqual([other.id, other.partner.id])
  await give('api_key_id', null)
  expect(await owner()).toEqual([null, null])
  // The reverse: release 1.0.0 must not take it for the office's, and tell it of every booking.
  await give('partner_id', other.partner.id)
  expect(await owner()).toEqual([other.id, other.partner.id])
  await em.execute('update webhook set enabled = false where id = ?', [id])
  expect(await owner()).toEqual([other.id, other.partner.id])
  await give('partner_id', null)
  expect(await owner()).toEqual([null, null])
})

test('bookings of before are given their partners, also where that was stopped half-way', async ({
  open,
}) => {
  const app = await open()
  const key = await makePartner(app)
  const [first, second] = [await bookWith(app, key), await bookWith(app, key)]
  const em = app.database.fresh()
  await em.execute('alter table booking drop constraint booking_of_a_partner')
  await em.execute('alter table booking disable trigger fill_partner')
  await em.execute('update booking set partner_id = null')
  await em.execute('alter table booking enable trigger fill_partner')
  await em.execute(
    'alter table booking add constraint booking_of_a_partner check (api_key_id is null or partner_id is not null) not valid',
  )
  expect(await hasPartners(app.database.orm)).toBe(false)
  // The release before changes one meanwhile.
  await em.execute(`update booking set notes = 'Ring twice.' where id = ?`, [first.id])
  expect((await app.database.fresh().findOneOrFail(Booking, { id: first.id })).partnerId).toBe(key.partner.id)
  await fillPartners(app.database.orm)
  await fillPartners(app.database.orm)
  const { partnerId } = await app.database.fresh().findOneOrFail(Booking, { id: second.id })
  expect([partnerId, await hasPartners(app.database.orm)]).toEqual([key.partner.id, true])
})

test('a feed of a key becomes that of its partner, with what is in it', async ({ open }) => {
  const app = await open()
  const key = await makePartner(app)
  await bookWith(app, key)
  const em = app.database.fresh()
  for (const table of ['partner_event', 'event_feed']) {
    await em.execute(`alter table ${table} drop constraint ${table}_partner_id_foreign`)
    await em.execute(`alter table ${table} rename column partner_id to api_key_id`)
    await em.execute(`update ${table} set api_key_id = ?`, [key.id])
    await em.execute(
      `alter table ${table} add constraint ${table}_api_key_id_foreign foreign key (api_key_id) references api_key (id)`,
    )
  }
  await nameFeedsByPartner(app.database.orm)
  await nameFeedsByPartner(app.database.orm)
  const events = await em.execute<{ partner_id: string }[]>('select partner_id from partner_event')
  expect(events).toEqual([{ partner_id: key.id }])
  for (const table of ['partner_event', 'event_feed']) {
    await em.execute(`update ${table} set partner_id = ?`, [key.partner.id])
    await em.execute(
      `alter table ${table} add constraint ${table}_partner_id_foreign foreign key (partner_id) references partner (id)`,
    )
  }
})
