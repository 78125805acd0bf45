import { confirmPaid } from './bookings/confirm-at-once.ts'
import { describeEdit } from './bookings/history-note.ts'
import { changePaid } from './changes/decide-change.ts'
import { endChangeOf } from './changes/end-change.ts'
import { followChange, followEnd } from './dispatch/follow-booking.ts'
import { stopSales } from './cars/lock-cars.ts'
import { holdCarAgain, moveCar, releaseUnpaidCar } from './capacity/reserve-car.ts'
import { releaseCar } from './capacity/take-car.ts'
import type { Config } from './core/config.ts'
import type { Changes, EventName, Events } from './core/events.ts'
import type { React, Transaction } from './core/transaction.ts'
import { followMoney } from './ledger/follow-money.ts'
import { enqueueStatementMessage } from './ledger/tell-statement.ts'
import { confirmJourney } from './journeys/confirm-journey.ts'
import { sendConfirmationAnew } from './mail/booking-mails.ts'
import {
  enqueueEnquiryMail,
  enqueueMail,
  enqueueReplyMail,
  enqueueStatementMail,
} from './mail/enqueue-mail.ts'
import { returnForCancellation, returnForNoShow, returnPayments } from './payments/return-payments.ts'
import {
  audit,
  auditCancellation,
  auditDecision,
  auditMissingCar,
  auditRequestByKey,
  mailAboutChange,
  mailAboutPayment,
  mailEachTime,
  mailGuest,
  mailOffice,
  mailOfficeAboutChange,
  type OfBooking,
  type Reaction,
  webhook,
  webhookOfChange,
  webhookOfChangeMoved,
  webhookOfReturn,
} from './reactions/follow-ups.ts'
import { enqueueWebhooks } from './webhooks/enqueue-webhooks.ts'
import { disableWebhooksOf } from './webhooks/webhooks.ts'

/**
 * The reactions to each event, in the transaction that records it and in this order. Mails and webhooks are only
 * written down here; workers send them once the transaction stands. What guests and other systems hear of how a trip goes
 * is not here: workers make it of how trips stand (decisions 075 and 087). What takes a lock that others wait for comes last.
 */
