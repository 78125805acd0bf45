const KEY = 'change-to-pay'

/** Remembers, for as long as this tab is open, that its guest has left to pay for a change of this booking. */
export function saveChangeToPay(bookingNumber: string): void {
  try {
    sessionStorage.setItem(KEY, bookingNumber)
  } catch {
    // Without storage the result of the payment is shown as any other.
  }
}

/** The number of the booking whose change is being paid. */
export function readChangeToPay(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
