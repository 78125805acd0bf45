import {
  MAX_RETRY_SECONDS,
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  RETRY_SECONDS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_TIMEOUT_MS,
} from '@chauffeur/domain/webhooks'
import { json } from '@chauffeur/contract/code-samples'
import { code, list, section, table, terms, text } from '../blocks.ts'
import { exampleFile } from '../example-files.ts'
import { fieldOf, refName, resolveAnswer, sentence } from '../fields.ts'
import { callPath, DOCS, sampleOf, type DocumentationPage, type Sources } from '../page.ts'

const group = 'Listen'

/** `5 seconds`, `30 minutes`, `14 hours`. */
function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  const rounded = (amount: number) => Number(amount.toFixed(1))
  return seconds < 3600 ? `${rounded(seconds / 60)} minutes` : `${rounded(seconds / 3600)} hours`
}

export const objectPath = (name: string, base = DOCS): string => `${base}/objects/${name}`

export function webhooksPage({ document }: Sources): DocumentationPage {
  const events = Object.entries(document.webhooks).map(([name, { post }]) => ({ ...post, name }))
  const [{ parameters = [], responses } = { responses: {} }] = events
  const [shown] = events.flatMap(({ requestBody }) =>
    Object.values(requestBody?.content['application/json']?.examples ?? {}),
  )
  return {
    path: `${DOCS}/webhooks`,
    title: 'Webhooks',
    group,
    lead: 'What happens to your bookings is posted to an address of yours, signed, and again until you have taken it.',
    sections: [
      {
        title: 'Add a receiver',
        anchor: 'add',
        body: [
          text(
            `With a key that has the scope \`webhooks\` you add up to ${MAX_WEBHOOKS} receivers; the office can do it for you, too. The address begins with https://, at port 443, 80 or from 8443 on. The answer holds the secret that checks signatures, and shows it once.`,
          ),
          text(
            'A receiver hears of all your bookings, with whichever of your keys they were made. What it does not subscribe to it keeps as it was: subscribe to everything, and pass over what you do not need. Give it a `contactEmail`: it is told when nothing was taken for an hour, and for a day.',
          ),
        ],
        aside: [code('Add a receiver of everything', exampleFile('add-receiver.sh', 'curl'))],
      },
      section(
        'Types',
        terms(
          events.map(({ name, summary, requestBody }) => {
            const object = refName(requestBody?.content['application/json']?.schema ?? {})
            return { name, anchor: name, text: `${sentence(summary)} [${object}](${objectPath(object)})` }
          }),
        ),
      ),
      {
        title: 'A message',
        anchor: 'message',
        body: [
          text(
            'Each message holds the whole booking as a read answers it, so that the latest one says all that is so. One of more than 20 kB leaves out what was before, then cuts its longest texts and says so by `shortened`. Messages keep to Standard Webhooks 1.0, for which there are packages in many languages.',
          ),
          terms(
            parameters.map(({ name, required, description = '', schema }) =>
              fieldOf({ name, isRequired: required, schema: { ...schema, description } }, objectPath),
            ),
          ),
        ],
        aside: shown ? [code('A message', { lang: 'JSON', source: json(shown.value) })] : [],
      },
      {
        title: 'Verify it',
        anchor: 'verify',
        body: [
          text(
            'Sign `webhook-id`, `webhook-timestamp` and the body, with dots between them, by HMAC-SHA256 with the secret behind `whsec_`, which is base64. One of the signatures in `webhook-signature` must be yours. Compare in constant time, and refuse what is older than five minutes: so nobody can play a message again.',
          ),
          text('Use the very text that came. Parsed and written again it would differ.'),
          text(
            `[POST …/rotate-secret](${callPath('rotatePartnerWebhookSecret')}) makes a new secret. The old one signs beside it for ${OLD_SECRET_HOURS} hours.`,
          ),
          code(
            'Verify a message',
            exampleFile('verify.sh', 'curl'),
            exampleFile('verify.ts', 'TypeScript'),
            exampleFile('verify.py', 'Python'),
            exampleFile('verify.php', 'PHP'),
          ),
        ],
      },
      section(
        'Your answer',
        terms(
          Object.entries(responses).map(([status, answer]) => ({
            name: { '2XX': '200 to 299', default: 'Anything else' }[status] ?? status,
            text: sentence(resolveAnswer(answer, document)?.description ?? ''),
          })),
        ),
      ),
      section(
        'When it is sent again',
        text(
          `A try ends after ${WEBHOOK_TIMEOUT_MS / 1000} seconds. Each wait is up to a fifth longer, so that not all come at once; with \`Retry-After\` you can ask for more, up to ${inWords(MAX_RETRY_SECONDS)}. After the last try the message is given up, and stays to be sent again for ${WEBHOOK_LOG_DAYS} days.`,
        ),
        table(
          ['Try', 'So long after the one before', 'In all'],
          RETRY_SECONDS.map((seconds, index) => [
            String(index + 2),
            inWords(seconds),
            inWords(RETRY_SECONDS.slice(0, index + 1).reduce((sum, wait) => sum + wait, 0)),
          ]),
        ),
      ),
      section(
        'Order and repeats',
        list(
          'A message can come more than once: pass over a `webhook-id` that you have had.',
          'A later one can come before an earlier one. `sequence` orders the messages about one booking, from 1 and without a gap: pass over a message whose `sequence` is not greater than the latest that you have of that booking.',
          '`version` of the booking orders what it was at any time, in messages and in answers of calls alike: of two the higher one is the newer, but it counts nothing. Compare it with what you have read by a call.',
          `[POST …/send-again](${callPath('sendPartnerWebhookAgain')}) has a message sent once more, under its old \`webhook-id\`, whether or not it arrived.`,
          `[GET /webhooks](${callPath('listPartnerWebhooks')}) says since when a receiver fails, [GET …/deliveries](${callPath('listPartnerWebhookDeliveries')}) what waits or was given up.`,
          `Who was away for longer reads the [events feed](${DOCS}/events).`,
        ),
      ),
      section(
        'A whole receiver',
        code('Set up', {
          lang: 'Terminal',
          source: 'npm install standardwebhooks\nWEBHOOK_SECRET=whsec_… node receive.ts',
        }),
        code('A receiver', exampleFile('receive.ts')),
      ),
    ],
  }
}

