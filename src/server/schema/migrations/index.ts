import type { Constructor } from '@mikro-orm/core'
import type { Migration } from '@mikro-orm/migrations'
import { Migration0200Baseline } from './0200-baseline.ts'
import { Migration0201ExpandPlaceNotes } from './0201-expand-place-notes.ts'
import { Migration0202ExpandComments } from './0202-expand-comments.ts'
import { Migration0203ExpandEmailChanges } from './0203-expand-email-changes.ts'
import { Migration0204ExpandStopPictures } from './0204-expand-stop-pictures.ts'
import { Migration0210ExpandPutOffAlarms } from './0210-expand-put-off-alarms.ts'
import { Migration0211ExpandCarLuggage } from './0211-expand-car-luggage.ts'
import { Migration0212ExpandDuty } from './0212-expand-duty.ts'
import { Migration0213ExpandTakenBack } from './0213-expand-taken-back.ts'
import { Migration0220ExpandDriverNotices } from './0220-expand-driver-notices.ts'
import { Migration0221ExpandMeetingTime } from './0221-expand-meeting-time.ts'
import { Migration0222ExpandCash } from './0222-expand-cash.ts'
import { Migration0223ExpandLateTrips } from './0223-expand-late-trips.ts'
import { Migration0230ExpandJourneys } from './0230-expand-journeys.ts'
import { Migration0235ExpandFlights } from './0235-expand-flights.ts'
import { Migration0236ExpandFlightAlarms } from './0236-expand-flight-alarms.ts'
import { Migration0240ExpandTripReminders } from './0240-expand-trip-reminders.ts'
import { Migration0241ExpandNeeds } from './0241-expand-needs.ts'
import { Migration0246ExpandPartnerEvents } from './0246-expand-partner-events.ts'
import { Migration0247ExpandMeetingPoints } from './0247-expand-meeting-points.ts'
import { Migration0250ExpandFlightFacts } from './0250-expand-flight-facts.ts'
import { Migration0251ExpandPartners } from './0251-expand-partners.ts'
import { Migration0257ExpandBookingVersions } from './0257-expand-booking-versions.ts'
import { Migration0260ExpandAgentSetting } from './0260-expand-agent-setting.ts'
import { Migration0261ExpandToldTrips } from './0261-expand-told-trips.ts'
import { Migration0263ExpandDeciding } from './0263-expand-deciding.ts'
import { Migration0264ExpandPartnerMembers } from './0264-expand-partner-members.ts'
import { Migration0265ExpandPartnerMoney } from './0265-expand-partner-money.ts'
import { Migration0267ExpandTestMails } from './0267-expand-test-mails.ts'
import { Migration0268ExpandGuestHereNotices } from './0268-expand-guest-here-notices.ts'
import { Migration0270ExpandNetTerms } from './0270-expand-net-terms.ts'
import { Migration0274ExpandReturnAddresses } from './0274-expand-return-addresses.ts'
import { Migration0276ExpandPartnerCalls } from './0276-expand-partner-calls.ts'
import { Migration0282ExpandFlightAlerts } from './0282-expand-flight-alerts.ts'
import { Migration0288ExpandNamesOfKeys } from './0288-expand-names-of-keys.ts'
import { Migration0290ExpandVat } from './0290-expand-vat.ts'
import { Migration0298ExpandDeliveryReasons } from './0298-expand-delivery-reasons.ts'
import { Migration0299ExpandGuestMails } from './0299-expand-guest-mails.ts'
import { Migration0301ExpandCalendarLinks } from './0301-expand-calendar-links.ts'

/**
 * The migrations in their order. The name of one says what it does to the release before: `0201-expand-…` only adds, so
 * that both releases work on the tables; `0202-contract-…` takes away what no release that still runs reads.
 */
export const migrations: { readonly name: string; readonly class: Constructor<Migration> }[] = [
  { name: '0200-baseline', class: Migration0200Baseline },
  { name: '0201-expand-place-notes', class: Migration0201ExpandPlaceNotes },
  { name: '0202-expand-comments', class: Migration0202ExpandComments },
  { name: '0203-expand-email-changes', class: Migration0203ExpandEmailChanges },
  { name: '0204-expand-stop-pictures', class: Migration0204ExpandStopPictures },
  { name: '0210-expand-put-off-alarms', class: Migration0210ExpandPutOffAlarms },
  { name: '0211-expand-car-luggage', class: Migration0211ExpandCarLuggage },
  { name: '0212-expand-duty', class: Migration0212ExpandDuty },
  { name: '0213-expand-taken-back', class: Migration0213ExpandTakenBack },
  { name: '0220-expand-driver-notices', class: Migration0220ExpandDriverNotices },
  { name: '0221-expand-meeting-time', class: Migration0221ExpandMeetingTime },
  { name: '0222-expand-cash', class: Migration0222ExpandCash },
  { name: '0223-expand-late-trips', class: Migration0223ExpandLateTrips },
  { name: '0230-expand-journeys', class: Migration0230ExpandJourneys },
  { name: '0235-expand-flights', class: Migration0235ExpandFlights },
  { name: '0236-expand-flight-alarms', class: Migration0236ExpandFlightAlarms },
  { name: '0240-expand-trip-reminders', class: Migration0240ExpandTripReminders },
  { name: '0241-expand-needs', class: Migration0241ExpandNeeds },
  { name: '0246-expand-partner-events', class: Migration0246ExpandPartnerEvents },
  { name: '0247-expand-meeting-points', class: Migration0247ExpandMeetingPoints },
  { name: '0250-expand-flight-facts', class: Migration0250ExpandFlightFacts },
  { name: '0251-expand-partners', class: Migration0251ExpandPartners },
  { name: '0257-expand-booking-versions', class: Migration0257ExpandBookingVersions },
  { name: '0260-expand-agent-setting', class: Migration0260ExpandAgentSetting },
  { name: '0261-expand-told-trips', class: Migration0261ExpandToldTrips },
  { name: '0263-expand-deciding', class: Migration0263ExpandDeciding },
  { name: '0264-expand-partner-members', class: Migration0264ExpandPartnerMembers },
  { name: '0265-expand-partner-money', class: Migration0265ExpandPartnerMoney },
  { name: '0267-expand-test-mails', class: Migration0267ExpandTestMails },
  { name: '0268-expand-guest-here-notices', class: Migration0268ExpandGuestHereNotices },
  { name: '0270-expand-net-terms', class: Migration0270ExpandNetTerms },
  { name: '0274-expand-return-addresses', class: Migration0274ExpandReturnAddresses },
  { name: '0276-expand-partner-calls', class: Migration0276ExpandPartnerCalls },
  { name: '0282-expand-flight-alerts', class: Migration0282ExpandFlightAlerts },
  { name: '0288-expand-names-of-keys', class: Migration0288ExpandNamesOfKeys },
  { name: '0290-expand-vat', class: Migration0290ExpandVat },
  { name: '0298-expand-delivery-reasons', class: Migration0298ExpandDeliveryReasons },
  { name: '0299-expand-guest-mails', class: Migration0299ExpandGuestMails },
  { name: '0301-expand-calendar-links', class: Migration0301ExpandCalendarLinks },
]
