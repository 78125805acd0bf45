import type { phoneRefusal } from '@chauffeur/domain/phone-number'
import { contactRefusal } from '@chauffeur/domain/enquiry'
import { say } from '../locale/say.ts'
import { enquiryTexts } from './enquiry-texts.ts'

/** Who writes, and how to answer. */
export interface Reach {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The names that the calls give its fields. */
export const reachFields = ['customerName', 'customerEmail', 'customerPhone'] as const

/** What is missing before anybody could be answered, by field. Beside an address, a number may be any. */
export function missingReach(reach: Reach, refusalOf: typeof phoneRefusal) {
  const noWay = contactRefusal(reach)
  const noPhone = reach.email.trim() === '' ? refusalOf(reach.phone) : undefined
  return {
    customerName: reach.name.trim() === '' ? enquiryTexts.nameMissing : undefined,
    customerEmail: noWay && say(noWay),
    customerPhone: noPhone && say(noPhone),
  }
}
