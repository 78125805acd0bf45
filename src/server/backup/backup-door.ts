import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Log } from '../core/logging.ts'

const doorFile = z.object({ port: z.int(), token: z.string() })

const fileIn = (folder: string) => join(folder, 'backup-door')

/**
 * Lets `pnpm backup` have a backup from this process, to whom alone the embedded database belongs. It listens on this
 * machine only, and answers whoever can read a file of the data folder that nobody but its owner can read.
 *
 * @param write writes a backup into a file.
 * @returns what closes it.
 */
export async function openBackupDoor(
  folder: string,
  write: (path: string) => Promise<unknown>,
  log: Log,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url')
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isHolder(request, token)) {
      response.writeHead(404).end()
      return
    }
    // The database answers nobody else while it is read, and whoever asks may be slow: it is written down first.
    const path = join(folder, `backup-${randomUUID()}`)
    try {
      await write(path)
      await pipeline(createReadStream(path), response)
    } catch (error) {
      log.error({ err: error }, 'a backup could not be made')
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    } finally {
      await rm(path, { force: true })
    }
  }
  const server = createServer((request, response) => void respond(request, response))
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(0, '127.0.0.1', resolve)
  await listening
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  await writeFile(fileIn(folder), JSON.stringify({ port: address.port, token }), { mode: 0o600 })
  return async () => {
    await rm(fileIn(folder), { force: true })
    server.close()
    server.closeAllConnections()
  }
}

function isHolder({ headers }: IncomingMessage, token: string): boolean {
  const [shown, right] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text))
  return shown?.length === right?.length && !!shown && !!right && timingSafeEqual(shown, right)
}

/** A backup from the process that works on the folder; undefined where none does. */
export async function askAtDoor(folder: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => undefined)
  const { data: door } = doorFile.safeParse(text === undefined ? undefined : JSON.parse(text))
  if (!door) return undefined
  const headers = { authorization: `Bearer ${door.token}` }
  // Left behind by a process that was killed, it leads nowhere, or to somebody who does not know the token.
  const answer = await fetch(`http://127.0.0.1:${door.port}`, { headers }).catch(() => undefined)
  if (!answer || answer.status === 404) return undefined
  if (!answer.ok || !answer.body) throw new Error('The server could not make a backup. Its log says why.')
  return answer.body
}
