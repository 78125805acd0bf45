import type { Page } from 'playwright-core'

export const STOPS = '/admin?tab=stops'
export const FILL_ALL = 'Please fill in all fields and select at least one route'
export const HOSTILE = '<img src=x onerror=alert(1)> Falls'

export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Stop' })
export const editor = (page: Page, name: string) =>
  page.getByRole('form', { name: `Edit ${name}`, exact: true })
export const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

export const field = {
  name: (page: Page) => dialog(page).getByRole('textbox', { name: 'Stop Name' }),
  price: (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Hourly Price (€)' }),
  image: (page: Page) => dialog(page).getByRole('textbox', { name: 'Image URL' }),
  latitude: (page: Page) => dialog(page).getByRole('textbox', { name: 'Latitude' }),
  longitude: (page: Page) => dialog(page).getByRole('textbox', { name: 'Longitude' }),
  route: (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true }),
}

export async function submit(page: Page): Promise<void> {
  await button(page, 'Add Stop').click()
}

/** Reads the stops that a visitor is offered between Faro Airport and Lisbon at this moment. */
export async function offered(page: Page): Promise<string> {
  const visitor = await page.context().newPage()
  try {
    await visitor.goto('/book?pickup=Faro+Airport&dropoff=Lisbon')
    const stops = visitor.getByRole('region', { name: 'Suggested stops' })
    await stops.getByRole('button', { name: /^More Suggested Stops/ }).click()
    return await stops.innerText()
  } finally {
    await visitor.close()
  }
}