export function eventsPage({ document }: Sources): DocumentationPage {
  return {
    path: `${DOCS}/events`,
    title: 'Events feed',
    group,
    lead: `The messages of the last ${WEBHOOK_LOG_DAYS} days, in order, each once, whether or not there is a receiver.`,
    sections: [
      {
        title: 'Read on from a cursor',
        anchor: 'read',
        body: [
          list(
            'Begin without `after`. Keep `next_cursor`, and ask with it the next time: nothing is left out, also where much is written at once.',
            'An empty page has a cursor, too. `has_more` says whether more are there already.',
            `\`id\` is the \`webhook-id\` of the same message: who listens and reads takes each once. What \`sequence\` and \`version\` say stands with [the messages](${DOCS}/webhooks#order-and-repeats).`,
            '`type` and `booking` narrow the feed; the cursor stays good.',
            `A cursor older than ${WEBHOOK_LOG_DAYS} days is refused with \`EVENTS_DELETED\`: read the bookings, and begin anew.`,
          ),
        ],
        aside: sampleOf(document, 'listPartnerEvents', 'Read the feed'),
      },
      section(
        'How bookings stand',
        text(
          `[GET /bookings](${callPath('listPartnerBookings')}) with \`updated_since\` answers the bookings themselves, as they are now. Ask with the \`read_through\` of the first page that you read last: then you miss none, and may read some twice.`,
        ),
      ),
    ],
  }
}
