import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { composeMime } from './compose-mime.ts'
import { type Mailer, MailUnreachable } from './mail.ts'

/**
 * Keeps every mail as a file that any mail program opens, in `directory`, which is made when needed. The same
 * message id always lands in the same file, so a repeat replaces the first and is never a second mail.
 */
export function emlMailer({ directory }: { directory: string }): Mailer {
  return {
    send: async (message) => {
      const mime = await composeMime(message)
      const path = join(directory, emlFileName(message.messageId))
      // Whoever looks into the directory sees whole mails only: they appear by their renaming.
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
 * The file that a message id is kept in: its readable characters, and a digest, since others are lost and two
 * ids may then read alike. It never holds a path separator and never starts with a dot.
 */
export function emlFileName(messageId: string): string {
  const readable = messageId
    .replace(/[^A-Za-z0-9.@-]+/g, '_')
    .replace(/^[._]+|_+$/g, '')
    .slice(0, 80)
  const digest = createHash('sha256').update(messageId).digest('hex').slice(0, 12)
  return `${readable}-${digest}.eml`
}
