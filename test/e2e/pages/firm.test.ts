import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accentShades } from '@chauffeur/domain/accent'
import { aPicture } from '../../support/pictures.ts'
import { gone, seeToast } from '../support/admin.ts'
import { openSiteForAll } from '../support/check-in-order.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'
import { adminCookie } from '../support/site.ts'

const site = openSiteForAll()
const openFirm = () => openPage('/admin/firm', { site: site(), isSignedIn: true, refusals: [409] })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('what the office says of the firm is on the next page that anybody opens', async () => {
  await openPage('/', { site: site() })
  const page = await openFirm()
  expect(await field(page, 'Name').first().inputValue()).toBe('Poente')
  await field(page, 'Name').first().fill('')
  await field(page, 'Email').fill('nobody')
  await field(page, 'WhatsApp number').fill('abc')
  await field(page, 'Instagram').fill('http://www.instagram.com/dourado')
  await save(page)
  for (const sentence of [
    'The name is required.',
    'Email must be one address, like bookings@example.com.',
    'Give the number with its country code, like +351 912 345 678.',
    'The address of a profile must begin with https://.',
  ])
    await page.getByText(sentence).waitFor()
  await inspect(page, 'the firm with wrong fields')
  await field(page, 'Name').first().fill('Dourado Cars')
  await field(page, 'WhatsApp number').fill('+351 912 345 678')
  await field(page, 'Legal name').fill('Dourado Transportes de Passageiros do Algarve, Unipessoal Lda.')
  await field(page, 'Tax number').fill('PT 500 000 001')
  await field(page, 'Address').fill('Rua da Praia 1\n8000-001 Faro')
  await field(page, 'Email').fill('reservations-and-questions@dourado-transportes-do-algarve.example')
  await field(page, 'Opening hours').fill('Monday to Friday, 9 to 18')
  await field(page, 'Instagram').fill('https://www.instagram.com/dourado')
  await save(page)
  await seeToast(page, 'Firm saved')
  await page.getByRole('banner').getByText('Dourado Cars').waitFor()
  await inspect(page, 'the firm once it is saved')

  const home = await openPage('/', { site: site() })
  await home.getByRole('link', { name: 'Dourado Cars' }).first().waitFor()
  const footer = home.getByRole('contentinfo')
  for (const text of ['Rua da Praia 1', 'Monday to Friday', 'Unipessoal Lda. · Tax number PT 500 000 001'])
    await footer.getByText(text).waitFor()
  expect(await footer.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(
    'https://www.instagram.com/dourado',
  )
  await inspect(home, 'the site of a firm with long details')
  const terms = await openPage('/terms', { site: site() })
  await terms.getByText('This site is run by Dourado Cars (Dourado Transportes').waitFor()
})

test('the second of two tabs sees what the first has changed, and may save over it', async () => {
  const [first, second] = [await openFirm(), await openFirm()]
  await field(first, 'Opening hours').fill('Every day')
  await field(second, 'Opening hours').fill('Day and night')
  await save(first)
  await seeToast(first, 'Firm saved')
  await save(second)
  const notice = second.getByRole('alert').filter({ hasText: 'Your changes are not saved.' })
  await notice.getByText('→ Every day').waitFor()
  expect(await field(second, 'Opening hours').inputValue()).toBe('Day and night')
  await second.getByRole('button', { name: 'Save mine all the same' }).click()
  await notice.waitFor(gone)
  await seeToast(second, 'Firm saved')
  await first.reload()
  await expect.poll(() => field(first, 'Opening hours').inputValue()).toBe('Day and night')
})

test('logo, colour and pictures of the cars are those of the firm, everywhere within a second', async () => {
  const home = await openPage('/', { site: site() })
  const page = await openFirm()
  await upload(page, 'the logo', await aLogo())
  const own = page.getByRole('button', { name: 'Use another colour' })
  if (await own.isVisible()) await own.click()
  await field(page, 'As a number').fill('blue')
  await save(page)
  await page.getByText('A colour is written as # and six digits, like #a1562a.').waitFor()
  await field(page, 'As a number').fill('#1d4ed8')
  await upload(
    page,
    'Mercedes S Class, from the front and the side',
    await (await aPicture(1600, 900)).jpeg().toBuffer(),
  )
  await page
    .getByRole('button', { name: 'Back to the drawn picture: Mercedes S Class, from the front and the side' })
    .waitFor()
  await inspect(page, 'the look of the firm')
  await save(page)
  await seeToast(page, 'Firm saved')
  await page.getByRole('banner').getByRole('img').waitFor()

  await expect
    .poll(async () => {
      await home.reload()
      return home
        .getByRole('img', { name: 'Mercedes S Class, from the front and the side' })
        .getAttribute('src')
    })
    .toMatch(/^\/pictures\/[0-9a-f]{32}-1280\.webp$/)
  await expect
    .poll(() =>
      home
        .getByRole('banner')
        .locator('img')
        .evaluate((logo) => Reflect.get(logo, 'naturalWidth')),
    )
    .toBe(300)
  // On dark ground a lighter one.
  expect([await accent(page.getByRole('main')), await accent(home.getByRole('contentinfo'))]).toEqual([
    '#1d4ed8',
    '#587ce2',
  ])
  await inspect(home, 'the site with the look of a firm')

  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await page.getByRole('button', { name: 'Back to the product’s colour' }).click()
  await page
    .getByRole('button', { name: 'Back to the drawn picture: Mercedes S Class, from the front and the side' })
    .click()
  await save(page)
  await expect
    .poll(async () => {
      await home.reload()
      return home
        .getByRole('img', { name: 'Mercedes S Class, from the front and the side' })
        .getAttribute('src')
    })
    .toBe('/art/vehicles/s-class-exterior-1280.webp')
  expect(await home.getByRole('banner').locator('img').count()).toBe(0)
})

test('what is not saved is asked about before the page, or the browser’s tab, is left', async () => {
  const page = await openPage('/admin/cars', { site: site(), isSignedIn: true })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Firm', exact: true }).click()
  await field(page, 'Opening hours').fill('At weekends')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await page.getByRole('link', { name: 'Cars', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await inspect(page, 'the question before leaving')
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor(gone)
  expect(await field(page, 'Opening hours').inputValue()).toBe('At weekends')
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await save(page)
  await seeToast(page, 'Firm saved')
  await page.getByRole('link', { name: 'Cars', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Cars' }).waitFor()
})

// Yellow, red, black and white: what people choose, and the ends of what they can.
test.for(['#ffd500', '#d00000', '#000000', '#ffffff'])('the colour %s paints no state', async (colour) => {
  const { client } = site()
  const cookie = await adminCookie(site())
  const { done } = await client.ask('readFirm', undefined, { cookie })
  await client.ask('changeFirm', { ...done, accentColor: colour }, { cookie })
  const page = await openFirm()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('main').evaluate((main, names) => {
        const style = getComputedStyle(main)
        return names.map((name) => style.getPropertyValue(`--${name}`))
      }, SHADES)
    })
    .toEqual([accentShades(colour, 'sand')['accent-wash'], '#22603f', '#7a5200', '#9b2626', '#1d4f86'])
})

const SHADES = ['accent-wash', 'success', 'warning', 'danger', 'info']

const accent = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent-fill'))

async function upload(page: Page, what: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Upload a picture: ${what}` }).click()
  await (await choosing).setFiles({ name: 'picture', mimeType: 'image/png', buffer })
  await page.getByText('The picture is uploaded.').first().waitFor()
}

function aLogo(): Promise<Buffer> {
  const background = { r: 255, g: 255, b: 255, alpha: 0.5 }
  return sharp({ create: { width: 300, height: 80, channels: 4, background } })
    .png()
    .toBuffer()
}
