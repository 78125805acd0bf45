import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { expireLimit } from '../http/testing/expire-limit.ts'
import type { Resolve } from './guarded-lookup.ts'
import { httpWebhookSender } from './http-webhook-sender.ts'
import { startFakeReceiver, type ReceiverBehaviour } from './testing/fake-receiver.ts'

const body = '{"type":"webhook.test"}'
const never = new AbortController().signal

async function open(manner?: ReceiverBehaviour) {
  const receiver = await startFakeReceiver(manner)
  onTestFinished(() => receiver.close())
  return receiver
}

/** An address where nobody listens any more. */
async function closed(): Promise<string> {
  const receiver = await startFakeReceiver()
  await receiver.close()
  return receiver.url
}

const withLongTimeout = { mayBePrivate: true, timeoutMs: 60_000 }

const post = (url: string, options: Parameters<typeof httpWebhookSender>[0] = withLongTimeout) =>
  httpWebhookSender(options).post({ url, headers: { 'webhook-id': 'msg_1' }, body }, never)

const addresses =
  (...list: string[]): Resolve =>
  async () =>
    list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test('a message is posted to the letter, with its headers and length', async () => {
  const receiver = await open()
  const tried = await post(`${receiver.url}/hooks?from=us`)
  expect(tried).toEqual({
    outcome: 'answered',
    durationMs: expect.any(Number),
    status: 200,
    body: 'This is 200',
    retryAfter: undefined,
  })
  expect(receiver.received).toEqual([
    {
      method: 'POST',
      path: '/hooks?from=us',
      body,
      headers: expect.objectContaining({ 'webhook-id': 'msg_1', 'content-length': String(body.length) }),
    },
  ])
})

test.for([204, 410, 500])('an answer of %i is reported as it is', async (status) => {
  const receiver = await open(status)
  expect(await post(receiver.url)).toMatchObject({ outcome: 'answered', status })
})

test('a receiver that asks for time is heard', async () => {
  const receiver = await open((response) => void response.writeHead(503, { 'retry-after': '90' }).end())
  expect(await post(receiver.url)).toMatchObject({ status: 503, retryAfter: '90' })
})

test('a redirect is an answer, and is not followed', async () => {
  const elsewhere = await open()
  const receiver = await open((response) => void response.writeHead(307, { location: elsewhere.url }).end())
  expect(await post(receiver.url)).toMatchObject({ outcome: 'answered', status: 307 })
  expect(elsewhere.received).toEqual([])
})

test.for([
  ['hangs', 'slow headers'],
  ['stalls', 'stalled body'],
] as const)('a receiver that %s is given up after fifteen seconds', async ([manner, silence]) => {
  const receiver = await open(manner)
  const call = () => post(receiver.url, { mayBePrivate: true })
  expect(await expireLimit(silence, { call, timeoutMs: 15_000, requests: receiver.received })).toMatchObject({
    outcome: 'failed',
    reason: { code: 'no_answer_in_time', seconds: 15 },
  })
})

test('of an answer that does not end, the beginning is read', async () => {
  const receiver = await open('pours')
  const tried = await post(receiver.url)
  expect(tried).toMatchObject({ outcome: 'answered', status: 200 })
  expect(tried.outcome === 'answered' && tried.body.length).toBe(4096)
})

test('a receiver that breaks off has not answered', async () => {
  const receiver = await open('breaks off')
  expect(await post(receiver.url)).toMatchObject({
    outcome: 'failed',
    reason: { code: 'connection_broken' },
  })
})

test('nobody listening is reported', async () => {
  const url = await closed()
  expect(await post(url)).toMatchObject({ outcome: 'failed', reason: { code: 'connection_refused' } })
})

test('a host that does not exist is reported', async () => {
  const resolve: Resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
  expect(await post('https://partner.example/', { ...withLongTimeout, resolve })).toMatchObject({
    outcome: 'failed',
    reason: { code: 'host_not_found' },
  })
})

test('a caller that stops waiting gets the reason, and the connection is closed', async () => {
  const receiver = await open('hangs')
  const stopping = new AbortController()
  const sent = httpWebhookSender(withLongTimeout).post(
    { url: receiver.url, headers: {}, body },
    stopping.signal,
  )
  await expect.poll(() => receiver.received.length).toBe(1)
  stopping.abort(new Error('closing'))
  await expect(sent).rejects.toThrow('closing')
})

const CLOSED = { code: 'webhook_not_public' }
const PRIVATE_NAME = { code: 'webhook_private_name' }
const PORT = { code: 'webhook_port', from: 8443 }
const strict = { mayBePrivate: false, timeoutMs: 60_000 }

