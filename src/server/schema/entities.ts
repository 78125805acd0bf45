import { Assignment } from '../dispatch/assignment.entity.ts'
import { TripEvent } from '../dispatch/trip-event.entity.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import { TripProof } from '../dispatch/trip-proof.entity.ts'
import { UncountedStep } from '../dispatch/uncounted-step.entity.ts'
import { AuditEntry } from '../core/audit/audit-entry.entity.ts'
import { BookingChange } from '../changes/booking-change.entity.ts'
import { BookingNote } from '../bookings/booking-note.entity.ts'
import { Block } from '../cars/block.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { CalendarLink } from '../calendar/calendar-link.entity.ts'
import { CapacityVersion } from '../cars/capacity-version.entity.ts'
import { Car } from '../cars/car.entity.ts'
import { Blackout } from '../capacity/blackout.entity.ts'
import { CapacitySetting } from '../capacity/capacity-setting.entity.ts'
import { CarCommitment } from '../capacity/car-commitment.entity.ts'
import { Driver } from '../cars/driver.entity.ts'
import { DriverLink } from '../dispatch/driver-link.entity.ts'
import { Enquiry } from '../enquiries/enquiry.entity.ts'
import { EnquiryReply } from '../enquiries/enquiry-reply.entity.ts'
import { IdempotencyKey } from '../core/idempotency/idempotency-key.entity.ts'
import { ServerProcess } from '../core/processes/server-process.entity.ts'
import { LinkRequest } from '../guest/link-request.entity.ts'
import { Offer } from '../enquiries/offer.entity.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { RateCount } from '../auth/rate-count.entity.ts'
import { ApiKey } from '../auth/api-key.entity.ts'
import { ApiKeySecret } from '../auth/api-key-secret.entity.ts'
import { ApiKeyUsage } from '../auth/api-key-usage.entity.ts'
import { LuggageCapacity } from '../catalogue/luggage/luggage-capacity.entity.ts'
import { Payment } from '../payments/payment.entity.ts'
import { PaymentChange } from '../payments/payment-change.entity.ts'
import { SimulatedPayment } from '../payments/simulated-payment.entity.ts'
import { VehiclePricing } from '../catalogue/pricing/vehicle-pricing.entity.ts'
import { Region } from '../catalogue/common/region.entity.ts'
import { AdminUser } from '../auth/admin-user.entity.ts'
import { KnownCaller } from '../auth/known-caller.entity.ts'
import { FirmRecord } from '../firm/firm.entity.ts'
import { Picture } from '../pictures/picture.entity.ts'
import { PictureFile } from '../pictures/picture-file.entity.ts'
import { Session } from '../auth/session.entity.ts'
import { StopSuggestion } from '../catalogue/stops/stop-suggestion.entity.ts'
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.ts'
import { DeliveryAttempt } from '../webhooks/delivery-attempt.entity.ts'
import { Webhook } from '../webhooks/webhook.entity.ts'

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
  Driver,
  Enquiry,
  EnquiryReply,
  FirmRecord,
  IdempotencyKey,
  KnownCaller,
  LinkRequest,
  LuggageCapacity,
  Offer,
  Outbox,
  RateCount,
  Payment,
  PaymentChange,
  Picture,
  PictureFile,
  Region,
  ServerProcess,
  Session,
  SimulatedPayment,
  StopSuggestion,
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
