import type { RefusalFields } from '../api/refusal.ts'
import { Notice } from '../ui/notice.tsx'
import { enquiryTexts } from './enquiry-texts.ts'

type SendingFailureProps = {
  refusal: RefusalFields | undefined
  /** Those that show what is wrong with them themselves. */
  fields: readonly string[]
}

/** Why the last try failed, where no field says so already. */
export function SendingFailure({ refusal, fields }: SendingFailureProps) {
  if (!refusal) return null
  const blamed = Object.keys(refusal.fields)
  if (blamed.length > 0 && blamed.every((field) => fields.includes(field))) return null
  return (
    <Notice tone="danger">
      {refusal.sentence} {enquiryTexts.nothingLost}
    </Notice>
  )
}
