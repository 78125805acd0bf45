import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** The mails read so far, by path: a file never changes. */
const read = new Map<string, Promise<Email>>()

/** Every mail in a folder of .eml files, read as a mail program reads it, the first sent first. */
export async function readMails(folder: string): Promise<Email[]> {
  // One that is just being written has another name until it is whole.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => readMail(join(folder, file))))
  return mails.toSorted((a, b) => (a.messageId ?? '').localeCompare(b.messageId ?? ''))
}

function readMail(path: string): Promise<Email> {
  const mail = read.get(path) ?? readFile(path).then((bytes) => PostalMime.parse(bytes))
  read.set(path, mail)
  return mail
}

/** Returns the content of an attachment as text. */
export function textOfAttachment({ content }: Pick<Attachment, 'content'>): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
