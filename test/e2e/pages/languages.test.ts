import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PHONE } from '../support/open-page.ts'

test('the switch leads to the same page with its query', async () => {
  const page = await openPage('/contact?booking=TR-7K3Q9X', { viewport: PHONE })
  await portugueseOf(page).click()
  await page.waitForURL(/\/pt\/contact\?booking=TR-7K3Q9X$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT')
})

test('the switch keeps what was filled in of a booking', async () => {
  const page = await openPage('/book?pickup=Lagos&dropoff=Sagres', { viewport: PHONE })
  await page.getByText('Sagres').first().waitFor()
  await portugueseOf(page).click()
  await page.waitForURL(/\/pt\/book$/)
  await expect.poll(() => page.getByRole('main').innerText()).toContain('Sagres')
})

test('the switch keeps what was written to the team', async () => {
  const page = await openPage('/contact', { viewport: PHONE })
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you drive to Madrid?')
  await portugueseOf(page).click()
  await page.waitForURL(/\/pt\/contact$/)
  await expect.poll(() => page.getByRole('textbox', { name: 'Mensagem' }).inputValue()).toMatch(/Madrid/)
})

test('on a phone the offer of another language stands in the header, beside what is there', async () => {
  const page = await openPage('/', { viewport: PHONE, context: { locale: 'pt-PT' } })
  const offer = page.getByRole('banner').getByRole('region', { name: 'Este site também está em português.' })
  await offer.waitFor()
  const covered = await offer.evaluate((line) => {
    const box = line.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input')]
      .filter((other) => !line.contains(other) && other.checkVisibility())
      .map((other) => ({ name: other.textContent, at: other.getBoundingClientRect() }))
      .filter(
        ({ at }) => at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top,
      )
      .map(({ name }) => name)
  })
  expect(covered).toEqual([])
  const [line, header] = await Promise.all(
    [offer, page.getByRole('banner')].map((part) => part.boundingBox()),
  )
  expect(line && header && line.y >= header.y && line.y + line.height <= header.y + header.height).toBe(true)
  await offer.getByRole('button', { name: 'Fechar' }).click()
  expect(await offer.count()).toBe(0)
})

const portugueseOf = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Português' })
