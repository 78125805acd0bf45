import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../db/is-uuid.ts'

/** What a link opens; one link never serves for another purpose. */
export type LinkPurpose = 'pay' | 'offer'

/** Makes and reads the tokens of links that mails carry. Nothing is stored: a token holds the id of a booking or an offer, signed. */
export interface BookingLinks {
  sign(purpose: LinkPurpose, id: string): string
  /** The id, if we signed the token for this purpose. */
  read(purpose: LinkPurpose, token: string): string | undefined
}

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

export function bookingLinks(secret: Buffer): BookingLinks {
  const key = createSecretKey(secret)
  const signatureOf = (purpose: LinkPurpose, id: Buffer) =>
    createHmac('sha256', key).update(`${purpose}|`).update(id).digest().subarray(0, SIGNATURE_BYTES)
  return {
    sign(purpose, uuid) {
      const id = Buffer.from(uuid.replaceAll('-', ''), 'hex')
      return Buffer.concat([id, signatureOf(purpose, id)]).toString('base64url')
    },
    read(purpose, token) {
      const bytes = Buffer.from(token, 'base64url')
      // A token has one spelling only.
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token)
        return undefined
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(purpose, id))) return undefined
      const uuid = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return isUuid(uuid) ? uuid : undefined
    },
  }
}

/** The address of the page that pays a booking. What follows the # is never sent to a server, so no log holds it. */
export function paymentLinkOf(bookingId: string, links: BookingLinks, publicUrl: string): string {
  return `${publicUrl}/pay#${links.sign('pay', bookingId)}`
}
