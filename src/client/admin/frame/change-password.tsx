import { MAX_PASSWORD_LENGTH, newPasswordRefusal } from '@chauffeur/domain/passwords'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { KeyIcon } from '../../shared/ui/icons.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'

const texts = {
  open: 'Password',
  title: 'Change password',
  effect: 'You stay signed in here. Wherever else you are signed in, you are signed out.',
  old: 'Old password',
  new: 'New password',
  repeat: 'New password once more',
  oldMissing: 'The old password is required.',
  repeatDiffers: 'The two new passwords are not the same.',
  buttons: { submit: 'Change password', busy: 'Changing...' },
  done: { title: 'Password changed', description: 'Your other sessions have ended.' },
  failed: 'Failed to change the password',
}

const EMPTY = { oldPassword: '', newPassword: '', repeat: '' }

/** The button and the dialog that change the own password. */
export function ChangePassword() {
  const { dialog, field } = useFormDialog(trpc.session.changePassword, {
    start: () => EMPTY,
    problemsOf: ({ oldPassword, newPassword, repeat }) => ({
      oldPassword: oldPassword === '' ? texts.oldMissing : undefined,
      newPassword: newPasswordRefusal(newPassword, oldPassword),
      repeat: repeat === newPassword ? undefined : texts.repeatDiffers,
    }),
    input: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    done: texts.done,
    failed: texts.failed,
  })
  const shared = { type: 'password', required: true, maxLength: MAX_PASSWORD_LENGTH } as const
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
      className="grid gap-5"
    >
      <p className="text-soft">{texts.effect}</p>
      <TextField {...field('oldPassword')} {...shared} label={texts.old} autoComplete="current-password" />
      <TextField {...field('newPassword')} {...shared} label={texts.new} autoComplete="new-password" />
      <TextField {...field('repeat')} {...shared} label={texts.repeat} autoComplete="new-password" />
    </FormDialog>
  )
}
