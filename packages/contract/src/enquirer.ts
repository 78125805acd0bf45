import { reachRefusal } from '@chauffeur/domain/enquiry'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { optionalText, text } from './wire.ts'

/** The parts that a request for a price and a message share. */

/** Who asks, and where the answer goes: a name, and one way to reach them. */
export const customer = {
  customerName: text('Full name', MAX_NAME_LENGTH),
  customerEmail: optionalText('Email').describe('This or a phone number is required'),
  customerPhone: optionalText('Phone').describe('This or an email address is required'),
}

interface Reach {
  readonly customerEmail: string | null
  readonly customerPhone: string | null
}

/** The path of a wrong field and what is wrong with it. */
export type Wrong = readonly [field: string, value: unknown, sentence: string]

export function unreachable({ customerEmail, customerPhone }: Reach): readonly Wrong[] {
  const refusal = reachRefusal({ email: customerEmail, phone: customerPhone })
  return refusal === undefined ? [] : [['customerEmail', customerEmail, refusal]]
}

export const issue = ([field, input, message]: Wrong) => ({
  code: 'custom' as const,
  input,
  path: [field],
  message,
})

/** What an enquiry is answered with. */
export const received = z.object({
  id: z.string(),
  reference: z.string().describe('For people, like QR-7K3Q9X'),
})
