import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../support/app.ts'
import { restClient, type ApiClient } from '../support/api-clients.ts'
import { runConcurrently } from '../support/concurrency.ts'
import { launchServer } from '../support/launch-server.ts'
import { readMails } from '../support/mailbox.ts'
import { faroToVilamoura } from '../support/trips.ts'

/** The outcome of one kill -9. */
export interface KillRound {
  readonly bookings: number
  readonly confirmed: number
  /** Requests without an answer when the process died. */
  readonly inFlight: number
  readonly unsentMails: number
  /** Milliseconds from the kill until the next process listened. */
  readonly restartedAfter: number
  /** Milliseconds from the kill until the last request was answered under its key, and until the last mail was sent. */
  readonly keysFreeAfter: number
  readonly mailsSentAfter: number
  /** Sentences about whatever was lost, doubled or torn. */
  readonly damage: readonly string[]
  /** The warnings and errors that the next process logged. */
  readonly log: readonly string[]
}

interface Options {
  /** Of a site of its own, with DATA_DIR. */
  readonly env: Readonly<Record<string, string>> & { readonly DATA_DIR: string }
  /** Bookings that are acknowledged before the kill. */
  readonly bookings: number
}

const CONCURRENCY = 6
const POLL_MS = 50
const LIMIT_MS = 60_000
const pickupDate = `${new Date().getFullYear() + 1}-06-01`

const book = (client: ApiClient, key: string) =>
  client.ask('createBooking', faroToVilamoura({ pickupDate, customerName: `Guest ${key}` }), {
    headers: { 'idempotency-key': key },
  })

/** Kills a server in the middle of bookings, decisions and mails, starts it again, and looks at what is left. */
export async function killRound({ env, bookings }: Options): Promise<KillRound> {
  const settings = { LOG_LEVEL: 'warn', ...env }
  const damage: string[] = []
  /** Undefined while there is no answer. */
  const answers = new Map<string, string | undefined>()
  const accepted: string[] = []
  const first = launchServer(settings)
  const enough = Promise.withResolvers<void>()
  try {
    const client = restClient(await first.ready)
    const cookie = await signIn(client)
    const runs = runConcurrently(CONCURRENCY, async (index, turn) => {
      const key = `${index}-${turn}`
      answers.set(key, undefined)
      try {
        const { id } = (await book(client, key)).done
        answers.set(key, id)
        if (answers.size >= bookings) enough.resolve()
        if (turn % 2 === 0) return undefined
        await client.ask('acceptBooking', { id }, { cookie })
        accepted.push(id)
        return undefined
      } catch {
        return 'over'
      }
    })
    await enough.promise
    await first.end('SIGKILL')
    await runs.end()
  } finally {
    await first.end('SIGKILL')
  }
  const killedAt = performance.now()
  const since = () => Math.round(performance.now() - killedAt)
  const acknowledged = [...answers.values()].filter((id) => id !== undefined)

  const second = launchServer(settings)
  try {
    const client = restClient(await second.ready)
    const restartedAfter = since()
    const cookie = await signIn(client)
    const list = async () => (await client.ask('listBookings', {}, { cookie })).done
    const unsentMails = (await list()).filter(({ mail }) => mail?.state !== 'sent').length
    let keysFreeAfter = 0
    for (const [key, id] of answers) {
      let answer = await book(client, key)
      while (answer.status === 409 && since() < LIMIT_MS) {
        await wait(POLL_MS)
        answer = await book(client, key)
      }
      if (id === undefined) keysFreeAfter = Math.max(keysFreeAfter, since())
      if (answer.status !== 201) damage.push(`the key ${key} is answered with ${answer.status}`)
      else if (id !== undefined && answer.done.id !== id)
        damage.push(`the key ${key} made ${answer.done.id} after ${id}`)
    }
    // A booking shows its last mail only: whether all are sent, the folder says.
    const hasUnsent = async () => {
      const listed = await list()
      const confirmations = listed.filter(({ status }) => status === 'confirmed').length
      const files = await readdir(join(env.DATA_DIR, 'mail')).catch(() => [])
      return files.filter((file) => file.endsWith('.eml')).length < listed.length + confirmations
    }
    while ((await hasUnsent()) && since() < LIMIT_MS) await wait(POLL_MS)
    const mailsSentAfter = since()

    const stored = await list()
    const ids = new Set(stored.map(({ id }) => id))
    const confirmed = new Set(stored.filter(({ status }) => status === 'confirmed').map(({ id }) => id))
    if (stored.length !== answers.size) damage.push(`${answers.size} requests made ${stored.length} bookings`)
    for (const id of acknowledged) if (!ids.has(id)) damage.push(`the booking ${id} is lost`)
    for (const id of accepted) if (!confirmed.has(id)) damage.push(`the decision about ${id} is lost`)
    const code = await second.end('SIGTERM')
    damage.push(...(await lookAtMails(join(env.DATA_DIR, 'mail'), stored.length + confirmed.size)))
    if (code !== 0) damage.push(`the next process ended with ${code}`)
    if (second.output().includes('"msg":"fault"')) damage.push('there is a fault in the log')
    return {
      bookings: stored.length,
      confirmed: confirmed.size,
      inFlight: answers.size - acknowledged.length,
      unsentMails,
      restartedAfter,
      keysFreeAfter,
      mailsSentAfter,
      damage,
      log: second
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    }
  } finally {
    await second.end('SIGKILL')
  }
}

async function lookAtMails(folder: string, expected: number): Promise<string[]> {
  const damage: string[] = []
  const files = await readdir(folder)
  const drafts = files.filter((file) => !file.endsWith('.eml'))
  if (drafts.length > 0) damage.push(`there are drafts of mails: ${drafts.join()}`)
  const mails = await readMails(folder)
  if (mails.length !== expected) damage.push(`there are ${mails.length} mails instead of ${expected}`)
  if (new Set(mails.map(({ messageId }) => messageId)).size !== mails.length)
    damage.push('two mails have one id')
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    if (!/\r\n--[^\r\n]+--\r\n$/.test(text)) damage.push(`the mail ${file} is torn`)
  }
  return damage
}
