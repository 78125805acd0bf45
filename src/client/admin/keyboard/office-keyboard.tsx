import { useNavigate } from '@tanstack/react-router'
import {
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { useSession } from '../session/session.ts'
import { areOn, GO_TO } from './keys.ts'
import { isDialogOpen, moveRow, openRow, pressKey, takesText } from './row-keys.ts'

const CommandBox = lazy(async () => ({ default: (await import('./command-box.tsx')).CommandBox }))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

/** So long a second key belongs to the first. */
const SEQUENCE_MS = 1500

type Shown = 'box' | 'keys'

const ShowContext = createContext<(what: Shown) => void>(() => {})

/** Opens the box that finds and does, or the list of keys. */
export const useShow = () => use(ShowContext)

/** Hears the keys of the office on all its pages, but not while somebody types or a dialog is open. */
export function OfficeKeyboard({ children }: { children: ReactNode }) {
  const isSignedIn = Boolean(useSession().user)
  const navigate = useNavigate()
  const [shown, setShown] = useState<Shown>()
  const before = useRef<Element | null>(null)
  const firstKeyAt = useRef(0)

  const show = useCallback((what: Shown) => {
    before.current = document.activeElement
    setShown(what)
  }, [])
  const close = () => {
    setShown(undefined)
    // After the dialog has let go of it.
    const { current } = before
    if (current instanceof HTMLElement) requestAnimationFrame(() => current.focus({ preventScroll: true }))
  }
  const act = (key: string): boolean => {
    const isSecond = Date.now() - firstKeyAt.current < SEQUENCE_MS
    firstKeyAt.current = 0
    if (isSecond) {
      const to = Object.entries(GO_TO).find(([second]) => second === key)?.[1]
      if (to) void navigate({ to })
      return to !== undefined
    }
    switch (key) {
      case 'Enter':
        return openRow()
      case 'g':
        firstKeyAt.current = Date.now()
        return true
      case 'j':
      case 'k':
        moveRow(key === 'j' ? 1 : -1)
        return true
      case '?':
        show('keys')
        return true
      case 'n':
        void navigate({ to: '/admin/bookings/new' })
        return true
      case '/':
      case 'a':
      case 'r':
      case 'x':
        return pressKey(key)
      default:
        return false
    }
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (!isSignedIn || event.defaultPrevented) return
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      event.preventDefault()
      if (shown) close()
      else if (!isDialogOpen()) show('box')
      return
    }
    if (ctrlKey || metaKey || altKey || !areOn() || takesText(target) || isDialogOpen()) return
    if (act(key)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  return (
    <ShowContext value={show}>
      {children}
      <LatePart missing={null}>
        {shown === 'box' && <CommandBox onClose={close} onShowKeys={() => setShown('keys')} />}
        {shown === 'keys' && <KeysDialog onClose={close} />}
      </LatePart>
    </ShowContext>
  )
}
