import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'

const OFFER = 'Este site também está em português.'

test('the footer leads to the same page in the other languages, each by its own name', async () => {
  await openApp('/pt/fleet')
  const footer = within(screen.getByRole('contentinfo'))
  const languages = within(footer.getByRole('navigation', { name: 'Idioma' }))
  expect(languages.getByText('Português').ariaCurrent).toBe('true')
  expect(
    languages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.lang]),
  ).toEqual([
    ['English', '/fleet', 'en-GB'],
    ['Español', '/es/fleet', 'es-ES'],
  ])
})

test('query and hash of the moment go along', async () => {
  await openApp('/contact')
  window.history.replaceState(null, '', '/contact?booking=TR-7K3Q9X#message')
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => {
    document.removeEventListener('click', stay)
    window.history.replaceState(null, '', '/')
  })
  const [link] = within(screen.getByRole('contentinfo')).getAllByRole('link', { name: 'Español' })
  if (link) fireEvent.click(link)
  expect(link?.getAttribute('href')).toMatch(/\/es\/contact\?booking=TR-7K3Q9X#message$/)
})

test('whoever prefers Portuguese is offered it in Portuguese, until it was answered', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'pt-BR', 'en'])
  await openApp('/fleet')
  const offer = within(await screen.findByRole('region', { name: OFFER }))
  expect(offer.getByRole('link', { name: 'Ver em português' }).getAttribute('href')).toBe('/pt/fleet')
  fireEvent.click(offer.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByText(OFFER)).toBeNull()
  cleanup()
  await openApp('/')
  await vi.dynamicImportSettled()
  expect(screen.queryByText(OFFER)).toBeNull()
})

test.each([
  ['on a page in that language', '/pt', ['pt-PT', 'en']],
  ['where English comes first', '/', ['en-US', 'pt-PT']],
  ['where we speak none of the languages', '/pt', ['de', 'fr']],
])('nothing is offered %s', async (_, address, languages) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await openApp(address)
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('button', { name: /Fechar|Cerrar/ })).toBeNull()
})

test('Spanish is offered on a Portuguese page', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-419'])
  await openApp('/pt')
  expect(await screen.findByText('Este sitio también está en español.')).toBeDefined()
})
