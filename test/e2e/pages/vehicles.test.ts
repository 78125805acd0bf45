import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { says } from '../support/see.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'
import { choosePickup, next } from '../support/booking-form.ts'
import { PHONE } from '../support/open-page.ts'

const trip = '/book?pickup=Faro+Airport&dropoff=Vilamoura'
const vehicles = (page: Page) => page.getByRole('radiogroup', { name: 'Vehicle' }).getByRole('radio')
const vehicle = (page: Page, name: string) => page.getByRole('radio', { name })
const priced = (page: Page) => page.getByRole('radiogroup', { name: 'Vehicle' }).getByText(/^€\d+\.\d\d$/)
const luggage = (page: Page, name: string) => page.getByRole('radiogroup', { name: `Luggage in the ${name}` })

const S = 'Mercedes S Class'
const E = 'Mercedes E Class'
const V = 'Mercedes V Class'
const VITO = 'Mercedes Vito'
const SPRINTER = 'Sprinter (or two vans)'
const most: Readonly<Record<string, number>> = { [S]: 2, [E]: 3, [V]: 7, [VITO]: 8, [SPRINTER]: 16 }

/** Everything said of the vehicle beside its name. */
async function described(page: Page, name: string): Promise<string> {
  const ids = (await vehicle(page, name).getAttribute('aria-describedby'))?.split(' ') ?? []
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()))
  return texts.join('\n')
}

async function setPassengers(page: Page, count: number): Promise<void> {
  const stepper = page.getByRole('spinbutton', { name: 'Passengers' })
  await stepper.press('Home')
  for (let now = 1; now < count; now += 1) await stepper.press('ArrowUp')
}

async function fillIn(page: Page): Promise<void> {
  await choosePickup(page)
}

const party = (count: number, shown: readonly string[]): Check => ({
  rule: `${count} passengers: ${shown.join(', ')}, in this order; too small ones greyed with their reason`,
  check: async (page) => {
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await setPassengers(page, count)
    await next(page)
    await expect.poll(() => vehicles(page).count()).toBe(4)
    for (const [place, name] of shown.entries()) {
      const card = vehicles(page).nth(place)
      await card.and(vehicle(page, name)).waitFor()
      const isTooSmall = count > (most[name] ?? 0)
      expect(await card.isDisabled(), name).toBe(isTooSmall)
      const text = await described(page, name)
      expect(text.includes('Insufficient Capacity'), name).toBe(isTooSmall)
      if (isTooSmall)
        expect(text).toContain(`${name} takes up to ${most[name]} passengers; you selected ${count}.`)
    }
  },
})

const small = [S, E, V, VITO]
const large = [SPRINTER, E, V, VITO]

const facts = (name: string, ...words: readonly string[]): Check => ({
  rule: `${name}: ${words.join(', ')}`,
  check: async (page) => {
    const text = await described(page, name)
    for (const word of words) expect(text).toContain(word)
    expect(text).toMatch(/€\d+\.\d\d/)
  },
})

