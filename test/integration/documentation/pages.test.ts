import { agentTools } from '@chauffeur/contract/agent-tools'
import type { ApiDocument } from '@chauffeur/contract/api-document'
import { endpoints } from '@chauffeur/contract/endpoints'
import { errorCodes, isErrorCode } from '@chauffeur/contract/error-codes'
import { isPartnerCall } from '@chauffeur/contract/partner-calls'
import { rateLimits } from '@chauffeur/domain/rate-limits'
import { webhookEvents } from '@chauffeur/domain/webhooks'
import { expect } from 'vitest'
import {
  openDocumentation,
  type Documentation,
} from '../../../src/client/site/documentation/open-documentation.tsx'
import { officePages, partnerPages } from '../../../src/client/site/documentation/pages.ts'
import { explainedAt } from '../../../src/server/http/refusals-of-calls.ts'
import type { TestApp } from '../../support/app.ts'
import { test as base } from '../../support/test.ts'

const read = async (app: TestApp, path: string): Promise<ApiDocument> =>
  JSON.parse((await app.raw({ method: 'GET', path })).text)

const test = base.extend('docs', { scope: 'file' }, async ({ app }) => {
  const [whole, partners] = await Promise.all([
    read(app, '/api/openapi.json'),
    read(app, '/api/v1/openapi.json'),
  ])
  const firm = { brandName: 'Costa', email: 'partners@example.com', sandboxUrl: null, mode: 'live' } as const
  const files = { styles: '', script: '/assets/documentation.js' }
  return {
    at: once(openDocumentation({ whole, partners, ...firm, files })),
    partners: partnerPages({ document: partners, ...firm }),
    office: officePages({ whole, partners }),
    document: partners,
    whole,
  }
})

/** Writes each page once for all tests. */
function once(at: Documentation): Documentation {
  const written = new Map<string, ReturnType<Documentation>>()
  return (path) => {
    if (!written.has(path)) written.set(path, at(path))
    return written.get(path)
  }
}

const html = (at: Documentation, path: string) => at(path)?.text ?? ''
const idsIn = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

// A build and a sandbox have longer names than the ones here: half a kilobyte more.
test('no page for partners is larger than 40 kB without its styles, or carries a script of its own', ({
  docs,
}) => {
  for (const { path } of docs.partners) {
    const text = html(docs.at, path)
    expect(Buffer.byteLength(text), path).toBeLessThan(39_500)
    expect(text, path).not.toMatch(/<script(?! type="module" src="\/assets\/)| style="/)
  }
})

test('the page for agents names the address of the tools and each of them', ({ docs }) => {
  const markdown = docs.at('/api/docs/agents.md')?.text ?? ''
  expect(markdown).toContain(`"url": "${docs.whole.servers[0]?.url}/mcp"`)
  for (const [name, { description }] of Object.entries(agentTools))
    expect(markdown).toMatch(new RegExp(`\\| \`${name}\` \\| .* \\| ${description.slice(0, 20)}`))
})

test('every link within the documentation leads somewhere, and no name stands twice on a page', ({
  docs,
}) => {
  const pages = [...docs.partners, ...docs.office]
  const ids = new Map(pages.map(({ path }) => [path, idsIn(html(docs.at, path))]))
  const astray = pages.flatMap(({ path }) => {
    const own = ids.get(path) ?? []
    if (new Set(own).size !== own.length) return [`${path} has a name twice`]
    return [...html(docs.at, path).matchAll(/href="((?:\/api\/docs|#)[^"]*)"/g)].flatMap(([, to = '']) => {
      const [page = '', anchor] = to.startsWith('#') ? [path, to.slice(1)] : to.split('#')
      const known = ids.get(page)
      if (!known) return docs.at(page) ? [] : [`${path} → ${to}`]
      return anchor === undefined || known.includes(anchor) ? [] : [`${path} → ${to}`]
    })
  })
  expect(astray).toEqual([])
})

test('each call has a page, the partners’ theirs and all others the office’s', ({ docs }) => {
  const [ofPartners, others] = [docs.partners, docs.office].map((pages) =>
    pages.flatMap(({ path, call }) => (call ? [path.slice(path.lastIndexOf('/') + 1)] : [])),
  )
  expect(ofPartners?.toSorted()).toEqual(Object.keys(endpoints).filter(isPartnerCall).toSorted())
  expect(others).toEqual(
    expect.arrayContaining(Object.keys(endpoints).filter((name) => !isPartnerCall(name))),
  )
  expect(others?.some(isPartnerCall)).toBe(false)
})

test('each error code has one place, each event and limit is told', ({ docs }) => {
  const codes = [html(docs.at, '/api/docs/errors'), html(docs.at, '/api/docs/office/errors')].flatMap(idsIn)
  expect(codes.filter((id) => id in errorCodes).toSorted()).toEqual(Object.keys(errorCodes).toSorted())
  for (const name of Object.keys(errorCodes).filter(isErrorCode)) {
    const [page = '', anchor = ''] = explainedAt(name).split('#')
    expect(idsIn(html(docs.at, page)), page).toContain(anchor)
  }
  const webhooks = idsIn(html(docs.at, '/api/docs/webhooks'))
  const life = html(docs.at, '/api/docs/life')
  for (const event of webhookEvents)
    expect([webhooks.includes(event), life.includes(event)], event).toEqual([true, true])
  const limits = html(docs.at, '/api/docs/limits')
  for (const { key, address } of Object.values(rateLimits))
    for (const { max } of [...key, ...address]) expect(limits).toContain(`${max} a`)
})

test('each page is Markdown, too, with its fields and its code', ({ docs }) => {
  for (const { path, title } of docs.partners) {
    const found = docs.at(`${path}.md`)
    expect(found?.type, path).toBe('text/markdown')
    expect(found?.text, path).toContain(`# ${title}`)
  }
  const booking = docs.at('/api/docs/reference/createPartnerBooking.md')?.text
  expect(booking).toMatch(/- `customerName` \(text, .*required\)/)
  expect(booking).toContain("curl -X POST '")
  expect(docs.at('/llms.txt')?.text).toMatch(/^# Costa\n[^]*\/api\/docs\/webhooks\.md\)/)
})

test('the search finds an error by its code and a call by its fields', ({ docs }) => {
  const entries: unknown = JSON.parse(docs.at('/api/docs/search.json')?.text ?? '')
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'Errors',
        title: 'NO_PRICE',
        mark: '422',
        url: '/api/docs/errors#NO_PRICE',
      }),
      expect.objectContaining({
        kind: 'Calls',
        title: '/api/quotes',
        text: expect.stringContaining('vehicleName'),
      }),
    ]),
  )
})

test('the description for partners has their calls alone, each with prose, and nothing that none refers to', ({
  docs,
}) => {
  const { document, whole } = docs
  const operations = Object.values(document.paths).flatMap((own) => Object.values(own))
  expect(operations.filter(({ description }) => !description).map(({ operationId }) => operationId)).toEqual(
    [],
  )
  expect(operations.every(({ security }) => security.every((way) => !('session' in way)))).toBe(true)
  expect(document.info.contact).toMatchObject({ email: expect.stringContaining('@') })
  const text = JSON.stringify(document)
  const parts = [...Object.keys(document.components.schemas), ...Object.keys(document.components.responses)]
  expect(parts.filter((name) => !new RegExp(`#/components/\\w+/${name}"`).test(text))).toEqual([])
  expect(parts).toContain('CreatePartnerBookingRequest')
  expect(text.length).toBeLessThan(JSON.stringify(whole).length / 3)
  expect(JSON.stringify(whole)).not.toContain('x-codeSamples')
})
