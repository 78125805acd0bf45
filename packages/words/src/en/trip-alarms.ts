import type { CarShortage, RoomShortage } from '@chauffeur/domain/car-room'
import { longDuration, roughDuration, shortDuration } from '@chauffeur/domain/duration'
import type { FlightNews } from '@chauffeur/domain/flights'
import { describeDay } from '@chauffeur/domain/time'
import type { AlarmKind, AlarmReason, Decline, TripAway, TripClash } from '@chauffeur/domain/trip-alarms'
import { tripTitle } from '@chauffeur/domain/trip-title'
import { sentenceFor } from '../reasons.ts'

/** "27 January, 10:00 Faro Airport → Vilamoura" */
export function alarmTitle({ day, ...trip }: Pick<AlarmReason, 'day' | 'time' | 'from' | 'to'>): string {
  return day === null ? tripTitle(trip) : `${describeDay(day)}, ${tripTitle(trip)}`
}

/**
 * "10:00 Faro Airport → Vilamoura: Ana should have left 12 minutes ago.", or "20:20 Faro Airport → Albufeira no longer fits: …"
 */
export function alarmSentence(alarm: AlarmReason): string {
  return `${alarmTitle(alarm)}${alarm.code === 'no_longer_fits' ? '' : ':'} ${alarmText(alarm)}`
}

/** Returns the sentence of an alarm without the trip, to stand below it. */
export function alarmText(alarm: AlarmReason): string {
  return sentenceFor(tripAlarms, alarm)
}

const tripAlarms = {
  booking_pending: ({ minutes, decideIn }: AlarmReason) => {
    const end =
      decideIn === null ? '' : ` It is rejected by itself in ${longDuration(Math.max(0, decideIn))}.`
    return `not accepted yet, ${pickupIs(minutes)}.${end}`
  },
  declined: ({ declines, minutes }: AlarmReason) =>
    `${declines.map(declineSentence).join(' ')} Nobody is assigned, ${pickupIs(minutes)}.`,
  no_longer_fits: ({ clash, away }: AlarmReason) => {
    if (clash)
      return `no longer fits: ${clash.who} is with another guest until ${clash.until} (${tripTitle(clash)})${tooLateText(clash)}.`
    return away ? `no longer fits: ${away.who} is away until ${endText(away)}.` : ''
  },
  nobody_assigned: ({ minutes }: AlarmReason) => `nobody is assigned, ${pickupIs(minutes)}.`,
  not_accepted: ({ driverName, minutes }: AlarmReason) =>
    `${driverOf(driverName)} has not accepted${minutes < 0 ? '' : ' yet'}, ${pickupIs(minutes)}.`,
  should_have_left: ({ driverName, isAccepted, minutes }: AlarmReason) =>
    `${driverOf(driverName)} ${isAccepted ? '' : 'has not accepted, and '}should have left ${roughDuration(minutes)} ago.`,
  not_at_pickup: ({ driverName, minutes }: AlarmReason) =>
    `${driverOf(driverName)} should have been at the pick-up ${roughDuration(minutes)} ago.`,
  no_show_claimed: ({ driverName }: AlarmReason) =>
    `${driverOf(driverName)} says that the guest has not come. Please decide.`,
  still_on_board: ({ driverName, minutes }: AlarmReason) =>
    `${driverOf(driverName)} should have arrived ${roughDuration(minutes)} ago.`,
  car_too_small: ({ shortage }: AlarmReason) => (shortage ? sentenceFor(carShortages, shortage) : ''),
  change_requested: 'a change of this trip was asked for, and waits for your answer.',
  flight_late: ({ flight }: AlarmReason) => (flight ? `${flightText(flight)}.` : ''),
  flight_lost: ({ flight }: AlarmReason) => (flight ? `${flightText(flight)}. Please call the guest.` : ''),
}

const endText = ({ day, until }: TripAway) => (day === null ? until : `${until} on ${describeDay(day)}`)

/** Of a trip that ends before this one begins. */
function tooLateText({ minutes }: TripClash): string {
  if (minutes === 0) return ''
  return minutes === null ? ', and no road leads from there' : `, ${minutes} min too late for the drive`
}

