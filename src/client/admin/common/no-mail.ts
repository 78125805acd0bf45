import { isMailAddress } from '@chauffeur/domain/contact-formats'
import type { ToastMessage } from '../../shared/ui/toast-stack.tsx'

/** Of a customer whose address is none. */
export const NO_MAIL_REACHES = 'No e-mail can reach this customer. Please call.'

/** The toast of an act that tells the customer by e-mail: where none can go out, nothing in it says that one does. */
export function toastFor(customerEmail: string, toast: ToastMessage): ToastMessage {
  return isMailAddress(customerEmail) ? toast : { ...toast, description: NO_MAIL_REACHES }
}
