import { LANGUAGE_TAGS, LOCALES, localePath } from '@chauffeur/domain/locale'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { publicPages } from '../support/public-pages.ts'

const translated = LOCALES.filter((locale) => locale !== 'en')

/** Lines of two or more words that are the same in every language: names, and what somebody says of himself. */
const NAMES: readonly RegExp[] = [
  /^© /,
  /^[SEV] Class$/,
  /^(?:Mercedes|Vito)\b/,
  /@|^\+?[\d ]+$/,
  // Of the switch of languages.
  /^(?:EN|PT|ES) (?:English|Português|Español)$/i,
  /^Jonas & Ida$/,
  // The way of a transfer.
  /^[\d.,]+ km · (?:\d+ h )?\d+ min$/,
  // The map's sources.
  /OpenStreetMap/,
]

test.for(publicPages.flatMap((path) => translated.map((locale) => [locale, path] as const)))(
  'in %s, %s has no English line and no barrier, and fits every window',
  async ([locale, path]) => {
    const lines = await englishLinesOf(path)
    const address = localePath(path, locale)
    const page = await openPage(address, { refusals: [404] })
    expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[locale])
    expect((await linesOf(page)).filter((line) => lines.has(line) && !isName(line))).toEqual([])
    const canonical = await page.locator('link[rel=canonical]').all()
    const own = await Promise.all(canonical.map((link) => link.getAttribute('href')))
    // A page that leads nowhere has none.
    expect(own.every((href) => new RegExp(`^/${locale}(?:/|$)`).test(new URL(href ?? '').pathname))).toBe(
      true,
    )
    await inspect(page, address)
  },
)

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

const english = new Map<string, Promise<ReadonlySet<string>>>()

/** What the English page says, read once for all other languages. */
function englishLinesOf(path: string): Promise<ReadonlySet<string>> {
  const read = async () => new Set(await linesOf(await openPage(path, { refusals: [404] })))
  const lines = english.get(path) ?? read()
  english.set(path, lines)
  return lines
}

/** What is to be read on a page, of two words and more. */
async function linesOf(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const text = await page.locator('body').innerText()
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => (line.match(/\p{L}{2,}/gu) ?? []).length > 1)
}

function isName(line: string): boolean {
  return NAMES.some((name) => name.test(line))
}
