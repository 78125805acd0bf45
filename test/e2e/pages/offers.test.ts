import { expect, test } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import { tokenOf } from '../../support/offers.ts'
import { anOffer, aReply, askForPrice } from '../../support/enquiries.ts'
import { inDays, next, reserve } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, sharedSite } from '../support/site.ts'

const site = sharedSite()

/** An offer of €180 for Faro to Vilamoura in two weeks, with what its link carries. */
async function makeOffer(customerName: string) {
  const pickupDate = inDays(14)
  const { done } = await site.client.ask('createQuoteRequest', askForPrice({ customerName, pickupDate }))
  const offer = anOffer({ pickupDate, validUntil: inDays(7) })
  const cookie = await adminCookie(site)
  const answer = await site.client.ask('replyToEnquiry', aReply({ id: done.id, offer }), { cookie })
  const made = answer.done.replies[0]?.offer
  return { id: made?.id ?? '', token: tokenOf(made?.url ?? 'http://none.example') }
}

test('a guest books an offer by its link on the phone, at its price and once', async () => {
  const { token } = await makeOffer('Olga Reis')
  const page = await openPage(`/book?offer=${token}`, { viewport: PHONE })
  await page.getByRole('heading', { name: /Passenger Information$/ }).waitFor()
  const offer = page.getByRole('region', { name: 'Your offer', exact: true })
  await offer.getByText('€180.00').waitFor()
  await offer.getByText(/^For this trip in the Mercedes E Class\. Valid until /).waitFor()
  expect(await page.getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('Olga Reis')
  await inspect(page, 'an offer, at the passenger')

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('heading', { name: /Select Your Vehicle$/ }).waitFor()
  await page.getByRole('radio', { name: /E Class/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Mercedes|Sprinter/ }).count()).toBe(1)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('heading', { name: /Service Details$/ }).waitFor()
  await page.getByText('Places, date, time and vehicle belong to the offer.').waitFor()
  expect(await page.getByRole('combobox').count()).toBe(0)
  await inspect(page, 'an offer, its trip')

  for (const heading of [/Select Your Vehicle$/, /Passenger Information$/, /Review & Confirm$/]) {
    await next(page)
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  await inspect(page, 'an offer, the review')
  const number = await reserve(page)
  const { done } = await site.client.ask('listBookings', {}, { cookie: await adminCookie(site) })
  expect(done.find(({ bookingNumber }) => bookingNumber === number)?.totalPrice).toBe(180)

  const again = await openPage(`/book?offer=${token}`, { viewport: PHONE })
  await again.getByRole('heading', { name: 'Already booked' }).waitFor()
  await again.getByText('This offer has been booked.').waitFor()
  await inspect(again, 'an offer that was booked')
})

test('the office answers with a price, and the guest books by the link of the mail', async () => {
  const pickupDate = inDays(14)
  const asked = askForPrice({
    customerName: 'Olga Duarte',
    dropoffLocation: 'Lagos',
    pickupDate,
    message: 'Two dogs.',
  })
  const { done } = await site.client.ask('createQuoteRequest', asked)
  const admin = await openPage('/admin/enquiries', { isSignedIn: true })
  const card = admin.getByRole('article').filter({ hasText: done.reference })
  await card.getByRole('button', { name: 'Reply', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: 'Reply to Olga Duarte' })
  await dialog.getByText('Two dogs.').waitFor()
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await dialog.getByText('Please choose a vehicle.').waitFor()
  await dialog.getByRole('combobox', { name: 'Vehicle' }).selectOption('Mercedes V Class')
  await dialog.getByText(/^List price: €\d/).waitFor()
  await dialog.getByRole('spinbutton', { name: 'Price (€)' }).fill('140')
  await dialog.getByText('Please give the price in euros, above 0.').waitFor({ state: 'detached' })
  await inspect(admin, 'a reply with an offer')
  const subject = `Dogs to Lagos ${done.reference}`
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText('Offered €140.00 · Open').waitFor()
  await card.getByText('Answered', { exact: true }).waitFor()
  await inspect(admin, 'an enquiry that was answered')

  const mail = async () => (await readMails(site.mails)).find((mail) => mail.subject === subject)
  await expect.poll(mail).toBeDefined()
  const html = (await mail())?.html ?? ''
  const link = new URL(/href="([^"]+offer=[\w-]+)"/.exec(html)?.[1] ?? 'http://none.example')
  const page = await openPage(`${link.pathname}${link.search}`, { viewport: PHONE })
  await page.getByRole('heading', { name: /Passenger Information$/ }).waitFor()
  await next(page)
  await page.getByRole('heading', { name: /Review & Confirm$/ }).waitFor()
  const number = await reserve(page)
  await admin.reload()
  await card.getByText('Offered €140.00 · Booked').waitFor()
  await card.getByRole('link', { name: number }).waitFor()
})

test('whoever changes the trip leaves the offer, and is told so before', async () => {
  const { token } = await makeOffer('Olga Pinto')
  const page = await openPage(`/book?offer=${token}`)
  await page.getByRole('button', { name: 'Change the trip' }).click()
  const question = page.getByRole('alertdialog', { name: 'Change the trip?' })
  await question.getByText(/today’s prices apply/).waitFor()
  await inspect(page, 'leaving an offer')
  await question.getByRole('button', { name: 'Keep the offer' }).click()
  await page.getByRole('button', { name: 'Change the trip' }).click()
  await question.getByRole('button', { name: 'Change the trip' }).click()
  const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
  await expect.poll(() => pickup.inputValue()).toBe('Faro Airport')
  expect(new URL(page.url()).search).toBe('')
  await next(page)
  await page.getByRole('radio', { name: /S Class/ }).waitFor()
})

test('an offer that was taken back says so, and leads to today’s prices', async () => {
  const { id, token } = await makeOffer('Olga Matos')
  const page = await openPage(`/book?offer=${token}`)
  await page.getByRole('heading', { name: /Passenger Information$/ }).waitFor()
  await site.client.ask('withdrawOffer', { id }, { cookie: await adminCookie(site) })
  await page.reload()
  await page.getByRole('heading', { name: 'This offer was withdrawn' }).waitFor()
  await page.getByText('This offer has been withdrawn. Ask us for a new one.').waitFor()
  await inspect(page, 'an offer that was taken back')
  await page.getByRole('button', { name: 'See today’s prices for this trip' }).click()
  await page.getByRole('heading', { name: /Service Details$/ }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('a link that leads nowhere says so, and no search engine lists it', async () => {
  const answer = await fetch(`${site.origin}/book?offer=nothing`)
  expect([answer.headers.get('x-robots-tag'), answer.headers.get('referrer-policy')]).toEqual([
    'noindex, nofollow',
    'same-origin',
  ])
  const page = await openPage('/book?offer=nothing', { refusals: [404] })
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
})
