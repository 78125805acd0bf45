import { partnerTexts } from '@chauffeur/words/en/partner'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { refusalSentence } from '../shared/api/refusal.ts'
import { Button } from '../shared/ui/button.tsx'
import { Card } from '../shared/ui/card.tsx'
import { Notice } from '../shared/ui/notice.tsx'

type AddFormProps = {
  label: string
  busyLabel: string
  isBusy: boolean
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
  /** Why nothing was added, unless a field shows it. */
  error: unknown
  children: ReactNode
}

/** Beside a list: the form that adds to it. */
export function AddForm({ label, busyLabel, isBusy, form, onSubmit, error, children }: AddFormProps) {
  return (
    <Card as="section" aria-label={label}>
      <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        {children}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel}>
          {label}
        </Button>
        {error != null && <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>}
      </form>
    </Card>
  )
}
