import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { localePath, type Locale } from '@chauffeur/domain/locale'
import { isUuid } from '../db/is-uuid.ts'

/** The private page of a booking: for its guest, or for whoever is shown the journey. */
const tripPurposes = ['manage', 'view'] as const
export type TripPurpose = (typeof tripPurposes)[number]

/** The purpose of a link; one link never serves for another. */
type LinkPurpose = 'pay' | 'offer' | 'undo-email' | 'driver' | 'sign-in'

/** The parts of a booking's links to its private page. A new generation ends all links of the one before. */
export interface LinkedBooking {
  readonly id: string
  readonly linkGeneration: number
}

/** The booking that a signed token opens, for as long as its generation is the booking's. */
interface TripToken extends LinkedBooking {
  readonly purpose: TripPurpose
}

/** Makes and reads the tokens of links that mails carry. Nothing is stored: a token holds the id of a booking, an offer, a change of the email address, a driver's link or a partner's sign-in, signed. */
export interface BookingLinks {
  sign(purpose: LinkPurpose, id: string): string
  /** The id, if we signed the token for this purpose. */
  read(purpose: LinkPurpose, token: string): string | undefined
  signTrip(purpose: TripPurpose, booking: LinkedBooking): string
  /** The booking and the access that a token of ours carries. The booking is not read. */
  readTrip(token: string): TripToken | undefined
  /** A signature of any other text that a guest's browser keeps for us. */
  seal(text: string): string
  isSealed(text: string, seal: string): boolean
}

const ID_BYTES = 16
const SIGNATURE_BYTES = 16
/** Stands behind the signature in a token of the private page. */
const GENERATION_BYTES = 4

export function bookingLinks(secret: Buffer): BookingLinks {
  const key = createSecretKey(secret)
  const signatureOf = (purpose: LinkPurpose | TripPurpose, id: Buffer, generation = '') =>
    createHmac('sha256', key)
      .update(`${purpose}|`)
      .update(id)
      .update(generation)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
  const tripSignature = (purpose: TripPurpose, { id, linkGeneration }: LinkedBooking) =>
    signatureOf(purpose, bytesOf(id), `|${linkGeneration}`)
  const sealOf = (text: string) => createHmac('sha256', key).update(`seal|${text}`).digest()
  return {
    sign(purpose, uuid) {
      const id = bytesOf(uuid)
      return Buffer.concat([id, signatureOf(purpose, id)]).toString('base64url')
    },
    read(purpose, token) {
      const read = readToken(token)
      return read && timingSafeEqual(read.signature, signatureOf(purpose, read.id)) ? read.uuid : undefined
    },
    signTrip(purpose, booking) {
      const generation = Buffer.alloc(GENERATION_BYTES)
      generation.writeUInt32BE(booking.linkGeneration)
      return Buffer.concat([bytesOf(booking.id), tripSignature(purpose, booking), generation]).toString(
        'base64url',
      )
    },
    readTrip(token) {
      const read = readToken(token, GENERATION_BYTES)
      if (!read) return undefined
      const booking = { id: read.uuid, linkGeneration: read.rest.readUInt32BE() }
      const purpose = tripPurposes.find((one) => timingSafeEqual(read.signature, tripSignature(one, booking)))
      return purpose && { ...booking, purpose }
    },
    seal: (text) => sealOf(text).toString('base64url'),
    isSealed(text, seal) {
      const given = Buffer.from(seal, 'base64url')
      const right = sealOf(text)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

interface ReadToken {
  readonly id: Buffer
  readonly uuid: string
  readonly signature: Buffer
  readonly rest: Buffer
}

function readToken(token: string, restBytes = 0): ReadToken | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // A token has one spelling only.
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES + restBytes || bytes.toString('base64url') !== token)
    return undefined
  const id = bytes.subarray(0, ID_BYTES)
  const uuid = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const rest = ID_BYTES + SIGNATURE_BYTES
  return isUuid(uuid)
    ? { id, uuid, signature: bytes.subarray(ID_BYTES, rest), rest: bytes.subarray(rest) }
    : undefined
}

/** The address of the page that pays a booking. What follows the # is never sent to a server, so no log holds it. */
export function paymentLinkOf(
  { id, locale }: { readonly id: string; readonly locale: Locale },
  links: BookingLinks,
  publicUrl: string,
): string {
  return `${publicUrl}${localePath('/pay', locale)}#${links.sign('pay', id)}`
}

/** The address of the page that takes a change of the email address back. No log holds what follows the # either. */
export function emailUndoLinkOf(
  { id, locale }: { readonly id: string; readonly locale: Locale },
  links: BookingLinks,
  publicUrl: string,
): string {
  return `${publicUrl}${localePath('/undo-email', locale)}#${links.sign('undo-email', id)}`
}

/** The address by which somebody of a partner signs in. No log holds what follows the # either. */
export function signInLinkOf(
  { id, locale }: { readonly id: string; readonly locale: Locale },
  links: BookingLinks,
  publicUrl: string,
): string {
  return `${publicUrl}${localePath('/partner/sign-in', locale)}#${links.sign('sign-in', id)}`
}

/**
 * The address of a booking's private page. Logs and metrics hold it without its token. The language is for a link that opens
 * nothing, which tells of no booking.
 */
export function tripLinkOf(
  purpose: TripPurpose,
  booking: LinkedBooking & { readonly locale: Locale },
  links: BookingLinks,
  publicUrl: string,
): string {
  return `${publicUrl}${localePath('/trip', booking.locale)}/${links.signTrip(purpose, booking)}`
}
