import { expect } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import type { Site } from './site.ts'

/** The private link in the last mail about a booking. */
export async function linkIn(site: Site, bookingNumber: string): Promise<string> {
  const find = async () =>
    (await readMails(site.mails))
      .filter(({ subject = '' }) => subject.includes(bookingNumber))
      .map(({ text = '' }) => /https?:\/\/\S+(\/trip\/[\w-]+)/.exec(text)?.[1])
      .findLast((link) => link !== undefined)
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}
