import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { gone, openOfficeTab, toast } from '../support/office.ts'
import { PHONE, UNREACHABLE } from '../support/visitor.ts'
import { checkRows, shareSite } from '../support/table.ts'

const PRICING = '/admin?tab=pricing'
const LUGGAGE = '/admin?tab=luggage'
const S = 'Mercedes S Class'
const VITO = 'Mercedes Vito'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const form = (page: Page) => page.getByRole('form', { name: 'Add a luggage capacity' })
const textbox = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })

async function submit(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click()
}

async function close(page: Page): Promise<void> {
  await button(page, 'Cancel').click()
  await dialog(page).waitFor(gone)
}

describe('pricing tab while the server is away', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      {
        says: 'Failed to add vehicle pricing',
        at: PRICING,
        see: async (page) => {
          await button(page, `Delete ${S}, Hourly`).click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await page.getByRole('alertdialog').waitFor(gone)
          await button(page, `Set price of ${S}, Hourly`).click()
          await site().kill()
          await submit(page, 'Add Pricing')
          await dialog(page)
            .getByRole('alert')
            .getByText('Failed to add vehicle pricing', { exact: true })
            .waitFor()
          await close(page)
        },
      },
      {
        says: 'Failed to update vehicle pricing',
        see: async (page) => {
          await button(page, `Edit ${VITO}, Hourly`).click()
          await submit(page, 'Save Changes')
          await dialog(page)
            .getByRole('alert')
            .getByText('Failed to update vehicle pricing', { exact: true })
            .waitFor()
          await close(page)
        },
      },
      {
        says: 'Failed to delete vehicle pricing',
        see: async (page) => {
          await button(page, `Delete ${VITO}, Hourly`).click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await toast(page).getByText('Failed to delete vehicle pricing', { exact: true }).waitFor()
        },
      },
    ],
    {
      expected: UNREACHABLE,
      viewport: PHONE,
      prepare: (page) => openOfficeTab(page, 'Pricing'),
    },
  )
})

describe('luggage images tab while the server is away', () => {
  const site = shareSite()
  checkRows(
    site,
    [
      {
        says: 'Failed to add luggage capacity',
        at: LUGGAGE,
        see: async (page) => {
          await button(page, `Delete ${VITO}, 10 cabin bags`).waitFor()
          await textbox(page, 'Configuration').fill('6 large')
          await textbox(page, 'Image URL').fill('/art/luggage/vito-7-large-suitcases.webp')
          await form(page).getByRole('img').waitFor()
          await site().kill()
          await button(page, 'Add Luggage Capacity').click()
          await toast(page).getByText('Failed to add luggage capacity', { exact: true }).waitFor()
          expect(await textbox(page, 'Configuration').inputValue()).toBe('6 large')
        },
      },
      {
        says: 'Failed to delete luggage capacity',
        see: async (page) => {
          await button(page, `Delete ${VITO}, 10 cabin bags`).click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await toast(page).getByText('Failed to delete luggage capacity', { exact: true }).waitFor()
        },
      },
    ],
    {
      expected: UNREACHABLE,
      prepare: (page) => openOfficeTab(page, 'Luggage Images'),
    },
  )
})
