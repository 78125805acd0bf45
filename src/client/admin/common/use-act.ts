import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { saysSignedOut } from '../session/session-end.ts'

export interface Act<Input, Output> {
  readonly act: (input: Input) => Promise<Output>
  /** What the toasts say; the failure's is followed by the reason. */
  readonly done: { readonly title: string; readonly description: string }
  readonly failed: string
  /** Reads anew what the act has changed, or what turned out to be otherwise. */
  readonly refresh: () => Promise<unknown>
  readonly onDone?: (output: Output) => void
  /** Shows a failure where it belongs; true when it has, and no toast need tell of it. */
  readonly tellInPlace?: (error: unknown) => boolean
  /** Whatever came of it. */
  readonly onSettled?: () => void
}

/** One change by the office: done once however often it is pressed, told in a toast, and seen in the list. */
export function useAct<Input, Output>(options: Act<Input, Output>) {
  const { act, done, failed, refresh, onDone, tellInPlace, onSettled } = options
  const { showToast } = useToast()
  // Two clicks can come before the first one's waiting is drawn.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    async onSuccess(output) {
      await refresh()
      showToast({ ...done, tone: 'success' })
      onDone?.(output)
    },
    onError(error) {
      if (saysSignedOut(error)) return
      void refresh()
      if (tellInPlace?.(error)) return
      showToast({ title: failed, description: sentenceOf(error), tone: 'destructive' })
    },
    onSettled() {
      isUnderWay.current = false
      onSettled?.()
    },
  })

  const run = (input: Input) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(input)
  }
  return { run, isPending }
}
