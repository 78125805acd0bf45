import { acceptBooking, createBooking, listBookings, rejectBooking } from './bookings.ts'
import { checkRegion, geocode, searchLocations } from './locations.ts'
import { listLuggageCapacities } from './luggage.ts'
import { createQuote } from './quotes.ts'
import { listRegions } from './regions.ts'
import { readRoute } from './routes.ts'
import { currentUser, login, logout } from './session.ts'
import { readSite } from './site.ts'
import { suggestStops } from './stops.ts'

/** Every call of the API. A call stands here once it does its work, not before. */
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
  readSite,
  login,
  logout,
  currentUser,
  listBookings,
  acceptBooking,
  rejectBooking,
} as const
