import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { admin, fakeOffice, type FakeOffice } from '../../testing/fake-office.ts'
import { aPrice, anHourlyPrice } from '../../testing/fake-pricing.ts'
import { renderOffice } from '../../testing/render-office.tsx'

export const VITO = 'Mercedes Vito'
export const prices = [aPrice(), anHourlyPrice(), aPrice({ vehicleName: VITO, minimumFare: '54.00' })]

export async function openTab(facts: Partial<FakeOffice> = {}) {
  const office = fakeOffice({ user: admin, prices, ...facts })
  await renderOffice(office, '/admin?tab=pricing')
  await screen.findByRole('heading', { name: 'Vehicle Pricing' })
  return office
}

export const vehicle = async (name: string) => within(await screen.findByRole('article', { name }))
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const amount = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
export const toast = (text: string) => screen.findAllByText(text)

export async function type(name: string, value: string) {
  await userEvent.clear(amount(name))
  if (value) await userEvent.type(amount(name), value)
}

export async function submit(name: string) {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
}

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
