import type { BookingInMessages } from '@chauffeur/contract/webhook-messages'
import type { BookingActor } from '@chauffeur/domain/booking-acts'
import type { RejectCode } from '@chauffeur/domain/decide-by'
import type { Cents } from '@chauffeur/domain/money'
import type { ChangedField } from '@chauffeur/domain/webhooks'
import type { RefundReason } from '@chauffeur/domain/payment-status'
import type { Zone } from '@chauffeur/domain/time'
import type { TripEventType, TripState } from '@chauffeur/domain/trip-state'
import type { ChangeEndReason, ChangeSettlement } from '@chauffeur/domain/trip-change'

/** The changes of an act, by field. */
export type Changes = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>

/** An act of an administrator, or of a partner's API key, on something; its reaction is an entry in the audit trail. */
export interface AdminAct {
  /** The administrator's name, or the API key's. */
  readonly admin: string
  readonly id: string
  /** How the subject is called now; it may be renamed or deleted later. */
  readonly name: string
  /** The changes, by field. */
  readonly details?: Readonly<Record<string, unknown>>
}

export type WebhookActName =
  `webhook.${'created' | 'changed' | 'deleted' | 'secret-rotated' | 'tested' | 'delivery-resent'}`

export type AdminActName =
  | `${'pricing' | 'stop' | 'region' | 'meeting-point'}.${'created' | 'changed' | 'deleted'}`
  | `luggage.${'created' | 'deleted'}`
  | `calendar-link.${'created' | 'renewed' | 'removed'}`
  | `driver-link.${'created' | 'renewed' | 'revoked'}`
  | 'mail.resent'
  | 'admin.password-changed'
  | 'firm.changed'
  | `${'car' | 'driver'}.${'created' | 'changed' | 'blocked' | 'unblocked'}`
  | 'driver.cash-handed-over'
  | 'capacity.changed'
  | 'duty.changed'
  | 'journey-discount.changed'
  | 'agent-setting.changed'
  | 'decision-setting.changed'
  | `blackout.${'created' | 'removed'}`
  | WebhookActName
  | `partner.${'created' | 'changed' | 'suspended' | 'resumed' | 'ended' | 'merged'}`
  | `partner.${'entry-added' | 'statement-drafted' | 'dispute-decided'}`
  | `partner.member-${'added' | 'changed' | 'removed'}`
  | `api-key.${'created' | 'rotated' | 'old-secret-ended' | 'revoked'}`
  | `enquiry.${'answered' | 'reopened' | 'offer-withdrawn'}`
  | 'booking.marked-paid'
  | 'booking.email-corrected'
  | 'booking.price-set'
  | 'booking.overridden'
  | 'booking.customer-corrected'
  | `booking.${'note-added' | 'note-removed' | 'flagged'}`
  | `payment.${'accepted-as-paid' | 'dismissed' | 'refunded-by-hand'}`

interface OfBooking {
  readonly bookingId: string
  readonly bookingNumber: string
}

/**
 * How sure it is that a changed booking has a car. `keep`: one was free a moment ago. `overridden`: there may be none,
 * which the office has overridden. `always`: nothing, and the office is told where none is free.
 */
export type CarOfChange = 'keep' | 'overridden' | 'always'

/** Of an act that can be repeated: each has a mail of its own. */
interface AboutBooking {
  readonly bookingId: string
  readonly occasion: string
}

/** Of a change of a booking's trip. */
interface AboutChange extends AboutBooking, AdminAct {
  readonly change: ChangeInWords
}

/** Of one car's part in a booking. */
export interface AboutTrip extends AdminAct {
  readonly bookingId: string
  readonly assignmentId: string
  readonly carNo: number
  readonly version: number
}

interface OfPayment {
  readonly bookingId: string
  /** Counts a booking's attempts to pay. */
  readonly attempt: number
  readonly amountCents: Cents
}

/** Of a statement: `id` and `name` are those of its partner. */
interface OfStatement extends AdminAct {
  readonly statementId: string
}

