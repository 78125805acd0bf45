import { expect } from 'vitest'
import { serveStartPage } from '../../../src/server/pages/start-page.ts'
import { byKey } from '../../support/api-keys.ts'
import type { AppOptions, TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'

const withPage = (settings: Readonly<Record<string, string>>): AppOptions => ({
  settings,
  pages: (config) => (web, contexts) => serveStartPage(web, { contexts, config }),
})

const send = (app: TestApp, fields: Readonly<Record<string, string>>) =>
  app.raw({
    method: 'POST',
    path: '/partners/start',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.origin },
    body: new URLSearchParams(fields).toString(),
  })

test('a sandbox shows a key that works to who sends the form, and keeps what was typed wrongly', async ({
  open,
}) => {
  const app = await open(withPage({ SANDBOX: 'yes', RATE_LIMIT: 'on' }))
  expect((await app.raw({ method: 'GET', path: '/partners/start' })).text).toContain('Show my key')
  const wrong = await send(app, { name: '<b>Sol</b>', email: 'dev', terms: 'net' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('value="&lt;b&gt;Sol&lt;/b&gt;"')
  expect(wrong.text).toMatch(/role="alert"[^>]*><strong>[A-Z].*\./)
  expect(wrong.text.match(/value="\w+" checked/g)).toEqual(['value="net" checked'])

  const { status, text } = await send(app, {
    name: 'Sol',
    email: 'dev@sol.example',
    terms: 'commission',
  })
  const [secret = ''] = /ctk_test_[\w-]{43}/.exec(text) ?? []
  const { done } = await app.clients.REST.ask('readMe', undefined, byKey({ secret }))
  expect([status, done.partner.name, done.terms]).toEqual([201, 'Sol', 'commission'])
  for (let more = 0; more < 3; more += 1) await send(app, { name: 'Sol', email: 'dev@sol.example' })
  const tooMany = await send(app, { name: 'Sol', email: 'dev@sol.example' })
  expect([tooMany.status, tooMany.text.includes('ctk_test_')]).toEqual([429, false])
})

test('a live server says how to get a key, and where the sandbox is', async ({ open }) => {
  const app = await open(withPage({ SANDBOX_URL: 'https://sandbox.costa.example' }))
  const { text } = await app.raw({ method: 'GET', path: '/partners/start' })
  expect(text).toContain('href="mailto:office@costa.example"')
  expect(text).toContain('href="https://sandbox.costa.example/partners/start"')
  expect((await send(app, { name: 'Sol', email: 'dev@sol.example' })).status).toBe(404)
})
