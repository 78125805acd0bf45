import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMime, type Mailer, MailUnreachable } from './mail.ts'

const DRAFT = '.tmp'

/**
 * Writes every mail to a file that any mail program opens, in `directory`, which is created when needed. The file is named
 * after the message id, so that a repeated mail replaces the first one.
 */
export function emlMailer({ directory }: { directory: string }): Mailer {
  return {
    send: async (message) => {
      const mime = await composeMime(message)
      const path = join(directory, emlFileName(message.messageId))
      // Renamed once it is complete, so that a reader of the directory never sees half a mail.
      const draft = `${path}.${randomUUID()}${DRAFT}`
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(draft, mime, { flush: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw new MailUnreachable(`Writing the mail ${message.messageId} to ${directory} failed`, {
          cause: error,
        })
      }
    },
    removeDrafts: async (untouchedForMs) => {
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name)
        if (name.endsWith(DRAFT) && (await ageOf(path)) >= untouchedForMs) await rm(path, { force: true })
      }
    },
  }
}

/** Milliseconds since a file was changed, or until then where the clock has been set back. */
async function ageOf(path: string): Promise<number> {
  const changed = await stat(path).catch(() => undefined)
  return changed ? Math.abs(Date.now() - changed.mtimeMs) : 0
}

/**
 * The name of the file for a message id: its readable characters, and a digest because two ids may share these. It has no
 * path separator and never starts with a dot.
 */
export function emlFileName(messageId: string): string {
  const readable = messageId
    .replace(/[^A-Za-z0-9.@-]+/g, '_')
    .replace(/^[._]+|_+$/g, '')
    .slice(0, 80)
  const digest = createHash('sha256').update(messageId).digest('hex').slice(0, 12)
  return `${readable}-${digest}.eml`
}
