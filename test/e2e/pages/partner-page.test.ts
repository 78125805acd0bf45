import { expect, test } from 'vitest'
import { openReceiver } from '../../support/webhooks.ts'
import { byKey } from '../../support/api-keys.ts'
import { readMails } from '../../support/mailbox.ts'
import { memberCookie } from '../../support/partner-members.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { chooseLocation } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openMovableSite } from '../support/movable-site.ts'
import { hydrated, PHONE } from '../support/open-page.ts'
import { adminCookie } from '../support/site.ts'

type World = Awaited<ReturnType<typeof openMovableSite>>

/** A page of somebody of a partner who has signed in, and a booking that the office has accepted. */
async function openPartner(world: World, role: string, path: string) {
  const { site, app } = world
  const office = { cookie: await adminCookie(site) }
  const hotel = { name: 'Solar da Ria', kind: 'hotel' }
  const { done: partner } = await site.client.ask('createPartner', hotel, office)
  const key = { name: 'Engine', partnerId: partner.id, scopes: ['book', 'read'] }
  const { done: made } = await site.client.ask('createApiKey', key, office)
  const { done } = await site.client.ask('createPartnerBooking', faroToVilamoura(), byKey(made))
  await site.client.ask('acceptBooking', { id: done.id }, office)
  const email = 'ines@solar.example'
  await site.client.ask('setPartnerMember', { partnerId: partner.id, email, role }, office)
  const [name = '', value = ''] = (await memberCookie(app, email)).split('=')
  const domain = new URL(site.origin).hostname
  const kept = { path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const
  const storageState = { cookies: [{ name, value, domain, ...kept }], origins: [] }
  return world.open(path.replace(':number', done.bookingNumber), {
    viewport: PHONE,
    context: { storageState },
  })
}

test('a developer makes a key on a phone, adds a receiver and sees that it works', async () => {
  const world = await openMovableSite('2027-01-26T09:00:00Z', { WEBHOOK_PRIVATE: 'yes' })
  const receiver = await openReceiver()
  const page = await openPartner(world, 'developer', '/partner/developers')
  await page.getByText('Engine').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByRole('dialog', { name: 'The key is made' }).getByLabel('Secret of the key').waitFor()
  await inspect(page, 'the secret of a new key')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('article', { name: 'Laptop' }).waitFor()
  await inspect(page, 'the keys of a partner')
  await page.getByRole('tab', { name: 'Receivers' }).click()
  await page.getByRole('button', { name: 'Add a receiver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a receiver' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Reservations')
  const send = () => dialog.getByRole('button', { name: 'Add a receiver' }).click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://sol.example/#top')
  await send()
  await dialog.getByText('The address cannot hold a “#”: that part is never sent.').waitFor()
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await send()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('It works: the test was taken.').waitFor()
  await inspect(page, 'the receivers of a partner')
  await page.getByRole('tab', { name: 'Calls' }).click()
  await page.getByText('/api/v1/bookings').waitFor()
  await inspect(page, 'the calls of a partner')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByText('24 hours: 1 delivered, 0 failed').waitFor()
  await inspect(page, 'how the receivers of a partner took what they were sent')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByText('It is shown only now.').waitFor()
  await inspect(page, 'the link of a calendar')
})

test('finance reads a statement on a phone, and says that a line of it is not right', async () => {
  const world = await openMovableSite('2027-01-26T09:00:00Z')
  const { site, app } = world
  const page = await openPartner(world, 'finance', '/partner/statements')
  await page.getByText('Nothing is owed').waitFor()
  const office = { cookie: await adminCookie(site) }
  const [partner] = (await site.client.ask('listPartners', undefined, office)).done.partners
  const id = partner?.id ?? ''
  await site.client.ask('addPartnerEntry', { id, entry: 'credit', amount: 120, note: 'As agreed' }, office)
  await world.at('2027-02-02T07:00:00Z')
  await app.workers.statements.drain()
  const [draft] = (await site.client.ask('readPartnerMoney', { id }, { cookie: await app.adminCookie() }))
    .done.statements
  await site.client.ask('sendStatement', { id: draft?.id }, { cookie: await app.adminCookie() })
  await page.reload()
  await page.getByText('We owe you this').waitFor()
  await inspect(page, 'the account of a partner')
  await page.getByRole('link', { name: /January 2027/ }).click()
  await page.getByRole('button', { name: 'Not right: Correction, €120.00' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not right: Correction, €120.00' })
  await dialog.getByRole('textbox', { name: 'What is not right' }).fill('It was 130.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText('You: It was 130.').waitFor()
  await page.getByText('Being clarified').waitFor()
  await inspect(page, 'a statement that is disputed')
})

test('a concierge moves a trip on a phone', async () => {
  const world = await openMovableSite('2027-01-26T09:00:00Z')
  const page = await openPartner(world, 'desk', '/partner/bookings/:number')
  await page.getByRole('button', { name: 'Change the trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the trip' })
  await dialog.getByRole('combobox', { name: 'Pick-up time' }).fill('12:15')
  await dialog.getByRole('button', { name: 'See what it costs' }).click()
  await page.getByText('The price stays at €49.00.').waitFor()
  await inspect(page, 'what a change of a trip costs')
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  await page.getByRole('heading', { name: 'Your change is awaiting our reply' }).waitFor()
  await inspect(page, 'a change of a trip that waits')
})

test('the page opens in the language of the browser, until another one is chosen', async () => {
  const world = await openMovableSite('2027-01-26T09:00:00Z')
  const page = await world.open('about:blank', { viewport: PHONE, context: { locale: 'pt-PT' } })
  // The page of this address leaves for that in the other language as soon as React has taken it over.
  await page.goto('/partner/bookings?q=214', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Iniciar sessão' }).waitFor()
  await hydrated(page)
  expect(page.url()).toContain('/pt/partner/bookings?q=214')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test('a concierge signs in by a mail, books for a guest of the house on a phone, and cancels', async () => {
  const world = await openMovableSite('2027-01-26T09:00:00Z')
  const { site } = world
  const office = { cookie: await adminCookie(site) }
  const hotel = { name: 'Solar da Ria', kind: 'hotel' }
  const { done: partner } = await site.client.ask('createPartner', hotel, office)
  const inTeam = { partnerId: partner.id, email: 'desk@solar.example', role: 'owner' }
  await site.client.ask('setPartnerMember', inTeam, office)

  const page = await world.open('/partner', { viewport: PHONE })
  await page.getByRole('textbox', { name: 'Email' }).fill('Desk@solar.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('a link is on its way').waitFor()
  await inspect(page, 'signing in to the page of a partner')
  const { links, mail } = world.app.workers
  await links.drain()
  await mail.drain()
  const mails = await readMails(site.mails)
  const [, link = ''] = /(\/partner\/sign-in#[\w-]+)/.exec(mails.map(({ text }) => text).join()) ?? []
  await page.goto('about:blank', { waitUntil: 'commit' })
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in here' }).click()
  await page.getByText('No trips today.').waitFor()
  await inspect(page, 'the overview of a partner')

  await page.getByRole('link', { name: 'Book a trip' }).click()
  await page.getByRole('heading', { level: 1, name: 'Book a trip' }).waitFor()
  await chooseLocation(page, 'From', 'Faro Airport', /Faro Airport/)
  await chooseLocation(page, 'To', 'Vilamoura', /Vilamoura/)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByRole('combobox', { name: 'Time' }).fill('10:30')
  await page.getByRole('textbox', { name: 'Guest', exact: true }).fill('Fiona Campbell')
  await page.getByRole('textbox', { name: 'Room' }).fill('214')
  await page.getByRole('textbox', { name: 'Mobile, for the chauffeur' }).fill('+351 912 345 678')
  await page.getByRole('radio', { name: /E Class/ }).click()
  await inspect(page, 'the form of a front desk')
  await page.getByRole('button', { name: 'Book for 10:30, €49.00' }).click()
  await page.getByRole('link', { name: 'Open the booking' }).waitFor()
  await inspect(page, 'what the front desk has booked')

  await page.getByRole('link', { name: 'Open the booking' }).click()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
  await question.getByText('Nothing was paid, and nothing is charged.').waitFor()
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Cancelled' }).waitFor()
  await inspect(page, 'a booking of a partner')
  await page.getByRole('link', { name: 'All bookings' }).click()
  await page.getByRole('button', { name: 'Cancelled' }).click()
  await page.getByRole('link', { name: /Fiona Campbell/ }).waitFor()
  await inspect(page, 'the bookings of a partner')
  await page.getByRole('link', { name: 'Team' }).click()
  await page.getByText('desk@solar.example').waitFor()
  await inspect(page, 'the team of a partner')
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  // The team's page has a field of that name, too.
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill('office@solar.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await inspect(page, 'the settings of a partner')

  const net = { ...hotel, id: partner.id, version: 2, terms: 'net', discountBp: 2000, creditLimit: 500 }
  expect((await site.client.ask('changePartner', net, office)).done).toMatchObject({ terms: 'net' })
  await page.goto('/partner')
  await page.getByText('Credit left on your account: €500.00 of €500.00.').waitFor()
  await page.getByRole('region', { name: 'Receivers' }).getByText('None yet.').waitFor()
  await page.getByRole('region', { name: 'Statement' }).getByText('Nothing is owed').waitFor()
  await page.getByRole('region', { name: 'Keys' }).getByText('None yet.').waitFor()
  await page.getByRole('radio', { name: 'Tomorrow 0' }).click()
  await page.getByText('No trips.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Book a trip' }).click()
  // It starts where the last one did.
  await page.getByRole('button', { name: 'Vilamoura' }).click()
  await page.getByText('On account. Credit left: €500.00.').waitFor()
  await page.getByRole('radio', { name: /E Class.*€39\.20/s }).waitFor()
  await inspect(page, 'the form of a front desk that pays on account')
})