const reactions: { readonly [Name in EventName]: readonly Reaction<Events[Name]>[] } = {
  'booking.requested': [
    auditRequestByKey,
    async (tx, { bookingId, isFurtherLeg, isConfirmed }) => {
      if (!isFurtherLeg && !isConfirmed) await enqueueMail(tx, 'booking-received', bookingId)
    },
    mailOffice('office-new-booking'),
    webhook('booking.created'),
  ],
  'booking.taken': [
    async (tx, { bookingId, isConfirmed }) => {
      if (!isConfirmed) await enqueueMail(tx, 'booking-received', bookingId)
    },
    webhook('booking.created'),
    audit('booking', 'taken'),
  ],
  'booking.overridden': [audit('booking', 'overridden')],
  'booking.price-set': [audit('booking', 'price-set')],
  'booking.confirmed': [
    webhook('booking.confirmed'),
    auditDecision('confirmed'),
    account(() => 'confirmed'),
    async (tx, { bookingId }) => {
      if (!(await confirmJourney(tx, bookingId))) await enqueueMail(tx, 'booking-confirmed', bookingId)
    },
  ],
  'booking.rejected': [
    (tx, { bookingId }) => endChangeOf(tx, bookingId, 'booking_rejected'),
    async (tx, { bookingId }) => void (await releaseCar(tx, bookingId, 'rejected')),
    (tx, { bookingId }) => followEnd(tx, bookingId, 'rejected'),
    (tx, { bookingId, admin }) => returnPayments(tx, bookingId, admin),
    mailGuest('booking-rejected'),
    webhook('booking.rejected'),
    auditDecision('rejected'),
    confirmOthers,
  ],

  'booking.reminder-due': [
    (tx, { bookingId, occasion }) =>
      enqueueWebhooks(tx, { type: 'booking.reminder_due', bookingId, occasion, facts: undefined }),
  ],

  'booking.cancelled': [
    (tx, { bookingId }) => endChangeOf(tx, bookingId, 'booking_cancelled'),
    async (tx, { bookingId }) => void (await releaseCar(tx, bookingId, 'cancelled')),
    (tx, { bookingId }) => followEnd(tx, bookingId, 'cancelled'),
    (tx, { bookingId, tripRefund, name }) =>
      returnForCancellation(tx, { bookingId, refundCents: tripRefund, admin: name }),
    mailGuest('booking-cancelled'),
    async (tx, event, config) => {
      if (event.by !== 'office') await mailOffice('office-cancellation')(tx, event, config)
    },
    account(() => 'cancelled'),
    webhook('booking.cancelled'),
    auditCancellation,
    confirmOthers,
  ],

  'booking.without-car': [
    async (tx, { bookingId, occasion }, { OFFICE_EMAIL }) => {
      if (OFFICE_EMAIL !== undefined) await enqueueMail(tx, 'office-no-car', bookingId, { occasion })
    },
    auditMissingCar,
  ],

  'booking.payment-link-sent': [mailEachTime('payment-link'), audit('booking', 'payment-link')],
  'booking.link-renewed': [
    (tx, { bookingId, occasion }) =>
      enqueueMail(tx, 'private-link', bookingId, { occasion, isRenewed: true }),
    audit('booking', 'link-renewed'),
  ],
  'booking.rated': [
    async (tx, event, config) => {
      if (event.isLow) await mailOffice('office-low-rating')(tx, event, config)
    },
    audit('booking', 'rated'),
  ],
  'booking.pays-driver': [mailEachTime('payment-to-driver'), audit('booking', 'pays-driver'), holdCar],
  'booking.marked-paid': [audit('booking', 'marked-paid')],
  'booking.details-changed': [
    async (tx, { details: { changes }, admin, notifiesOffice, ...about }, config) => {
      if (notifiesOffice) await mailOfficeChanges(tx, { ...about, changes, by: admin }, config)
    },
    audit('booking', 'details-changed'),
  ],
  'booking.changed': [
    (tx, { bookingId, fields }) => followChange(tx, bookingId, fields),
    webhookOfChange,
    account(({ occasion }) => `changed:${occasion}`),
    (tx, { bookingId, fields, car = 'always' }) => moveCar(tx, bookingId, fields, car),
  ],
  'booking.email-corrected': [audit('booking', 'email-corrected')],
  'booking.customer-corrected': [audit('booking', 'customer-corrected')],
  'booking.corrected': [
    (tx, { bookingId, occasion, by, changes }, config) =>
      mailOfficeChanges(tx, { bookingId, occasion, changes, by }, config),
    async (tx, { bookingId, occasion, changes, emailChange }) => {
      if (changes['customerEmail']) await sendConfirmationAnew({ bookingId, occasion }, tx)
      if (!emailChange) return
      const { id: emailChangeId, customerEmail: to } = emailChange
      await enqueueMail(tx, 'email-changed', bookingId, { occasion: emailChangeId, emailChangeId, to })
    },
  ],
  'booking.email-restored': [
    (tx, { details: { changes }, ...about }, config) =>
      mailOfficeChanges(tx, { ...about, changes, by: 'the customer', note: EMAIL_RESTORED }, config),
    audit('booking', 'email-restored'),
  ],

  'booking.note-added': [audit('booking', 'note-added')],
  'booking.note-removed': [audit('booking', 'note-removed')],
  'booking.flagged': [audit('booking', 'flagged')],

  'booking.change-moved': [webhookOfChangeMoved],
  'booking.change-requested': [
    mailAboutChange('change-requested'),
    mailOfficeAboutChange('office-change-request'),
    audit('booking', 'change-requested'),
  ],
  'booking.change-to-pay': [mailAboutChange('change-to-pay'), audit('booking', 'change-to-pay')],
  'booking.trip-changed': [
    mailAboutChange('booking-changed'),
    async (tx, event, config) => {
      const { by, wasAccepted } = event.change
      if (by !== 'office' && !wasAccepted)
        await mailOfficeAboutChange('office-changed-trip')(tx, event, config)
    },
    audit('booking', 'changed'),
  ],
  'booking.change-ended': [
    async (tx, event, config) => {
      if (!event.isMailed) return
      const kind = event.state === 'expired' ? 'change-expired' : 'change-declined'
      await mailAboutChange(kind)(tx, event, config)
    },
    async (tx, event, config) => {
      if (event.notifiesOffice) await mailOfficeAboutChange('office-change-withdrawn')(tx, event, config)
    },
    (tx, event, config) => audit('booking', `change-${event.state}`)(tx, event, config),
  ],

  'trip.assigned': [audit('booking', 'trip-assigned')],
  'trip.changed': [audit('booking', 'trip-changed')],
  'trip.released': [
    audit('booking', 'trip-released'),
    // The trips that are left may all have ended.
    account(({ assignmentId }) => `released:${assignmentId}`),
  ],
  'trip.reported': [
    (tx, event, config) => audit('booking', `trip-${event.type}`)(tx, event, config),
    // The refund of a no-show is known only after it: see trip.no-show-confirmed.
    async (tx, event, config) => {
      if (event.type !== 'no_show_confirmed')
        await account<typeof event>(({ eventId }) => `trip:${eventId}`)(tx, event, config)
      // Of several cars the last one counts: the mail is dropped while another may still meet the guest.
      else await enqueueMail(tx, 'trip-thanks', event.bookingId)
    },
  ],
  'trip.step-uncounted': [audit('booking', 'trip-step-uncounted')],
  'trip.collected': [
    audit('booking', 'trip-collected'),
    account(({ occasion }) => `collected:${occasion}`),
    async (tx, { bookingId, occasion, isOther, sentence: alert }, { OFFICE_EMAIL }) => {
      if (isOther && OFFICE_EMAIL !== undefined)
        await enqueueMail(tx, 'office-payment-alert', bookingId, { occasion, alert })
    },
  ],
  'trip.collection-taken-back': [audit('booking', 'trip-collection-taken-back')],
  'trip.meeting-moved': [
    (tx, { bookingId, occasion, meetAt }) =>
      enqueueMail(tx, 'meeting-moved', bookingId, { occasion, meetAt }),
    (tx, about) => webhookOfChange(tx, { ...about, fields: ['meetAt'] }),
    async (tx, { bookingId, occasion, admin: changedBy, tellsOffice: alert }, { OFFICE_EMAIL }) => {
      if (alert !== null && OFFICE_EMAIL !== undefined)
        await enqueueMail(tx, 'office-changed-details', bookingId, { occasion, alert, changedBy })
    },
    audit('booking', 'trip-meeting-moved'),
  ],
  'trip.guest-here': [audit('booking', 'trip-guest-here')],
  'trip.flight-followed': [],
  'trip.flight-lost': [
    (tx, { bookingId, occasion, flight }) =>
      enqueueMail(tx, 'flight-delayed', bookingId, { occasion, flight }),
  ],
  'trip.no-show-confirmed': [
    (tx, { bookingId, refundCents, admin }) => returnForNoShow(tx, { bookingId, refundCents, admin }),
    account(({ assignmentId }) => `no-show:${assignmentId}`),
  ],

  'payment.moved': [account(({ occasion }) => `payment:${occasion}`)],
  'payment.completed': [
    mailOnce(mailAboutPayment('payment-received')),
    webhook('payment.completed'),
    holdCar,
    confirmPaid,
  ],
  'payment.returned': [webhookOfReturn],
  'payment.difference-completed': [(tx, event) => changePaid(event, tx)],
  'payment.refunded': [mailAboutPayment('payment-refunded')],
  'payment.not-completed': [
    (tx, { bookingId }) => releaseUnpaidCar(tx, bookingId),
    mailOnce((tx, { bookingId, amountCents }) =>
      enqueueMail(tx, 'payment-not-completed', bookingId, { amountCents }),
    ),
    webhook('payment.failed'),
  ],
  'payment.needs-attention': [
    (tx, { bookingId, attempt, amountCents, topic, sentence }) =>
      enqueueMail(tx, 'office-payment-alert', bookingId, {
        occasion: `${attempt}-${topic}`,
        amountCents,
        alert: sentence,
      }),
  ],
  'payment.accepted-as-paid': [audit('payment', 'accepted as paid')],
  'payment.dismissed': [audit('payment', 'dismissed')],
  'payment.refunded-by-hand': [audit('payment', 'refunded by hand')],
  'payment.refund-asked-again': [audit('payment', 'refund asked for again')],
  'payment.refund-raised': [audit('payment', 'refund raised')],

  'enquiry.received': [
    async (tx, { enquiryId }, { OFFICE_EMAIL }) => {
      if (OFFICE_EMAIL !== undefined) await enqueueEnquiryMail(tx, enquiryId)
    },
  ],
  'enquiry.replied': [
    async (tx, { id, replyId, isMailed }) => {
      if (isMailed) await enqueueReplyMail(tx, id, replyId)
    },
    audit('enquiry', 'replied'),
  ],
  'enquiry.offer-withdrawn': [audit('enquiry', 'offer withdrawn')],
  'enquiry.answered': [audit('enquiry', 'answered')],
  'enquiry.reopened': [audit('enquiry', 'reopened')],

  'pricing.created': [audit('pricing', 'created')],
  'pricing.changed': [audit('pricing', 'changed')],
  'pricing.deleted': [audit('pricing', 'deleted')],
  'stop.created': [audit('stop', 'created')],
  'stop.changed': [audit('stop', 'changed')],
  'stop.deleted': [audit('stop', 'deleted')],
  'meeting-point.created': [audit('meeting-point', 'created')],
  'meeting-point.changed': [audit('meeting-point', 'changed')],
  'meeting-point.deleted': [audit('meeting-point', 'deleted')],
  'region.created': [audit('region', 'created')],
  'region.changed': [audit('region', 'changed')],
  'region.deleted': [audit('region', 'deleted')],
  'firm.changed': [audit('firm', 'changed')],

  'car.created': [audit('car', 'created'), stopSales],
  'car.changed': [audit('car', 'changed'), stopSales],
  'car.blocked': [audit('car', 'blocked'), stopSales],
  'car.unblocked': [audit('car', 'unblocked'), stopSales],
  'capacity.changed': [audit('capacity', 'changed'), stopSales],
  'blackout.created': [audit('blackout', 'created'), stopSales],
  'blackout.removed': [audit('blackout', 'removed'), stopSales],
  'duty.changed': [audit('duty', 'changed')],
  'journey-discount.changed': [audit('journey-discount', 'changed')],
  'agent-setting.changed': [audit('agent-setting', 'changed')],
  'decision-setting.changed': [audit('decision-setting', 'changed')],
  'driver.created': [audit('driver', 'created')],
  'driver.changed': [audit('driver', 'changed')],
  'driver.blocked': [audit('driver', 'blocked')],
  'driver.unblocked': [audit('driver', 'unblocked')],

  'driver.cash-handed-over': [audit('driver', 'cash handed over')],

  'driver-link.created': [audit('driver', 'link created')],
  'driver-link.renewed': [audit('driver', 'link renewed')],
  'driver-link.revoked': [audit('driver', 'link revoked')],

  'luggage.created': [audit('luggage', 'created')],
  'luggage.deleted': [audit('luggage', 'deleted')],

  'calendar-link.created': [audit('calendar', 'created')],
  'calendar-link.renewed': [audit('calendar', 'renewed')],
  'calendar-link.removed': [audit('calendar', 'turned off')],
  'mail.resent': [audit('mail', 'sent again')],

  'admin.password-changed': [audit('admin', 'password changed')],

  'webhook.created': [audit('webhook', 'created')],
  'webhook.changed': [audit('webhook', 'changed')],
  'webhook.deleted': [audit('webhook', 'deleted')],
  'webhook.secret-rotated': [audit('webhook', 'secret rotated')],
  'webhook.tested': [audit('webhook', 'tested')],
  'webhook.delivery-resent': [audit('webhook', 'sent again')],

  'api-key.created': [audit('api-key', 'created')],
  'api-key.rotated': [audit('api-key', 'rotated')],
  'api-key.old-secret-ended': [audit('api-key', 'ended the old secret')],
  'api-key.revoked': [audit('api-key', 'revoked')],

  'partner.created': [audit('partner', 'created')],
  'partner.changed': [audit('partner', 'changed')],
  'partner.suspended': [audit('partner', 'suspended')],
  'partner.resumed': [audit('partner', 'resumed')],
  'partner.ended': [(tx, { id }) => disableWebhooksOf(id, tx), audit('partner', 'ended')],
  'partner.merged': [audit('partner', 'merged')],
  'partner.entry-added': [audit('partner', 'entry added')],
  'partner.statement-drafted': [audit('partner', 'statement drafted')],
  'partner.dispute-decided': [audit('partner', 'dispute decided')],

  'statement.sent': [
    (tx, { statementId }) => enqueueStatementMail(tx, statementId),
    (tx, { statementId }, config) => enqueueStatementMessage('statement.sent', statementId, tx, config),
    audit('partner', 'statement sent'),
  ],
  'statement.settled': [
    (tx, { statementId }, config) => enqueueStatementMessage('statement.settled', statementId, tx, config),
    audit('partner', 'statement settled'),
  ],
  'statement.disputed': [audit('partner', 'statement disputed')],
  'partner.member-added': [audit('partner', 'member added')],
  'partner.member-changed': [audit('partner', 'member changed')],
  'partner.member-removed': [audit('partner', 'member removed')],
}

