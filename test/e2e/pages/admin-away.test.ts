import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PHONE, goOffline, OFFLINE } from '../support/open-page.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { toast, gone } from '../support/admin.ts'

const PRICING = '/admin?tab=pricing'
const LUGGAGE = '/admin?tab=luggage'
const SPRINTER = 'Sprinter (or two vans)'
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
  checkInOrder(
    [
      {
        rule: 'a price that cannot be added is announced',
        at: PRICING,
        check: async (page) => {
          await button(page, `Delete ${SPRINTER}, Hourly`).click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await page.getByRole('alertdialog').waitFor(gone)
          await button(page, `Set price of ${SPRINTER}, Hourly`).click()
          await goOffline(page)
          await submit(page, 'Add Pricing')
          await dialog(page)
            .getByRole('alert')
            .getByText('Failed to add vehicle pricing', { exact: true })
            .waitFor()
          await close(page)
        },
      },
      {
        rule: 'a price that cannot be changed is announced',
        check: async (page) => {
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
        rule: 'a price that cannot be deleted is announced',
        check: async (page) => {
          await button(page, `Delete ${VITO}, Hourly`).click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await toast(page).getByText('Failed to delete vehicle pricing', { exact: true }).waitFor()
        },
      },
    ],
    {
      expectedError: OFFLINE,
      viewport: PHONE,
      isSignedIn: true,
    },
  )
})

describe('luggage images tab while the server is away', () => {
  checkInOrder(
    [
      {
        rule: 'a configuration that cannot be added is announced, and what was typed stays',
        at: LUGGAGE,
        check: async (page) => {
          await button(page, `Delete ${VITO}, 10 cabin bags`).waitFor()
          await textbox(page, 'Configuration').fill('6 large')
          await textbox(page, 'Image URL').fill('/art/luggage/vito-7-large-suitcases.webp')
          await form(page).getByRole('img').waitFor()
          await goOffline(page)
          await button(page, 'Add Luggage Capacity').click()
          await toast(page)
            .getByText('Failed to add luggage capacity', {
              exact: true,
            })
            .waitFor()
          expect(await textbox(page, 'Configuration').inputValue()).toBe('6 large')
        },
      },
      {
        rule: 'a configuration that cannot be deleted is announced',
        check: async (page) => {
          await button(page, `Delete ${VITO}, 10 cabin bags`).click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
          await toast(page).getByText('Failed to delete luggage capacity', { exact: true }).waitFor()
        },
      },
    ],
    {
      expectedError: OFFLINE,
      isSignedIn: true,
    },
  )
})
