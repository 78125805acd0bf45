import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PushOffer } from './push-offer.tsx'

/** A phone that shows messages of the page; `permission` is what its driver has said. */
function phone(permission: NotificationPermission) {
  let subscription: object | null = null
  const pushManager = {
    subscribe: async () => {
      subscription = { endpoint: 'https://push.example/1', unsubscribe: async () => (subscription = null) }
      return subscription
    },
    getSubscription: async () => subscription,
  }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  const told: string[] = []
  const calls = {
    subscribe: async () => void told.push('on'),
    unsubscribe: async ({ endpoint }: { readonly endpoint: string }) => void told.push(`off ${endpoint}`),
  }
  return { told, page: <PushOffer pushKey="AQID" language="en" calls={calls} /> }
}

test('messages that are on are turned off by a button, stay off, and are turned on again', async () => {
  const { told, page } = phone('granted')
  const { unmount } = render(page)
  await screen.findByText('This phone tells you of new trips.')
  await vi.waitFor(() => expect(told).toEqual(['on']))
  await userEvent.click(screen.getByRole('button', { name: 'Turn these messages off' }))
  await vi.waitFor(() => expect(told).toEqual(['on', 'off https://push.example/1']))
  unmount()
  render(page)
  await userEvent.click(screen.getByRole('button', { name: 'Tell me of new trips' }))
  await screen.findByText('This phone tells you of new trips.')
  expect(told).toEqual(['on', 'off https://push.example/1', 'on'])
})
