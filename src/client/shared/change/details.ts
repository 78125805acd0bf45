import type { phoneRefusal } from '@chauffeur/domain/phone-number'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { detailTexts } from '@chauffeur/words/en/changes'
import type { FieldProblems } from '../forms/use-form-problems.ts'
import { say } from '../locale/say.ts'

/** The details of a booking that have no price, as a form holds them: a text that is not given is empty. */
export interface Details {
  readonly customerPhone: string
  readonly flightNumber: string
  readonly signName: string
  readonly luggageConfig: string
  readonly notes: string
  readonly passengers: number
  readonly childSeatCount: number
  readonly boosterSeatCount: number
  readonly whatsappNotifications: boolean
}

type OptionalText = 'flightNumber' | 'signName' | 'luggageConfig' | 'notes'
type Booked = Omit<Details, OptionalText> & Readonly<Record<OptionalText, string | null>>

export function detailsOf(booked: Booked): Details {
  return {
    customerPhone: booked.customerPhone,
    flightNumber: booked.flightNumber ?? '',
    signName: booked.signName ?? '',
    luggageConfig: booked.luggageConfig ?? '',
    notes: booked.notes ?? '',
    passengers: booked.passengers,
    childSeatCount: booked.childSeatCount,
    boosterSeatCount: booked.boosterSeatCount,
    whatsappNotifications: booked.whatsappNotifications,
  }
}

/** By field, what stops the form from being sent. A number that stands there stays, whatever it is. */
export function detailsProblems(
  details: Details,
  booked: Details,
  refusalOf: typeof phoneRefusal,
): FieldProblems {
  const seats = seatsRefusal(details)
  const phone = refusalOf(details.customerPhone, booked.customerPhone)
  return {
    customerPhone: details.customerPhone.trim() === '' ? detailTexts.phoneMissing : phone && say(phone),
    childSeatCount: seats && say(seats),
  }
}

/** Only what was changed, so that what others change meanwhile stays. A text that was emptied is null. */
export function changedDetails(details: Details, before: Details) {
  const isNew = (name: string, value: unknown) =>
    Object.entries(before).some(([other, old]) => other === name && old !== value)
  return Object.fromEntries(
    Object.entries(details)
      .filter(([name, value]) => isNew(name, value))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  )
}
