import { MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { isObject } from '@chauffeur/domain/is-object'
import { useLayoutEffect, useReducer } from 'react'
import { findInTab, keepInTab, parseKept, removeFromTab } from '../../shared/forms/tab-storage.ts'
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

export const removeStoredDraft = (): void => removeFromTab(KEY)

const storeDraft = (draft: MessageDraft): void => keepInTab(KEY, JSON.stringify(draft))

/** An unreadable draft counts as none. */
function findDraft(): MessageDraft | undefined {
  const stored = parseKept(findInTab(KEY))
  if (!isObject(stored)) return undefined
  const line = (field: string) => {
    const text = stored[field]
    return typeof text === 'string' ? text.slice(0, MAX_NOTES_LENGTH) : ''
  }
  return {
    name: line('name'),
    email: line('email'),
    phone: line('phone'),
    bookingNumber: 'bookingNumber' in stored ? line('bookingNumber') : undefined,
    message: line('message'),
  }
}
