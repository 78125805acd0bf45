import { contactRefusal } from '@chauffeur/domain/enquiry'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { because, locale, optionalText, text } from './fields.ts'

/** Who asks, and where the answer goes: a name, and an email address or a phone number. */
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

/** The issue when neither an email address nor a phone number is given. */
export function contactIssues({ customerEmail, customerPhone }: Contact) {
  const refusal = contactRefusal({ email: customerEmail, phone: customerPhone })
  if (!refusal) return []
  return [{ code: 'custom' as const, input: customerEmail, path: ['customerEmail'], ...because(refusal) }]
}

/** The answer to an enquiry. */
export const enquiryReceipt = z.object({
  id: z.string(),
  reference: z.string().describe('For people, like QR-7K3Q9X'),
})
