import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkInOrder, type Check } from '../support/check-in-order.ts'
import { toast, gone } from '../support/admin.ts'

const VEHICLES = '/admin?tab=vehicles'
const INCOMPLETE = 'Please fill in vehicle name, description and image URL'
const NO_ADDRESS = 'Image URL must be an https address or a path on this site'
const HOSTILE = '<img src=x onerror=alert(1)>'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const textbox = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true })
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const four = ['Mercedes S Class', 'Mercedes E Class', 'Mercedes V Class', 'Mercedes Vito']

const preset = (name: string, passengers: number, luggage: number): Check => ({
  rule: `preset ${name}: ${passengers} and ${luggage}`,
  check: async (page) => {
    const text = await card(page, name).innerText()
    expect(text).toMatch(new RegExp(`\\b${passengers} passengers`))
    expect(text).toMatch(new RegExp(`\\b${luggage} pieces of luggage`))
    const pictures = card(page, name).getByRole('img')
    expect(await pictures.count()).toBe(2)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0)
    }
  },
})

describe('vehicles tab', () => {
  checkInOrder(
    [
      {
        rule: 'four vehicles are preset',
        at: VEHICLES,
        check: (page) => expect.poll(() => names(page)).toEqual(four),
      },
      {
        rule: 'the list is stored in the browser only, and says so',
        check: (page) =>
          page.getByText(/^This list is kept in this browser only\. It is not saved/).waitFor(),
      },
      preset('Mercedes S Class', 3, 3),
      preset('Mercedes E Class', 3, 3),
      preset('Mercedes V Class', 7, 8),
      preset('Mercedes Vito', 8, 10),
      {
        rule: 'a new vehicle needs name, description and picture',
        check: async (page) => {
          await button(page, 'Add Vehicle').click()
          await submit(page, 'Add Vehicle')
          await dialog(page).getByText(INCOMPLETE, { exact: true }).waitFor()
          await textbox(page, 'Vehicle Name').fill(HOSTILE)
          await submit(page, 'Add Vehicle')
          await dialog(page).getByText(INCOMPLETE, { exact: true }).waitFor()
          await textbox(page, 'Description').fill('Quiet & <b>wide</b>')
          await submit(page, 'Add Vehicle')
          await dialog(page).getByText(INCOMPLETE, { exact: true }).waitFor()
        },
      },
      ...['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//evil.example/a.jpg'].map(
        (address): Check => ({
          rule: `add: the image URL ${address} is refused`,
          check: async (page) => {
            await textbox(page, 'Exterior Image URL').fill(address)
            await submit(page, 'Add Vehicle')
            await dialog(page).getByText(NO_ADDRESS, { exact: true }).waitFor()
          },
        }),
      ),
      {
        rule: 'a new vehicle starts with 4 passengers and 3 pieces of luggage',
        check: async (page) => {
          for (const [name, value] of [
            ['Passengers', '4'],
            ['Luggage', '3'],
          ] as const)
            expect(await dialog(page).getByRole('spinbutton', { name }).innerText()).toBe(value)
        },
      },
      {
        rule: 'a new vehicle is shown, and markup in its texts is text',
        check: async (page) => {
          await textbox(page, 'Exterior Image URL').fill('/art/vehicles/sprinter-exterior-640.webp')
          await submit(page, 'Add Vehicle')
          await dialog(page).waitFor(gone)
          await toast(page).getByText('Success', { exact: true }).waitFor()
          const text = await card(page, HOSTILE).innerText()
          for (const words of ['Quiet & <b>wide</b>', '4 passengers', '3 pieces of luggage'])
            expect(text).toContain(words)
        },
      },
      {
        rule: 'description and pictures can be edited, and nothing else',
        check: async (page) => {
          await button(page, 'Edit Mercedes Vito').click()
          const labels = ['Description', 'Exterior Image URL', 'Interior Image URL (Optional)']
          for (const label of labels) expect(await textbox(page, label).inputValue()).not.toBe('')
          expect(await dialog(page).getByRole('textbox').count()).toBe(labels.length)
          await textbox(page, 'Description').fill('Eight seats, and room for their boards.')
          await textbox(page, 'Exterior Image URL').fill('/art/vehicles/sprinter-exterior-1280.webp')
          await textbox(page, 'Interior Image URL (Optional)').fill('')
          await submit(page, 'Save Changes')
          await dialog(page).waitFor(gone)
          const text = await card(page, 'Mercedes Vito').innerText()
          for (const words of ['Eight seats, and room', '8 passengers', 'No interior picture'])
            expect(text).toContain(words)
        },
      },
      {
        rule: 'a vehicle is deleted after a question',
        check: async (page) => {
          await button(page, 'Delete Mercedes E Class').click()
          await page.getByRole('alertdialog', { name: 'Delete this vehicle?' }).waitFor()
          await button(page, 'Delete').click()
          await card(page, 'Mercedes E Class').waitFor(gone)
          await toast(page).getByText('Deleted', { exact: true }).waitFor()
        },
      },
      {
        rule: 'the list survives a reload',
        check: async (page) => {
          await page.reload()
          await card(page, HOSTILE).waitFor()
          expect(await names(page)).toEqual([
            'Mercedes S Class',
            'Mercedes V Class',
            'Mercedes Vito',
            HOSTILE,
          ])
          expect(await card(page, 'Mercedes Vito').innerText()).toContain('Eight seats, and room')
        },
      },
      {
        rule: 'the presets can be restored',
        check: async (page) => {
          await button(page, 'Restore presets').click()
          await page.getByRole('alertdialog', { name: 'Restore the four presets?' }).waitFor()
          await button(page, 'Restore').click()
          await expect.poll(() => names(page)).toEqual(four)
        },
      },
      {
        rule: 'unreadable stored data leads to an empty list or the presets',
        check: async (page) => {
          await page.evaluate(() => localStorage.setItem('office-vehicles', '{"format":1,"vehicles":[7,{}]}'))
          await page.reload()
          await page.getByRole('heading', { name: 'No vehicles in this browser' }).waitFor()
          await page.evaluate(() => localStorage.setItem('office-vehicles', 'no JSON'))
          await page.reload()
          await card(page, 'Mercedes S Class').waitFor()
          expect(await names(page)).toEqual(four)
        },
      },
      {
        rule: 'a browser without storage works, and the page says so',
        check: async (page) => {
          await page.addInitScript(() =>
            Object.defineProperty(window, 'localStorage', {
              get() {
                throw new DOMException('off', 'SecurityError')
              },
            }),
          )
          await page.reload()
          await page
            .getByRole('alert')
            .getByText(/^This browser does not keep the list/)
            .waitFor()
          await button(page, 'Delete Mercedes Vito').click()
          await button(page, 'Delete').click()
          await expect.poll(() => names(page)).toEqual(four.slice(0, 3))
        },
      },
    ],
    { isSignedIn: true },
  )
})