/** "TP 1234 expected 19:05, 35 min late → chauffeur 19:35" */
export function flightText(flight: FlightNews): string {
  const { code, number, minutes, expected, hasLanded, meetAt } = flight
  if (code === 'elsewhere') return `${number} lands at ${flight.landsAt}, not ${flight.airport}`
  if (code === 'several')
    return `${number} lands at ${new Intl.ListFormat('en-GB').format(flight.times)} that day`
  if (code === 'diverted') return `${number} was diverted to another airport`
  if (code === 'cancelled') return `${number} was cancelled`
  const lands = `${number} ${hasLanded ? 'landed' : 'expected'} ${expected}, ${lateText(minutes ?? 0)}`
  return meetAt ? `${lands} → chauffeur ${meetAt.time}` : lands
}

function lateText(minutes: number): string {
  if (minutes === 0) return 'on time'
  return minutes < 0 ? `${shortDuration(-minutes)} early` : `${shortDuration(minutes)} late`
}

/** Several alarms of one kind and day: "11 trips tomorrow have no driver". */
export function foldedAlarmText(kind: AlarmKind, count: number, when: string): string {
  return foldedAlarms[kind](count, when)
}

const foldedAlarms: Readonly<Record<AlarmKind, (count: number, when: string) => string>> = {
  booking_pending: (count, when) => `${count} trips ${when} are not accepted`,
  declined: (count, when) => `${count} declined trips ${when} have no driver`,
  no_longer_fits: (count, when) => `${count} trips ${when} no longer fit`,
  nobody_assigned: (count, when) => `${count} trips ${when} have no driver`,
  not_accepted: (count, when) => `${count} trips ${when} wait for their drivers’ answer`,
  should_have_left: (count) => `${count} drivers should have left`,
  not_at_pickup: (count) => `${count} drivers are not at the pick-up`,
  no_show_claimed: (count) => `${count} guests have not come`,
  still_on_board: (count) => `${count} trips should be over`,
  car_too_small: (count, when) => `${count} trips ${when} have too small a car`,
  change_requested: (count) => `${count} changes wait for your answer`,
  flight_late: (count) => `${count} flights land at another time`,
  flight_lost: (count) => `${count} flights do not land as planned`,
}

/** Why the chosen car is too small: "The car 12-AB-34 has 3 seats; 6 passengers are booked." */
export const carShortages = {
  too_few_seats: ({ room, needed, ...car }: CarShortage) =>
    `${carsHave(car)} ${seatsText(room)}; ${needed} passengers are booked.`,
  too_few_child_seats: ({ room, needed, ...car }: CarShortage) =>
    `${carsHave(car)} room for ${childSeatsText(room)}; ${needed} ${needed === 1 ? 'is' : 'are'} booked.`,
  too_little_luggage: ({ room, needed, ...car }: CarShortage) =>
    `${carsHave(car)} room for luggage of ${cabinBags(room)}, where a large suitcase counts as two; ${needed} are booked.`,
}

/** "3 seats for 6 passengers", beside the car. */
export function shortageInShort({ code, room, needed }: RoomShortage): string {
  return shortages[code](room, needed)
}

const shortages: Readonly<Record<RoomShortage['code'], (room: number, needed: number) => string>> = {
  too_few_seats: (room, needed) => `${seatsText(room)} for ${needed} passengers`,
  too_few_child_seats: (room, needed) => `room for ${room} of ${needed} child seats`,
  too_little_luggage: (room, needed) => `room for ${room} of ${cabinBags(needed)}`,
}

/** "Ana declined: too far." */
export function declineSentence({ driverName, reason }: Decline): string {
  const why = reason?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (why === '') return `${driverOf(driverName)} declined.`
  return `${driverOf(driverName)} declined: ${why}${/[.!?…]$/.test(why) ? '' : '.'}`
}

/** By the first name. */
function driverOf(name: string | null): string {
  return name === null ? 'The driver' : (name.split(' ')[0] ?? name)
}

function pickupIs(minutes: number): string {
  if (minutes < 0) return `pick-up was ${roughDuration(-minutes)} ago`
  return minutes === 0 ? 'pick-up is now' : `pick-up in ${roughDuration(minutes)}`
}

function carsHave({ plate, cars }: Pick<CarShortage, 'plate' | 'cars'>): string {
  return cars === 1 ? `The car ${plate} has` : `With the car ${plate} the ${cars} cars of this booking have`
}

function seatsText(count: number): string {
  return count === 1 ? '1 seat' : `${count} seats`
}

function cabinBags(count: number): string {
  return count === 1 ? '1 cabin bag' : `${count} cabin bags`
}

function childSeatsText(count: number): string {
  return count === 0 ? 'no child seat' : count === 1 ? '1 child seat' : `${count} child seats`
}
