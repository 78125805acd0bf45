import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { CalendarLink } from '../calendar/calendar-link.entity.ts'
import { Enquiry } from '../enquiries/enquiry.entity.ts'
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts'
import { Outbox } from '../jobs/outbox.entity.ts'
import { RateCount } from '../limits/rate-count.entity.ts'
import { ApiKey } from '../keys/api-key.entity.ts'
import { ApiKeySecret } from '../keys/api-key-secret.entity.ts'
import { ApiKeyUsage } from '../keys/api-key-usage.entity.ts'
import { LuggageCapacity } from '../luggage/luggage-capacity.entity.ts'
import { Payment } from '../payments/payment.entity.ts'
import { PaymentChange } from '../payments/payment-change.entity.ts'
import { SimulatedPayment } from '../payments/simulated-payment.entity.ts'
import { VehiclePricing } from '../pricing/vehicle-pricing.entity.ts'
import { Region } from '../regions/region.entity.ts'
import { AdminUser } from '../session/admin-user.entity.ts'
import { KnownCaller } from '../session/known-caller.entity.ts'
import { Session } from '../session/session.entity.ts'
import { StopSuggestion } from '../stops/stop-suggestion.entity.ts'
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.ts'
import { WebhookTry } from '../webhooks/webhook-try.entity.ts'
import { Webhook } from '../webhooks/webhook.entity.ts'

export const entities = [
  AdminUser,
  ApiKey,
  ApiKeySecret,
  ApiKeyUsage,
  AuditEntry,
  Booking,
  CalendarLink,
  Enquiry,
  IdempotencyKey,
  KnownCaller,
  LuggageCapacity,
  Outbox,
  RateCount,
  Payment,
  PaymentChange,
  Region,
  Session,
  SimulatedPayment,
  StopSuggestion,
  VehiclePricing,
  Webhook,
  WebhookDelivery,
  WebhookTry,
]