/** Everything that can happen, by name, with the facts that its reactions need. */
export interface Events extends Record<AdminActName, AdminAct> {
  'booking.requested': OfBooking & {
    /** The API key that it came with, or the person of a partner. */
    readonly apiKey: { readonly id: string; readonly name: string; readonly isMember?: true } | undefined
    /** The first leg of its journey has the mail of all. */
    readonly isFurtherLeg?: boolean
    /** It is confirmed in the same transaction: the confirmation says all. */
    readonly isConfirmed?: boolean
  }
  /** By the office, for a customer who asked it to. */
  'booking.taken': AdminAct & { readonly bookingId: string; readonly isConfirmed: boolean }
  'booking.confirmed': OfBooking & { readonly admin: string }
  'booking.rejected': OfBooking & {
    readonly admin: string
    readonly reason: string | null
    /** Why, where no person has rejected it. */
    readonly code?: RejectCode | null
  }
  /** It is rejected by itself soon. */
  'booking.reminder-due': AboutBooking

  'booking.cancelled': OfBooking & {
    readonly by: 'customer' | 'office' | 'partner'
    /** The administrator's name, or the API key's. */
    readonly name: string | null
    readonly reason: string | null
    readonly tripRefund: Cents
    /** Of a change that ends with it: so much was paid for that, and goes back beside. */
    readonly changeRefund: Cents
  }

  /** Asked for, and paid where it is dearer: it waits for the office. */
  'booking.change-requested': AboutChange
  /** By the office or the partner, and to be paid by the customer first. */
  'booking.change-to-pay': AboutChange
  /** The trip is another one from now on. */
  'booking.trip-changed': AboutChange
  /** Without effect. */
  'booking.change-ended': AboutChange & {
    readonly state: 'declined' | 'withdrawn' | 'expired'
    /** Not where the whole booking has ended. */
    readonly isMailed: boolean
    /** The office was told that it waits, and the customer or the partner has taken it back. */
    readonly notifiesOffice: boolean
  }

  /** Recorded with every state that a change comes to which is not made at once; `accepted` once it is made. */
  'booking.change-moved': { readonly bookingId: string; readonly changeId: string }

  /** The booking stands, and no car is free for it: the office has to find one. */
  'booking.without-car': OfBooking & { readonly occasion: string }
  'booking.payment-link-sent': AdminAct & AboutBooking
  'booking.pays-driver': AdminAct & AboutBooking
  /** By the guest or the partner, beside the entries about what was corrected. */
  'booking.corrected': AboutBooking & {
    /** "the customer", or the API key's name. */
    readonly by: string
    readonly changes: Changes
    /** Of another email address: the one before, whose holder can take the change back. */
    readonly emailChange: { readonly id: string; readonly customerEmail: string } | undefined
  }
  /** By whoever had the address before. */
  'booking.email-restored': AdminAct & AboutBooking & { readonly details: { readonly changes: Changes } }
  /** The guest's private links have ended, and there is a new one. */
  'booking.link-renewed': AdminAct & AboutBooking
  /** By the guest, after the trip. */
  'booking.rated': AdminAct & { readonly bookingId: string; readonly isLow: boolean }
  'booking.details-changed': AdminAct &
    AboutBooking & {
      readonly details: { readonly changes: Changes }
      /** Something of it concerns the trip, and the office does not know. */
      readonly notifiesOffice: boolean
    }
  /** Recorded with every change of a booking, whoever makes it. */
  'booking.changed': AboutBooking & {
    readonly fields: readonly ChangedField[]
    readonly before: BookingInMessages
    readonly car?: CarOfChange
  }

