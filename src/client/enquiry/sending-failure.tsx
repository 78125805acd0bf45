import type { Told } from '../api/refusal.ts'
import { Notice } from '../ui/notice.tsx'
import { enquiryTexts } from './enquiry-texts.ts'

type SendingFailureProps = {
  told: Told | undefined
  /** Those that show what is wrong with them themselves. */
  fields: readonly string[]
}

/** Why the last try failed, where no field says so already. */
export function SendingFailure({ told, fields }: SendingFailureProps) {
  if (!told) return null
  const blamed = Object.keys(told.fields)
  if (blamed.length > 0 && blamed.every((field) => fields.includes(field))) return null
  return (
    <Notice tone="danger">
      {told.sentence} {enquiryTexts.nothingLost}
    </Notice>
  )
}
