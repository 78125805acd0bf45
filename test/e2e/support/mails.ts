import { readMails } from '../../support/mailbox.ts'
import { sharedSite } from './site.ts'

/** The subjects of the mails about a booking, in the order of the alphabet. */
export async function mailSubjects(bookingNumber: string, site = sharedSite()): Promise<string[]> {
  const mails = await readMails(site.mails)
  return mails
    .map(({ subject = '' }) => subject)
    .filter((subject) => subject.includes(bookingNumber))
    .toSorted()
}