describe('step 2', () => {
  checkInOrder([
    {
      rule: 'each vehicle has its price',
      at: trip,
      check: async (page) => {
        await fillIn(page)
        await next(page)
        await page.getByRole('heading', { name: /Select Your Vehicle$/ }).waitFor()
        await expect.poll(() => priced(page).count()).toBe(4)
      },
    },
    facts(S, 'Up to 2 passengers', 'First Class'),
    facts(E, 'Up to 3 passengers', 'Business', 'Most Popular'),
    facts(V, 'Up to 7 passengers', 'First Class'),
    facts(VITO, 'Up to 8 passengers', 'Business'),
    {
      rule: 'each card has a description and a picture',
      check: async (page) => {
        for (const name of small) expect((await described(page, name)).length).toBeGreaterThan(60)
        const images = page.locator('main img[src*="/art/vehicles/"]')
        expect(await images.count()).toBe(4)
      },
    },
    {
      rule: 'step 2 does not go on without a vehicle, and says so',
      check: async (page) => {
        expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
        await says(/Please select a vehicle/)(page)
        const off = page.locator(':disabled, [aria-disabled=true]')
        await page.getByRole('button', { name: 'Next', exact: true }).and(off).waitFor()
      },
    },
    {
      rule: 'the luggage of a vehicle is folded away and one configuration is chosen',
      check: async (page) => {
        await page
          .getByRole('button', { name: /^Luggage capacity/ })
          .first()
          .click()
        expect(await luggage(page, S).getByRole('radio').count()).toBe(4)
        await page.locator('main img[src*="/art/luggage/s-class"]').first().waitFor()
        await luggage(page, S).getByRole('radio', { name: '3 cabin bags' }).click()
        await luggage(page, S).getByRole('radio', { name: '3 cabin bags', checked: true }).waitFor()
      },
    },
    party(1, small),
    party(3, small),
    party(7, small),
    party(8, large),
    {
      rule: 'the chosen vehicle is cleared when it is no longer in the list',
      check: async (page) => expect(await page.getByRole('radio', { checked: true }).count()).toBe(0),
    },
    facts(SPRINTER, 'Up to 16 passengers', 'Business'),
    party(9, large),
    party(16, large),
  ])
})

describe('step 2 on a phone', () => {
  checkInOrder(
    [
      {
        rule: 'three vehicles are whole in view, each with its price, seats, luggage and waiting time',
        at: `${trip}&isAirport=true`,
        check: async (page) => {
          await fillIn(page)
          await next(page)
          await expect.poll(() => priced(page).count()).toBe(4)
          const bar = await page.getByRole('button', { name: /^Faro Airport/ }).boundingBox()
          const third = await vehicles(page).nth(2).boundingBox()
          if (!bar || !third) throw new Error('Both are shown')
          expect(third.y + third.height).toBeLessThanOrEqual(bar.y)
          const text = await described(page, V)
          for (const word of ['Up to 7 passengers', '8 pieces of luggage', '60 minutes free waiting'])
            expect(text).toContain(word)
        },
      },
      {
        rule: 'the chosen vehicle says more of itself',
        check: async (page) => {
          const lounge = page.getByText(/^Lounge seating for the whole party/).last()
          expect(await lounge.isVisible()).toBe(false)
          await vehicle(page, V).click()
          await lounge.waitFor()
        },
      },
    ],
    { viewport: PHONE },
  )
})

describe('step 2 without a price', () => {
  checkInOrder(
    [
      {
        rule: 'without a quote a vehicle is to be evaluated by the team',
        at: '/book?pickup=Faro+Airport&dropoff=Atlantis',
        check: async (page) => {
          await fillIn(page)
          await next(page)
          for (const name of small)
            await expect.poll(() => described(page, name)).toContain('To be evaluated by our Team')
        },
      },
      {
        rule: 'without a quote the trip cannot be reserved',
        check: async (page) => {
          await vehicle(page, E).click()
          await next(page)
          await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Silva')
          await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
          await page.getByRole('textbox', { name: 'Phone' }).fill('+351 912 345 678')
          await next(page)
          await page.getByRole('radio', { name: /^Cash/ }).click()
          const off = page.locator(':disabled, [aria-disabled=true]')
          await page.getByRole('button', { name: 'Complete Reservation' }).and(off).waitFor()
          await says('This vehicle has no fixed price for this trip, so it cannot be reserved here.')(page)
        },
      },
      {
        rule: 'without a route there is no map',
        check: async (page) => {
          await page.getByRole('button', { name: 'Edit journey' }).click()
          await page.getByRole('region', { name: 'Your route' }).waitFor()
          expect(await page.getByRole('img', { name: /^Map of the route/ }).count()).toBe(0)
        },
      },
    ],
    { refusals: [422, 404], drawsMaps: true },
  )
})
