import type { NoticeKind } from '@chauffeur/domain/driver-notices'

/** Texts of the notices to drivers by push, by mail and by WhatsApp. The other languages say the same. */
export const driverNotices = {
  kinds: {
    new: 'New trip',
    changed: 'Trip changed',
    later: 'Guest comes at another time',
    withdrawn: 'No longer your trip',
    cancelled: 'Trip cancelled',
    guest_here: 'Your guest is at the meeting point',
  } satisfies Record<NoticeKind, string>,
  several: (count: number) => `${count} changes in your trips`,
  severalNew: (count: number) => `${count} new trips`,
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  meet: (from: string, to: string) => `meet at ${to} (booked ${from})`,
  accept: 'Please open your trips and accept what is new.',
  topic: 'Your trips',
  open: 'Open your trips',
  noLink: 'Ask the office for the link to your trips.',
  whyYou: 'You receive this email because the office has entered this address for you.',
  hire: (hours: number) => `hire, ${hours} h`,
  day: (first: string, day: string) => `Hello ${first}, your trips on ${day}:`,
}
