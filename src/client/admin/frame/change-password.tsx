import { MAX_PASSWORD_LENGTH, newPasswordRefusal } from '@chauffeur/domain/passwords'
import { useId, useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { KeyIcon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import { problemsOfRefusal } from '../common/field-problems.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { useAct } from '../common/use-act.ts'

const texts = {
  open: 'Password',
  title: 'Change password',
  effect: 'You stay signed in here. Wherever else you are signed in, you are signed out.',
  old: 'Old password',
  new: 'New password',
  repeat: 'New password once more',
  oldMissing: 'The old password is required.',
  repeatDiffers: 'The two new passwords are not the same.',
  buttons: { cancel: 'Cancel', submit: 'Change password', busy: 'Changing...' },
  done: { title: 'Password changed', description: 'Your other sessions have ended.' },
  failed: 'Failed to change the password',
}

/** The button and the dialog that change the own password. Each opening starts with an empty form. */
export function ChangePassword() {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  return (
    <FormDialog
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      trigger={
        <Button size="small" className="shrink-0 max-md:px-2">
          <KeyIcon className="md:hidden" />
          <span className="max-md:sr-only">{texts.open}</span>
        </Button>
      }
      title={texts.title}
      formId={formId}
      isSending={isSending}
      texts={texts.buttons}
    >
      <PasswordForm id={formId} onSending={setSending} onDone={() => setOpen(false)} />
    </FormDialog>
  )
}

type PasswordFormProps = { id: string; onSending: (isSending: boolean) => void; onDone: () => void }

const EMPTY = { oldPassword: '', newPassword: '', repeat: '' }

function PasswordForm({ id, onSending, onDone }: PasswordFormProps) {
  const { client } = trpc.useUtils()
  const [draft, setDraft] = useState(EMPTY)
  const { oldPassword, newPassword, repeat } = draft
  const { form, problemAt, handleSubmit, showRefused, clearRefused } = useFormProblems({
    oldPassword: oldPassword === '' ? texts.oldMissing : undefined,
    newPassword: newPasswordRefusal(newPassword, oldPassword),
    repeat: repeat === newPassword ? undefined : texts.repeatDiffers,
  })
  const { run } = useAct({
    act: () => client.session.changePassword.mutate({ oldPassword, newPassword }),
    done: texts.done,
    failed: (error) => toastUnlessAtFields(texts.failed, error),
    onDone,
    onFailed: (error) => showRefused(problemsOfRefusal(error)),
    onSettled: () => onSending(false),
  })
  const submit = () => {
    onSending(true)
    run(undefined)
  }
  const input = (field: keyof typeof EMPTY, label: string) => (
    <Field label={label} error={problemAt(field)} required>
      <TextInput
        type="password"
        autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
        maxLength={MAX_PASSWORD_LENGTH}
        value={draft[field]}
        onValueChange={(value) => {
          clearRefused()
          setDraft((draft) => ({ ...draft, [field]: value }))
        }}
      />
    </Field>
  )
  return (
    <form id={id} ref={form} noValidate onSubmit={handleSubmit(submit)} className="grid gap-5">
      <p className="text-soft">{texts.effect}</p>
      {input('oldPassword', texts.old)}
      {input('newPassword', texts.new)}
      {input('repeat', texts.repeat)}
    </form>
  )
}
