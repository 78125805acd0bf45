import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import type { components } from './api.d.ts'

type Message = components['schemas'][
  | 'WebhookMessage'
  | 'BookingChangedMessage'
  | 'ChangeMessage'
  | 'PaymentRefundedMessage'
  | 'TripMessage'
  | 'TripCorrectedMessage'
  | 'StatementMessage'
  | 'WebhookTestMessage']

const webhook = new Webhook(process.env['WEBHOOK_SECRET'] ?? '')
// Both in your database rather than here. A message can come more than once,
const taken = new Set<string>()
// and one about a booking after a later one: what each booking's newest message says is so.
const newest = new Map<string, number>()

/** Takes a message that is ours, of now and unchanged; the status to answer. */
async function receive(request: IncomingMessage): Promise<number> {
  // The very text that was signed: parsed and written again it would differ.
  const body = await text(request)
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  try {
    webhook.verify(body, headers)
  } catch {
    return 400
  }
  const id = headers['webhook-id'] ?? ''
  // Only noted, and worked on later: after 15 seconds it would be sent again.
  if (!taken.has(id)) note(JSON.parse(body))
  taken.add(id)
  return 204
}

function note({ type, data }: Message): void {
  if ('message' in data) return console.log('The office sees that it works.')
  if ('closing' in data) return console.log(`${data.number}: ${type}, ${data.closing} EUR`)
  const { bookingNumber, version, state, trips } = data
  if (version <= (newest.get(bookingNumber) ?? 0)) return
  newest.set(bookingNumber, version)
  const cars = trips.map((trip) => `${trip.driverName ?? 'a driver'} ${trip.state}`)
  console.log(`${bookingNumber}: ${type}, it is ${[state, ...cars].join(', ')}`)
}

const server = createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(500).end(),
  )
})
const port = Number(process.env['PORT'] ?? 4000)
server.listen(port, () => console.log(`Listening on ${port}`))
