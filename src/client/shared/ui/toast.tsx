import {
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { fetchAhead, LatePart } from './late-part.tsx'
import type { ShownToast, ToastMessage } from './toast-stack.tsx'

type Toasts = { showToast: (message: ToastMessage) => void; dismissToast: () => void }

const ToastContext = createContext<Toasts | null>(null)

const loadStack = () => import('./toast-stack.tsx')
const ToastStack = lazy(async () => ({ default: (await loadStack()).ToastStack }))

/**
 * For a page that may show a toast. The code that draws it is loaded ahead, because it may have to report that the
 * connection is lost.
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  useEffect(() => fetchAhead(loadStack), [])
  if (!toasts) throw new Error('useToast must be used within a ToastProvider')
  return toasts
}

/** One toast at a time: a new one takes the place of the one that stands. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const before = useRef<Element | null>(null)

  const showToast = useCallback((message: ToastMessage) => {
    before.current = document.activeElement
    setShown((last) => ({ ...message, number: (last?.number ?? 0) + 1, open: true }))
  }, [])
  const dismissToast = useCallback(() => setShown((last) => last && { ...last, open: false }), [])
  const toasts = useMemo(() => ({ showToast, dismissToast }), [showToast, dismissToast])

  function onOpenChange(open: boolean) {
    if (open) return
    // Radix leaves the focus in its empty region; it belongs where the person was.
    const { activeElement } = document
    if (activeElement?.closest('[data-toasts]') && before.current instanceof HTMLElement)
      before.current.focus()
    dismissToast()
  }

  return (
    <ToastContext value={toasts}>
      {children}
      {shown && (
        <LatePart missing={null}>
          <ToastStack toast={shown} onOpenChange={onOpenChange} />
        </LatePart>
      )}
    </ToastContext>
  )
}
