import type { Refusal } from '../api/refusal.ts'
import { Notice } from '../ui/notice.tsx'
import { enquiryTexts } from './enquiry-texts.ts'

type SendingFailureProps = {
  refusal: Refusal | undefined
  /** Those that show what is wrong with them themselves. */
  fields: readonly string[]
}

/** Why the last attempt failed, where no field shows it. */
export function SendingFailure({ refusal, fields }: SendingFailureProps) {
  if (!refusal) return null
  const refused = Object.keys(refusal.fields)
  if (refused.length > 0 && refused.every((field) => fields.includes(field))) return null
  return (
    <Notice tone="danger">
      {refusal.sentence} {enquiryTexts.nothingLost}
    </Notice>
  )
}
