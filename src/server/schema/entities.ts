import { Assignment, TripEvent } from '../dispatch/assignment.entity.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import { PutOffAlarm } from '../dispatch/put-off-alarms.ts'
import { TripProof } from '../dispatch/proofs.ts'
import { UncountedStep } from '../dispatch/uncounted-steps.ts'
import {
  DriverNotice,
  DriverNoticeTrip,
  NotifiedTrip,
  PushKey,
  PushMessage,
  PushSubscription,
} from '../notices/notice.entity.ts'
import { CashEntry } from '../cash/cash-entry.entity.ts'
import { AuditEntry } from '../core/audit/audit-entry.entity.ts'
import { BookingChange } from '../changes/booking-change.entity.ts'
import { EmailChange } from '../bookings/email-change.entity.ts'
import { BookingNote } from '../bookings/booking-note.entity.ts'
import { Block } from '../cars/blocks.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { CalendarLink } from '../calendar/calendar-link.ts'
import { CapacityVersion } from '../cars/lock-cars.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import { DutySetting } from '../cars/duty.ts'
import { Blackout } from '../capacity/blackouts.ts'
import { CapacitySetting } from '../capacity/capacity-settings.ts'
import { CarCommitment } from '../capacity/take-car.ts'
import { DriverLink } from '../dispatch/driver-link.entity.ts'
import { Enquiry, EnquiryReply, Offer } from '../enquiries/enquiry.entity.ts'
import { IdempotencyKey } from '../core/idempotency/run-once.ts'
import { ServerProcess } from '../core/processes/start-heartbeat.ts'
import { LinkRequest } from '../guest/link-request.entity.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { RateCount, KnownCaller } from '../auth/limit-calls.ts'
import { ApiKey, ApiKeySecret, ApiKeyUsage } from '../auth/api-key.entity.ts'
import { MeetingPoint } from '../meeting/meeting-points.ts'
import { PartnerCall } from '../partners/partner-call.entity.ts'
import { Partner } from '../auth/partner.entity.ts'
import { PartnerEntry } from '../ledger/partner-entry.entity.ts'
import { StatementDispute } from '../ledger/statement-dispute.entity.ts'
import { Statement } from '../ledger/statement.entity.ts'
import { PartnerMember, PartnerSignIn } from '../auth/partner-member.entity.ts'
import { LuggageCapacity } from '../catalogue/luggage/luggage.ts'
import { Journey, JourneyLeg } from '../journeys/journey.entity.ts'
import { AgentSetting } from '../agents/agent-setting.ts'
import { DecisionSetting } from '../bookings/decision-setting.ts'
import { JourneyDiscount } from '../journeys/journey-discount.ts'
import { PaymentShare } from '../payments/payment-share.entity.ts'
import { Payment, PaymentChange, SimulatedPayment } from '../payments/payment.entity.ts'
import { VehiclePricing } from '../catalogue/pricing/vehicle-pricing.entity.ts'
import { Region } from '../catalogue/common/region.entity.ts'
import { AdminUser } from '../auth/admin-user.entity.ts'
import { Session } from '../auth/session.entity.ts'
import { FirmRecord } from '../firm/firm.ts'
import { Picture, PictureFile } from '../pictures/picture.entity.ts'
import { FlightAlert } from '../flights/flight-alert.entity.ts'
import { FlightCalls } from '../flights/flight-budget.ts'
import { FlightWatch } from '../flights/flight-watch.entity.ts'
import { StopSuggestion } from '../catalogue/stops/stop-suggestion.entity.ts'
import { EventFeed, PartnerEvent } from '../webhooks/partner-event.entity.ts'
import { TestMail } from '../sandbox/test-mail.ts'
import { WebhookDelivery, DeliveryAttempt, Webhook } from '../webhooks/webhook.entity.ts'

export const entities = [
  AdminUser,
  ApiKey,
  ApiKeySecret,
  ApiKeyUsage,
  Assignment,
  AuditEntry,
  Blackout,
  Block,
  Booking,
  BookingChange,
  BookingNote,
  CalendarLink,
  Car,
  CapacitySetting,
  CapacityVersion,
  CarCommitment,
  CashEntry,
  Driver,
  DutySetting,
  DriverNotice,
  DriverNoticeTrip,
  NotifiedTrip,
  EmailChange,
  EventFeed,
  Enquiry,
  EnquiryReply,
  FirmRecord,
  FlightAlert,
  FlightCalls,
  FlightWatch,
  IdempotencyKey,
  Journey,
  JourneyDiscount,
  AgentSetting,
  DecisionSetting,
  JourneyLeg,
  KnownCaller,
  LinkRequest,
  LuggageCapacity,
  MeetingPoint,
  Offer,
  Outbox,
  RateCount,
  Partner,
  PartnerCall,
  PartnerEntry,
  PartnerEvent,
  PartnerMember,
  PartnerSignIn,
  Payment,
  PaymentChange,
  PaymentShare,
  Picture,
  PictureFile,
  PutOffAlarm,
  PushKey,
  PushMessage,
  PushSubscription,
  Region,
  ServerProcess,
  Session,
  SimulatedPayment,
  Statement,
  StatementDispute,
  StopSuggestion,
  TestMail,
  TripEvent,
  TripNotification,
  TripProof,
  UncountedStep,
  DriverLink,
  VehiclePricing,
  Webhook,
  WebhookDelivery,
  DeliveryAttempt,
]