test.for([
  ['https://127.0.0.1/', CLOSED],
  ['https://127.1/', CLOSED],
  ['https://2130706433/', CLOSED],
  ['https://0x7f000001/', CLOSED],
  ['https://0177.0.0.1/', CLOSED],
  ['https://10.0.0.1:8443/hooks', CLOSED],
  ['https://169.254.169.254/latest/meta-data/', CLOSED],
  ['https://100.64.0.1/', CLOSED],
  ['https://[::1]/', CLOSED],
  ['https://[::ffff:127.0.0.1]/', CLOSED],
  ['https://[::ffff:7f00:1]/', CLOSED],
  ['https://[fd00:ec2::254]/', CLOSED],
  ['https://224.0.0.1/', CLOSED],
  ['https://localhost/', PRIVATE_NAME],
  ['https://metadata/', { code: 'webhook_no_whole_host' }],
  ['https://printer.:8443/', { code: 'webhook_no_whole_host' }],
  ['https://metadata.google.internal/computeMetadata/v1/', PRIVATE_NAME],
  ['https://METADATA.google.INTERNAL./', PRIVATE_NAME],
  ['https://app.localhost/', PRIVATE_NAME],
  ['https://nas.local/', PRIVATE_NAME],
  ['https://router.home.arpa/', PRIVATE_NAME],
  ['https://partner.example:22/', PORT],
  ['https://partner.example:5432/', PORT],
  ['https://partner.example:8442/', PORT],
  ['https://1.1.1.1:6379/', PORT],
  ['https://168.63.129.16/', CLOSED],
  ['http://partner.example/', { code: 'webhook_not_https' }],
  ['https://user:secret@partner.example/', { code: 'webhook_with_password' }],
  ['https://1.2.3.4.5/', { code: 'webhook_url_unusable' }],
] as const)('%s is refused when it is saved, and is not called', async ([url, reason]) => {
  expect(await httpWebhookSender(strict).refusalOf(url)).toEqual(reason)
  expect(await post(url, strict)).toMatchObject({
    outcome: 'failed',
    reason,
  })
})

test.for([['10.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['2606:4700::1111', '::ffff:10.0.0.1']])(
  'a name that leads to %j is refused when it is saved',
  async (list) => {
    const sender = httpWebhookSender({ ...strict, resolve: addresses(...list) })
    expect(await sender.refusalOf('https://partner.example/')).toEqual(CLOSED)
  },
)

test.for(['', ':443', ':80', ':8443', ':9000', ':65535'])(
  'a receiver may be at https://partner.example%s',
  async (port) => {
    const sender = httpWebhookSender({ ...strict, resolve: addresses('1.1.1.1') })
    expect(await sender.refusalOf(`https://partner.example${port}/hooks`)).toBeUndefined()
  },
)

test('for development any port and name is taken', async () => {
  const sender = httpWebhookSender({ mayBePrivate: true, resolve: addresses('127.0.0.1') })
  for (const url of ['http://localhost:3001/', 'https://nas.local:5000/'])
    expect(await sender.refusalOf(url)).toBeUndefined()
})

test('a name with public addresses only is taken, and one that nobody knows yet as well', async () => {
  const known = httpWebhookSender({ ...strict, resolve: addresses('1.1.1.1', '2606:4700::1111') })
  expect(await known.refusalOf('https://partner.example/')).toBeUndefined()
  const unknown = httpWebhookSender({ ...strict, resolve: () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await unknown.refusalOf('https://partner.example/')).toBeUndefined()
})

test('a name that was public when it was saved is checked anew before the connection is made', async () => {
  let connections = 0
  const inside = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  onTestFinished(() => void inside.close())
  const address = inside.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answers = [['1.1.1.1'], ['127.0.0.1']]
  const resolve: Resolve = (hostname) => addresses(...(answers.shift() ?? []))(hostname)
  const sender = httpWebhookSender({ ...strict, resolve })
  const url = `https://partner.example:${port}/`
  expect(await sender.refusalOf(url)).toBeUndefined()
  expect(await sender.post({ url, headers: {}, body }, never)).toMatchObject({
    outcome: 'failed',
    reason: CLOSED,
  })
  expect(connections).toBe(0)
})

test('a connection is made to the address that was checked, and the name is asked for once', async () => {
  const receiver = await open()
  let asked = 0
  const resolve: Resolve = async () => {
    asked += 1
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const { port } = new URL(receiver.url)
  const tried = await post(`http://partner.example:${port}/hooks`, { ...withLongTimeout, resolve })
  expect(tried).toMatchObject({ outcome: 'answered', status: 200 })
  expect(asked).toBe(1)
  expect(receiver.received[0]?.headers['host']).toBe(`partner.example:${port}`)
})

test('the reason of a failure holds nothing of the address', async () => {
  const url = await closed()
  expect(JSON.stringify(await post(`${url}/hooks?key=quiet-harbour`))).not.toMatch(/quiet-harbour|127\.0/)
})
