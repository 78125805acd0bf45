import { MAX_PRICE_REASON_LENGTH } from '@chauffeur/domain/limits'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { overrideTexts as texts } from './override-texts.ts'

type OverrideProps = {
  /** Why the trip is not sold, in the server's sentence. */
  obstacle: string
  reason: string
  onReasonChange: (reason: string) => void
  problem: string | undefined
}

/** What speaks against a trip, and why the office takes it all the same. */
export function Override({ obstacle, reason, onReasonChange, problem }: OverrideProps) {
  return (
    <div className="grid gap-4">
      <Notice tone="warning">
        <p>{obstacle}</p>
        <p className="mt-1">{texts.lead}</p>
      </Notice>
      <Field label={texts.reason} hint={texts.hint} error={problem} required>
        <TextInput
          value={reason}
          onValueChange={onReasonChange}
          maxLength={MAX_PRICE_REASON_LENGTH}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}
