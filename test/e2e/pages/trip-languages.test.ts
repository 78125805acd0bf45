import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import {
  changePageTexts as tripPageChangeEs,
  changeTexts as tripChangeEs,
  detailTexts as tripDetailsEs,
} from '@chauffeur/words/es/changes'
import { resultTexts as paymentResultEs } from '@chauffeur/words/es/payment'
import { tripPageTexts as tripPageEs } from '@chauffeur/words/es/trip'
import {
  changePageTexts as tripPageChangePt,
  changeTexts as tripChangePt,
  detailTexts as tripDetailsPt,
} from '@chauffeur/words/pt/changes'
import { resultTexts as paymentResultPt } from '@chauffeur/words/pt/payment'
import { tripPageTexts as tripPagePt } from '@chauffeur/words/pt/trip'
import { bookTrip, gone } from '../support/admin.ts'
import { expectNoEnglish } from '../support/english.ts'
import { inspect } from '../support/inspect.ts'
import { bookToPay, pressOnSimulator } from '../support/online-payment.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'
import { adminCookie, sharedSite } from '../support/site.ts'

const languages = [
  {
    locale: 'pt',
    page: tripPagePt,
    changes: tripPageChangePt,
    fields: tripChangePt,
    details: tripDetailsPt,
    result: paymentResultPt,
  },
  {
    locale: 'es',
    page: tripPageEs,
    changes: tripPageChangeEs,
    fields: tripChangeEs,
    details: tripDetailsEs,
    result: paymentResultEs,
  },
] as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.each(languages)('after the booking in $locale', (language) => {
  const { locale, page: texts, changes, fields, details, result } = language

  test('a guest looks at the booking, changes it and cancels it without a word of English', async () => {
    const site = sharedSite()
    const { bookingNumber, id } = await bookTrip({ flightNumber: 'TP 1234' }, site)
    await site.client.ask('acceptBooking', { id }, { cookie: await adminCookie(site) })
    const page = await openPage(await linkIn(site, bookingNumber), { site, viewport: PHONE })
    // The link has opened the booking for the pages of every language.
    await page.goto(`/${locale}/trip`)
    await page.getByText(`${texts.states.confirmed.heading}.`).waitFor()
    await page
      .getByText(/49,00\s€/)
      .first()
      .waitFor()
    await expectNoEnglish(page)
    await inspect(page, `the private page in ${locale}`)

    await button(page, texts.change.open).click()
    const dialog = page.getByRole('dialog', { name: texts.change.title })
    await dialog.getByRole('textbox', { name: details.flight }).fill('BA 532')
    await expectNoEnglish(page)
    await inspect(page, `the details in ${locale}`)
    await button(page, texts.change.submit).click()
    await dialog.waitFor(gone)
    await page.getByText(texts.change.done).waitFor()

    await button(page, changes.open).click()
    await page.getByRole('dialog', { name: changes.title }).getByRole('radio').first().waitFor()
    const time = page.getByRole('combobox', { name: fields.time })
    await time.fill('11:45')
    await time.press('Enter')
    await expectNoEnglish(page)
    await inspect(page, `the change in ${locale}`)
    await button(page, changes.goOn).click()
    const check = page.getByRole('dialog', { name: changes.check })
    await check.getByText(fields.samePrice('49,00\u{A0}€')).waitFor()
    await expectNoEnglish(page)
    await inspect(page, `old and new in ${locale}`)
    await button(page, changes.askForIt).click()
    await check.waitFor(gone)
    await page.getByRole('heading', { name: changes.waiting.heading }).waitFor()
    await expectNoEnglish(page)

    await button(page, texts.cancel.open).click()
    const question = page.getByRole('alertdialog', { name: texts.cancel.question })
    await question.getByText(texts.cancel.nothingPaid).waitFor()
    await expectNoEnglish(page)
    await inspect(page, `the question before cancelling in ${locale}`)
    await question.getByRole('button', { name: texts.cancel.yes }).click()
    await page.getByRole('heading', { level: 1, name: texts.states.cancelled.heading }).waitFor()
    await expectNoEnglish(page)
  })

  test('a payment is told of, and the link of a lost booking is asked for, without a word of English', async () => {
    const site = sharedSite()
    const { checkoutUrl, checkoutId } = await bookToPay(site)
    await pressOnSimulator(checkoutUrl, 'pay')
    const page = await openPage(`/${locale}/payment-result?checkoutId=${checkoutId}`, { viewport: PHONE })
    await page.getByRole('heading', { level: 1, name: result.completed.heading }).waitFor()
    await page
      .getByText(/49,00\s€/)
      .first()
      .waitFor()
    await expectNoEnglish(page)
    await inspect(page, `a payment in ${locale}`)

    await page.goto(`/${locale}/trip`)
    await page.getByRole('heading', { level: 1, name: texts.missing.heading }).waitFor()
    await button(page, texts.sendLink.submit).click()
    await expectNoEnglish(page)
    await page.getByRole('textbox', { name: texts.sendLink.email }).fill('nobody@example.com')
    await button(page, texts.sendLink.submit).click()
    await page.getByText(texts.sendLink.done).waitFor()
    await expectNoEnglish(page)
    await inspect(page, `no booking is open in ${locale}`)
  })
})
