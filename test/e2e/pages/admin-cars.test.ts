import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { expect, test } from 'vitest'
import { aCar } from '../../support/cars.ts'
import { bookTrip, gone, seeToast } from '../support/admin.ts'
import { inDays } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'
import { adminCookie, openSite } from '../support/site.ts'

test('cars are entered and blocked', async () => {
  const site = await openSite({})
  // A plate that is taken.
  const page = await openPage('/admin/cars', { site, isSignedIn: true, refusals: [409] })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.getByText(/^Every class is sold without limit\./).waitFor()
  await page.getByText('No drivers yet').waitFor()
  await inspect(page, 'nothing entered')

  await button('Add a car').click()
  await box('Plate').fill('12-ab-34')
  await box('Label').fill('The black one')
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Mercedes E Class' })
  await box('Colour').fill('Black')
  await inspect(page, 'form of a car')
  await button('Save the car').click()
  await seeToast(page, 'Car saved')
  const car = page.getByRole('article', { name: /^12-AB-34/ })
  await car.getByText('Mercedes E Class, Black, 3 seats').waitFor()
  await page
    .getByText(/^Sold without limit, because no car of the class is entered: Mercedes S Class/)
    .waitFor()

  await button('Add a car').click()
  await box('Plate').fill('12 AB 34')
  await button('Save the car').click()
  await page.getByText('There is a car with the plate 12 AB 34 already.').first().waitFor()
  await button('Cancel').click()
  await page.getByRole('dialog').waitFor(gone)

  await car.getByRole('button', { name: 'Block 12-AB-34' }).click()
  await page.getByRole('dialog').getByText('What is sold already stays sold.').waitFor()
  await page.getByRole('radio', { name: 'Lent' }).click()
  await page.getByRole('combobox', { name: 'From, time' }).fill('00:00')
  await page.getByRole('combobox', { name: 'Until, time' }).fill('23:59')
  await page.keyboard.press('Tab')
  await inspect(page, 'form of a block')
  await button('Save the block').click()
  await seeToast(page, 'Block saved')
  await car.getByText(/00:00 to 23:59 · Lent/).waitFor()

  await car.getByRole('button', { name: /^Take back the block/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await seeToast(page, 'Block taken back')
  const { done } = await site.client.ask('listCars', undefined, { cookie: await adminCookie(site) })
  expect(done.map(({ plate, blocks }) => [plate, blocks])).toEqual([['12-AB-34', []]])
})

test('drivers are entered', async () => {
  const site = await openSite({})
  await site.client.ask('createCar', aCar(), { cookie: await adminCookie(site) })
  // A phone that is none.
  const page = await openPage('/admin/cars', { site, isSignedIn: true, refusals: [400] })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await button('Add a driver').click()
  await box('Name').fill('Ana Martins')
  await box('Phone').fill('by letter')
  await button('English').click()
  await page
    .getByRole('combobox', { name: 'Usual car' })
    .selectOption({ label: '12-AB-34, Mercedes E Class' })
  await button('Save the driver').click()
  await page.getByText(contactReasons.phone_not_dialled).first().waitFor()
  await box('Phone').fill('912 345 678')
  await button('Save the driver').click()
  await seeToast(page, 'Driver saved')
  const driver = page.getByRole('article', { name: 'Ana Martins' })
  await driver.getByText('+351912345678').waitFor()
  await inspect(page, 'a car and a driver')
})

test('the office sees the next days, sets how a class is sold, and closes a time', async () => {
  const site = await openSite({})
  const cookie = await adminCookie(site)
  for (const plate of ['12-AB-34', '56-CD-78'])
    await site.client.ask('createCar', aCar({ plate }), { cookie })
  await bookTrip({ pickupDate: inDays(3) }, site)
  // A number that cannot be.
  const page = await openPage('/admin/cars', { site, isSignedIn: true, refusals: [400] })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const box = (name: RegExp) => page.getByRole('textbox', { name })
  const plan = page.getByRole('table', { name: 'Mercedes E Class, Algarve: cars needed of cars there' })
  await plan.getByRole('cell', { name: '1 of 2' }).first().waitFor()

  await button('Edit how the Mercedes E Class is sold').click()
  await box(/^Tolerance, in cars/).fill('99')
  await button('Save the settings').click()
  await page.getByText('Tolerance must be a whole number from 0 to 20.').first().waitFor()
  await box(/^Tolerance, in cars/).fill('1')
  await box(/^Notice that a booking needs/).fill('90')
  await button('Save the settings').click()
  await seeToast(page, 'Settings saved')
  const eClass = page.getByRole('article', { name: 'Mercedes E Class', exact: true })
  await eClass.getByText('1 car more').waitFor()
  await eClass.getByText('1 hour 30 min').waitFor()

  await button('Close a time').click()
  await box(/^What guests read/).fill('We do not drive on Christmas Day.')
  await button('Close this time').click()
  await seeToast(page, 'Time closed')
  await page.getByText('We do not drive on Christmas Day.', { exact: true }).waitFor()
  await inspect(page, 'with a plan, settings and a closed time')
  await button(/^Sell again /).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sell again', exact: true }).click()
  await seeToast(page, 'Sold again')
  await page.getByText('Always open').waitFor()
})
