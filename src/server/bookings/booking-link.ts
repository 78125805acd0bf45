import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../db/is-uuid.ts'

/** The private page of a booking: for its guest, or for whoever is shown the journey. */
export const tripPurposes = ['manage', 'view'] as const
export type TripPurpose = (typeof tripPurposes)[number]

/** What a link opens; one link never serves for another purpose. */
export type LinkPurpose = 'pay' | 'offer'

/** What a booking's links to its private page are made of. A new generation ends all links of the one before. */
export interface LinkedBooking {
  readonly id: string
  readonly linkGeneration: number
}

/** Makes and reads the tokens of links that mails carry. Nothing is stored: a token holds the id of a booking or an offer, signed. */
export interface BookingLinks {
  sign(purpose: LinkPurpose, id: string): string
  /** The id, if we signed the token for this purpose. */
  read(purpose: LinkPurpose, token: string): string | undefined
  signTrip(purpose: TripPurpose, booking: LinkedBooking): string
  /** The id that a token holds, whoever made it: only `tripPurpose` says whether it opens that booking. */
  idIn(token: string): string | undefined
  /** What the token opens of this booking, if we signed it and its generation has not ended. */
  tripPurpose(token: string, booking: LinkedBooking): TripPurpose | undefined
  /** A signature of any other text that a guest's browser keeps for us. */
  seal(text: string): string
  isSealed(text: string, seal: string): boolean
}

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

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
    signTrip: (purpose, booking) =>
      Buffer.concat([bytesOf(booking.id), tripSignature(purpose, booking)]).toString('base64url'),
    idIn: (token) => readToken(token)?.uuid,
    tripPurpose(token, booking) {
      const read = readToken(token)
      if (read?.uuid !== booking.id) return undefined
      return tripPurposes.find((purpose) => timingSafeEqual(read.signature, tripSignature(purpose, booking)))
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

function readToken(token: string): { id: Buffer; uuid: string; signature: Buffer } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // A token has one spelling only.
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  const uuid = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(uuid) ? { id, uuid, signature: bytes.subarray(ID_BYTES) } : undefined
}

/** The address of the page that pays a booking. What follows the # is never sent to a server, so no log holds it. */
export function paymentLinkOf(bookingId: string, links: BookingLinks, publicUrl: string): string {
  return `${publicUrl}/pay#${links.sign('pay', bookingId)}`
}

/** The address of a booking's private page. Logs and metrics hold it without its token. */
export function tripLinkOf(
  purpose: TripPurpose,
  booking: LinkedBooking,
  links: BookingLinks,
  publicUrl: string,
): string {
  return `${publicUrl}/trip/${links.signTrip(purpose, booking)}`
}
