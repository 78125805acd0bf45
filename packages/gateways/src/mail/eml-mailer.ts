import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { composeMime } from './compose-mime.ts'
import { type Mailer, MailUnreachable } from './mail.ts'

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
      const draft = `${path}.${randomUUID()}.tmp`
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
  }
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
