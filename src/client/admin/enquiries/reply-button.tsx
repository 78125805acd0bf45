import type { Enquiry } from '@chauffeur/contract/enquiries'
import { lazy, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { fetchAhead, LatePart } from '../../shared/ui/late-part.tsx'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { replyTexts } from './reply-texts.ts'

const loadDialog = () => import('./reply-dialog.tsx')
const ReplyDialog = lazy(async () => ({ default: (await loadDialog()).ReplyDialog }))

type ReplyButtonProps = { enquiry: Enquiry; shown: EnquiryFilter; describedBy: string }

/** The button that answers an enquiry; its dialog is fetched when it is wanted. */
export function ReplyButton({ enquiry, shown, describedBy }: ReplyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isFirst = enquiry.replies.length === 0
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(loadDialog)}
        onFocus={() => fetchAhead(loadDialog)}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
        className="max-md:w-full"
      >
        {isFirst ? replyTexts.reply : replyTexts.replyAgain}
      </Button>
      {wasOpened && (
        <LatePart>
          <ReplyDialog
            enquiry={enquiry}
            shown={shown}
            open={isOpen}
            onOpenChange={setOpen}
            returnFocusTo={button}
          />
        </LatePart>
      )}
    </>
  )
}
