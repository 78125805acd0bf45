import {
  changeCapacitySetting,
  createBlackout,
  listBlackouts,
  listCapacitySettings,
  readCarPlan,
  removeBlackout,
} from './capacity.ts'
import { blockCar, changeCar, createCar, listCars, removeBlock } from './cars.ts'
import { blockDriver, changeDriver, createDriver, listDrivers } from './drivers.ts'
import { listDriverJobs, reportDriverEvents } from './driver-jobs.ts'
import {
  listDriverLinks,
  makeDriverLink,
  makeTripLink,
  revokeDriverLink,
  revokeTripLink,
} from './driver-links.ts'
import {
  assignTrip,
  decideNoShow,
  recordTripEvent,
  releaseTrip,
  settleUncountedStep,
  swapTripCars,
} from './dispatch.ts'
import { readBoard, readBookingTrip, readSuggestions } from './board.ts'
import { listTripProofs } from './trip-proofs.ts'
import { createApiKey, endOldSecret, listApiKeys, revokeApiKey, rotateApiKey } from './api-keys.ts'
import {
  acceptBooking,
  cancelBooking,
  correctEmail,
  createBooking,
  listBookings,
  rejectBooking,
} from './bookings.ts'
import {
  acceptBookingChange,
  changeBooking,
  changeBookingDetails,
  correctCustomer,
  declineBookingChange,
  listBookingChanges,
  quoteBookingChange,
} from './booking-changes.ts'
import { readCalendarLink, removeCalendarLink, renewCalendarLink } from './calendar.ts'
import { createContactMessage } from './contact-messages.ts'
import { listEnquiries, markEnquiry, readEnquiry, replyToEnquiry, withdrawOffer } from './enquiries.ts'
import { changeFirm, readFirm } from './firm.ts'
import { checkRegion, geocode, searchLocations } from './locations.ts'
import { createLuggageCapacity, deleteLuggageCapacity, listLuggageCapacities } from './luggage.ts'
import {
  changeRegion,
  countRouteStops,
  createRegion,
  deleteRegion,
  listOfficeRegions,
  listRouteStops,
} from './admin-regions.ts'
import { changeStop, createStop, deleteStop, listStopRoutes, listStops } from './admin-stops.ts'
import { changePricing, createPricing, deletePricing, listPricing } from './pricing.ts'
import {
  countBookings,
  findBookings,
  listDayBookings,
  readBooking,
  readBookingHistory,
  watchBookings,
} from './admin-bookings.ts'
import { listBookingMails, sendBookingMail } from './booking-mails.ts'
import { listMails, sendMailAgain } from './mails.ts'
import {
  acceptAsPaid,
  askRefundAgain,
  dismissPayment,
  listPayments,
  listPaymentsToSettle,
  markRefunded,
  raiseRefund,
  readPaymentStatus,
} from './payments.ts'
import { checkOffer, readOffer } from './offers.ts'
import { takeBooking } from './office-bookings.ts'
import {
  cancelPartnerBooking,
  changePartnerBooking,
  createPartnerBooking,
  listPartnerBookings,
  readPartnerBooking,
} from './partner-bookings.ts'
import {
  changePartnerWebhook,
  createPartnerWebhook,
  deletePartnerWebhook,
  listPartnerWebhookDeliveries,
  listPartnerWebhooks,
  readPartnerWebhook,
  readPartnerWebhookDelivery,
  rotatePartnerWebhookSecret,
  sendPartnerWebhookAgain,
  testPartnerWebhook,
} from './partner-webhooks.ts'
import { createQuoteRequest } from './quote-requests.ts'
import { createQuote } from './quotes.ts'
import { listRegions } from './regions.ts'
import { readRoute } from './routes.ts'
import { changePassword, currentUser, login, logout } from './session.ts'
import { readSite } from './site.ts'
import { suggestStops } from './stops.ts'
import { cancelTrip, changeTripDetails, rateTrip, readTrip, readTripCancellation } from './trip.ts'
import { payTripChange, quoteTripChange, requestTripChange, withdrawTripChange } from './trip-changes.ts'
import { listTransfers, readTransfer } from './transfers.ts'
import { readTripRoute } from './trip-route.ts'
import { addBookingNote, flagBooking, listBookingNotes, removeBookingNote } from './booking-notes.ts'
import { renewTripLink, sendTripLink } from './trip-link.ts'
import { markPaid, openPaymentLink, payDriver, readPaymentLink, sendPaymentLink } from './unpaid-bookings.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  readWebhookDelivery,
  rotateWebhookSecret,
  sendWebhookAgain,
  testWebhook,
} from './webhooks.ts'

