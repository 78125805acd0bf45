import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chooseLocation, choosePickup, next } from '../support/booking-form.ts'
import { leads, list, stepper } from '../support/see.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'

const showcase = (page: Page) => page.getByRole('tablist', { name: 'A car for every occasion' })
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** How much of it is to be seen, with what it stands in. */
const opacityOf = (image: Locator) =>
  image.evaluate((drawn) => {
    let opacity = 1
    for (let at: Element | null = drawn; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  })

const services = [
  ['business', 'Corporate Travel', 'vehicles/s-class-interior'],
  ['events', 'Special Occasions', 'vehicles/v-class-interior'],
  ['hourly', 'As Directed', 'coast/road'],
  ['airport', 'Airport Excellence', 'vehicles/e-class-exterior'],
] as const

interface FleetCard {
  readonly name: string
  readonly badge: string
  readonly capacity: number
  readonly luggage: number
  readonly features: readonly string[]
}

const fleet: readonly FleetCard[] = [
  {
    name: 'Mercedes S Class',
    badge: 'First Class',
    capacity: 3,
    luggage: 3,
    features: ['Massage Seats', 'Executive Rear', 'Premium Audio', 'Chauffeur Mode', 'Climate Control'],
  },
  {
    name: 'Mercedes E Class',
    badge: 'Business',
    capacity: 3,
    luggage: 3,
    features: ['Heated Seats', 'Premium Audio', 'Navigation', 'Leather Interior', 'Sunroof'],
  },
  {
    name: 'Mercedes V Class',
    badge: 'First Class',
    capacity: 7,
    luggage: 8,
    features: ['Climate Control', 'Leather Seats', 'WiFi', 'Premium Sound', 'Ambient Lighting'],
  },
  {
    name: 'Mercedes Vito',
    badge: 'Business',
    capacity: 8,
    luggage: 10,
    features: [
      'Spacious Interior',
      'Air Conditioning',
      'Comfortable Seating',
      'Luggage Space',
      'Group Travel',
    ],
  },
]

const pagesWithFleet = ['/', '/home-v1', '/home-v2', '/home-v3']

describe('services showcase', () => {
  checkInOrder([
    {
      rule: 'four cards with title and subtitle, one selected, default airport',
      at: '/',
      check: async (page) => {
        const cards = showcase(page).getByRole('tab')
        for (const card of await cards.allInnerTexts()) expect(card.trim().split(/\n+/)).toHaveLength(2)
        expect(await cards.count()).toBe(4)
        await showcase(page).getByRole('tab', { name: 'Airport Excellence', selected: true }).waitFor()
        expect(await showcase(page).getByRole('tab', { selected: true }).count()).toBe(1)
      },
    },
    ...services.map(([key, title, picture]): Check => ({
      rule: `${key}: clicking ${title} selects it and shows its four features and its image`,
      at: '/',
      check: async (page) => {
        const tab = showcase(page).getByRole('tab', { name: title })
        await expect
          .poll(async () => {
            await tab.click()
            return tab.getAttribute('aria-selected')
          })
          .toBe('true')
        expect(await showcase(page).getByRole('tab', { selected: true }).count()).toBe(1)
        const panel = page.getByRole('tabpanel', { name: title })
        expect(await list(panel)).toHaveLength(4)
        const image = panel.getByRole('img')
        await image.scrollIntoViewIfNeeded()
        const address = () =>
          image.evaluate((drawn: HTMLImageElement) => new URL(drawn.currentSrc || drawn.src).pathname)
        await expect.poll(address).toMatch(new RegExp(`^/art/${picture}-`))
      },
    })),
  ])
})

describe('fleet cards', () => {
  checkInOrder(
    pagesWithFleet.flatMap((at) =>
      fleet.map(({ name, badge, capacity, luggage, features }, index): Check => ({
        rule: `${at}: ${name} with badge, description, capacity, luggage, features and its way to /book`,
        at,
        check: async (page) => {
          await card(page, name).getByText(badge, { exact: true }).waitFor()
          expect(await list(card(page, name))).toEqual([
            `${capacity} passengers`,
            `${luggage} pieces of luggage`,
            ...features,
          ])
          expect((await card(page, name).getByRole('paragraph').innerText()).length).toBeGreaterThan(20)
          await leads(
            card(page, name).getByRole('link', { name: /^Reserve/ }),
            `/book?vehicleId=${index + 1}`,
          )
        },
      })),
    ),
  )
  checkInOrder(
    fleet.map(({ name }): Check => ({
      rule: `${name}: the exterior, and the interior on hover`,
      at: '/fleet',
      check: async (page) => {
        const opacity = (image: string) => opacityOf(card(page, name).getByRole('img', { name: image }))
        await card(page, name).scrollIntoViewIfNeeded()
        await page.getByRole('contentinfo').hover()
        await card(page, name)
          .getByRole('img', { name: `${name}, from the front and the side` })
          .waitFor()
        await expect.poll(() => opacity(`The cabin of the ${name}`)).toBe(0)
        await card(page, name)
          .getByRole('img', { name: `${name}, from the front and the side` })
          .hover({ force: true })
        await expect.poll(() => opacity(`The cabin of the ${name}`)).toBe(1)
      },
    })),
  )
})

describe('from the fleet into the wizard', () => {
  checkInOrder([
    {
      rule: 'Reserve chooses that vehicle',
      at: '/fleet',
      check: async (page) => {
        await card(page, 'Mercedes V Class')
          .getByRole('link', { name: /^Reserve/ })
          .click()
        await choosePickup(page)
        await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
        await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
        await next(page)
        await page.getByRole('radio', { name: /V Class/, checked: true }).waitFor()
      },
    },
    {
      rule: '“Book for a larger party” starts with nine passengers',
      at: '/fleet',
      check: async (page) => {
        await page.getByRole('link', { name: 'Book for a larger party' }).click()
        await expect.poll(() => stepper(page, 'Passengers').innerText()).toBe('9 passengers')
      },
    },
  ])
})