/** The function that a transaction calls when an operation records an event. */
export function createReact(config: Config): React {
  return async (tx, name, event) => {
    for (const react of reactions[name]) await react(tx, event, config)
  }
}

const EMAIL_RESTORED =
  'Whoever had this address before has taken the change back, and all private links of the booking have ended. Perhaps somebody else had one: please look at what was changed of late.'

interface ToldChanges {
  readonly bookingId: string
  readonly occasion: string
  readonly changes: Changes
  readonly by: string
  readonly note?: string
}

async function mailOfficeChanges(
  tx: Transaction,
  { bookingId, occasion, changes, by, note }: ToldChanges,
  { OFFICE_EMAIL }: Config,
): Promise<void> {
  if (OFFICE_EMAIL === undefined) return
  const alert = [...describeEdit(changes), ...(note === undefined ? [] : [note])].join('\n')
  await enqueueMail(tx, 'office-changed-details', bookingId, { occasion, alert, changedBy: by })
}

/** Of what changes how much is kept of a booking, or due of one on account; `cause`: what has happened, once. */
function account<Event extends OfBooking>(cause: (event: Event) => string): Reaction<Event> {
  return (tx, event) => followMoney(event.bookingId, cause(event), tx)
}

/** Of a booking that may have let go of its car. */
function holdCar(tx: Transaction, { bookingId }: OfBooking): Promise<void> {
  return holdCarAgain(tx, bookingId)
}

/** Of a leg that has ended: it was perhaps the last that the confirmation of the others has waited for. */
async function confirmOthers(tx: Transaction, { bookingId }: OfBooking): Promise<void> {
  await confirmJourney(tx, bookingId)
}

/** One mail for all legs that a payment pays. */
function mailOnce(mail: Reaction<Events['payment.completed']>): Reaction<Events['payment.completed']> {
  return async (tx, { mailedCents, ...event }, config) => {
    if (mailedCents !== null)
      await mail(tx, { ...event, amountCents: mailedCents ?? event.amountCents }, config)
  }
}
