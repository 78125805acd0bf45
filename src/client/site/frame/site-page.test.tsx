import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'

test('the phone menu opens, closes with Escape and gives the focus back, and closes on the way elsewhere', async () => {
  const { router } = await openApp('/')
  const button = screen.getByRole('button', { name: 'Open menu' })
  const menu = () => document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect([button.ariaExpanded, menu()?.hidden]).toEqual(['false', true])
  fireEvent.click(button)
  expect([button.ariaExpanded, menu()?.hidden]).toEqual(['true', false])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([button.ariaExpanded, menu()?.hidden, document.activeElement === button]).toEqual([
    'false',
    true,
    true,
  ])
  fireEvent.click(button)
  const links = within(menu() ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Fleet', '/fleet'],
    ['My booking', '/trip'],
    ['+351 289 000 000', 'tel:+351289000000'],
    ['Português', '/pt'],
    ['Español', '/es'],
    ['Book Now', '/book'],
  ])
  await act(async () => {
    fireEvent.click(links[1] ?? document.body)
    await router.load()
  })
  expect([router.latestLocation.pathname, button.ariaExpanded]).toEqual(['/fleet', 'false'])
})

test.each([
  ['/', 'My booking'],
  ['/pt', 'A minha reserva'],
  ['/es', 'Mi reserva'],
])('from %s header, its menu on a phone and footer lead to the guest’s own booking', async (page, name) => {
  await openApp(page)
  const links = screen.getAllByRole('link', { name })
  const home = page === '/' ? '' : page
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill(`${home}/trip`))
})

test.each([
  ['Poente', false],
  ['Algarve Airport Transfers', true],
])('the brand %s has smaller lines on a phone: %s', async (brandName, isSmaller) => {
  await openApp('/pt', { brandName })
  expect(within(screen.getByRole('banner')).getByText(brandName).className.includes('max-md:text-base')).toBe(
    isSmaller,
  )
})

test('the chat says in words that it is WhatsApp', async () => {
  await openApp('/terms')
  const chat = screen.getByRole('link', { name: 'Chat with us on WhatsApp (opens in a new tab)' })
  expect(chat.textContent).toBe('WhatsApp')
})

test('contacts that are not set are not shown', async () => {
  await openApp('/', { contactPhone: null, contactPhone2: null, whatsappNumber: null })
  expect(screen.queryByRole('link', { name: /WhatsApp|\+351/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'bookings@example.com' })).toBeDefined()
})