/** Every call of the API. The names are public: they are the operationId of each call, so they never change. */
export const endpoints = {
  searchLocations,
  geocode,
  checkRegion,
  suggestStops,
  readRoute,
  listRegions,
  listLuggageCapacities,
  createQuote,
  createBooking,
  readTrip,
  readTripCancellation,
  readTripRoute,
  cancelTrip,
  changeTripDetails,
  rateTrip,
  quoteTripChange,
  requestTripChange,
  payTripChange,
  withdrawTripChange,
  sendTripLink,
  readPaymentStatus,
  createPartnerBooking,
  readPartnerBooking,
  listPartnerBookings,
  changePartnerBooking,
  cancelPartnerBooking,
  listPartnerWebhooks,
  createPartnerWebhook,
  readPartnerWebhook,
  changePartnerWebhook,
  deletePartnerWebhook,
  rotatePartnerWebhookSecret,
  testPartnerWebhook,
  listPartnerWebhookDeliveries,
  readPartnerWebhookDelivery,
  sendPartnerWebhookAgain,
  readPaymentLink,
  openPaymentLink,
  createQuoteRequest,
  createContactMessage,
  readOffer,
  readSite,
  listTransfers,
  readTransfer,
  login,
  changePassword,
  logout,
  currentUser,
  listBookings,
  takeBooking,
  findBookings,
  countBookings,
  watchBookings,
  listDayBookings,
  readBooking,
  readBookingHistory,
  listBookingMails,
  sendBookingMail,
  acceptBooking,
  rejectBooking,
  cancelBooking,
  correctEmail,
  quoteBookingChange,
  changeBooking,
  acceptBookingChange,
  declineBookingChange,
  listBookingChanges,
  changeBookingDetails,
  correctCustomer,
  renewTripLink,
  listBookingNotes,
  addBookingNote,
  removeBookingNote,
  flagBooking,
  readCalendarLink,
  renewCalendarLink,
  removeCalendarLink,
  listPayments,
  listPaymentsToSettle,
  acceptAsPaid,
  dismissPayment,
  markRefunded,
  raiseRefund,
  askRefundAgain,
  sendPaymentLink,
  payDriver,
  markPaid,
  listEnquiries,
  readEnquiry,
  markEnquiry,
  replyToEnquiry,
  checkOffer,
  withdrawOffer,
  listStops,
  createStop,
  changeStop,
  deleteStop,
  listStopRoutes,
  listOfficeRegions,
  createRegion,
  changeRegion,
  deleteRegion,
  countRouteStops,
  listRouteStops,
  listPricing,
  createPricing,
  changePricing,
  deletePricing,
  createLuggageCapacity,
  deleteLuggageCapacity,
  readFirm,
  changeFirm,
  listCars,
  createCar,
  changeCar,
  blockCar,
  removeBlock,
  listDrivers,
  createDriver,
  changeDriver,
  blockDriver,
  listCapacitySettings,
  changeCapacitySetting,
  listBlackouts,
  createBlackout,
  removeBlackout,
  readCarPlan,
  readBoard,
  readBookingTrip,
  readSuggestions,
  assignTrip,
  releaseTrip,
  swapTripCars,
  recordTripEvent,
  settleUncountedStep,
  decideNoShow,
  listTripProofs,
  listDriverLinks,
  makeDriverLink,
  revokeDriverLink,
  makeTripLink,
  revokeTripLink,
  listDriverJobs,
  reportDriverEvents,
  listMails,
  sendMailAgain,
  listWebhooks,
  createWebhook,
  changeWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  readWebhookDelivery,
  sendWebhookAgain,
  listApiKeys,
  createApiKey,
  rotateApiKey,
  endOldSecret,
  revokeApiKey,
} as const
