import type { StatementLine } from '@chauffeur/contract/statements'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { partnerMoneyTexts as texts } from '@chauffeur/words/en/partner-statements'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { amountText } from '../../shared/locale/euros-text.ts'

/** The button and the dialog by which somebody says that a line is not right. */
export function DisputeLine({ statementId, line }: { statementId: string; line: StatementLine }) {
  const [open, setOpen] = useState(false)
  const what = [texts.kinds[line.kind], line.bookingNumber, amountText(line.amount)]
    .filter(Boolean)
    .join(', ')
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          size="small"
          variant="ghost"
          aria-label={texts.disputeLine(what)}
          className="justify-self-start px-0! underline underline-offset-4"
        >
          {texts.dispute}
        </Button>
      }
      title={texts.disputeLine(what)}
      description={texts.effect}
      keepsOpen
    >
      <DisputeForm about={{ id: statementId, lineId: line.id }} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function DisputeForm({
  about,
  onDone,
}: {
  about: { readonly id: string; readonly lineId: string }
  onDone: () => void
}) {
  const { statements } = trpc.useUtils()
  const [text, setText] = useState('')
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    text: text.trim() === '' ? texts.whyMissing : undefined,
  })
  const { mutate, isPending, error } = trpc.statements.disputeAsMember.useMutation({
    onSuccess() {
      void statements.invalidate()
      onDone()
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(() => mutate({ ...about, text: text.trim() }))}
      className="grid gap-4"
    >
      <Field label={texts.why} error={problemAt('text')} required>
        <TextInput value={text} onValueChange={setText} maxLength={MAX_REASON_LENGTH} autoComplete="off" />
      </Field>
      {error && !problemAt('text') && (
        <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>
      )}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
