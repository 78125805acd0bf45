import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkInOrder, type Check } from '../support/check-in-order.ts'
import { dayFromNow } from '../support/booking-form.ts'

const future = dayFromNow(20)
const isoFuture = future.toISOString().slice(0, 10)

interface StepOne {
  readonly service: string
  readonly pickup: string | undefined
  readonly dropoff: string | undefined
  readonly isAirport: boolean | undefined
  readonly duration: string | undefined
  readonly date: string
}

/** Step 1 as it stands, by the names of its fields; undefined where there is none. */
async function stepOne(page: Page): Promise<StepOne> {
  await page.getByRole('heading', { name: /Service Details$/ }).waitFor()
  const edit = page.getByRole('button', { name: 'Edit pick-up and drop-off' })
  if ((await edit.count()) > 0) await edit.click()
  const value = async (name: string) => {
    const field = page.getByRole('combobox', { name })
    return (await field.count()) === 0 ? undefined : field.inputValue()
  }
  const airport = page.getByRole('switch', { name: /^Airport transfer/ })
  const duration = page.getByRole('spinbutton', { name: 'Duration' })
  const date = await page.getByRole('button', { name: /^Pick-up Date/ }).innerText()
  return {
    service: await page
      .getByRole('radiogroup', { name: 'Service' })
      .getByRole('radio', { checked: true })
      .innerText(),
    pickup: await value('Pick-up Location'),
    dropoff: await value('Drop-off Location'),
    isAirport: (await airport.count()) === 0 ? undefined : await airport.isChecked(),
    duration: (await duration.count()) === 0 ? undefined : await duration.innerText(),
    date,
  }
}

const untouched: StepOne = {
  service: 'Point to Point',
  pickup: '',
  dropoff: '',
  isAirport: false,
  duration: undefined,
  date: 'Choose a date',
}
const hourly: StepOne = { ...untouched, service: 'By the Hour', dropoff: undefined, isAirport: undefined }

const fills = (
  query: string,
  filled: Partial<typeof untouched> | typeof hourly,
  from: object = untouched,
): Check => ({
  rule: `/book?${query}`,
  at: `/book?${query}`,
  check: (page) => expect.poll(() => stepOne(page)).toEqual({ ...from, ...filled }),
})

const longFuture = future.toLocaleDateString('en-GB', { dateStyle: 'full' }).replace(/^(\w+) /, '$1, ')

describe('a link fills in', () => {
  checkInOrder([
    fills('pickup=Faro+Airport', { pickup: 'Faro Airport' }),
    fills('dropoff=Vilamoura', { dropoff: 'Vilamoura' }),
    fills('pickup=Faro+Airport&pickupPlaceId=g-1&dropoff=Vilamoura&dropoffPlaceId=g-2', {
      pickup: 'Faro Airport',
      dropoff: 'Vilamoura',
    }),
    fills('isAirport=true', { isAirport: true }),
    fills('isAirport=false', {}),
    fills('serviceType=hourly', { duration: '2 hours' }, hourly),
    fills('serviceType=hourly&duration=5', { duration: '5 hours' }, hourly),
    fills('serviceType=hourly&pickup=Lisboa', { pickup: 'Lisboa', duration: '2 hours' }, hourly),
    fills(`date=${isoFuture}`, { date: longFuture }),
    fills('pickupText=faro+air&dropoff=Vilamoura', { pickup: 'faro air', dropoff: 'Vilamoura' }),
  ])
})

describe('what a link says wrongly is left out without a word', () => {
  checkInOrder([
    fills('serviceType=weekly', {}),
    fills('isAirport=perhaps', {}),
    fills('pickup=', {}),
    fills('pickup=%0A', {}),
    fills(`pickup=${'x'.repeat(301)}`, {}),
    fills('serviceType=hourly&duration=1', { duration: '2 hours' }, hourly),
    fills('serviceType=hourly&duration=99', { duration: '24 hours' }, hourly),
    fills('serviceType=hourly&duration=three', { duration: '2 hours' }, hourly),
    fills('serviceType=hourly&duration=3.5', { duration: '2 hours' }, hourly),
    fills('serviceType=hourly&dropoff=Vilamoura&isAirport=true', { duration: '2 hours' }, hourly),
    fills('date=2020-01-01', {}),
    fills('date=2027-02-30', {}),
    fills('date=tomorrow', {}),
    fills('colour=copper', {}),
    fills('vehicleId=9&passengers=17', {}),
  ])
})
