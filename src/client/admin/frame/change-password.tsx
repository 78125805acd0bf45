import { MAX_PASSWORD_LENGTH, newPasswordRefusal } from '@chauffeur/domain/passwords'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { KeyIcon } from '../../shared/ui/icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useDraftDialog, type Save } from '../common/use-draft-form.ts'

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

const EMPTY = { oldPassword: '', newPassword: '', repeat: '' }
type PasswordDraft = typeof EMPTY

/** The button and the dialog that change the own password. */
export function ChangePassword() {
  const { dialog, form, bind, problemAt } = useDraftDialog(() => EMPTY, useSavePassword())
  const input = (field: keyof PasswordDraft, label: string) => (
    <Field label={label} error={problemAt(field)} required>
      <TextInput
        {...bind(field)}
        type="password"
        autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
        maxLength={MAX_PASSWORD_LENGTH}
      />
    </Field>
  )
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" className="shrink-0 max-md:px-2">
          <KeyIcon className="md:hidden" />
          <span className="max-md:sr-only">{texts.open}</span>
        </Button>
      }
      title={texts.title}
      texts={texts.buttons}
    >
      <form {...form} className="grid gap-5">
        <p className="text-soft">{texts.effect}</p>
        {input('oldPassword', texts.old)}
        {input('newPassword', texts.new)}
        {input('repeat', texts.repeat)}
      </form>
    </FormDialog>
  )
}

function useSavePassword(): Save<PasswordDraft> {
  const { client } = trpc.useUtils()
  return {
    problemsOf: ({ oldPassword, newPassword, repeat }) => ({
      oldPassword: oldPassword === '' ? texts.oldMissing : undefined,
      newPassword: newPasswordRefusal(newPassword, oldPassword),
      repeat: repeat === newPassword ? undefined : texts.repeatDiffers,
    }),
    act: ({ oldPassword, newPassword }) => client.session.changePassword.mutate({ oldPassword, newPassword }),
    done: texts.done,
    failed: texts.failed,
  }
}
