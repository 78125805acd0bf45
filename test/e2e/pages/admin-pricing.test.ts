import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkInOrder, type Check, openSiteForAll } from '../support/check-in-order.ts'
import { toast, gone, deleteAll } from '../support/admin.ts'

const PRICING = '/admin?tab=pricing'
const S = 'Mercedes S Class'
const VITO = 'Mercedes Vito'
const five = [S, 'Mercedes E Class', 'Mercedes V Class', VITO, 'Sprinter (or two vans)']

const vehicle = (page: Page, name: string) => page.getByRole('article', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const amount = (page: Page, name: string) => dialog(page).getByRole('spinbutton', { name, exact: true })
const example = (page: Page) => dialog(page).getByRole('region', { name: 'Example calculation' })
const service = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true })
const fare = (page: Page) => amount(page, 'Minimum Fare (€)')
const perKm = (page: Page) => amount(page, 'Price per km (€)')
const hourly = (page: Page) => amount(page, 'Hourly Rate (€)')

async function submit(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click()
}

async function close(page: Page): Promise<void> {
  await button(page, 'Cancel').click()
  await dialog(page).waitFor(gone)
}

async function remove(page: Page, what: string): Promise<void> {
  await button(page, `Delete ${what}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').waitFor(gone)
  await button(page, `Delete ${what}`).waitFor(gone)
}

const isRefused = (rule: string, type: (page: Page) => Promise<unknown>, name: string): Check => ({
  rule,
  check: async (page) => {
    await type(page)
    await submit(page, name)
    await dialog(page).getByText(rule, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true')
  },
})

describe('pricing tab', () => {
  const site = openSiteForAll()
  checkInOrder(
    [
      {
        rule: 'a vehicle shows minimum fare, price per km and hourly rate',
        at: PRICING,
        check: async (page) => {
          const text = (await vehicle(page, S).innerText()).replaceAll(/\s+/g, ' ')
          expect(text).toBe(`${S} Point-to-point Min fare €75.00 Per km €2.40 Hourly Hourly rate €95.00`)
          expect(
            await page
              .getByRole('article')
              .filter({ hasText: 'Per km' })
              .getByRole('heading')
              .allInnerTexts(),
          ).toEqual(five)
        },
      },
      {
        rule: 'each price can be edited and deleted',
        check: async (page) => {
          for (const what of [`${S}, Point-to-point`, `${S}, Hourly`])
            for (const act of ['Edit', 'Delete']) await button(page, `${act} ${what}`).waitFor()
        },
      },
      {
        rule: 'a new price is for one of the five vehicles, at first the S Class',
        check: async (page) => {
          await button(page, 'Add Pricing').click()
          await page.getByRole('dialog', { name: 'Add Pricing' }).waitFor()
          const select = dialog(page).getByRole('combobox', { name: 'Vehicle' })
          expect(await select.getByRole('option').allInnerTexts()).toEqual(five)
          expect(await select.inputValue()).toBe(S)
        },
      },
      {
        rule: 'a new price is point-to-point or hourly, at first point-to-point',
        check: async (page) => {
          await service(page, 'Point-to-point')
            .and(page.getByRole('radio', { checked: true }))
            .waitFor()
          await service(page, 'Hourly')
            .and(page.getByRole('radio', { checked: false }))
            .waitFor()
        },
      },
      {
        rule: 'a minimum fare starts at 20 and a price per km at 1, in steps of 5 and 0.1',
        check: async (page) => {
          expect(await hourly(page).count()).toBe(0)
          expect([await fare(page).inputValue(), await perKm(page).inputValue()]).toEqual(['20', '1'])
          await fare(page).press('ArrowUp')
          await perKm(page).press('ArrowUp')
          expect([await fare(page).inputValue(), await perKm(page).inputValue()]).toEqual(['25', '1.1'])
          await fare(page).press('ArrowDown')
          await perKm(page).press('ArrowDown')
        },
      },
      {
        rule: 'examples show that the larger of minimum fare and distance counts',
        check: async (page) => {
          const text = (await example(page).innerText()).replaceAll(/\s+/g, ' ')
          expect(text).toBe(
            'Example calculation 10 km trip €20.00 The minimum fare counts: 10 km × €1.00 would come to €10.00. ' +
              '50 km trip €50.00 The distance counts: 50 km × €1.00, above the minimum fare of €20.00.',
          )
          await perKm(page).fill('2.45')
          await expect.poll(() => example(page).innerText()).toContain('€122.50')
        },
      },
      {
        rule: 'an hourly rate starts at 60, in steps of 5, and is the only amount',
        check: async (page) => {
          await service(page, 'Hourly').click()
          expect(await hourly(page).inputValue()).toBe('60')
          await hourly(page).press('ArrowUp')
          expect(await hourly(page).inputValue()).toBe('65')
          await hourly(page).press('ArrowDown')
          expect(await dialog(page).getByRole('spinbutton').count()).toBe(1)
        },
      },
      {
        rule: 'examples show two and four hours with 20 km an hour',
        check: async (page) => {
          const text = (await example(page).innerText()).replaceAll(/\s+/g, ' ')
          expect(text).toBe(
            'Example calculation 2 hours €120.00 40 km included 4 hours €240.00 80 km included',
          )
        },
      },
      isRefused('Please enter a valid hourly rate', (page) => hourly(page).fill('-1'), 'Add Pricing'),
      {
        rule: 'a dialog that is closed forgets what was typed',
        check: async (page) => {
          await close(page)
          await button(page, 'Add Pricing').click()
          await service(page, 'Point-to-point')
            .and(page.getByRole('radio', { checked: true }))
            .waitFor()
          expect([await fare(page).inputValue(), await perKm(page).inputValue()]).toEqual(['20', '1'])
        },
      },
      isRefused(
        'Please enter valid numbers for minimum fare and price per km',
        (page) => fare(page).fill(''),
        'Add Pricing',
      ),
      isRefused(
        'Minimum fare and price per km must be non-negative',
        (page) => fare(page).fill('-5'),
        'Add Pricing',
      ),
      {
        rule: 'a second price of the same vehicle and service is refused as a duplicate',
        check: async (page) => {
          await fare(page).fill('20')
          await submit(page, 'Add Pricing')
          const notice = dialog(page).getByRole('alert')
          await notice.getByText('Duplicate Entry', { exact: true }).waitFor()
          await notice
            .getByText(
              'Mercedes S Class with point-to-point service already exists. Please edit the existing entry.',
              { exact: true },
            )
            .waitFor()
        },
      },
      {
        rule: 'the duplicate leads to the price that is there',
        check: async (page) => {
          await button(page, 'Edit the existing entry').click()
          await page.getByRole('dialog', { name: 'Edit Pricing' }).waitFor()
          expect(await dialog(page).getByRole('combobox', { name: 'Vehicle' }).isDisabled()).toBe(true)
          expect([await fare(page).inputValue(), await perKm(page).inputValue()]).toEqual(['75.00', '2.40'])
        },
      },
      isRefused('Please enter valid numbers', (page) => perKm(page).fill(''), 'Save Changes'),
      isRefused('Values must be non-negative', (page) => perKm(page).fill('-1'), 'Save Changes'),
      {
        rule: 'a changed price is announced and shown',
        check: async (page) => {
          await perKm(page).fill('2.5')
          await submit(page, 'Save Changes')
          await dialog(page).waitFor(gone)
          await toast(page).getByText('Success', { exact: true }).waitFor()
          await vehicle(page, S).getByText('€2.50', { exact: true }).waitFor()
        },
      },
      {
        rule: 'a deletion asks first and can be cancelled',
        check: async (page) => {
          await button(page, `Delete ${VITO}, Hourly`).click()
          const question = page.getByRole('alertdialog', { name: 'Delete this price?' })
          await question.getByText(`${VITO}, Hourly.`).waitFor()
          await button(page, 'Cancel').click()
          await question.waitFor(gone)
          await button(page, `Delete ${VITO}, Hourly`).waitFor()
        },
      },
      {
        rule: 'a vehicle without a price says what its customers see',
        check: async (page) => {
          await remove(page, `${VITO}, Hourly`)
          await toast(page).getByText('Deleted', { exact: true }).waitFor()
          await vehicle(page, VITO)
            .getByText('No price: the booking page shows “To be evaluated by our Team”.')
            .waitFor()
          await page.getByText('1 price is missing.').waitFor()
        },
      },
      {
        rule: 'only the amounts of the service are sent and stored',
        check: async (page) => {
          await button(page, `Set price of ${VITO}, Hourly`).click()
          await service(page, 'Hourly')
            .and(page.getByRole('radio', { checked: true }))
            .waitFor()
          const sent = page.waitForRequest(/\/trpc\/pricing\.create/)
          await hourly(page).fill('71.50')
          await submit(page, 'Add Pricing')
          expect(JSON.parse((await sent).postData() ?? '')).toEqual({
            vehicleName: VITO,
            serviceType: 'hourly',
            hourlyRate: '71.50',
          })
          await toast(page).getByText('Success', { exact: true }).waitFor()
          await vehicle(page, VITO).getByText('€71.50', { exact: true }).waitFor()
        },
      },
      {
        rule: 'without any price the tab says so',
        check: async (page) => {
          await deleteAll('prices', site())
          await page.reload()
          await page.getByRole('heading', { name: 'No vehicle pricing configured yet' }).waitFor()
        },
      },
    ],
    { site, isSignedIn: true, refusals: [409] },
  )
})
