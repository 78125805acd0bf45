import { contactRefusal } from '@chauffeur/domain/enquiry'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { locale, optionalText, text } from './fields.ts'

/** Who asks, and where the answer goes: a name, and an e-mail address or a phone number. */
export const customerFields = {
  customerName: text('Full name', MAX_NAME_LENGTH),
  customerEmail: optionalText('Email').describe('This or a phone number is required'),
  customerPhone: optionalText('Phone').describe('This or an email address is required'),
  locale,
}

interface Contact {
  readonly customerEmail: string | null
  readonly customerPhone: string | null
}

/** A wrong field, its value, and the sentence that says what is wrong. */
export type FieldIssue = readonly [field: string, value: unknown, sentence: string]

/** The issue when neither an e-mail address nor a phone number is given. */
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

/** The answer to an enquiry. */
export const enquiryReceipt = z.object({
  id: z.string(),
  reference: z.string().describe('For people, like QR-7K3Q9X'),
})
