import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { runMany } from './run-many.ts'

const task = z.object({
  url: z.string(),
  body: z.string(),
  /** Of each booking the fields that are its own. */
  times: z.array(z.object({ pickupDate: z.string(), pickupTime: z.string() })).optional(),
  warmUp: z.int(),
  count: z.int(),
})

/** Books in a thread of its own, so that the load does not slow down the measured server. */
const { url, body, times, warmUp, count } = task.parse(workerData)

let booked = 0

function next(): string {
  const own = times?.[booked]
  booked += 1
  return own ? JSON.stringify({ ...JSON.parse(body), ...own }) : body
}

async function book(): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: next(),
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`A booking was refused: ${text}`)
}

await runMany(book, warmUp)
parentPort?.postMessage(await runMany(book, count))
