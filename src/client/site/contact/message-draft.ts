import { MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { useLayoutEffect, useReducer } from 'react'
import type { Reach } from '../enquiry/enquiry-form.tsx'

const KEY = 'message-draft'

/** A message that is not sent yet. */
interface MessageDraft extends Reach {
  /** Undefined until it is typed or deleted. */
  readonly bookingNumber: string | undefined
  readonly message: string
}

const emptyDraft: MessageDraft = { name: '', email: '', phone: '', bookingNumber: undefined, message: '' }

/** The texts of the form, kept in this tab: another language is another page. */
export function useMessageDraft() {
  const [draft, changeDraft] = useReducer(changed, emptyDraft)
  // Before the first paint, so that no empty form flashes.
  useLayoutEffect(() => {
    const stored = findDraft()
    if (stored) changeDraft(stored)
  }, [])
  useLayoutEffect(() => {
    if (draft !== emptyDraft) storeDraft(draft)
  }, [draft])
  return { draft, changeDraft }
}

/** Fills in the form before its page is opened; what was typed there before gives way. */
export function writeMessage(message: Partial<MessageDraft>): void {
  storeDraft({ ...emptyDraft, ...findDraft(), ...message })
}

const changed = (draft: MessageDraft, change: Partial<MessageDraft>) => ({ ...draft, ...change })

export function removeStoredDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

function storeDraft(draft: MessageDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Private windows and full storage: it then lives as long as the page.
  }
}

/** An unreadable draft counts as none. */
function findDraft(): MessageDraft | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored === null) return undefined
    const texts = new Map<string, unknown>(Object.entries(Object(JSON.parse(stored))))
    const line = (field: string) => {
      const text = texts.get(field)
      return typeof text === 'string' ? text.slice(0, MAX_NOTES_LENGTH) : ''
    }
    return {
      name: line('name'),
      email: line('email'),
      phone: line('phone'),
      bookingNumber: texts.has('bookingNumber') ? line('bookingNumber') : undefined,
      message: line('message'),
    }
  } catch {
    return undefined
  }
}
