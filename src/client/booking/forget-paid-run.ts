import { forgetRun } from './draft-storage.ts'
import { findOnlineOrder, forgetOnlineOrder } from './review/online-order.ts'

/** Lets go of the trip that this tab has sent to be paid online, once it is paid. Another one that is being filled in stays. */
export function forgetPaidRun(): void {
  if (!findOnlineOrder()) return
  forgetRun()
  forgetOnlineOrder()
}
