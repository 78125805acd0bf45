import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ToastMessage } from '../../shared/ui/toast-stack.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { isSignedOutError } from '../session/session-end.ts'
import { failureToast } from './failure-toast.ts'
import { type MeanwhileChange, readMeanwhileChange } from './meanwhile.tsx'

export interface Act<Input, Output> {
  readonly act: (input: Input) => Promise<Output>
  /** The toast of success; without it there is none. */
  readonly done?: ToastMessage
  /** The title of the failure's toast, which gives the reason, too; or the whole toast, undefined for none. */
  readonly failed: string | ((error: unknown) => ToastMessage | undefined)
  /** Reads again what the act has changed; also after a failure, when something else may have changed. */
  readonly refresh?: () => Promise<unknown>
  readonly onDone?: (output: Output) => void
  /** Shows a failure where it belongs, beside or instead of the toast. */
  readonly onFailed?: (error: unknown) => void
  /** Instead of the toast and of `onFailed`, once what was changed meanwhile has been read again. */
  readonly onChangedMeanwhile?: (change: MeanwhileChange) => void
  /** After success and failure alike. */
  readonly onSettled?: () => unknown
}

/** One change by an admin, made once however often its button is pressed. */
export function useAct<Input, Output>(options: Act<Input, Output>) {
  const { act, done, failed, refresh, onDone, onFailed, onChangedMeanwhile, onSettled } = options
  const { showToast } = useToast()
  // A second click can come before the first one has disabled the button.
  const isInFlight = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    async onSuccess(output) {
      await refresh?.()
      if (done) showToast({ tone: 'success', ...done })
      onDone?.(output)
    },
    async onError(error) {
      if (isSignedOutError(error)) return
      const change = onChangedMeanwhile && readMeanwhileChange(error)
      if (change) {
        await refresh?.()
        onChangedMeanwhile(change)
        return
      }
      void refresh?.()
      onFailed?.(error)
      const toast = typeof failed === 'string' ? failureToast(failed, error) : failed(error)
      if (toast) showToast({ tone: 'destructive', ...toast })
    },
    onSettled() {
      isInFlight.current = false
      return onSettled?.()
    },
  })

  const run = (input: Input) => {
    if (isInFlight.current) return
    isInFlight.current = true
    mutate(input)
  }
  return { run, isPending }
}
