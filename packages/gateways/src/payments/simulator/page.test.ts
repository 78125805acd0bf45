import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '../payments.ts'
import {
  checkoutFor,
  clientOf,
  valueOf,
  type SimulatorServer,
  simulatorServer,
} from '../testing/simulator-server.ts'
import { scenarios } from './simulated-checkout.ts'
import { html } from './page-layout.ts'

let simulator: SimulatorServer
beforeAll(async () => {
  simulator = await simulatorServer('/payment-simulator')
})
afterAll(() => simulator.close())

let made = 0
async function openPage(more: Partial<CheckoutRequest> = {}) {
  made += 1
  const validUntil = new Date(simulator.clock.now().getTime() + 30 * 60_000)
  const request = checkoutFor(`TR-PAGE-${made}`, { validUntil, ...more })
  const { id, pageUrl = '' } = valueOf(await clientOf(simulator).createCheckout(request))
  const read = async (search = '') => {
    const response = await fetch(`${pageUrl}${search}`)
    const raw = await response.text()
    return { status: response.status, headers: response.headers, raw, text: unspaced(raw) }
  }
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const response = await fetch(pageUrl, { method: 'POST', body, redirect: 'manual' })
    return { status: response.status, location: response.headers.get('location') }
  }
  return { id, path: new URL(pageUrl).pathname, read, send }
}

/** The page without the breaks between its tags, which mean nothing. */
const unspaced = (text: string) => text.replace(/\s+/g, ' ').replaceAll('> <', '><')

const status = async (id: string) => valueOf(await clientOf(simulator).readCheckout(id)).status

describe('the page', () => {
  it('says that it is a simulation, what is paid for, and how much', async () => {
    const { read } = await openPage()
    const { status, text } = await read()
    expect(status).toBe(200)
    expect(text).toContain('<strong>Simulation.</strong> No money moves')
    expect(text).toContain('Faro Airport to Vilamoura')
    expect(text).toContain('Pay €85.50</button>')
    expect(text).toContain(`TR-PAGE-${made}`)
  })

  it('may load nothing, and sends its forms home only', async () => {
    const { headers, text, raw } = await (await openPage()).read()
    const style = /<style>([^]*)<\/style>/.exec(raw)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).not.toMatch(/<script|<img|<link|style="|onclick/)
  })

  it('shows what it was sent as text', async () => {
    const { read } = await openPage({
      description: `<img src=x onerror=alert(1)>&'"`,
      redirectUrl: 'https://shop.example/?a=1&b="><script>',
    })
    const { text } = await read()
    expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;&#38;&#39;&#34;')
    expect(text).not.toContain('<img')
    expect(text).not.toContain('<script')
  })

  it('offers every scenario that a payment can take', async () => {
    const { text } = await (await openPage()).read()
    for (const [name, { label }] of Object.entries(scenarios))
      expect(text).toContain(`<option value="${name}">${label}</option>`)
  })
})

describe('on the page a customer', () => {
  it('pays, and is offered the way back instead of being sent there', async () => {
    const { id, path, read, send } = await openPage()
    expect(await send({ act: 'pay' })).toEqual({ status: 303, location: path })
    expect(await status(id)).toBe('paid')
    const { text } = await read()
    expect(text).toContain('Payment successful')
    expect(text).toContain(
      '<a class="button" href="https://shop.example/payment-result?checkoutId=ours">Back to the shop</a>',
    )
    expect(text).not.toContain('<form')
  })

  it('is declined, and may try another card', async () => {
    const { id, read, send } = await openPage()
    await send({ act: 'decline' })
    expect(await status(id)).toBe('failed')
    expect((await read()).text).toMatch(/role="alert"><strong>The card was declined<\/strong>[^]*<form/)
    await send({ act: 'pay' })
    expect(await status(id)).toBe('paid')
  })

  it('is asked by the bank, keeps the scenario, and confirms or refuses', async () => {
    const { id, path, read, send } = await openPage()
    const asked = await send({ act: 'ask', scenario: 'other-currency' })
    expect(asked).toEqual({ status: 303, location: `${path}?step=bank&scenario=other-currency` })
    expect(await status(id)).toBe('pending')
    const { text } = await read('?step=bank&scenario=other-currency')
    expect(text).toContain('Is this you?')
    expect(text).toContain('name="scenario" value="other-currency"')
    await send({ act: 'decline', scenario: 'other-currency' })
    expect(await status(id)).toBe('failed')
    await send({ act: 'pay', scenario: 'other-currency' })
    expect(valueOf(await clientOf(simulator).readCheckout(id)).currency).toBe('USD')
  })

  it('leaves, and nothing is paid', async () => {
    const { id, read, send } = await openPage()
    for (const search of ['', '?step=bank'])
      expect((await read(search)).text).toContain('Leave without paying')
    const location = 'https://shop.example/payment-result?checkoutId=ours'
    expect(await send({ act: 'leave' })).toEqual({ status: 303, location })
    expect(await status(id)).toBe('failed')
  })

  it('waits for a slow bank', async () => {
    const { read, send } = await openPage()
    await send({ act: 'pay', scenario: 'slow' })
    expect((await read()).text).toContain('The bank is still at work')
    simulator.clock.advance({ seconds: 20 })
    expect((await read()).text).toContain('Payment successful')
  })

  it('pays once, however often the form is sent', async () => {
    const { id, path, send } = await openPage()
    await send({ act: 'pay' })
    expect(await send({ act: 'pay' })).toEqual({ status: 303, location: path })
    expect(valueOf(await clientOf(simulator).readCheckout(id)).transactions).toHaveLength(1)
  })

  it.each([{}, { act: 'steal' }, { act: 'ask', scenario: '"><script>' }])(
    'changes nothing by sending %j',
    async (fields: Record<string, string>) => {
      const { id, send } = await openPage()
      const { location } = await send(fields)
      expect(location).not.toContain('script')
      expect(await status(id)).toBe('pending')
    },
  )

  it('comes too late', async () => {
    const { id, read, send } = await openPage()
    simulator.clock.advance({ minutes: 30 })
    for (const search of ['', '?step=bank']) {
      const { text } = await read(search)
      expect(text).toContain('This payment page has expired')
      expect(text).not.toContain('<form')
    }
    await send({ act: 'pay' })
    expect(await status(id)).toBe('expired')
  })

  it('asks for a page that is not there', async () => {
    for (const path of ['/pay/none', '/pay/', '/', '/other']) {
      const response = await fetch(`${simulator.url}${path}`)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Page not found')
    }
    expect((await fetch(simulator.url.replace('/payment-simulator', '/elsewhere'))).status).toBe(404)
  })

  it('cannot delete a page', async () => {
    const { path } = await openPage()
    const response = await fetch(new URL(path, simulator.url), { method: 'DELETE' })
    expect(response.status).toBe(405)
  })
})

it('makes markup of a template, and text of what is put into it', () => {
  const list = ['a', '<b>'].map((item) => html`<i>${item}</i>`)
  const made = html`<b title="${'"'}">${list}${undefined}${7}</b>`
  expect(made.markup).toBe('<b title="&#34;"><i>a</i><i>&#60;b&#62;</i>7</b>')
})
