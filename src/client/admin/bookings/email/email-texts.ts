import type { ToastMessage } from '../../../shared/ui/toast-stack.tsx'
import { NO_MAIL_REACHES } from '../../common/no-mail.ts'

/** Texts about an address that mail does not reach. */
export const emailTexts = {
  unreachable: 'This address cannot be reached.',
  open: 'Correct the e-mail address',
  title: 'Correct the e-mail address',
  effect: 'The e-mails that did not arrive are sent again, to the new address.',
  email: 'E-mail',
  cancel: 'Cancel',
  submit: 'Save and send again',
  busy: 'Saving...',
  done: { title: 'Address corrected', description: 'The e-mails are on their way.' },
  failed: 'The address was not saved',
  nothingSent: NO_MAIL_REACHES,
} as const

/** The toast of an act whose mail cannot go out: nothing in it says that one does. */
export function withoutMail(toast: ToastMessage): ToastMessage {
  return { ...toast, description: emailTexts.nothingSent }
}
