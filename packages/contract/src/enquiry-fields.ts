import { contactRefusal } from '@chauffeur/domain/enquiry'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { optionalText, text } from './fields.ts'

/** The parts that a request for a price and a message share. */

/** Who asks, and where the answer goes: a name, and one way to reach them. */
export const customerFields = {
  customerName: text('Full name', MAX_NAME_LENGTH),
  customerEmail: optionalText('Email').describe('This or a phone number is required'),
  customerPhone: optionalText('Phone').describe('This or an email address is required'),
}

interface Contact {
  readonly customerEmail: string | null
  readonly customerPhone: string | null
}

/** The path of a wrong field and what is wrong with it. */
export type FieldIssue = readonly [field: string, value: unknown, sentence: string]

export function contactIssues({ customerEmail, customerPhone }: Contact): readonly FieldIssue[] {
  const refusal = contactRefusal({ email: customerEmail, phone: customerPhone })
  return refusal === undefined ? [] : [['customerEmail', customerEmail, refusal]]
}

export const toZodIssue = ([field, input, message]: FieldIssue) => ({
  code: 'custom' as const,
  input,
  path: [field],
  message,
})

/** What an enquiry is answered with. */
export const enquiryReceipt = z.object({
  id: z.string(),
  reference: z.string().describe('For people, like QR-7K3Q9X'),
})
