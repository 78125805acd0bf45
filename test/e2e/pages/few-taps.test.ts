import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PHONE } from '../support/open-page.ts'

const MAX_TAPS = 15

test(`from the landing page to a cash booking on a phone are ${MAX_TAPS} taps at most, besides typing`, async () => {
  const page = await openPage('/', { viewport: PHONE, context: { hasTouch: true, isMobile: true } })
  const taps: string[] = []
  const tap = async (what: string, target: Locator) => {
    await target.tap()
    taps.push(what)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const box = (name: string) => page.getByRole('combobox', { name })

  await tap('pick-up', box('Pick-up Location'))
  await page.keyboard.type('faro airp')
  await tap('its suggestion', page.getByRole('option', { name: /^Faro Airport/ }).first())
  await tap('drop-off', box('Drop-off Location'))
  await page.keyboard.type('vilamora')
  await tap('its suggestion', page.getByRole('option', { name: /^Vilamoura Vilamoura, 8125/ }).first())
  await tap('Get Instant Quote', button(/^Get Instant Quote/))

  await tap('date', button(/^Pick-up Date/))
  // Of this month, so that it takes no turning of pages; the last day still has time for a trip.
  await tap('day', page.getByRole('gridcell').getByRole('button', { disabled: false }).last())
  // The list of times has opened by itself.
  await tap('time', page.getByRole('listbox', { name: 'Times' }).getByRole('option').last())
  await tap('Next', button('Next'))

  await tap('vehicle', page.getByRole('radio', { name: 'Mercedes E Class' }))
  await tap('Next', button('Next'))

  await tap('name', page.getByRole('textbox', { name: 'Full Name' }))
  // The keyboard's own key leads from box to box.
  for (const typed of ['Ana Silva', 'ana@example.com']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('912 345 678')
  await tap('Next', button('Next'))

  await tap('cash', page.getByRole('radio', { name: /^Cash/ }))
  await tap('Complete Reservation', button('Complete Reservation'))
  await page.getByRole('heading', { name: 'We have received your request' }).waitFor()
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(MAX_TAPS)
})
