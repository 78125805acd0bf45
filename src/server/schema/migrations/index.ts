import { Migration0001MainJob } from './0001-main-job.ts'
import { Migration0002FirstFill } from './0002-first-fill.ts'
import { Migration0003RouteFallback } from './0003-route-fallback.ts'
import { Migration0004Enquiries } from './0004-enquiries.ts'
import { Migration0005AuditTrail } from './0005-audit-trail.ts'
import { Migration0006BookingSearch } from './0006-booking-search.ts'
import { Migration0007CalendarLink } from './0007-calendar-link.ts'
import { Migration0012RegionNames } from './0012-region-names.ts'
import { Migration0015MailsOfEnquiries } from './0015-mails-of-enquiries.ts'
import { Migration0016UndeliveredMails } from './0016-undelivered-mails.ts'
import { Migration0020Payments } from './0020-payments.ts'
import { Migration0030RateCounts } from './0030-rate-counts.ts'
import { Migration0040ApiKeys } from './0040-api-keys.ts'
import { Migration0041Webhooks } from './0041-webhooks.ts'
import { Migration0042DeliveryAttempts } from './0042-delivery-attempts.ts'

/** In the order in which they run. A name that has been released never changes. */
export const migrations = [
  { name: '0001-main-job', class: Migration0001MainJob },
  { name: '0002-first-fill', class: Migration0002FirstFill },
  { name: '0003-route-fallback', class: Migration0003RouteFallback },
  { name: '0004-enquiries', class: Migration0004Enquiries },
  { name: '0005-audit-trail', class: Migration0005AuditTrail },
  { name: '0006-booking-search', class: Migration0006BookingSearch },
  { name: '0007-calendar-link', class: Migration0007CalendarLink },
  { name: '0012-region-names', class: Migration0012RegionNames },
  { name: '0015-mails-of-enquiries', class: Migration0015MailsOfEnquiries },
  { name: '0016-undelivered-mails', class: Migration0016UndeliveredMails },
  { name: '0020-payments', class: Migration0020Payments },
  { name: '0030-rate-counts', class: Migration0030RateCounts },
  { name: '0040-api-keys', class: Migration0040ApiKeys },
  { name: '0041-webhooks', class: Migration0041Webhooks },
  { name: '0042-delivery-attempts', class: Migration0042DeliveryAttempts },
]
