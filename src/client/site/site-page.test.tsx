import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../landing/testing/render-page.tsx'
import { SitePage } from './site-page.tsx'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
})

const page = (anchor?: string) => (
  <SitePage anchor={anchor}>
    <h2 id="fleet">Cars</h2>
  </SitePage>
)

test.each([
  ['the address names', '/#fleet', undefined],
  ['the page names', '/fleet', 'fleet'],
])('what %s is scrolled to after 100 ms, 100 px under the top', async (_, address, anchor) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1500, 100, 100))
  await renderPage(page(anchor), address)
  scrollTo.mockReset()
  act(() => void vi.advanceTimersByTime(99))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1400, behavior: 'smooth' })
})

test('the phone menu opens, closes with Escape and gives the focus back, and closes on the way elsewhere', async () => {
  const router = await renderPage(page())
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
    ['+351 289 000 000', 'tel:+351289000000'],
    ['Book Now', '/book'],
  ])
  await act(async () => {
    fireEvent.click(links[1] ?? document.body)
    await router.load()
  })
  expect([router.latestLocation.pathname, button.ariaExpanded]).toEqual(['/fleet', 'false'])
})

test.each(['/book', '/booking', '/book/'])('%s has no Book Now in its header', async (address) => {
  await renderPage(page(), address)
  expect(within(screen.getByRole('banner')).queryByText('Book Now')).toBeNull()
})

test('the chat opens beside the page, with the greeting', async () => {
  await renderPage(page())
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: /^Chat with us on WhatsApp/ })
  expect(chat.href).toBe('https://wa.me/351910000000?text=Ol%C3%A1!%20Gostaria%20de%20fazer%20uma%20reserva.')
  expect([chat.target, chat.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test('contacts that are not set are not shown', async () => {
  await renderPage(page(), '/', { contactPhone: null, contactPhone2: null, whatsappNumber: null })
  expect(screen.queryByRole('link', { name: /WhatsApp|\+351/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'bookings@example.com' })).toBeDefined()
})

test('the footer has both numbers, the services and the pages of law', async () => {
  await renderPage(page())
  const foot = within(screen.getByRole('contentinfo'))
  const hrefs = foot.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['tel:+351289000000', 'tel:+351910000000', '/contact', '/privacy', '/terms']),
  )
  expect(foot.getByText('Airport Excellence')).toBeDefined()
})
