import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { PHONE, openPage } from '../support/open-page.ts'
import { sharedSite, adminCookie } from '../support/site.ts'
import { bookTrip, cardOf } from '../support/admin.ts'

/** Each is a name that somebody types into every field that a customer fills. */
const hostile: Readonly<Record<string, string>> = {
  markup: `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>`,
  'a script as an address': `javascript:document.title='hacked'`,
  'a template': '{{7*7}} ${7*7} &lt;b&gt;',
  'another direction': 'مرحبا بالعالم שלום',
  'no end of a word': 'W'.repeat(150),
  pictures: '👩‍👩‍👧‍👦🇵🇹 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍',
  'a formula': `=HYPERLINK("https://evil.example","Click")`,
}

async function bookAll(): Promise<Map<string, string>> {
  const numbers = new Map<string, string>()
  for (const [name, text] of Object.entries(hostile)) {
    const { bookingNumber } = await bookTrip({
      customerName: text,
      customerEmail: text,
      customerPhone: text,
      flightNumber: text,
      notes: `${text}\n${text}`,
      billingAddressEnabled: true,
      companyName: text,
      taxNumber: text,
      street: text,
      streetNumber: text,
      city: text,
      state: text,
      postalCode: text,
      country: text,
    })
    numbers.set(name, bookingNumber)
  }
  return numbers
}

test('whatever a customer types is text on the card, in its dialogs, in the download and in the calendar', async () => {
  const site = sharedSite()
  const numbers = await bookAll()
  const page = await openPage('/admin', { viewport: PHONE, isSignedIn: true })
  await page.getByRole('article').first().waitFor()

  for (const [name, text] of Object.entries(hostile)) {
    // Cards out of sight are not in the page.
    await page.getByLabel('Search', { exact: true }).fill(numbers.get(name) ?? name)
    const card = cardOf(page, numbers.get(name) ?? name)
    expect([name, await card.getByRole('heading', { level: 3 }).textContent()]).toEqual([name, text])
    const facts = await card.getByRole('definition').allTextContents()
    // The address, which no mail can reach, is followed by a sentence that says so.
    expect([name, facts.filter((fact) => fact.startsWith(text)).length]).toEqual([name, 4])
    expect([name, facts.at(-1)]).toEqual([name, expect.stringContaining(text)])
    // Its number leads to its page; nothing that was typed is a link.
    expect([name, await card.getByRole('link').allInnerTexts()]).toEqual([name, [numbers.get(name)]])
    expect([name, await card.getByRole('img').count()]).toEqual([name, 0])
    await card.getByText('Notes').waitFor()
    await card.getByRole('button', { name: 'Accept' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText(text, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await card.getByText('Confirmed', { exact: true }).waitFor()
    await card.getByRole('button', { name: 'History' }).click()
    await card.getByText('Requested by the customer').waitFor()
  }
  expect(await page.title()).toMatch(/^(?:\(\d+\) )?Admin Dashboard$/)
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const cookie = await adminCookie(site)
  const csv = await (await fetch(`${site.origin}/api/admin/bookings.csv`, { headers: { cookie } })).text()
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`)
  const own = csv.split(/\r\n/).filter((line) => [...numbers.values()].some((own) => line.startsWith(own)))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((line) => /(?:^|,)"?(?:[=\-@]|\+(?!\d+(?: \d+)+,))/.test(line))).toEqual([])

  const { done } = await site.client.ask('renewCalendarLink', undefined, { cookie })
  const feed = await (await fetch(`${site.origin}${new URL(done.url).pathname}`)).text()
  const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent')
  const written = events.map((event) => new ICAL.Event(event))
  for (const text of Object.values(hostile)) {
    const event = written.find(({ summary }) => summary.startsWith(`${text}: `))
    expect(event?.description).toContain(`Customer: ${text}\n`)
  }
})
