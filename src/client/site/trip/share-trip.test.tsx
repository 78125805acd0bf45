import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

const URL = documented.private?.shareUrl ?? ''

async function show() {
  fakeCalls({
    'trip.read': () => ({ ...documented, state: 'confirmed', end: null }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp('/trip')
  return screen.findByRole('button', { name: 'Share the trip' })
}

test('without a way of the device the link is copied, or sent by WhatsApp', async () => {
  const user = userEvent.setup()
  await user.click(await show())
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(URL)
  const whatsapp = screen.getByRole('link', { name: 'Send by WhatsApp' })
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain(URL)
})

test('a browser that refuses to copy says so, and shows the link', async () => {
  const user = userEvent.setup()
  await user.click(await show())
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('The link could not be copied. Select it above and copy it yourself.')
  expect(screen.getByText(URL)).toBeTruthy()
})

test('where the device has a way of its own, that is taken', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await userEvent.click(await show())
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: expect.any(String), url: URL })
  expect(screen.queryByRole('dialog')).toBeNull()
})
