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

/** What is missing before anybody could be answered, by field. */
export function missingReach(reach: Reach) {
  const noWay = contactRefusal(reach)
  return {
    customerName: reach.name.trim() === '' ? enquiryTexts.nameMissing : undefined,
    customerEmail: noWay && say(noWay),
  }
}
