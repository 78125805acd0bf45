import { MAX_PASSWORD_LENGTH, newPasswordRefusal } from '@chauffeur/domain/passwords'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { KeyIcon } from '../../shared/ui/icons.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'

const EMPTY = { oldPassword: '', newPassword: '', repeat: '' }

/** The button and the dialog that change the own password. */
export function ChangePassword() {
  const { dialog, field } = useFormDialog(trpc.session.changePassword, {
    start: () => EMPTY,
    problemsOf: ({ oldPassword, newPassword, repeat }) => ({
      oldPassword: oldPassword === '' ? 'The old password is required.' : undefined,
      newPassword: newPasswordRefusal(newPassword, oldPassword),
      repeat: repeat === newPassword ? undefined : 'The two new passwords are not the same.',
    }),
    input: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    done: { title: 'Password changed', description: 'Your other sessions have ended.' },
    failed: 'Failed to change the password',
  })
  const shared = { type: 'password', required: true, maxLength: MAX_PASSWORD_LENGTH } as const
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" className="shrink-0 max-md:px-2">
          <KeyIcon className="md:hidden" />
          <span className="max-md:sr-only">Password</span>
        </Button>
      }
      title="Change password"
      submit="Change password"
      busy="Changing..."
      className="grid gap-5"
    >
      <p className="text-soft">
        You stay signed in here. Wherever else you are signed in, you are signed out.
      </p>
      <TextField {...field('oldPassword')} {...shared} label="Old password" autoComplete="current-password" />
      <TextField {...field('newPassword')} {...shared} label="New password" autoComplete="new-password" />
      <TextField
        {...field('repeat')}
        {...shared}
        label="New password once more"
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
