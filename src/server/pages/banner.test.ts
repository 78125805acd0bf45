import fastifyCompress from '@fastify/compress'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { showBanner } from './banner.ts'

async function open() {
  const app = fastify()
  showBanner(app, 'Nothing here is real')
  await app.register(async (pages) => {
    await pages.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 0 })
    pages.get('/', (_, reply) => reply.type('text/html').send('<body class="page">Hello</body>'))
    pages.get('/script.js', (_, reply) => reply.type('text/javascript').send('export {}'))
  })
  return async (url: string, accept: string) => {
    const { headers, payload } = await app.inject({ url, headers: { accept, 'accept-encoding': 'gzip, br' } })
    return { encoding: headers['content-encoding'], isTold: payload.includes('Nothing here is real') }
  }
}

test('a page that a browser opens says it, and what belongs to the page stays compressed', async () => {
  const ask = await open()
  expect(await ask('/', 'text/html,*/*;q=0.8')).toEqual({ encoding: undefined, isTold: true })
  expect(await ask('/script.js', '*/*')).toEqual({ encoding: 'br', isTold: false })
})
