import { MAX_PASSWORD_LENGTH, newPasswordRefusal } from '@chauffeur/domain/passwords'
import { trpc } from '../../shared/api/trpc.ts'
import type { DialogProps } from '../../shared/ui/dialog.tsx'
import { englishProblems } from '../common/english-problems.ts'
import { TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'

const EMPTY = { oldPassword: '', newPassword: '', repeat: '' }

type PasswordDialogProps = Pick<DialogProps, 'open' | 'returnFocusTo'> & {
  onOpenChange: (open: boolean) => void
  username: string | undefined
}

/** The dialog that changes the own password. */
export function PasswordDialog({ open = false, onOpenChange, returnFocusTo, username }: PasswordDialogProps) {
  const close = () => onOpenChange(false)
  const { dialog, field } = useFormDialog(trpc.session.changePassword, {
    start: () => EMPTY,
    problemsOf: ({ oldPassword, newPassword, repeat }) => ({
      oldPassword: oldPassword === '' ? 'The old password is required.' : undefined,
      ...englishProblems({ newPassword: newPasswordRefusal(newPassword, oldPassword) }),
      repeat: repeat === newPassword ? undefined : 'The two new passwords are not the same.',
    }),
    input: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    done: { title: 'Password changed', description: 'Your other sessions have ended.' },
    failed: 'Failed to change the password',
    onDone: close,
  })
  const shared = { type: 'password', required: true, maxLength: MAX_PASSWORD_LENGTH } as const
  return (
    <FormDialog
      {...dialog}
      open={open}
      onClose={close}
      returnFocusTo={returnFocusTo}
      title="Change password"
      submit="Change password"
      busy="Changing..."
    >
      <p className="text-soft">
        {username !== undefined && (
          <>
            Signed in as <bdi>{username}</bdi>.{' '}
          </>
        )}
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