  /** A car, a driver or both were given to it, or others than before. */
  'trip.assigned': AboutTrip
  /** Time or place have changed: its driver has to accept it again, unless he is under way. */
  'trip.changed': AboutTrip
  'trip.released': AboutTrip
  /** By the driver, or by the office in the driver's name. */
  'trip.reported': AboutTrip & {
    readonly type: TripEventType
    /** The state that it has led to. */
    readonly state: TripState
    readonly isByPhone: boolean
    readonly eventId: string
  }
  /** From a driver's phone: it can never be counted. */
  'trip.step-uncounted': AdminAct
  /** A driver was paid, or was not. `isOther`: another amount than was owed. */
  'trip.collected': AboutTrip & {
    readonly isOther: boolean
    readonly occasion: string
    readonly sentence: string
  }
  'trip.collection-taken-back': AboutTrip
  /** The guest of a late flight is met at another time. */
  'trip.meeting-moved': AdminAct &
    AboutBooking & {
      readonly meetAt: string | null
      readonly before: BookingInMessages
      /** In a sentence, where it is the guest who has moved it. */
      readonly tellsOffice: string | null
    }
  /** The guest has said to be at the meeting point, or has taken it back. */
  'trip.guest-here': AdminAct & { readonly bookingId: string }
  /** More is known of the flight before it. */
  'trip.flight-followed': { readonly bookingId: string }
  /** It lands so late that a person has to decide, or at another airport; told once for each flight. */
  'trip.flight-lost': AboutBooking & { readonly flight: 'far_late' | 'diverted' }
  'trip.no-show-confirmed': AboutTrip & { readonly refundCents: Cents }

  'payment.completed': OfPayment & {
    /** Of a payment for several legs: what its one mail speaks of, and null of the legs that have none. */
    readonly mailedCents?: Cents | null
  }
  /** Recorded with every change of the money of a booking that comes from one of its payments. */
  'payment.moved': AboutBooking
  /** By the office, of a refund that failed or that nobody knows of. */
  'payment.refund-asked-again': AdminAct
  /** By the office, which gives back a part, or more than before. */
  'payment.refund-raised': AdminAct
  /** The difference of a change was paid. */
  'payment.difference-completed': { readonly bookingId: string; readonly changeId: string }
  /** All that was to go back has gone. */
  'payment.refunded': OfPayment & {
    /** Of one in parts: so much has gone back with this one. */
    readonly part: Cents | null
    readonly refundOf: RefundReason | null
    /** A person has given it back, or has to: no provider did. */
    readonly isManual: boolean
  }
  /** Money was seen to have gone back; more of it may be still to go. */
  'payment.returned': OfPayment & {
    readonly returnedCents: Cents
    /** In all. */
    readonly refundedCents: Cents
    readonly outstandingCents: Cents
  }
  /** The last attempt's time is over, and nothing was paid. */
  'payment.not-completed': Events['payment.completed']
  /** An administrator has to look at it. There is one mail for each topic of an attempt. */
  'payment.needs-attention': OfPayment & { readonly topic: string; readonly sentence: string }

  /** By the office; its partner is told. */
  'statement.sent': OfStatement
  'statement.settled': OfStatement
  /** By the partner's system. */
  'statement.disputed': AdminAct

  'enquiry.received': { readonly enquiryId: string }
  'enquiry.replied': AdminAct & {
    readonly replyId: string
    /** Whether the customer gave an address that mail can be sent to. */
    readonly isMailed: boolean
  }
}

/** A change as mails say it. */
export interface ChangeInWords {
  readonly by: BookingActor
  /** "Vehicle: Mercedes E Class → Mercedes V Class", a line for each thing that changes, as the office reads it. */
  readonly lines: readonly string[]
  /** The trips that the customer's lines are made of, in the customer's language; mails from before have none. */
  readonly trips?: { readonly before: TripInWords; readonly after: TripInWords }
  readonly oldTotalCents: Cents
  readonly newTotalCents: Cents
  readonly settlement: ChangeSettlement
  /** The amount that was paid for it, which goes back where it has ended. */
  readonly paidCents: Cents
  /** Why the system ended it; mails from before have none, and the sentence below. */
  readonly endCode?: ChangeEndReason | null
  /** Why a person declined it. */
  readonly reason: string | null
  /** It waited for the office. */
  readonly wasAccepted: boolean
  /** By whoever asked for it; mails from before do not say. */
  readonly wasWithdrawn?: boolean
}

/** The part of a trip that a change can change. */
export interface TripInWords {
  readonly pickupDate: string
  readonly pickupTime: string
  readonly pickupZone: Zone
  readonly pickupLocation: string
  readonly pickupName?: string | null | undefined
  readonly dropoffLocation?: string | null | undefined
  readonly dropoffName?: string | null | undefined
  readonly stops: readonly { readonly location: string; readonly duration: number }[]
  readonly hireHours?: number | null | undefined
  readonly vehicleName: string
  readonly totalCents: Cents
}

export type EventName = keyof Events
