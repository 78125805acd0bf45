import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { useEffect, useRef, type ReactNode } from 'react'
import { CheckIcon } from '../ui/icons.tsx'
import { enquiryTexts } from './enquiry-texts.ts'
import type { Reach } from './reach.ts'
import type { Received } from './use-send-once.ts'

type EnquirySentProps = {
  received: Received
  reach: Reach
  /** Above the reference, where no other heading announces it. */
  heading?: ReactNode
  children?: ReactNode
}

/** In the place of the form once it has arrived: under which reference, and what happens next. */
export function EnquirySent({ received, reach, heading, children }: EnquirySentProps) {
  const message = useRef<HTMLDivElement>(null)
  // The button that was pressed has gone with its form.
  useEffect(() => message.current?.focus(), [])
  const ways = [reach.email, reach.phone].map((way) => way.trim()).filter(Boolean)
  return (
    <div
      ref={message}
      tabIndex={-1}
      className="grid justify-items-center gap-5 py-3 text-center outline-none"
    >
      <span className="flex size-14 items-center justify-center rounded-full border border-accent-line text-accent">
        <CheckIcon className="size-6" strokeWidth="2" />
      </span>
      {heading}
      <div>
        <p className="text-sm text-soft">{enquiryTexts.reference}</p>
        <p className="tabular font-display text-title">{received.reference}</p>
      </div>
      <p className="max-w-md">{enquiryTexts.next(ANSWER_HOURS, ways)}</p>
      {children}
    </div>
  )
}
