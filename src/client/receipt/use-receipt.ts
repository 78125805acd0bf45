import { useMemo, useSyncExternalStore } from 'react'
import { findReceipt, readReceipt, type BookingReceipt, type ReceiptKind } from './receipt-storage.ts'

/** The receipt that this tab keeps; undefined also on the server, which knows nothing of the tab. */
export function useReceipt(kind: ReceiptKind): BookingReceipt | undefined {
  const stored = useSyncExternalStore(
    () => () => {},
    () => findReceipt(kind),
    () => null,
  )
  return useMemo(() => readReceipt(stored), [stored])
}
