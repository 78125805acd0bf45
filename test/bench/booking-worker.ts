import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { runMany } from './run-many.ts'

const task = z.object({ url: z.string(), body: z.string(), warmUp: z.int(), count: z.int() })

/** Books in a thread of its own, so that the load does not slow down the measured server. */
const { url, body, warmUp, count } = task.parse(workerData)

async function book(): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body,
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`A booking was refused: ${text}`)
}

await runMany(book, warmUp)
parentPort?.postMessage(await runMany(book, count))
